import { Link } from 'react-router-dom'
import { standingOf } from '../../../api/standing.ts'
import { useWithdrawText } from '../text.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { to } from '../../../paths.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { Missing } from '../../../ui/Missing/Missing.tsx'
import { Money } from '../../../ui/Money/Money.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import { useWithdrawalsQuery } from '../withdraw.api.ts'
import css from '../withdraw.module.css'

const SHOWN = 5
const TONES = { pending: 'wait', processing: 'info', success: 'good', failed: 'bad', closed: 'off' } as const

/** The latest orders; each leads to its progress. */
export const History = () => {
  const t = useWithdrawText()
  const query = useWithdrawalsQuery(
    { type: 'withdraw', pageNum: 1, pageSize: SHOWN },
    { refetchOnMountOrArgChange: true },
  )
  const { data } = query
  return (
    <Panel
      title={t('history')}
      actions={<Link to={to('transRecord', { type: 'withdraw' })}>{t('allRecords')}</Link>}
    >
      <Missing of={standingOf(query)} failed={t('historyFailed')} rows={3} height={40} />
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
