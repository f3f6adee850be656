import { systemBy } from '@app/contract/sport/slip/system'
import type { BetRecord } from '@app/contract/bet/betRecord'
import { Anchor } from '@mantine/core'
import { Fragment, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { useBetText } from '../text.ts'
import { isoAt } from '../../../lib/clock.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { bus } from '../../../lib/bus.ts'
import { dateTimeText, shortDateTimeText } from '../../../lib/text/date.ts'
import { resting } from '../../../lib/device/resting.ts'
import { useSignal } from '../../../lib/signal.ts'
import { toldOf } from '../../../lib/text/told.ts'
import { VISIT } from '../../../lib/links/visit.ts'
import { Money } from '../../../ui/Money/Money.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import type { Tone } from '../../../ui/StatusTag/StatusTag.tsx'
import { to } from '../../../paths.ts'
import { figuresOf, hasStory, isClosed, sumOf, isMost, whyLess } from '../record.rules.ts'
import { Legs } from './Legs.tsx'
import css from './Tickets.module.css'

const TONES: Record<BetRecord['status'], Tone> = {
  pending: 'wait',
  accepted: 'info',
  refused: 'off',
  settled: 'info',
  cancelled: 'off',
}

/** A settled ticket is judged by what it won, but for one that its member closed. */
const toneOf = (ticket: BetRecord): Tone => {
  const { status, win } = ticket
  if (isClosed(ticket)) return 'off'
  return status !== 'settled'
    ? TONES[status]
    : win.startsWith('-')
      ? 'bad'
      : /[1-9]/.test(win)
        ? 'good'
        : 'off'
}

/** What the columns are, where bets are rows. */
const Columns = () => {
  const t = useBetText()
  return (
    <p className={css.columns} aria-hidden>
      <span>{t('venueAndTime')}</span>
      <span>{t('content')}</span>
      <span className={css.sums}>
        {(['risk', 'counts', 'payout', 'win'] as const).map((name) => (
          <span key={name}>{t(name === 'counts' ? 'valid' : name)}</span>
        ))}
      </span>
      <span>{t('status')}</span>
    </p>
  )
}

interface TicketProps {
  ticket: BetRecord
  /** Of rounds that are told as one: what unfolds them. */
  unfold?: ReactNode
  /** One of those. */
  isRound?: boolean
}

/** A bet: a card in the hand, a row on a desk. */
const Ticket = ({ ticket, unfold, isRound = false }: TicketProps) => {
  const t = useBetText()
  // The channel is shut in a break (UN-32).
  const isResting = useSignal(resting)
  const isRefused = ticket.status === 'refused'
  // Why is told beside what came back.
  const result = isRefused ? t('status_refused') : ticket.resultName || ticket.statusName
  const why = whyLess(ticket)
  const system = systemBy(ticket.parlay, ticket.legs.length)
  return (
    <li
      className={css.ticket}
      data-round={isRound || undefined}
      data-game={ticket.legs.length === 0 || undefined}
    >
      <header className={css.ticketHead}>
        <p className={css.venue}>
          <strong>{ticket.venueName}</strong>
          {ticket.parlay && <span>{ticket.parlay}</span>}
          {system && <span>{t('systemBets', { bets: system.bets, each: balanceText(ticket.stake) })}</span>}
        </p>
        <time dateTime={isoAt(ticket.betTime)}>
          {!unfold && <span className={css.whole}>{dateTimeText(ticket.betTime)}</span>}
          <span className={unfold ? undefined : css.short}>{shortDateTimeText(ticket.betTime)}</span>
        </time>
        <span className={css.state}>
          <StatusTag tone={toneOf(ticket)}>{result}</StatusTag>
        </span>
      </header>
      <div className={css.what}>
        {ticket.legs.length > 0 ? (
          <Legs ticket={ticket} result={result} />
        ) : (
          <div className={css.content}>
            {toldOf(ticket).map((words) => (
              <p key={words.join()}>
                {words.map((word, at) => (
                  <Fragment key={word}>
                    <span>
                      {word}
                      {at < words.length - 1 && ' ·'}
                    </span>{' '}
                  </Fragment>
                ))}
              </p>
            ))}
          </div>
        )}
      </div>
      <div className={css.came}>
        <dl className={css.figures}>
          {figuresOf(ticket).map(([name, yuan]) => (
            <div key={name} data-figure={name}>
              <dt>{t(name === 'possibleWin' && isMost(ticket) ? 'possibleMost' : name)}</dt>
              <dd>
                <Money yuan={yuan} signed={name === 'win'} />
              </dd>
            </div>
          ))}
        </dl>
        {why && (
          <p className={css.why}>
            {why === 'countsNoRefused'
              ? t(why, { reason: ticket.resultName })
              : why === 'countsNoClosed'
                ? t(why, { time: shortDateTimeText(ticket.settleTime ?? 0) })
                : t(why)}
          </p>
        )}
      </div>
      <p className={css.foot}>
        <span className={css.number}>
          {!unfold && (
            <b>
              <i>{t('ticket')}</i> {ticket.ticketId}
            </b>
          )}
          {ticket.partOf && <span>{t('partOf', { id: ticket.partOf })}</span>}
        </span>
        {unfold}
        {hasStory(ticket) && !isResting && (
          <Anchor
            component={Link}
            size="xs"
            to={to('localSport', { enName: ticket.enName, ticket: ticket.ticketId })}
            state={VISIT}
          >
            {t('inSport')}
          </Anchor>
        )}
        {ticket.roundId && (
          <Anchor
            component="button"
            type="button"
            size="xs"
            onClick={() =>
              bus.emit('launch', {
                enName: ticket.enName,
                gameCode: ticket.gameCode,
                name: ticket.gameName,
                proof: ticket.roundId,
              })
            }
          >
            {t('fair')}
          </Anchor>
        )}
      </p>
    </li>
  )
}

/** Rounds that are told as one, and one by one. */
const Rounds = ({ heap }: { heap: readonly BetRecord[] }) => {
  const t = useBetText()
  const [isOpen, setOpen] = useState(false)
  const count = heap.length
  const won = heap.filter(({ win }) => Number(win) > 0).length
  return (
    <>
      <Ticket
        ticket={sumOf(heap, t('rounds', { count, won }))}
        unfold={
          <Anchor
            component="button"
            type="button"
            size="xs"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'foldRounds' : 'unfoldRounds', { count })}
          </Anchor>
        }
      />
      {isOpen && heap.map((ticket) => <Ticket key={ticket.ticketId} ticket={ticket} isRound />)}
    </>
  )
}

interface Props {
  heaps: readonly (readonly BetRecord[])[]
  isBusy: boolean
}

export const Tickets = ({ heaps, isBusy }: Props) => {
  const t = useBetText()
  return (
    <div className={css.records} tabIndex={-1}>
      <Columns />
      <ul className={css.list} aria-label={t('listLabel')} aria-busy={isBusy}>
        {heaps.map((heap) =>
          heap.length > 1 ? (
            <Rounds key={heap.at(-1)!.ticketId} heap={heap} />
          ) : (
            <Ticket key={heap[0]!.ticketId} ticket={heap[0]!} />
          ),
        )}
      </ul>
    </div>
  )
}
