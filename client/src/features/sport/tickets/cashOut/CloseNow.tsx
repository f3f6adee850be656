import type { PropsWithChildren } from 'react'
import { fromCents } from '@app/contract/kit/cents'
import { useSportText } from '../../text.ts'
import { balanceText, prizeText } from '../../../../lib/text/amount.ts'
import { closingOf } from './closing.rules.ts'
import { Net } from './Net.tsx'
import { TakeOffer } from './TakeOffer.tsx'
import type { Taking } from './TakeOffer.tsx'
import css from './CashOut.module.css'

interface Props extends Taking {
  /** What the whole is closed for. */
  offer: string
  /** How much of the stake is closed. */
  partCents: number
}

/** What comes of closing the whole or a part, under what says how much it is, and its button: at one place for both. */
export const CloseNow = ({ offer, partCents, children, ...taking }: PropsWithChildren<Props>) => {
  const t = useSportText()
  const { ticket } = taking
  const { paidCents, restCents, profitCents } = closingOf(ticket, offer, partCents)
  return (
    <div className={css.panel}>
      <div className={css.how}>{children}</div>
      <p className={css.closing}>
        <span>
          {t('closingFor', {
            staked: prizeText(fromCents(paidCents - profitCents)),
            paid: balanceText(fromCents(paidCents)),
          })}
        </span>
        <Net cents={profitCents} />
        {restCents > 0 && (
          <span>
            {t(ticket.system ? 'closingRestEach' : 'closingRest', { rest: prizeText(fromCents(restCents)) })}
          </span>
        )}
      </p>
      <TakeOffer {...taking} partCents={partCents} paidCents={paidCents} />
    </div>
  )
}
