import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { fromCents, toCents } from '@app/contract/kit/cents'
import type { CashOutQuote } from '@app/contract/sport/channelParts'
import type { Ticket } from '@app/contract/sport/ticket'
import { reasonOf } from '../../../api/failure.ts'
import { useSportText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { balanceText, prizeText } from '../../../lib/text/amount.ts'
import { useSingly } from '../../../ui/useSingly.ts'
import { useCashOutMutation } from '../sport.api.ts'
import { closingOf, hasParts, partAt, sharePercent } from './closing.rules.ts'
import { WaitingLine } from '../../../ui/WaitingLine/WaitingLine.tsx'
import css from './CashOut.module.css'

const PartSlider = lazyPart(() => import('./PartSlider.tsx'), 'default')
const AutoCashOut = lazyPart(() => import('./AutoCashOut.tsx'), 'default')

const HALF = 50
/** What a way opens is seen whole. */
const intoSight = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' })
const WAYS = ['whole', 'part', 'auto'] as const

interface Props {
  offer: CashOutQuote
  ticket: Ticket
}

/** What is staked, what comes back for it, and what that wins or loses: in sight before it is asked and while it is. */
const Closing = ({
  paidCents,
  profitCents,
  rest,
}: {
  paidCents: number
  profitCents: number
  rest: string
}) => {
  const t = useSportText()
  const word = profitCents > 0 ? 'closingUp' : profitCents < 0 ? 'closingDown' : 'closingEven'
  return (
    <p className={css.closing}>
      <span>
        {t('closingFor', {
          staked: prizeText(fromCents(paidCents - profitCents)),
          paid: balanceText(fromCents(paidCents)),
        })}
      </span>
      <strong data-sign={Math.sign(profitCents)}>
        {t(word, { amount: balanceText(fromCents(Math.abs(profitCents))) })}
      </strong>
      {rest && <span>{rest}</span>}
    </p>
  )
}

/**
 * Closes a ticket or a part of it for what is offered now. The first click asks, the second takes; a changed offer asks again.
 * Or it is left to close by itself.
 */
export const CashOut = ({ offer, ticket }: Props) => {
  const t = useSportText()
  const [cashOut, { isLoading }] = useCashOutMutation()
  const [way, setWay] = useState<(typeof WAYS)[number]>('whole')
  const [percent, setPercent] = useState(HALF)
  const [asked, setAsked] = useState('')
  const isOffered = offer.amount !== ''
  const isPart = way === 'part'
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
        setWay('whole')
        bus.emit('toast', { kind: 'success', message: t('cashedOut', { amount: answer.amount }) })
      } else if (answer.reason) bus.emit('toast', { kind: 'error', message: t(`reason_${answer.reason}`) })
    } catch (error) {
      bus.emit('toast', { kind: 'error', message: reasonOf(error) })
    }
  })
  if (!isOffered && offer.reason !== 'suspended')
    return offer.reason ? <p className={css.reason}>{t(`reason_${offer.reason}`)}</p> : null
  const isAsked = asked === amount
  const words = { amount: balanceText(amount), percent: sharePercent(ticket, partCents) }
  const says = isPart
    ? t(isAsked ? 'cashOutConfirmPart' : 'cashOutPart', words)
    : t(isAsked ? 'cashOutConfirm' : 'cashOutFor', { amount: words.amount })
  /** The same button asks and takes: it keeps its place under the finger, and the focus. */
  const closing = !isOffered ? (
    <p className={css.reason}>{t('reason_suspended')}</p>
  ) : (
    <>
      <Closing
        paidCents={paidCents}
        profitCents={profitCents}
        rest={
          isPart
            ? t(ticket.system ? 'closingRestEach' : 'closingRest', { rest: prizeText(fromCents(restCents)) })
            : ''
        }
      />
      <div className={css.row}>
        <Button
          size="sm"
          className={css.take}
          loading={isLoading}
          disabled={paidCents === 0}
          onClick={() => void take()}
        >
          {says}
        </Button>
        {asked !== '' && (
          <Button size="sm" variant="subtle" color="gray" onClick={() => setAsked('')}>
            {t('keepBet')}
          </Button>
        )}
      </div>
    </>
  )
  return (
    <div className={css.cash}>
      <div role="group" aria-label={t('closeWays')} className={css.ways}>
        {WAYS.filter((one) => one !== 'part' || hasParts(ticket)).map((one) => (
          <button
            key={one}
            type="button"
            className={css.way}
            aria-pressed={way === one}
            onClick={() => {
              setAsked('')
              setWay(one)
            }}
          >
            {t(`close_${one}`)}
          </button>
        ))}
      </div>
      {way === 'whole' && closing}
      <Suspense fallback={<WaitingLine />}>
        {isPart && (
          <div ref={intoSight} className={css.panel}>
            {isOffered && (
              <PartSlider
                percent={percent}
                onPercent={(chosen) => {
                  setAsked('')
                  setPercent(chosen)
                }}
              />
            )}
            {closing}
          </div>
        )}
        {way === 'auto' && (
          <div ref={intoSight}>
            <AutoCashOut ticket={ticket} offer={offer.amount} onDone={() => setWay('whole')} />
          </div>
        )}
      </Suspense>
    </div>
  )
}
