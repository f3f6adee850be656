import type { MemberChange, MemberShown, Session } from '@app/contract/control/members'
import { Button, Group, Modal, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { Json } from '../ui/Json.tsx'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'

const CENTS = 100
const TOP_GRADE = 10
const DAY_MS = 86_400_000

/** Changes a member's facts and states; each button is one PATCH. */
export const MemberEditor = ({ member, onClose }: { member: MemberShown; onClose: () => void }) => {
  const { run, isBusy, error } = useAct()
  const [yuan, setYuan] = useState<string | number>(member.balance_cents / CENTS)
  const [vip, setVip] = useState<string | number>(member.vip)
  const [phone, setPhone] = useState(member.phone ?? '')
  const [realName, setRealName] = useState(member.realName ?? '')
  const [session, setSession] = useState<Session>()
  const path = `/members/${encodeURIComponent(member.name)}` as const
  const change = (facts: MemberChange) => void run(() => act('PATCH', path, facts))
  const states: [string, () => MemberChange | Promise<MemberChange>][] = [
    ['信任所有设备', () => ({ trustDevice: true })],
    ['不信任任何设备', () => ({ trustDevice: false })],
    [member.risk ? '解除风险标记' : '标记为风险', () => ({ risk: !member.risk })],
    ['结束全部会话', () => ({ endSessions: true })],
    [
      member.mutedUntil ? '解除禁言' : '禁言一天',
      async () => {
        if (member.mutedUntil) return { mutedUntil: null }
        const { now } = await act('GET', '/clock')
        return { mutedUntil: now + DAY_MS }
      },
    ],
  ]
  return (
    <Modal
      opened
      onClose={onClose}
      title={`修改 ${member.name}`}
      size="lg"
      closeButtonProps={{ 'aria-label': '关闭' }}
    >
      <Stack gap="sm">
        <Text size="sm">{member.trait}</Text>
        <Group align="end">
          <NumberInput label="中心钱包（元）" value={yuan} onChange={setYuan} min={0} decimalScale={2} />
          <NumberInput label="VIP" value={vip} onChange={setVip} min={0} max={TOP_GRADE} w={70} />
          <TextInput label="手机号" value={phone} onChange={(e) => setPhone(e.currentTarget.value)} w={140} />
          <TextInput
            label="真实姓名"
            value={realName}
            onChange={(e) => setRealName(e.currentTarget.value)}
            w={120}
          />
          <Button
            loading={isBusy}
            onClick={() =>
              change({
                balance_cents: Math.round(Number(yuan) * CENTS),
                vip: Number(vip),
                bindPhone: phone || null,
                realName: realName || null,
              })
            }
          >
            保存
          </Button>
        </Group>
        <Group gap="xs">
          {states.map(([label, facts]) => (
            <Button
              key={label}
              variant="default"
              disabled={isBusy}
              onClick={() => void run(async () => act('PATCH', path, await facts()))}
            >
              {label}
            </Button>
          ))}
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => void run(async () => setSession(await act('POST', `${path}/session`, {})))}
          >
            取得令牌
          </Button>
        </Group>
        {session && <Json label="令牌" value={session} />}
        <Told error={error} />
        <Json label="会员数据" value={member} />
      </Stack>
    </Modal>
  )
}
