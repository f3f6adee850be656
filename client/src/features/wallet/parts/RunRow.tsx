import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { fromCents } from '@app/contract/kit/cents'
import { useState } from 'react'
import { Icon } from '../../../art/Icon.tsx'
import { useWalletText } from '../../../i18n/wallet.ts'
import { minuteText } from '../../../lib/text/date.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import type { Run } from '../deals.rules.ts'
import css from '../record.module.css'
import { DealParts } from './DealParts.tsx'

interface Props {
  run: Run
  onOpen: (deal: DealRecord) => void
}

/** Rounds of a game in one line, with what they came to; it shows them one by one. */
export const RunRow = ({ run: { rounds, cents }, onOpen }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const t = useWalletText()
  const { createdAt, gameName, channel, currency } = rounds[0]!
  return (
    <>
      <button type="button" className={css.row} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <time>{minuteText(createdAt)}</time>
        <span className={css.kind}>
          <strong>{gameName}</strong>
          <small>
            {channel} · {t('dealsOf', { count: rounds.length })}
          </small>
        </span>
        <span className={css.order} />
        <span />
        <span className={css.amount}>
          <Money yuan={fromCents(cents)} unit={currency === 'CNY' ? '¥' : '₮'} signed="flow" />
        </span>
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={14} />
      </button>
      {isOpen && <DealParts deals={rounds} areOfRun onOpen={onOpen} />}
    </>
  )
}
