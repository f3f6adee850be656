import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { fromCents, toCents } from '@app/contract/kit/cents'
import type { CashOutQuote } from '@app/contract/sport/channelParts'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf } from '../../../api/failure.ts'
import { useSportText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { useSingly } from '../../../ui/useSingly.ts'
import { useCashOutMutation } from '../sport.api.ts'
import { closingOf, hasParts, partAt } from './closing.rules.ts'
import { WaitingLine } from '../../../ui/WaitingLine/WaitingLine.tsx'
import css from './CashOut.module.css'

const PartSlider = lazyPart(() => import('./PartSlider.tsx'), 'default')
const AutoCashOut = lazyPart(() => import('./AutoCashOut.tsx'), 'default')

const HALF = 50
/** What opens below the button is seen whole. */
const intoSight = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })
type Way = 'part' | 'auto'

interface Props {
  offer: CashOutQuote
  ticket: Ticket
}

/** What is won or lost by taking an offer: a word, a sign and a colour. */
const Profit = ({ cents }: { cents: number }) => {
  const t = useSportText()
  const word = cents > 0 ? 'closingUp' : cents < 0 ? 'closingDown' : 'closingEven'
  return (
    <span className={css.profit} data-sign={Math.sign(cents)}>
      {t(word, { amount: balanceText(fromCents(Math.abs(cents))) })}
    </span>
  )
}

/**
 * Closes a ticket or a part of it for what is offered now. The first click asks, the second takes; a changed offer asks again.
 * Or it is left to close by itself.
 */
export const CashOut = ({ offer, ticket }: Props) => {
  const t = useSportText()
  const [cashOut, { isLoading }] = useCashOutMutation()
  const [way, setWay] = useState<Way | undefined>()
  const [percent, setPercent] = useState(HALF)
  const [asked, setAsked] = useState('')
  const isPart = way === 'part' && hasParts(ticket)
  const partCents = isPart ? partAt(ticket, percent) : toCents(ticket.stake)
  const { paidCents, restCents, profitCents } = closingOf(ticket, offer.amount || '0.00', partCents)
  const amount = fromCents(paidCents)
  const take = useSingly(async () => {
    if (asked !== amount) return setAsked(amount)
    const part = isPart ? { stake: fromCents(partCents) } : {}
    try {
      const answer = await cashOut({ ticketId: offer.ticket_id, amount, accept: 'better', ...part }).unwrap()
      setAsked(answer.active === 'refused' ? answer.amount : '')
      if (answer.active === 'accepted') {
        setWay(undefined)
        bus.emit('toast', { kind: 'success', message: t('cashedOut', { amount: answer.amount }) })
      } else if (answer.reason) bus.emit('toast', { kind: 'error', message: t(`reason_${answer.reason}`) })
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    }
  })
  if (offer.amount === '' && offer.reason !== 'suspended')
    return offer.reason ? <p className={css.reason}>{t(`reason_${offer.reason}`)}</p> : null
  const isAsked = asked === amount
  const toggle = (chosen: Way) => {
    setAsked('')
    setWay(way === chosen ? undefined : chosen)
  }
  return (
    <div className={css.cash}>
      {offer.amount === '' ? (
        <p className={css.reason}>{t('reason_suspended')}</p>
      ) : (
        <div className={css.row}>
          <Button
            size="sm"
            className={css.take}
            variant={isAsked ? 'filled' : 'light'}
            loading={isLoading}
            disabled={paidCents === 0}
            onClick={() => void take()}
          >
            {t(isAsked ? 'cashOutConfirm' : 'cashOutFor', { amount: balanceText(amount) })}
          </Button>
          {asked === '' ? (
            <Profit cents={profitCents} />
          ) : (
            <Button size="sm" variant="subtle" color="gray" onClick={() => setAsked('')}>
              {t('keepBet')}
            </Button>
          )}
        </div>
      )}
      <div className={css.ways}>
        {offer.amount !== '' && hasParts(ticket) && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-expanded={isPart}
            className={css.way}
            onClick={() => toggle('part')}
          >
            {t('closePart')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={way === 'auto'}
          className={css.way}
          onClick={() => toggle('auto')}
        >
          {t('closeAuto')}
        </Button>
      </div>
      <Suspense fallback={<WaitingLine />}>
        {isPart && offer.amount !== '' && (
          <div ref={intoSight}>
            <PartSlider
              percent={percent}
              onPercent={(chosen) => {
                setAsked('')
                setPercent(chosen)
              }}
              says={t(ticket.system ? 'partSaysEach' : 'partSays', {
                part: balanceText(fromCents(partCents)),
                rest: balanceText(fromCents(restCents)),
              })}
            />
          </div>
        )}
        {way === 'auto' && (
          <div ref={intoSight}>
            <AutoCashOut ticket={ticket} onDone={() => setWay(undefined)} />
          </div>
        )}
      </Suspense>
    </div>
  )
}
