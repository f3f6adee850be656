import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { WAIT_ROUTES } from '../../../api/unpaid.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { to } from '../../../paths.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import css from './Hub.module.css'

interface Props {
  order: DepositOrder
  onOver: () => void
}

/** A deposit that waits to be paid: how much, how long still, and the way to it. */
export const Unpaid = ({ order: { amount, expireAt, orderNo, waitRoute }, onOver }: Props) => {
  const t = useWalletText()
  return (
    <p className={css.unpaid}>
      <span>
        {t('unpaid')} <Money yuan={amount} /> ·{' '}
        <Countdown until={expireAt} label={t('timeToPay')} onEnd={onOver} />
      </span>
      <Button component={Link} to={to(WAIT_ROUTES[waitRoute], { orderNo })} size="sm">
        {t('continuePay')}
      </Button>
    </p>
  )
}
