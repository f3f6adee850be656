import { Button, Stack } from '@mantine/core'
import type { WithdrawType } from '@app/contract/withdraw/withdrawOrder'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { reasonOf } from '../../api/failure.ts'
import { useWithdrawText } from './text.ts'
import { bus } from '../../lib/bus.ts'
import { to } from '../../paths.ts'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'
import { NotOffered } from '../../ui/NotOffered/NotOffered.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { useInSteps } from '../../ui/useInSteps.ts'
import { useLeave } from '../../ui/useLeave.ts'
import { History } from './parts/History.tsx'
import { OrderView } from './parts/OrderView.tsx'
import { WayOut } from './parts/WayOut.tsx'
import { typeOf } from './withdraw.rules.ts'
import { useUsdtWithdrawInfoQuery, useWithdrawConfigQuery, useWithdrawInfoQuery } from './withdraw.api.ts'

const FRESH = { refetchOnMountOrArgChange: true }

/** What the page of one way of withdrawing needs, the wanted one or the first there is; a failure of any part is the failure of the page. */
const useTakeMoney = (wanted: WithdrawType) => {
  const config = useWithdrawConfigQuery({}, FRESH)
  const offered = config.data?.types.map((each) => each.type) ?? [wanted]
  const type = offered.includes(wanted) ? wanted : offered[0]
  const isCoin = type === 'usdt'
  const bank = useWithdrawInfoQuery({}, { ...FRESH, skip: isCoin })
  const coin = useUsdtWithdrawInfoQuery({}, { ...FRESH, skip: !isCoin })
  const page = isCoin ? coin : bank
  return {
    type,
    config: config.data,
    info: isCoin ? coin.data : bank.data,
    error: config.data && page.data ? undefined : (config.error ?? page.error),
    isFetching: config.isFetching || page.isFetching,
    refetch: () => {
      void config.refetch()
      void page.refetch()
    },
  }
}

export const TakeMoneyScreen = () => {
  const t = useWithdrawText()
  const leave = useLeave()
  const [query, setQuery] = useSearchParams()
  const { type, config, info, error, isFetching, refetch } = useTakeMoney(typeOf(query.get('type')) ?? 'bank')
  /** In the address: whoever comes back from adding an account finds the way that was chosen. */
  const choose = (next: WithdrawType) =>
    setQuery(
      (before) => {
        const query = new URLSearchParams(before)
        query.set('type', next)
        query.delete('cardId')
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  const isHere = useInSteps(config !== undefined)
  const orderNo = query.get('orderNo') ?? info?.openOrder?.orderNo
  const [hasStood, setStood] = useState(false)
  if (!hasStood && isHere && (info || error !== undefined)) setStood(true)
  const isComing = !orderNo && !isHere && error === undefined
  const failed = error !== undefined && (
    <LoadFailed
      title={t('loadFailed')}
      reason={reasonOf(error)}
      isBusy={isFetching}
      onRetry={refetch}
      action={
        <Button variant="default" onClick={() => bus.emit('openSupport')}>
          {t('support')}
        </Button>
      }
    />
  )
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <Stack gap={16}>
        {orderNo && <OrderView key={orderNo} orderNo={orderNo} below={<History />} />}
        {!orderNo && failed && !(isHere && type) && <Panel>{failed}</Panel>}
        {isComing && (
          <Panel>
            <SkeletonRows rows={6} height={56} />
          </Panel>
        )}
        {!orderNo && isHere && config && !type && (
          <Panel>
            <NotOffered title={t('noWay')} />
          </Panel>
        )}
        {!orderNo && isHere && config && type && (
          <WayOut
            config={config}
            info={info}
            type={type}
            onType={choose}
            onDone={(made) => leave(to('takeMoney', { orderNo: made }), { replace: true })}
            onRateEnd={refetch}
            isFailed={failed !== false}
            missing={failed || <SkeletonRows rows={5} height={56} />}
          />
        )}
        {/* What comes above it would push it down. */}
        {!orderNo && hasStood && <History />}
      </Stack>
    </>
  )
}
