import type { OrderShown } from '@app/contract/control/money'
import { NativeSelect, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { queryOf } from '../query.ts'
import { timeText } from '../time.ts'
import { Find } from '../ui/Find.tsx'
import { type Column, Listing } from '../ui/Listing.tsx'
import { yuan } from '../ui/money.ts'
import { Mono } from '../ui/Mono.tsx'
import { Part } from '../ui/Part.tsx'
import { Tag, type Tone } from '../ui/Tag.tsx'
import { Waiting } from '../ui/Told.tsx'
import { useLook } from '../useLook.ts'
import { Outcomes } from './Outcomes.tsx'

const EVERY_MS = 2_000
const KINDS = [
  { value: '', label: '全部' },
  { value: 'deposit', label: '存款' },
  { value: 'withdraw', label: '取款' },
]
const STATUSES = [
  { value: 'open', label: '待决定' },
  { value: '', label: '所有状态' },
  { value: 'waiting', label: '等待付款' },
  { value: 'processing', label: '确认中' },
  { value: 'review', label: '审核中' },
  { value: 'paying', label: '汇款中' },
  { value: 'success', label: '已到账' },
  { value: 'failed', label: '失败' },
  { value: 'closed', label: '已取消' },
  { value: 'expired', label: '已过期' },
  { value: 'refused', label: '未通过' },
]
const TONES: Record<string, Tone> = {
  waiting: 'info',
  processing: 'info',
  review: 'info',
  paying: 'info',
  success: 'good',
  failed: 'bad',
  refused: 'bad',
}

const COLUMNS: Column<OrderShown>[] = [
  {
    title: '类型',
    cell: ({ kind }) => (kind === 'deposit' ? '存款' : '取款'),
  },
  { title: '订单号', cell: ({ orderNo }) => <Mono>{orderNo}</Mono> },
  { title: '成员', cell: ({ member }) => member },
  {
    title: '金额',
    align: 'right',
    cell: (order) => (
      <>
        <b>{yuan(order.amount_cents)}</b>
        {order.bonus_cents > 0 && (
          <Text size="xs" c="dimmed">
            优惠 {yuan(order.bonus_cents)}
          </Text>
        )}
        {order.fee_cents > 0 && (
          <Text size="xs" c="dimmed">
            手续费 {yuan(order.fee_cents)}
          </Text>
        )}
      </>
    ),
  },
  { title: '方式', cell: ({ method, account }) => [method, account].filter(Boolean).join(' · ') },
  { title: '时间', cell: ({ createdAt }) => timeText(createdAt) },
  {
    title: '状态',
    cell: ({ status, statusName }) => <Tag tone={TONES[status] ?? 'quiet'}>{statusName}</Tag>,
  },
  { title: '决定', cell: (order) => <Outcomes order={order} /> },
]

/** Deposits and withdrawals of every member, to be decided at once instead of in their own time. */
export const OrdersScreen = () => {
  const [kind, setKind] = useState('')
  const [status, setStatus] = useState('open')
  const [member, setMember] = useState('')
  const path = `/orders${queryOf({ kind, status, member: member.trim() })}` as const
  const { data, error } = useLook(path, EVERY_MS)
  return (
    <Part
      title="订单"
      hint="让一笔存款到账、失败或过期，让一笔取款汇出、驳回或停在审核；钱与通知随之变化。"
      tools={
        <>
          <SegmentedControl aria-label="类型" data={KINDS} value={kind} onChange={setKind} />
          <NativeSelect
            aria-label="状态"
            data={STATUSES}
            value={status}
            onChange={(event) => setStatus(event.currentTarget.value)}
          />
          <Find label="成员" among="成员（全名）" w={120} value={member} onFind={setMember} />
        </>
      }
    >
      {data ? (
        <>
          <Listing
            label="订单"
            columns={COLUMNS}
            rows={data.orders}
            keyOf={({ orderNo }) => orderNo}
            empty={
              status === 'open'
                ? '没有等待决定的订单。在站点上存一笔款，它会立即出现在这里。'
                : '没有符合的订单'
            }
          />
          {data.total > data.orders.length && (
            <Text size="xs" c="dimmed">
              显示最新的 {data.orders.length} 笔，共 {data.total} 笔
            </Text>
          )}
        </>
      ) : (
        <Waiting error={error} />
      )}
    </Part>
  )
}
