import { Stack } from '@mantine/core'
import type { WithdrawOrder } from '@app/contract/withdraw/withdrawOrder'
import { useWithdrawText } from '../text.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { dateTimeText, timeText } from '../../../lib/text/date.ts'
import { toCents } from '@app/contract/kit/cents'
import { balanceText } from '../../../lib/text/amount.ts'
import { uppercaseAmount } from '../../../lib/text/uppercaseAmount.ts'
import { Facts, type Fact } from '../../../ui/Facts/Facts.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import css from '../withdraw.module.css'

/** The step that the order stands at is the one that its words tell of. */
const stateOf = ({ status }: WithdrawOrder, step: WithdrawOrder['steps'][number]) => {
  if (status < 2 && step.status === status) return 'now'
  if (step.time === null) return 'ahead'
  return step.status === 3 ? 'broken' : 'done'
}

interface Props {
  order: WithdrawOrder
  /** When money arrives by its way, as the form says it. */
  arrival?: string | undefined
}

/** An order on its way: the steps with their times, what happens next, and its figures. */
export const Progress = ({ order, arrival }: Props) => {
  const t = useWithdrawText()
  const locale = useLocale()
  const facts: Fact[] = [
    { label: t('amount'), value: <Money yuan={order.amount} />, isMain: true },
    { label: t('capitals'), value: uppercaseAmount(toCents(order.amount), locale) },
    { label: t('fee'), value: <Money yuan={order.fee} /> },
    { label: t('arrives'), value: <Money yuan={order.arrival} /> },
    ...(order.coinAmount
      ? [{ label: t('coin'), value: `${balanceText(order.coinAmount)} USDT（${order.rate}）` }]
      : []),
    ...(arrival && order.status < 2 ? [{ label: t('arrival'), value: arrival }] : []),
    { label: t('account'), value: `${order.accountName} ${order.account}` },
    { label: t('orderNo'), value: order.orderNo, copied: order.orderNo },
    { label: t('createdAt'), value: dateTimeText(order.createdAt) },
  ]
  return (
    <Stack gap={18}>
      <ol className={css.steps}>
        {order.steps.map((step, index) => (
          <li
            key={step.status}
            data-state={stateOf(order, step)}
            aria-current={stateOf(order, step) === 'now' ? 'step' : undefined}
          >
            <span aria-hidden>{index + 1}</span>
            {step.name}
            {step.time !== null && <time>{timeText(step.time)}</time>}
          </li>
        ))}
      </ol>
      <p role="status" className={css.stage} data-status={order.status}>
        {t(`stage${order.status}`)}
        {order.reason && ` ${order.reason}`}
      </p>
      <Facts facts={facts} />
    </Stack>
  )
}
