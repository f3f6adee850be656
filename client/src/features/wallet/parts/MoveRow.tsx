import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { fromCents } from '@app/contract/kit/cents'
import { Icon } from '../../../art/Icon.tsx'
import { useWalletText } from '../../../i18n/wallet.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { minuteText } from '../../../lib/text/date.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { type Cut, type Move, throughOf } from '../deals.rules.ts'
import css from '../record.module.css'
import { DealParts } from './DealParts.tsx'
import { Fold } from './Fold.tsx'

/** Where the money of a stroke went. */
export const Route = ({ move: { from, to, withCentre } }: { move: Move }) => {
  const t = useWalletText()
  const named = (venues: readonly string[]) => {
    if (venues.length === 0) return t('center')
    return venues.length === 1 ? venues[0]! : t('severalVenues', { venue: venues[0]!, count: venues.length })
  }
  return t('route', {
    from: withCentre ? t('centreAnd', { count: from.length + 1 }) : named(from),
    to: named(to),
  })
}

interface Props {
  move: Move
  /** Only of what is whole there is a sum. */
  cut?: Cut | undefined
  onOpen: (deal: DealRecord) => void
}

/** Money that stayed with its member: one quiet line, which opens its deal, or shows the several it was. */
export const MoveRow = ({ move, cut, onOpen }: Props) => {
  const t = useWalletText()
  const { deals, cents } = move
  const first = deals[0]!
  const isOne = deals.length === 1
  const line = (
    <>
      <time>{minuteText(first.createdAt)}</time>
      <span>
        <span>
          <Route move={move} />
        </span>{' '}
        {!isOne && <small>{t(cut ? `dealsOf_${cut}` : 'dealsOf', { count: deals.length })}</small>}
      </span>
      <span className={css.amount}>{!cut && <Money yuan={fromCents(cents)} />}</span>
    </>
  )
  return isOne ? (
    <button type="button" className={css.move} onClick={() => onOpen(first)}>
      {line}
      <Icon name="chevronRight" size={14} />
    </button>
  ) : (
    <Fold className={css.move} parts={<DealParts deals={deals} onOpen={onOpen} />}>
      {line}
    </Fold>
  )
}

/** What 免转 moved on a day: when last, and what it came to; most of it goes there and back. */
export const FollowedRow = ({
  moves,
  cut,
  onOpen,
}: { moves: readonly Move[] } & Pick<Props, 'cut' | 'onOpen'>) => {
  const t = useWalletText()
  const deals = moves.flatMap((move) => move.deals)
  const { into, outOf } = throughOf(deals)
  const parts = (
    <ul className={css.parts}>
      {moves.map((move) => (
        <li key={move.deals[0]!.id}>
          <MoveRow move={move} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
  return (
    <Fold className={css.move} parts={parts}>
      <time>{minuteText(deals[0]!.createdAt)}</time>
      <span>
        <span>{t('autoTransfer')}</span>{' '}
        <small>
          {t(cut ? `dealsOf_${cut}` : 'dealsOf', { count: deals.length })}
          {!cut &&
            ` · ${t('through', { into: balanceText(fromCents(into)), outOf: balanceText(fromCents(outOf)) })}`}
        </small>
      </span>
      <span className={css.amount}>
        {!cut && (
          <>
            {t(into < outOf ? 'netOut' : 'netIn')} <Money yuan={fromCents(Math.abs(into - outOf))} />
          </>
        )}
      </span>
    </Fold>
  )
}
