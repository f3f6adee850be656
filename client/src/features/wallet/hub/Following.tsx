import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { useWalletText } from '../../../i18n/wallet.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { useStored } from '../../../lib/device/storage.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { Panel } from '../../../ui/Panel/Panel.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { useDealRecordsQuery } from '../wallet.api.ts'
import { AutoTransfer } from '../parts/AutoTransfer.tsx'
import css from './Hub.module.css'

const SHOWN = 3

/** The last moves between centre and venues: what 自动免转 did, and what was done by hand. */
const LastMoves = () => {
  const t = useWalletText()
  const into = useDealRecordsQuery({ type: 'transferIn', pageNum: 1, pageSize: SHOWN })
  const outOf = useDealRecordsQuery({ type: 'transferOut', pageNum: 1, pageSize: SHOWN })
  const hidden = useStored('hideAmounts') === '1'
  if (into.error !== undefined || outOf.error !== undefined) return null
  const moves: DealRecord[] | undefined =
    into.data &&
    outOf.data &&
    [...into.data.records, ...outOf.data.records]
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .slice(0, SHOWN)
  return (
    <section className={css.moves} aria-label={t('lastMoves')}>
      <h3>{t('lastMoves')}</h3>
      {!moves && <SkeletonRows rows={SHOWN} height={46} />}
      {moves?.length === 0 && <p>{t('noMoves')}</p>}
      <ul>
        {moves?.map(({ id, type, channel, amount, createdAt }) => (
          <li key={id}>
            <span>
              {type === 'transferIn' ? t('movedIn', { venue: channel }) : t('movedOut', { venue: channel })}
            </span>
            <Money yuan={amount.replace('-', '')} hidden={hidden} />
            <time>{shortDateTimeText(createdAt)}</time>
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
