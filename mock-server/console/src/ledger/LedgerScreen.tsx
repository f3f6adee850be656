import type { LedgerAccount } from '@app/contract/control/money'
import { Group, Paper, SimpleGrid, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { yuan } from '../ui/money.ts'
import { Part } from '../ui/Part.tsx'
import { Tag, type Tone } from '../ui/Tag.tsx'
import { Waiting } from '../ui/Told.tsx'
import { useLook } from '../useLook.ts'
import { Accounts } from './Accounts.tsx'
import { Movements } from './Movements.tsx'

const EVERY_MS = 3_000

const Figure = ({ label, value, tone }: { label: string; value: string; tone?: Tone }) => (
  <Paper withBorder p="sm">
    <Text size="xs" c="dimmed">
      {label}
    </Text>
    <Text fz={20} fw={700} ff="monospace" c={tone === undefined ? undefined : `var(--${tone})`}>
      {value}
    </Text>
  </Paper>
)

/** Whether the books balance, and every account and movement behind it. */
export const LedgerScreen = () => {
  const { data: check, error } = useLook('/ledger', EVERY_MS)
  const accounts = useLook('/ledger/accounts', EVERY_MS)
  const [account, setAccount] = useState<LedgerAccount>()
  if (!check || !accounts.data) return <Waiting error={error ?? accounts.error} />
  const count = (number: number) => number.toLocaleString('zh-CN')
  return (
    <Stack>
      <Part
        title="账目"
        hint="复式记账：每笔变动的分录合计为零，每个账户的余额等于它的分录之和。无论做了什么，都必须平衡。"
        tools={<Tag tone={check.balanced ? 'good' : 'bad'}>{check.balanced ? '✓ 平衡' : '✗ 不平衡'}</Tag>}
      >
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
          <Figure
            label="检查结果"
            value={check.balanced ? '平衡' : '不平衡'}
            tone={check.balanced ? 'good' : 'bad'}
          />
          <Figure
            label="偏差（元）"
            value={yuan(check.drift_cents)}
            tone={check.drift_cents === 0 ? 'good' : 'bad'}
          />
          <Figure label="账户" value={count(check.accounts)} />
          <Figure label="分录" value={count(check.postings)} />
        </SimpleGrid>
      </Part>
      <Group align="flex-start" gap="md" grow wrap="wrap" preventGrowOverflow={false}>
        <Accounts accounts={accounts.data.accounts} chosen={account} onChoose={setAccount} />
        <Movements account={account} onAll={() => setAccount(undefined)} />
      </Group>
    </Stack>
  )
}
