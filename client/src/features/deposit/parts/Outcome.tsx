import { toCents } from '@app/contract/kit/cents'
import { Button, Group } from '@mantine/core'
import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import { Link } from 'react-router-dom'
import { useDepositText } from '../text.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { bus } from '../../../lib/bus.ts'
import { to } from '../../../paths.ts'
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx'
import { HomeLink } from '../../../ui/HomeLink/HomeLink.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { creditOf, turnoverYuan } from '../deposit.rules.ts'
import css from '../deposit.module.css'

const NEXT = { 3: 'next3', 4: 'next4', 5: 'next5' } as const
/** Cancelled by the player himself: there is nothing to ask the service. */
const CANCELLED = 4

/** How it ended, and what to do now. */
export const Outcome = ({ order }: { order: DepositOrder }) => {
  const t = useDepositText()
  const status = order.status as keyof typeof NEXT
  const isPaid = order.status === 2
  return (
    <div className={css.outcome} data-good={isPaid || undefined}>
      <p className={css.outcomeAmount}>
        <Money yuan={isPaid ? creditOf(order) : order.amount} />
      </p>
      {isPaid && toCents(order.bonus) > 0 && (
        <p>{t('credited', { amount: balanceText(order.amount), bonus: balanceText(order.bonus) })}</p>
      )}
      <p>{isPaid ? t('next2', { amount: balanceText(turnoverYuan(order)) }) : t(NEXT[status])}</p>
      <p className={css.orderNo}>
        {t('orderNo')} {order.orderNo} <CopyButton text={order.orderNo} label={t('orderNo')} />
      </p>
      <Group className={css.ways} align="stretch" gap="0.75rem">
        <Button
          component={Link}
          to={isPaid ? to('transRecord', { type: 'deposit' }) : to('saveMoney', { method: order.typeCode })}
        >
          {isPaid ? t('records') : t('again')}
        </Button>
        {isPaid ? (
          <Button component={Link} to={to('sport')} variant="default">
            {t('play')}
          </Button>
        ) : status === CANCELLED ? (
          <Button component={HomeLink} variant="default">
            {t('home')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => bus.emit('openSupport')}>
            {t('support')}
          </Button>
        )}
      </Group>
    </div>
  )
}
