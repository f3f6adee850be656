import { useId, useState } from 'react'
import { toCents } from '@app/contract/kit/cents'
import type { CashOutQuote } from '@app/contract/sport/channelParts'
import type { Ticket } from '@app/contract/sport/ticket'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import { useOnline } from '../../../../lib/device/online.ts'
import { balanceText } from '../../../../lib/text/amount.ts'
import { closingOf } from './closing.rules.ts'
import type { OnTaken } from './closing.rules.ts'
import { CloseWays } from './CloseWays.tsx'
import { Net } from './Net.tsx'
import type { Refused } from './Refusal.tsx'
import { useTake } from './useTake.ts'
import css from './CashOut.module.css'

const HALF = 50

/** What it opens is seen whole. */
const intoSight = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })

/** Where an offer will be. */
export const OfferPlace = () => (
  <div className={css.cash}>
    <div className={css.offer} data-unknown />
  </div>
)

interface Props {
  offer: CashOutQuote
  ticket: Ticket
  onTaken: OnTaken
}

/**
 * Closes a ticket or a part of it for what is offered now, or leaves it to close by itself. Folded it is what is offered and
 * what that wins or loses; opened, the button says the sum that it takes.
 */
export const CashOut = ({ offer: { amount, reason }, ticket, onTaken }: Props) => {
  const t = useSportText()
  const [isOpen, setOpen] = useState(false)
  const [percent, setPercent] = useState(HALF)
  const panel = useId()
  const isOnline = useOnline()
  const fold = () => {
    setOpen(false)
    setRefused(undefined)
  }
  const [refused, setRefused] = useState<Refused>()
  const [take, isTaking] = useTake(
    ticket,
    (...told) => {
      fold()
      onTaken(...told)
    },
    (why) => {
      setRefused(why)
      setOpen(true)
    },
  )
  // Opened, the button below says it.
  const isCut = !isOnline && !isTaking
  if (!amount && reason !== 'suspended')
    return reason ? <p className={css.reason}>{t(`reason_${reason}`)}</p> : null
  return (
    <div className={css.cash}>
      <button
        type="button"
        className={css.offer}
        data-halted={!amount || isCut || undefined}
        aria-disabled={isCut && !isOpen}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => {
          if (isOpen) fold()
          else if (!isCut) setOpen(true)
        }}
      >
        {isCut && !isOpen ? (
          <span className={css.cut}>
            <Icon name="lock" size={14} />
            {t('offline')}
          </span>
        ) : amount ? (
          <>
            {t('cashOutFor', { amount: balanceText(amount) })}{' '}
            <Net cents={closingOf(ticket, amount, toCents(ticket.stake)).profitCents} />
          </>
        ) : (
          t('reason_suspended')
        )}
        {(!isCut || isOpen) && <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />}
      </button>
      <div ref={isOpen ? intoSight : null} id={panel} hidden={!isOpen} className={css.opened}>
        {isOpen && (
          <CloseWays
            {...{ ticket, isTaking, percent, refused }}
            offer={amount}
            onPercent={(next) => {
              setPercent(next)
              setRefused(undefined)
            }}
            onTake={(...sums) => {
              setRefused(undefined)
              void take(...sums)
            }}
            onKeep={fold}
          />
        )}
      </div>
    </div>
  )
}
