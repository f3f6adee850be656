import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { reasonOf } from '../../../api/failure.ts'
import { useWithdrawText } from '../text.ts'
import { to } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useWithdrawOrder } from '../useWithdrawOrder.ts'
import { isOpenOrder } from '../withdraw.rules.ts'
import { Progress } from './Progress.tsx'
import css from '../withdraw.module.css'

/** One order by its number, with the way back to a new one once it has ended. */
export const OrderView = ({ orderNo }: { orderNo: string }) => {
  const t = useWithdrawText()
  const { order, isMissing, trouble, isFetching, refetch } = useWithdrawOrder(orderNo)
  const back = (
    <Button component={Link} to={to('takeMoney')} variant="default">
      {t('back')}
    </Button>
  )
  if (isMissing) return <EmptyState title={t('notFound')} hint={t('notFoundHint')} action={back} />
  return (
    <Panel title={t('orderTitle')}>
      {trouble && (
        <LoadFailed
          title={t('orderFailed')}
          reason={reasonOf(trouble)}
          isStale={order !== undefined}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {order && (
        <>
          <Progress order={order} />
          <div className={css.actions}>
            {isOpenOrder(order.status) ? (
              <p className={css.hint}>{t('refreshing')}</p>
            ) : (
              <>
                {back}
                <Button component={Link} to={to('transRecord', { type: 'withdraw' })} variant="subtle">
                  {t('records')}
                </Button>
              </>
            )}
          </div>
        </>
      )}
      {!order && !trouble && <SkeletonRows rows={5} height={48} />}
    </Panel>
  )
}
