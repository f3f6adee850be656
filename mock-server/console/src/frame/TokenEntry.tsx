import { Button, Center, Paper, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Told } from '../ui/Told.tsx'

/** Hands MOCK_TOKEN to the server, which keeps it in a cookie that no script reads. */
export const TokenEntry = () => {
  const [token, setToken] = useState('')
  const [error, setError] = useState<string>()
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await fetch('/__mock/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    }).catch(() => undefined)
    if (answer?.ok) location.reload()
    else setError(answer ? '令牌不正确，请核对服务启动时的 MOCK_TOKEN' : '无法连接模拟服务')
  }
  return (
    <Center component="main" mih="80vh" p="md">
      <Paper withBorder p="xl" w={420} maw="100%">
        <form onSubmit={(event) => void enter(event)}>
          <Stack>
            <Title order={1} size="h3">
              澄湾控制台
            </Title>
            <Text size="sm">此服务对外开放，控制它需要启动时设置的 MOCK_TOKEN。</Text>
            <PasswordInput
              label="MOCK_TOKEN"
              value={token}
              autoComplete="current-password"
              onChange={(event) => setToken(event.currentTarget.value)}
              required
              visibilityToggleButtonProps={{ 'aria-label': '显示或隐藏令牌' }}
            />
            <Told error={error} />
            <Button type="submit" size="sm">
              进入
            </Button>
          </Stack>
        </form>
      </Paper>
    </Center>
  )
}
