import type { OrderOutcome, OrderShown } from '@app/contract/control/money'
import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { act } from '../control.ts'
import { Told } from '../ui/Told.tsx'
import { useAct } from '../useAct.ts'

const LABELS: Record<OrderShown['kind'], Record<OrderOutcome, string>> = {
  deposit: { success: '到账', fail: '失败', expire: '过期', review: '已付款，确认中' },
  withdraw: { success: '汇出', fail: '驳回', expire: '过期', review: '停在审核' },
}

/** What an order can still become; a withdrawal is refused with a reason of one's own. */
export const Outcomes = ({ order }: { order: OrderShown }) => {
  const { run, isBusy, error } = useAct()
  const [reason, setReason] = useState('')
  if (order.outcomes.length === 0) return <>{order.reason || '—'}</>
  const decide = (outcome: OrderOutcome) =>
    void run(() =>
      act('POST', `/orders/${order.orderNo}`, {
        outcome,
        ...(outcome === 'fail' && reason.trim() !== '' ? { reason: reason.trim() } : {}),
      }),
    )
  return (
    <>
      <Group gap={4}>
        {order.outcomes.map((outcome) => (
          <Button
            key={outcome}
            size="compact-xs"
            variant={outcome === 'success' ? 'filled' : 'default'}
            disabled={isBusy}
            aria-label={`${LABELS[order.kind][outcome]} ${order.orderNo}`}
            onClick={() => decide(outcome)}
          >
            {LABELS[order.kind][outcome]}
          </Button>
        ))}
        {order.kind === 'withdraw' && (
          <TextInput
            aria-label={`驳回理由 ${order.orderNo}`}
            placeholder="驳回理由（可不填）"
            value={reason}
            w={150}
            maxLength={200}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
      </Group>
      <Told error={error} />
    </>
  )
}
