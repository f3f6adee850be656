import { Link } from 'react-router-dom'
import { reasonOf } from '../../../api/failure.ts'
import { useWithdrawText } from '../../../i18n/withdraw.ts'
import { shortDateTimeText } from '../../../lib/date.ts'
import { to } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import { useWithdrawalsQuery } from '../withdraw.api.ts'
import css from '../withdraw.module.css'

const SHOWN = 5
const TONES = { pending: 'wait', processing: 'info', success: 'good', failed: 'bad', closed: 'off' } as const

/** The latest orders; each leads to its progress. */
export const History = () => {
  const t = useWithdrawText()
  const { data, error, isFetching, refetch } = useWithdrawalsQuery(
    { type: 'withdraw', pageNum: 1, pageSize: SHOWN },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Panel
      title={t('history')}
      actions={<Link to={to('transRecord', { type: 'withdraw' })}>{t('allRecords')}</Link>}
    >
      {!data && error === undefined && <SkeletonRows rows={3} height={40} />}
      {error !== undefined && (
        <LoadFailed
          title={t('historyFailed')}
          reason={reasonOf(error)}
          isStale={data !== undefined}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.total === 0 && <EmptyState title={t('noHistory')} hint={t('noHistoryHint')} />}
      {data && data.total > 0 && (
        <ul className={css.history}>
          {data.records.map((deal) => (
            <li key={deal.id}>
              <Link to={to('takeMoney', { orderNo: deal.orderNo })}>
                <time>{shortDateTimeText(deal.createdAt)}</time>
                <span>
                  {deal.channel} {deal.account}
                </span>
                <StatusTag tone={TONES[deal.status]}>{deal.statusName}</StatusTag>
                <strong>
                  <Money yuan={deal.amount.replace('-', '')} />
                </strong>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
