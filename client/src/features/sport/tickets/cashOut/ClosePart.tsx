import { Slider } from '@mantine/core'
import { fromCents } from '@app/contract/kit/cents'
import { useSportText } from '../../text.ts'
import { balanceText, prizeText } from '../../../../lib/text/amount.ts'
import { closingOf, PART_STEP, partAt } from './closing.rules.ts'
import { Net } from './Net.tsx'
import { TakeOffer } from './TakeOffer.tsx'
import type { Taking } from './TakeOffer.tsx'
import css from './CashOut.module.css'

const MARKS = [25, 50, 75].map((value) => ({ value, label: `${value}%` }))

interface Props extends Taking {
  /** What the whole is closed for. */
  offer: string
  /** Hundredths of the stake. */
  percent: number
  onPercent: (percent: number) => void
}

/** How much of a ticket is closed, and what comes of that. */
const ClosePart = ({ offer, percent, onPercent, ...taking }: Props) => {
  const t = useSportText()
  const { ticket } = taking
  const partCents = partAt(ticket, percent)
  const { paidCents, restCents, profitCents } = closingOf(ticket, offer, partCents)
  return (
    <div className={css.panel}>
      <Slider
        classNames={{ root: css.slider, markLabel: css.mark }}
        min={PART_STEP}
        max={100 - PART_STEP}
        step={PART_STEP}
        marks={MARKS}
        value={percent}
        onChange={onPercent}
        // The button says it.
        label={null}
        thumbLabel={t('partSlider')}
        thumbSize={24}
      />
      <p className={css.closing}>
        <span>
          {t('closingFor', {
            staked: prizeText(fromCents(paidCents - profitCents)),
            paid: balanceText(fromCents(paidCents)),
          })}
        </span>
        <Net cents={profitCents} />
        <span>
          {t(ticket.system ? 'closingRestEach' : 'closingRest', { rest: prizeText(fromCents(restCents)) })}
        </span>
      </p>
      <TakeOffer {...taking} partCents={partCents} paidCents={paidCents} />
    </div>
  )
}

export default ClosePart
