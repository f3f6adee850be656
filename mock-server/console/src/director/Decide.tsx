import { Button, Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { type ResultCode, resultLabels, voidReasons } from '@app/contract/sport/settle/results'
import { act } from '../control.ts'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'

const items = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: `${value} ${label}` }))
const OUTCOMES = [
  { group: '结算', items: items(resultLabels) },
  { group: '取消原因', items: items(voidReasons) },
]

/** Settles, voids or restores one ticket. */
export const Decide = ({ ticket }: { ticket: string }) => {
  const { run, isBusy, error } = useAct()
  const [outcome, setOutcome] = useState('W')
  return (
    <>
      <Group gap={4} wrap="nowrap">
        <NativeSelect
          aria-label={`${ticket} 的结果`}
          data={OUTCOMES}
          value={outcome}
          w={120}
          onChange={(event) => setOutcome(event.currentTarget.value)}
        />
        <Button
          size="compact-xs"
          disabled={isBusy || ticket === ''}
          onClick={() =>
            void run(() =>
              act('POST', `/bets/${encodeURIComponent(ticket)}`, { outcome: outcome as ResultCode }),
            )
          }
        >
          执行
        </Button>
      </Group>
      <Told error={error} />
    </>
  )
}
