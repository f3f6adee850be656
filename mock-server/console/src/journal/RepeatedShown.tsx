import type { Repeated } from '@app/contract/control/time'
import { Button, Group, Paper, Text } from '@mantine/core'
import { yuan } from '../ui/money.ts'
import { Tag } from '../ui/Tag.tsx'
import { toneOf } from '../ui/tone.ts'

const SHOWN = 12

/** The answers of a repeated call, and whether the books still balance. */
export const RepeatedShown = ({
  repeated: { answers, distinct, ledger, entries },
  onOpen,
}: {
  repeated: Repeated
  onOpen: (id: number) => void
}) => (
  <Paper withBorder p="xs" role="status" aria-label="连点的结果">
    <Group gap={6}>
      <Text size="sm">
        {answers.length} 个回答，{distinct === 1 ? '全部相同' : `${distinct} 种`}
      </Text>
      <Tag tone={ledger.balanced ? 'good' : 'bad'}>
        {ledger.balanced ? '账目平衡' : `账目偏差 ${yuan(ledger.drift_cents)}`}
      </Tag>
    </Group>
    <Group gap={4} mt={6}>
      {answers.slice(0, SHOWN).map(({ http, status_code, same }, at) => (
        <Group key={at} gap={2}>
          <Tag tone={toneOf(status_code, http)}>
            {status_code ?? http}
            {same ? ' 同原答' : ''}
          </Tag>
          {entries[at] !== undefined && (
            <Button size="compact-xs" variant="default" onClick={() => onOpen(entries[at]!)}>
              #{entries[at]}
            </Button>
          )}
        </Group>
      ))}
      {answers.length > SHOWN && <Text size="xs">…共 {answers.length} 个</Text>}
    </Group>
  </Paper>
)
