import { fromCents } from '@app/contract/kit/cents'
import { useWalletText } from '../../../i18n/wallet.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { useStored } from '../../../lib/device/storage.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useDealRecordsQuery } from '../wallet.api.ts'
import { withMoves } from '../deals.rules.ts'
import { AutoTransfer } from '../parts/AutoTransfer.tsx'
import { Route } from '../parts/MoveRow.tsx'
import css from './Hub.module.css'

const SHOWN = 3
/** Several of them may be one stroke. */
const ASKED = 20

/** The last moves between centre and venues: what 自动免转 did, and what was done by hand. */
const LastMoves = () => {
  const t = useWalletText()
  const into = useDealRecordsQuery({ type: 'transferIn', pageNum: 1, pageSize: ASKED })
  const outOf = useDealRecordsQuery({ type: 'transferOut', pageNum: 1, pageSize: ASKED })
  const hidden = useStored('hideAmounts') === '1'
  if (into.error !== undefined || outOf.error !== undefined) return null
  const moves =
    into.data &&
    outOf.data &&
    withMoves([...into.data.records, ...outOf.data.records].toSorted((a, b) => b.createdAt - a.createdAt))
      .filter((each) => 'deals' in each)
      .slice(0, SHOWN)
  return (
    <section className={css.moves} aria-label={t('lastMoves')}>
      <h3>{t('lastMoves')}</h3>
      {!moves && <SkeletonRows rows={SHOWN} height={46} />}
      {moves?.length === 0 && <p>{t('noMoves')}</p>}
      <ul>
        {moves?.map((move) => (
          <li key={move.deals[0]!.id}>
            <span>
              <Route move={move} />{' '}
              {move.deals.length > 1 && <small>{t('dealsOf', { count: move.deals.length })}</small>}
            </span>
            <Money yuan={fromCents(move.cents)} hidden={hidden} />
            <time>{shortDateTimeText(move.deals[0]!.createdAt)}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** 自动免转, and what it means by the moves that were made last. */
export const Following = () => (
  <Panel>
    <AutoTransfer />
    <LastMoves />
  </Panel>
)
