import type { PropsWithChildren } from 'react'
import { fromCents } from '@app/contract/kit/cents'
import { useSportText } from '../../text.ts'
import { balanceText, prizeText } from '../../../../lib/text/amount.ts'
import { closingOf } from './closing.rules.ts'
import { hundredthsText } from '@app/contract/sport/market/odds'
import { CASH_OUT_MARGIN } from '@app/contract/sport/settle/cashOut'
import { Money } from '../../../../ui/Money/Money.tsx'
import { Figures } from '../Sums.tsx'
import { Net } from './Net.tsx'
import { Refusal } from './Refusal.tsx'
import type { Refused } from './Refusal.tsx'
import { TakeOffer } from './TakeOffer.tsx'
import type { Taking } from './TakeOffer.tsx'
import css from './CashOut.module.css'

interface Props extends Taking {
  /** What the whole is closed for, or was before its market was halted. */
  offer: string
  isHalted: boolean
  /** How much of the stake is closed. */
  partCents: number
  refused: Refused | undefined
}

/** What comes of closing the whole, or a part under what says how much it is, and its button: at one place for both. */
export const CloseNow = ({
  offer,
  isHalted,
  partCents,
  refused,
  children,
  ...rest
}: PropsWithChildren<Props>) => {
  const t = useSportText()
  const taking = { ...rest, isHalted }
  const { ticket } = rest
  const { paidCents, restCents, profitCents } = closingOf(ticket, offer, partCents)
  return (
    <div className={css.panel} data-halted={isHalted || undefined}>
      <div className={css.how}>
        {children ? (
          <>
            {children}
            <p className={css.closing}>
              <span>
                {t('closingFor', {
                  staked: prizeText(fromCents(paidCents - profitCents)),
                  paid: balanceText(fromCents(paidCents)),
                })}
              </span>
              <span className={css.left}>
                <Net cents={profitCents} />{' '}
                {t(ticket.system ? 'closingRestEach' : 'closingRest', {
                  rest: prizeText(fromCents(restCents)),
                })}
              </span>
            </p>
          </>
        ) : (
          <Figures
            of={[
              [t('risk'), <Money key="risk" yuan={fromCents(paidCents - profitCents)} />],
              [t('closingPaid'), <Money key="paid" yuan={fromCents(paidCents)} />],
              [t('net'), <Money key="net" yuan={hundredthsText(profitCents)} signed />],
            ]}
          />
        )}
      </div>
      {/* It stands where else something less is said: the button stays where it was pressed. */}
      {refused ? (
        <Refusal of={refused} nowCents={paidCents} />
      ) : (
        <p className={css.closing}>{t('cashOutFee', { percent: CASH_OUT_MARGIN * 100 })}</p>
      )}
      <TakeOffer {...taking} partCents={partCents} paidCents={paidCents} />
    </div>
  )
}
