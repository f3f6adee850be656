import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { WAIT_ROUTES, WAITING, type Unpaid as Waiting } from '../../../api/unpaid.ts'
import { useWalletText } from '../../../i18n/wallet.ts'
import { to } from '../../../paths.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import css from './Hub.module.css'

interface Props {
  unpaid: Waiting
  onOver: () => void
}

/** What waits to be paid: how much, how long still, and the way to it, or to all of it. */
export const Unpaid = ({ unpaid: { count, sum, order }, onOver }: Props) => {
  const t = useWalletText()
  const isOne = count === 1
  return (
    <p className={css.unpaid}>
      <span>
        {isOne ? t('unpaid') : t('unpaidOf', { count })} <Money yuan={sum} /> ·{' '}
        <Countdown until={order.expireAt} label={t('timeToPay')} onEnd={onOver} />
      </span>
      <Button
        component={Link}
        to={isOne ? to(WAIT_ROUTES[order.waitRoute], { orderNo: order.orderNo }) : to('transRecord', WAITING)}
        size="sm"
      >
        {t(isOne ? 'continuePay' : 'seeUnpaid')}
      </Button>
    </p>
  )
}
