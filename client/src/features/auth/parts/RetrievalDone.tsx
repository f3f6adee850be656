import { Button, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useAuthText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'

/** T-FP-3 */
const SECONDS = 3

/** Success: 3, 2, 1 and back to the login form. */
export const RetrievalDone = () => {
  const t = useAuthText()
  const [left, setLeft] = useState(SECONDS)
  const back = () => {
    bus.emit('closeAuth')
    bus.emit('login')
  }
  const turn = useEffectEvent(() => {
    if (left > 1) setLeft(left - 1)
    else back()
  })
  useEffect(() => {
    const timer = setInterval(() => turn(), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Stack align="center" py="md">
      <ThemeIcon size={72} radius={36} variant="light" color="green">
        <Icon name="check" size={40} />
      </ThemeIcon>
      <Title order={2} size="h3">
        {t('done')}
      </Title>
      <Text role="status" c="dimmed">
        {t('backIn', { seconds: left })}
      </Text>
      <Button data-autofocus onClick={back}>
        {t('backToLogin')}
      </Button>
    </Stack>
  )
}
