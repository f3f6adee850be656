import { HEADER } from '@app/contract/kit/headers'
import { List, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { onHost } from '../world.ts'
import classes from './Nav.module.css'

interface Health {
  version: string
  lacks?: string[]
}

/** Which build serves this page, and what can't be had on its host; nothing while it isn't known. */
export const Version = () => {
  const [health, setHealth] = useState<Health>()
  useEffect(() => {
    void fetch(onHost('/__mock/health'), { headers: { [HEADER.lang]: document.documentElement.lang } })
      .then((answer) => answer.json() as Promise<Health>)
      .then(setHealth, () => undefined)
  }, [])
  return (
    <div className={classes.version}>
      <Text inherit>{health && `版本 ${health.version}`}</Text>
      {health?.lacks && (
        <details>
          <summary>本主机没有的功能</summary>
          <List fz="inherit" className={classes.lacks}>
            {health.lacks.map((name) => (
              <List.Item key={name}>{name}</List.Item>
            ))}
          </List>
        </details>
      )}
    </div>
  )
}
