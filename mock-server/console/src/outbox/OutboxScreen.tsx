import type { SentCode } from '@app/contract/control/members'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import { act } from '../control.ts'
import { Copy } from '../ui/Copy.tsx'
import { Json } from '../ui/Json.tsx'
import { Part } from '../ui/Part.tsx'
import { clockText, timeText } from '../time.ts'
import { type Column, Listing } from '../ui/Listing.tsx'
import { Mono } from '../ui/Mono.tsx'
import { Told, Waiting } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'
import { useLook } from '../useLook.ts'

const EVERY_MS = 2_000
/** By the numbers of the send-code calls. */
const PURPOSES: Record<string, string> = {
  [SEND_TYPE.bind]: '绑定',
  [SEND_TYPE.reset]: '找回密码',
  [SEND_TYPE.newDevice]: '新设备',
  [SEND_TYPE.changePassword]: '修改密码',
  [SEND_TYPE.secondPassword]: '资金密码',
  [SEND_TYPE.withdraw]: '取款',
  [SEND_TYPE.card]: '收款账户',
}
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
          maw="100%"
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

const COLUMNS: Column<SentCode>[] = [
  { title: '时间', cell: ({ at }) => timeText(at) },
  { title: '发往', cell: ({ to }) => <Mono>{to}</Mono> },
  { title: '方式', cell: ({ channel }) => CHANNELS[channel] },
  { title: '用途', cell: ({ type }) => PURPOSES[type] ?? type },
  {
    title: '验证码',
    cell: ({ code }) => (
      <Group gap="xs">
        <Mono fw={700} fz={16}>
          {code}
        </Mono>
        <Copy text={code} />
      </Group>
    ),
  },
  { title: '有效至', cell: ({ expires_at }) => clockText(expires_at) },
]

/** Every code that the site has sent, and the answers of its captchas. */
export const OutboxScreen = () => {
  const { data, error } = useLook('/outbox', EVERY_MS)
  const [typed, setTyped] = useState('')
  return (
    <Stack>
      <Part
        title="发件箱"
        hint="站点发出的每一条短信、邮件和语音验证码，最新的在最前。"
        tools={
          <TextInput
            aria-label="查找号码"
            placeholder="号码或邮箱"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        }
      >
        {data ? (
          <Listing
            label="发件箱"
            columns={COLUMNS}
            rows={data.messages.filter(({ to }) => to.includes(typed.trim()))}
            keyOf={({ at, to, code }) => `${at} ${to} ${code}`}
            empty="还没有发出验证码。在站点上点“获取验证码”，它会出现在这里。"
          />
        ) : (
          <Waiting error={error} />
        )}
      </Part>
      <Part title="人机验证的答案" hint="图形验证码的字，或滑块缺口的横坐标。编号是回答里的 x-code，见日志。">
        <CaptchaAnswer />
      </Part>
    </Stack>
  )
}
