import { Button, Group, Stack, Table, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SentCode } from '@app/mock-server/testing/shapes'
import { act } from '../control.ts'
import { Copy } from '../Copy.tsx'
import { Json } from '../Json.tsx'
import { Part } from '../Part.tsx'
import { timeText } from '../time.ts'
import { Told, Waiting } from '../Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'

const EVERY_MS = 2_000
const CHANNELS = { sms: '短信', email: '邮件', voice: '语音' }

const CaptchaAnswer = () => {
  const [id, setId] = useState('')
  const [answer, setAnswer] = useState<unknown>()
  const { run, error } = useAct()
  return (
    <Stack gap="xs">
      <Group align="end" gap="xs">
        <TextInput
          label="验证码编号"
          value={id}
          w={320}
          onChange={(event) => setId(event.currentTarget.value)}
        />
        <Button
          disabled={id === ''}
          onClick={() =>
            void run(async () => setAnswer(await act('GET', `/captcha/${encodeURIComponent(id)}`)))
          }
        >
          查看答案
        </Button>
      </Group>
      <Told error={error} />
      {answer !== undefined && <Json label="验证码答案" value={answer} />}
    </Stack>
  )
}

/** Every code that the site has sent, and the answers of its captchas. */
export const OutboxScreen = () => {
  const { data, error } = useLook<{ messages: SentCode[] }>('/outbox', EVERY_MS)
  return (
    <Stack>
      <Part title="发件箱">
        {!data && <Waiting error={error} />}
        {data?.messages.length === 0 && <Text size="sm">还没有发出验证码。</Text>}
        {data && data.messages.length > 0 && (
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>时间</Table.Th>
                <Table.Th>发往</Table.Th>
                <Table.Th>方式</Table.Th>
                <Table.Th>用途</Table.Th>
                <Table.Th>验证码</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.messages.map((one) => (
                <Table.Tr key={`${one.at} ${one.to} ${one.code}`}>
                  <Table.Td>{timeText(one.at)}</Table.Td>
                  <Table.Td>{one.to}</Table.Td>
                  <Table.Td>{CHANNELS[one.channel]}</Table.Td>
                  <Table.Td>{one.type}</Table.Td>
                  <Table.Td>
                    <Group gap="xs">
                      <b>{one.code}</b>
                      <Copy text={one.code} />
                    </Group>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Part>
      <Part title="验证码答案">
        <CaptchaAnswer />
      </Part>
    </Stack>
  )
}
