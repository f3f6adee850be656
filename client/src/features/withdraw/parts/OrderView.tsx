import { Button, Group } from '@mantine/core'
import { Link } from 'react-router-dom'
import { reasonOf } from '../../../api/failure.ts'
import { isAbsent } from '../../../api/standing.ts'
import { useWithdrawText } from '../text.ts'
import { to } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../../api/api.ts'
import { useWithdrawConfigQuery, useWithdrawOrderQuery } from '../withdraw.api.ts'
import { useOnScreen } from '../../../lib/device/onScreen.ts'
import { isOpenOrder, POLL_MS } from '../withdraw.rules.ts'
import { Progress } from './Progress.tsx'
import css from '../withdraw.module.css'

/** The named order, asked for every five seconds while it is on its way; at its end the money has moved. */
const useWithdrawOrder = (orderNo: string) => {
  const dispatch = useDispatch()
  const { data, error, isFetching, refetch } = useWithdrawOrderQuery(
    { orderNo },
    {
      skip: orderNo === '',
      pollingInterval: POLL_MS,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: true,
    },
  )
  const order = data?.orderNo === orderNo ? data : undefined
  useOnScreen(order?.orderNo ?? '')
  const status = order?.status
  const ended = useEffectEvent(() => dispatch(api.util.invalidateTags(['Balance', 'DealRecord', 'Unread'])))
  useEffect(() => {
    if (status !== undefined && !isOpenOrder(status)) ended()
  }, [status])
  return {
    order,
    isMissing: isAbsent(error) && !order,
    /** Why it can't be shown now: asked for again by itself, or by a button. */
    trouble: isAbsent(error) ? undefined : error,
    isFetching,
    refetch,
  }
}

interface Props {
  orderNo: string
  /** What stands below it, once it is known how much room it takes. */
  below: ReactNode
}

/** One order by its number, with the way back to a new one once it has ended. */
export const OrderView = ({ orderNo, below }: Props) => {
  const t = useWithdrawText()
  const { order, isMissing, trouble, isFetching, refetch } = useWithdrawOrder(orderNo)
  const { data: config } = useWithdrawConfigQuery({})
  const back = (
    <Button component={Link} to={to('takeMoney')} variant="default">
      {t('back')}
    </Button>
  )
  if (isMissing)
    return (
      <>
        <Panel>
          <EmptyState title={t('notFound')} hint={t('notFoundHint')} action={back} />
        </Panel>
        {below}
      </>
    )
  return (
    <>
      <Panel title={t('orderTitle')}>
        {trouble !== undefined && (
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
            <Progress
              order={order}
              arrival={config?.types.find(({ type }) => type === order.type)?.arrival}
            />
            <Group justify="center" align="stretch" gap={10} mt={16}>
              {isOpenOrder(order.status) ? (
                <p className={css.hint}>
                  {t('refreshing')} {t('why_openOrder')}
                </p>
              ) : (
                <>
                  {back}
                  <Button component={Link} to={to('transRecord', { type: 'withdraw' })} variant="subtle">
                    {t('records')}
                  </Button>
                </>
              )}
            </Group>
          </>
        )}
        {!order && trouble === undefined && <SkeletonRows rows={5} height={48} />}
      </Panel>
      {(order || trouble !== undefined) && below}
    </>
  )
}
