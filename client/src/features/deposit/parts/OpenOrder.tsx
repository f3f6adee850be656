import { Button, Group } from '@mantine/core'
import type { WaitRoute } from '@app/contract/deposit/paymentType'
import { Link } from 'react-router-dom'
import { WAIT_ROUTES } from '../../../api/unpaid.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { Countdown } from '../../../ui/Countdown/Countdown.tsx'
import { Facts } from '../../../ui/Facts/Facts.tsx'
import { useAfterwards } from '../../../ui/useAfterwards.ts'
import { useDepositOrderQuery } from '../deposit.api.ts'
import { isOpenOrder, POLL_MS } from '../deposit.rules.ts'
import { useDepositText } from '../text.ts'
import { useCancelOrder } from '../useCancelOrder.ts'
import css from '../deposit.module.css'
import { CallButton } from '../../../ui/Form/CallButton.tsx'

interface Props {
  orderNo: string
  waitRoute: WaitRoute
  /** It was paid, or its time ran out: the method is free. */
  onOver: () => void
}

/** One open order a method: the form gives way to it, and it says what it is. */
export const OpenOrder = ({ orderNo, waitRoute, onOver }: Props) => {
  const t = useDepositText()
  const { data: order } = useDepositOrderQuery(
    { orderNo },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  const { askToCancel, isCancelling } = useCancelOrder(orderNo)
  const isOver = order !== undefined && !isOpenOrder(order.status)
  useAfterwards(isOver, onOver)
  const isPaid = order?.status === 1
  return (
    <div className={css.forms}>
      <div className={css.payHead}>
        <p className={css.left}>
          {isPaid ? (
            t('stage1')
          ) : (
            <>
              {t('left')} {order && <Countdown until={order.expireAt} label={t('left')} />}
            </>
          )}
        </p>
        <Group align="stretch" gap="0.75rem">
          <Button component={Link} to={to(WAIT_ROUTES[waitRoute], { orderNo })} size="md">
            {t(isPaid ? 'seeOrder' : 'continueOrder')}
          </Button>
          {!isPaid && (
            <CallButton variant="default" size="md" loading={isCancelling} onClick={askToCancel}>
              {t('cancel')}
            </CallButton>
          )}
        </Group>
        {!isPaid && <p className={css.next}>{t('openOrder')}</p>}
      </div>
      <Facts
        facts={[
          { label: t('payAmount'), value: order ? `¥${balanceText(order.amount)}` : '--', isMain: true },
          { label: t('method'), value: order ? `${order.typeName} · ${order.channel}` : '--' },
          { label: t('createdAt'), value: order ? dateTimeText(order.createdAt) : '--' },
          { label: t('orderNo'), value: orderNo, copied: orderNo },
        ]}
      />
    </div>
  )
}
