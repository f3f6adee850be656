import { Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { onHost } from '../world.ts'
import classes from './Nav.module.css'

/** Which build serves this page; nothing while it isn't known. */
export const Version = () => {
  const [version, setVersion] = useState('')
  useEffect(() => {
    void fetch(onHost('/__mock/health'))
      .then((answer) => answer.json() as Promise<{ version: string }>)
      .then(
        (health) => setVersion(`版本 ${health.version}`),
        () => undefined,
      )
  }, [])
  return <Text className={classes.version}>{version}</Text>
}
