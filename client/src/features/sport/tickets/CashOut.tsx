import { Button } from '@mantine/core'
import { Suspense, useEffect, useId, useState } from 'react'
import { fromCents, toCents } from '@app/contract/kit/cents'
import type { CashOutQuote } from '@app/contract/sport/channelParts'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { balanceText, prizeText } from '../../../lib/text/amount.ts'
import { useSingly } from '../../../ui/useSingly.ts'
import { useCashOutMutation } from '../sport.api.ts'
import { closingOf, hasParts, partAt, sharePercent } from './closing.rules.ts'
import { WaitingLine } from '../../../ui/WaitingLine/WaitingLine.tsx'
import choice from '../choice.module.css'
import css from './CashOut.module.css'

const PartSlider = lazyPart(() => import('./PartSlider.tsx'), 'default')
const AutoCashOut = lazyPart(() => import('./AutoCashOut.tsx'), 'default')

const HALF = 50
/** How long a sum has stood before a press takes it: the second half of a double tap is nobody's wish. */
const SEEN_MS = 600
/** What a way opens is seen whole. */
const intoSight = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })
const WAYS = ['whole', 'part', 'auto'] as const

/** Whether this has been on the screen long enough to be read. */
const useSeen = (shown: string): boolean => {
  const [seen, setSeen] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSeen(shown), SEEN_MS)
    return () => {
      clearTimeout(timer)
      setSeen('')
    }
  }, [shown])
  return seen === shown
}

/** What closing wins or loses. */
const Net = ({ cents }: { cents: number }) => {
  const t = useSportText()
  const word = cents > 0 ? 'closingUp' : cents < 0 ? 'closingDown' : 'closingEven'
  return (
    <strong className={css.net} data-sign={Math.sign(cents)}>
      {t(word, { amount: balanceText(fromCents(Math.abs(cents))) })}
    </strong>
  )
}

/** Where an offer will be. */
export const OfferPlace = () => (
  <div className={css.cash}>
    <div className={css.offer} data-unknown />
  </div>
)

interface Props {
  offer: CashOutQuote
  ticket: Ticket
}

/**
 * Closes a ticket or a part of it for what is offered now, or leaves it to close by itself. Folded it is what is offered and
 * what that wins or loses; opened, the button says the sum that it takes.
 */
export const CashOut = ({ offer, ticket }: Props) => {
  const t = useSportText()
  const [cashOut, { isLoading }] = useCashOutMutation()
  const [isOpen, setOpen] = useState(false)
  const [way, setWay] = useState<(typeof WAYS)[number]>('whole')
  const [percent, setPercent] = useState(HALF)
  const panel = useId()
  const isOffered = offer.amount !== ''
  const isPart = way === 'part'
  const whole = closingOf(ticket, offer.amount || '0.00', toCents(ticket.stake))
  const partCents = isPart ? partAt(ticket, percent) : toCents(ticket.stake)
  const { paidCents, restCents, profitCents } = closingOf(ticket, offer.amount || '0.00', partCents)
  const amount = fromCents(paidCents)
  const isSeen = useSeen(isOpen ? `${way} ${amount}` : '')
  const fold = () => {
    setOpen(false)
    setWay('whole')
  }
  const take = useSingly(async () => {
    if (!isSeen) return
    const part = isPart ? { stake: fromCents(partCents) } : {}
    try {
      const answer = await cashOut({ ticketId: offer.ticket_id, amount, accept: 'better', ...part }).unwrap()
      if (answer.active === 'accepted') {
        fold()
        bus.emit('toast', { kind: 'success', message: t('cashedOut', { amount: answer.amount }) })
      } else if (answer.reason) bus.emit('toast', { kind: 'error', message: t(`reason_${answer.reason}`) })
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    }
  })
  if (!isOffered && offer.reason !== 'suspended')
    return offer.reason ? <p className={css.reason}>{t(`reason_${offer.reason}`)}</p> : null
  const says = isPart
    ? t('cashOutConfirmPart', { amount: balanceText(amount), percent: sharePercent(ticket, partCents) })
    : t('cashOutConfirm', { amount: balanceText(amount) })
  const closing = isOffered && (
    <div className={css.row}>
      <Button
        size="sm"
        className={css.take}
        loading={isLoading}
        disabled={paidCents === 0}
        aria-disabled={!isSeen}
        onClick={() => void take()}
      >
        {says}
      </Button>
      <Button size="sm" variant="subtle" color="gray" className={css.keep} onClick={fold}>
        {t('keepBet')}
      </Button>
    </div>
  )
  return (
    <div className={css.cash}>
      <button
        type="button"
        className={css.offer}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={isOpen ? fold : () => setOpen(true)}
      >
        {isOffered ? (
          <>
            {t('cashOutFor', { amount: balanceText(offer.amount) })} <Net cents={whole.profitCents} />
          </>
        ) : (
          t('reason_suspended')
        )}
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      <div ref={isOpen ? intoSight : null} id={panel} hidden={!isOpen} className={css.opened}>
        {isOpen && (
          <>
            <div role="group" aria-label={t('closeWays')} className={choice.choices}>
              {WAYS.filter((one) => one !== 'part' || hasParts(ticket)).map((one) => (
                <button
                  key={one}
                  type="button"
                  className={choice.choice}
                  aria-pressed={way === one}
                  onClick={() => setWay(one)}
                >
                  {t(`close_${one}`)}
                </button>
              ))}
            </div>
            {way === 'whole' && closing}
            <Suspense fallback={<WaitingLine />}>
              {isPart && isOffered && (
                <div ref={intoSight} className={css.panel}>
                  <PartSlider percent={percent} onPercent={setPercent} />
                  <p className={css.closing}>
                    <span>
                      {t('closingFor', {
                        staked: prizeText(fromCents(paidCents - profitCents)),
                        paid: balanceText(amount),
                      })}
                    </span>
                    <Net cents={profitCents} />
                    <span>
                      {t(ticket.system ? 'closingRestEach' : 'closingRest', {
                        rest: prizeText(fromCents(restCents)),
                      })}
                    </span>
                  </p>
                  {closing}
                </div>
              )}
              {way === 'auto' && (
                <div ref={intoSight}>
                  <AutoCashOut ticket={ticket} offer={offer.amount} onDone={fold} />
                </div>
              )}
            </Suspense>
          </>
        )}
      </div>
    </div>
  )
}
