import { Button } from '@mantine/core'
import type { WithdrawType } from '@app/contract/withdraw/withdrawOrder'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { reasonOf } from '../../api/failure.ts'
import { useWithdrawText } from './text.ts'
import { bus } from '../../lib/bus.ts'
import { to } from '../../paths.ts'
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Panel } from '../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows/SkeletonRows.tsx'
import { History } from './parts/History.tsx'
import { OrderView } from './parts/OrderView.tsx'
import { WayOut } from './parts/WayOut.tsx'
import { useTakeMoney } from './useTakeMoney.ts'
import css from './withdraw.module.css'

export const Component = () => {
  const t = useWithdrawText()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [type, setType] = useState<WithdrawType>('bank')
  const { config, info, error, isFetching, refetch } = useTakeMoney(type)
  const orderNo = query.get('orderNo') ?? info?.openOrder?.orderNo
  return (
    <>
      <PageHead title={t('title')} hint={t('hint')} />
      <div className={css.page}>
        {orderNo && <OrderView key={orderNo} orderNo={orderNo} />}
        {!orderNo && error !== undefined && (
          <Panel>
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
          </Panel>
        )}
        {!orderNo && !config && error === undefined && (
          <Panel>
            <SkeletonRows rows={6} height={56} />
          </Panel>
        )}
        {!orderNo && config && (
          <WayOut
            config={config}
            info={info}
            type={type}
            onType={setType}
            onDone={async (made) => navigate(to('takeMoney', { orderNo: made }), { replace: true })}
            onRateEnd={refetch}
          />
        )}
        <History />
      </div>
    </>
  )
}
