import { MADE, type NewMember as Facts } from '@app/contract/control/newMember'
import { Button, Checkbox, Group, Modal, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { Copy } from '../ui/Copy.tsx'
import { yuan } from '../ui/money.ts'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'

const { most } = MADE
type Counted = 'vip' | 'balance' | 'cards' | 'deals' | 'bets' | 'gifts' | 'letters' | 'points' | 'seed'
const COUNTED: { fact: Counted; label: string; max?: number; decimals?: number; hint?: string }[] = [
  { fact: 'vip', label: 'VIP', max: 10 },
  { fact: 'balance', label: '余额（元）', decimals: 2 },
  { fact: 'points', label: '积分' },
  { fact: 'cards', label: '账户', hint: '银行卡、支付宝、虚拟币依次' },
  { fact: 'deals', label: '存取款', max: most.deals },
  { fact: 'bets', label: '已结注单', max: most.bets },
  { fact: 'gifts', label: '已领升级礼金', max: most.gifts },
  { fact: 'letters', label: '未读消息', max: most.letters },
  { fact: 'seed', label: '种子', hint: '同一种子，同一个人' },
]
const UNBOUND = [
  ['bindPhone', '手机号'],
  ['bindEmail', '邮箱'],
  ['realName', '真实姓名'],
  ['birthday', '生日'],
  ['secondPassword', '二级密码'],
] as const
type Unbound = (typeof UNBOUND)[number][0]

/** Makes a member with chosen facts and a past; what is left empty is drawn. */
export const NewMember = ({ onClose }: { onClose: () => void }) => {
  const { run, isBusy, error } = useAct()
  const [name, setName] = useState('')
  const [counts, setCounts] = useState<Partial<Record<Counted, string | number>>>({})
  const [unbound, setUnbound] = useState<Unbound[]>([])
  const [isRisky, setRisky] = useState(false)
  const [made, setMade] = useState<{ name: string; password: string; told: string }>()
  const create = () =>
    void run(async () => {
      const numbers = Object.entries(counts).filter(([, value]) => value !== '')
      const facts: Facts = {
        ...(name === '' ? {} : { name }),
        ...Object.fromEntries(numbers.map(([fact, value]) => [fact, Number(value)])),
        ...Object.fromEntries(unbound.map((fact) => [fact, null])),
        ...(isRisky ? { risk: true } : {}),
      }
      const member = await act('POST', '/members', facts)
      const told = `VIP${member.vip} · ${yuan(member.balance_cents)} 元 · 注单 ${member.made.bets} · 存取款 ${member.made.deals} · 账户 ${member.made.cards}`
      setMade({ name: member.name, password: member.password, told })
    })
  return (
    <Modal opened onClose={onClose} title="造一位会员" size="lg" closeButtonProps={{ 'aria-label': '关闭' }}>
      <Stack gap="sm">
        <Text size="sm">
          留空的由种子决定：资料齐全、信任所有设备、没有余额与往事。往事由站点自己的流程记账。
        </Text>
        <Group align="flex-start" gap="xs">
          <TextInput
            label="用户名"
            placeholder="随机"
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            w={136}
          />
          {COUNTED.map(({ fact, label, max, decimals = 0, hint }) => (
            <NumberInput
              key={fact}
              label={label}
              {...(hint ? { description: hint, inputWrapperOrder: ['label', 'input', 'description'] } : {})}
              value={counts[fact] ?? ''}
              onChange={(value) => setCounts((before) => ({ ...before, [fact]: value }))}
              min={0}
              {...(max === undefined ? {} : { max })}
              decimalScale={decimals}
              w={136}
            />
          ))}
        </Group>
        <Checkbox.Group
          label="不绑定"
          value={unbound}
          onChange={(chosen) =>
            setUnbound(UNBOUND.flatMap(([fact]) => (chosen.includes(fact) ? [fact] : [])))
          }
        >
          <Group gap="md" mt={4}>
            {UNBOUND.map(([fact, label]) => (
              <Checkbox key={fact} value={fact} label={label} />
            ))}
          </Group>
        </Checkbox.Group>
        <Checkbox
          label="标记为风险"
          checked={isRisky}
          onChange={(event) => setRisky(event.currentTarget.checked)}
        />
        <Group>
          <Button loading={isBusy} onClick={create}>
            造
          </Button>
          {made && (
            <Text size="sm" role="status">
              <b>{made.name}</b>（密码 {made.password}）：{made.told}
            </Text>
          )}
          {made && <Copy text={made.name} name="复制用户名" />}
        </Group>
        <Told error={error} />
      </Stack>
    </Modal>
  )
}
