import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { fromCents } from '@app/contract/kit/cents'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useWalletText } from '../../../i18n/wallet.ts'
import { minuteText } from '../../../lib/text/date.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import type { Move } from '../deals.rules.ts'
import css from '../record.module.css'
import { DealParts } from './DealParts.tsx'

/** Where the money of a stroke went. */
export const Route = ({ move: { from, to, withCentre } }: { move: Move }) => {
  const t = useWalletText()
  const named = (venues: readonly string[]) => {
    if (venues.length === 0) return t('center')
    return venues.length === 1 ? venues[0]! : t('severalVenues', { venue: venues[0]!, count: venues.length })
  }
  return t('route', {
    from: withCentre ? t('centreAnd', { count: from.length }) : named(from),
    to: named(to),
  })
}

interface Props {
  move: Move
  onOpen: (deal: DealRecord) => void
}

/** Money that stayed with its member: one quiet line, which opens its deal, or shows the several it was. */
export const MoveRow = ({ move, onOpen }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const t = useWalletText()
  const { deals, cents } = move
  const first = deals[0]!
  const isOne = deals.length === 1
  return (
    <>
      <button
        type="button"
        className={css.move}
        aria-expanded={isOne ? undefined : isOpen}
        onClick={() => (isOne ? onOpen(first) : setOpen(!isOpen))}
      >
        <time>{minuteText(first.createdAt)}</time>
        <span>
          <Route move={move} /> {!isOne && <small>{t('dealsOf', { count: deals.length })}</small>}
        </span>
        <span className={css.amount}>
          <Money yuan={fromCents(cents)} />
        </span>
        <Icon name={isOne ? 'chevronRight' : isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
      </button>
      {isOpen && <DealParts deals={deals} onOpen={onOpen} />}
    </>
  )
}
