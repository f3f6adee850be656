import type { PageTold } from '@app/contract/control/drawer'
import type { SentCode } from '@app/contract/control/members'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import { isDrawer, usePage, wish } from '../page.ts'
import { Find } from '../ui/Find.tsx'
import { Copy } from '../ui/Copy.tsx'
import { Part } from '../ui/Part.tsx'
import { clockText, timeText } from '../time.ts'
import { type Column, Listing } from '../ui/Listing.tsx'
import { Mono } from '../ui/Mono.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Waiting } from '../ui/Told.tsx'
import { useLook } from '../useLook.ts'
import { Captcha } from './Captcha.tsx'

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

const columnsAt = (now: number, page: PageTold | undefined): Column<SentCode>[] => [
  { title: '时间', cell: ({ at }) => timeText(at) },
  { title: '发往', cell: ({ to }) => <Mono>{to}</Mono> },
  { title: '方式', cell: ({ channel }) => CHANNELS[channel], isMinor: true },
  { title: '用途', cell: ({ type }) => PURPOSES[type] ?? type },
  {
    title: '验证码',
    cell: ({ code }) => (
      <Group gap="xs">
        <Mono fw={700} fz={16}>
          {code}
        </Mono>
        <Copy text={code} />
        {isDrawer && (
          <Button
            size="compact-xs"
            disabled={!page?.asksForCode}
            aria-label={`填入 ${code}`}
            onClick={() => wish({ do: 'fillCode', code })}
          >
            填入
          </Button>
        )}
      </Group>
    ),
  },
  {
    title: '有效至',
    cell: ({ expires_at }) => (
      <Group gap="xs">
        {clockText(expires_at)} {expires_at < now && <Tag>已失效</Tag>}
      </Group>
    ),
  },
]

/** Every code that the site has sent, and the answers of its captchas. */
export const OutboxScreen = () => {
  const { data, error } = useLook('/outbox', EVERY_MS)
  const now = useLook('/clock', EVERY_MS).data?.now ?? 0
  const page = usePage()
  const [typed, setTyped] = useState('')
  return (
    <Stack>
      <Part
        title="发件箱"
        hint="站点发出的每一条短信、邮件和语音验证码，最新的在最前。"
        tools={<Find label="查找号码" among="号码或邮箱" value={typed} onFind={setTyped} />}
      >
        {data ? (
          <Listing
            label="发件箱"
            columns={columnsAt(now, page)}
            rows={data.messages.filter(({ to }) => to.includes(typed.trim()))}
            keyOf={({ at, to, code }) => `${at} ${to} ${code}`}
            empty="还没有发出验证码。在站点上点“获取验证码”，它会出现在这里。"
          />
        ) : (
          <Waiting error={error} />
        )}
      </Part>
      <Captcha />
    </Stack>
  )
}
