import type { WaitRoute } from '@app/contract/deposit/paymentType'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { WAIT_ROUTES } from '../../../api/unpaid.ts'
import { to } from '../../../paths.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { useDepositOrderQuery } from '../deposit.api.ts'
import { useDepositText } from '../text.ts'
import css from '../deposit.module.css'

interface Props {
  method: string
  orderNo: string
  waitRoute: WaitRoute
  onOver: () => void
}

/** An open order of another method than the chosen one. */
export const OtherOrder = ({ method, orderNo, waitRoute, onOver }: Props) => {
  const t = useDepositText()
  const { data: order } = useDepositOrderQuery({ orderNo }, { refetchOnMountOrArgChange: true })
  const isPaid = order?.status === 1
  // A latin end stands apart from the words that follow it.
  const named = /\w$/.test(method) ? `${method} ` : method
  return (
    <p className={css.other}>
      <span>
        {t(isPaid ? 'otherPaid' : 'otherOrder', { method: named })}{' '}
        {order && (
          <span className={css.otherSum}>
            <Money yuan={order.amount} />
            {!isPaid && ' · '}
            {!isPaid && <Countdown until={order.expireAt} label={t('left')} onEnd={onOver} />}
          </span>
        )}
      </span>
      <Button component={Link} to={to(WAIT_ROUTES[waitRoute], { orderNo })} variant="light" size="sm">
        {t(isPaid ? 'seeOrder' : 'continueOrder')}
      </Button>
    </p>
  )
}
