import { Button } from '@mantine/core'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import { Icon } from '../../art/Icon.tsx'
import { EmptyArt } from '../../art/EmptyArt.tsx'
import { reasonOf } from '../../api/failure.ts'
import { WAIT_ROUTES } from '../../api/unpaid.ts'
import { useRouteText } from '../../i18n/route.ts'
import { useDepositText } from './text.ts'
import { to } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { Outcome } from './parts/Outcome.tsx'
import { PayDetails } from './parts/PayDetails.tsx'
import css from './deposit.module.css'
import { isOpenOrder, sumOf } from './deposit.rules.ts'
import { useOrder } from './useOrder.ts'

const STEPS = ['stepPay', 'stepConfirm', 'stepArrive'] as const
/** How many steps are behind an order of each status, and whether it broke off there. */
const DONE = [0, 1, 3, 0, 0, 0]
const BROKEN = [false, false, false, true, true, true]

const Stages = ({ status }: { status: number }) => {
  const t = useDepositText()
  const done = DONE[status] ?? 0
  return (
    <ol className={css.stages}>
      {STEPS.map((step, index) => {
        const isBroken = index === done && BROKEN[status]
        const icon = index < done ? 'check' : isBroken ? 'close' : undefined
        return (
          <li
            key={step}
            className={css.step}
            data-state={index < done ? 'done' : isBroken ? 'broken' : index === done ? 'now' : 'ahead'}
            aria-current={index === done && !isBroken ? 'step' : undefined}
          >
            <span aria-hidden>{icon ? <Icon name={icon} size={14} /> : index + 1}</span>
            {t(step)}
          </li>
        )
      })}
    </ol>
  )
}

/** What the tab says, until it is known what there is to pay. */
const useTitle = () => {
  const t = useRouteText()
  const { pathname } = useLocation()
  return t(Object.values(WAIT_ROUTES).find((name) => to(name) === pathname)!)
}

/** The five waiting pages: what to pay and where, the countdown, and how it ended. */
export const WaitScreen = () => {
  const t = useDepositText()
  const title = useTitle()
  const [query] = useSearchParams()
  const { order, until, isMissing, trouble, isFetching, refetch } = useOrder(query.get('orderNo') ?? '')
  if (isMissing)
    return (
      <>
        <PageHead title={title} />
        <Panel>
          <EmptyState
            art={<EmptyArt variant="notFound" />}
            title={t('notFound')}
            hint={t('notFoundHint')}
            action={
              <Button component={Link} to={to('saveMoney')}>
                {t('backToDeposit')}
              </Button>
            }
          />
        </Panel>
      </>
    )
  const failed = trouble !== undefined && (
    <LoadFailed
      title={t('orderFailed')}
      reason={reasonOf(trouble)}
      isStale={order !== undefined}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    />
  )
  if (!order)
    return (
      <>
        <PageHead title={title} />
        <Panel>{failed || <SkeletonRows rows={6} height={56} />}</Panel>
      </>
    )
  const head = isOpenOrder(order.status) ? title : t('title')
  return (
    <>
      <PageHead
        title={order.status === 0 ? t('pleasePay', { sum: sumOf(order) }) : head}
        fact={`${order.typeName} · ${order.channel}`}
      />
      <Panel>
        {failed}
        <Stages status={order.status} />
        <p className={css.stage} role="status" data-shown-below={isOpenOrder(order.status) || undefined}>
          {order.status !== 0 && t(`stage${order.status}`)}
        </p>
        {isOpenOrder(order.status) ? <PayDetails order={order} until={until} /> : <Outcome order={order} />}
        {isOpenOrder(order.status) && <p className={css.refreshing}>{t('refreshing')}</p>}
      </Panel>
    </>
  )
}
