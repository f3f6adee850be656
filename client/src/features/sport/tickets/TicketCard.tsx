import { Stack, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import { marketTitle, pickLine } from '@app/contract/sport/slip/entry'
import { resultLabel, toldCode } from '@app/contract/sport/settle/results'
import { hundredthsText, parsePrice, showOdds } from '@app/contract/sport/market/odds'
import { effectiveOddsType } from '@app/contract/sport/market/markets'
import { combinedOdds } from '@app/contract/sport/slip/parlay'
import type { Ticket, TicketLeg } from '@app/contract/sport/ticket'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { soldRiskCents } from '@app/contract/sport/settle/sold'
import { useLiteral } from '../../../i18n/literal.ts'
import type { Asked } from '../sportState.ts'
import { useSportText } from '../text.ts'
import { balanceText, prizeText } from '../../../lib/text/amount.ts'
import { dateTimeText } from '../../../lib/text/date.ts'

import { Money } from '../../../ui/Money/Money.tsx'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import type { Tone } from '../../../ui/StatusTag/StatusTag.tsx'
import { Match, useStanding } from '../slip/item/Where.tsx'
import type { Standings } from '../slip/item/Where.tsx'
import { refusedKey } from './refused.ts'
import { resultTone } from './resultTone.ts'
import { Figures, Sums } from './Sums.tsx'
import { TicketLink } from './TicketLink.tsx'
import css from './TicketCard.module.css'

/** How it is combined, and at which price while all of it can still win. */
const kindName = (
  { kind, legs, system, stake, state, result }: Ticket,
  t: ReturnType<typeof useSportText>,
): string => {
  if (system) return t('systemTicket', { code: system.code, bets: system.bets, stake: prizeText(stake) })
  if (kind !== 'series') return t('singleTicket')
  const prices = legs.flatMap(({ k }) => parsePrice(k) ?? [])
  const isWhole = state !== 'settled' && result === null && prices.length === legs.length
  return isWhole
    ? t('combined', { legs: legs.length, odds: balanceText(combinedOdds(prices)) })
    : t('systemNone', { legs: legs.length })
}

const scoreText = ({ home, away }: { home: number; away: number }) => `${home}–${away}`

interface LegProps {
  leg: TicketLeg
  ticket: Ticket
  live?: Standings | undefined
  asked: Asked | undefined
  children?: ReactNode
}

const Leg = ({ leg, ticket, live, asked, children }: LegProps) => {
  const t = useSportText()
  const literal = useLiteral()
  const oddsType = effectiveOddsType(leg.wtype, ticket.oddsType)
  const k = parsePrice(leg.k)
  // Prices of two lines are no rise or fall; one that isn't confirmed can still move.
  const before = asked?.line === leg.line && ticket.state !== 'delay' ? parsePrice(asked.r) : undefined
  const { scoreAtBet, clockAtBet, finalScore } = leg
  const standing = useStanding(leg.result ? undefined : live, leg.gameInfo.hgid)
  const atBet = scoreAtBet && scoreText(scoreAtBet)
  return (
    <li className={css.leg}>
      <p className={css.selection}>
        <span>
          <strong>{leg.label}</strong> {pickLine(leg.wtype, leg.lineText)}{' '}
          <span className={css.market}>
            {leg.inPlay && `${t('market_RB')} `}
            {marketTitle(leg.wtype, leg.sport, ticket.oddsType, literal)}
          </span>
        </span>
        <span className={css.price}>{k === undefined ? '--' : showOdds(k, oddsType)}</span>
        {leg.result && ticket.kind !== 'single' && (
          <StatusTag tone={resultTone(leg.result)}>{literal(resultLabel(leg.result))}</StatusTag>
        )}
      </p>
      {before !== undefined && k !== undefined && before !== k && (
        <p className={css.small}>
          {t('priceMoved', { was: showOdds(before, oddsType), now: showOdds(k, oddsType) })}
        </p>
      )}
      <Match
        match={{ ...leg.gameInfo, league: leg.league, season: leg.season, startTime: leg.startTime }}
        standing={standing.isOver ? t('waitsForResult', { score: standing.score }) : standing.says}
      >
        {atBet && atBet !== standing.score && (
          <span>
            {clockAtBet
              ? t('scoreAtBet', { score: atBet, clock: clockAtBet })
              : t('scoreAtBetOnly', { score: atBet })}
          </span>
        )}
        {finalScore && <span>{t('finalScore', { score: scoreText(finalScore) })}</span>}
        {leg.winner && <span>{t('wonBy', { winner: leg.winner })}</span>}
      </Match>
      {children}
    </li>
  )
}

interface Props {
  ticket: Ticket
  /** Just placed: what it costs and can bring comes first. */
  isReceipt?: boolean
  /** What its legs were asked for at. */
  asked?: readonly Asked[] | undefined
  /** What can be done about it. */
  action?: ReactNode
  /** With the link to its sum and its replay. */
  hasStory?: boolean
  /** Tells how matches in play stand, while the ticket is open. */
  live?: Standings | undefined
}

/** A ticket as it stands: its legs, what it risks and can win, and what came back when it is settled. */
export const TicketCard = ({ ticket, isReceipt = false, asked, action, hasStory = false, live }: Props) => {
  const t = useSportText()
  const literal = useLiteral()
  const [risk, win] = [toCents(ticket.risk), toCents(ticket.win)]
  const state = {
    delay: 'stateDelay',
    accepted: 'stateAccepted',
    refused: 'stateRefused',
    settled: 'stateSettled',
  } as const
  const tone: Tone = ticket.state === 'delay' ? 'wait' : ticket.state === 'refused' ? 'off' : 'info'
  const netCents = ticket.return === null ? undefined : toCents(ticket.return) - risk
  const net = netCents === undefined ? undefined : hundredthsText(netCents)
  const told = ticket.result && netCents !== undefined ? toldCode(ticket.result, netCents) : ticket.result
  const sums = (
    <Sums
      quote={{ riskCents: risk, winCents: win, returnCents: risk + win }}
      isMost={ticket.kind === 'system'}
    />
  )
  return (
    <article className={css.ticket} aria-label={t('ticketNo', { id: ticket.ticket_id })}>
      <header className={css.head}>
        <span className={css.kind}>{kindName(ticket, t)}</span>
        {ticket.cashOut ? (
          <StatusTag tone="off">{t(ticket.partOf ? 'statePartClosed' : 'stateCashedOut')}</StatusTag>
        ) : told ? (
          <StatusTag tone={resultTone(told)}>{literal(resultLabel(told))}</StatusTag>
        ) : (
          // Whatever is open or on a receipt is accepted: only what is not is worth a word.
          (ticket.reason ?? ticket.state !== 'accepted') && (
            <StatusTag tone={tone}>
              {ticket.reason ? t(refusedKey(ticket.reason, ticket.refusedBy)) : t(state[ticket.state])}
            </StatusTag>
          )
        )}
        {hasStory && (
          <TicketLink ticketId={ticket.ticket_id} size="xs">
            {t(ticket.return === null ? 'ticketDetail' : 'ticketStory')}
          </TicketLink>
        )}
      </header>
      {isReceipt && <div className={css.first}>{sums}</div>}
      <Stack component="ul" gap={6}>
        {ticket.legs.map((leg, at) => (
          <Leg
            key={`${leg.gameInfo.gameId}${leg.wtype}${leg.w}`}
            leg={leg}
            ticket={ticket}
            live={live}
            asked={asked?.[at]}
          />
        ))}
      </Stack>
      {net === undefined ? (
        !isReceipt && sums
      ) : (
        <Figures
          of={[
            [t('risk'), <Money key="risk" yuan={ticket.risk} />],
            [t('return'), <Money key="return" yuan={ticket.return ?? '0.00'} />],
            [t('net'), <Money key="net" yuan={net} signed />],
          ]}
        />
      )}
      {ticket.sold && (
        <p className={css.small}>
          {t('soldBefore', {
            stake: balanceText(fromCents(soldRiskCents(ticket))),
            amount: balanceText(ticket.sold.amount),
          })}
        </p>
      )}
      {ticket.partOf && <p className={css.small}>{t('partOf', { id: ticket.partOf })}</p>}
      {ticket.cashOut && (
        <p className={css.small}>{t('closedAt', { time: dateTimeText(ticket.cashOut.at) })}</p>
      )}
      {ticket.autoCashOut && (
        <p className={css.waits}>{t('autoWaits', { amount: balanceText(ticket.autoCashOut) })}</p>
      )}
      {ticket.reversedReturn && (
        <p className={css.small}>{t('reversed', { amount: balanceText(ticket.reversedReturn) })}</p>
      )}
      <p className={css.number}>
        <span>{t('ticketNo', { id: ticket.ticket_id })}</span>
        <time>{dateTimeText(ticket.placedAt)}</time>
      </p>
      {action}
    </article>
  )
}

export interface RowsProps {
  tickets: readonly Ticket[]
  /** What their legs were asked for at. */
  asked: Readonly<Record<string, readonly Asked[]>>
}

/** Bets of one leg each that were just placed, a row each: what it is on, its price, its sums and its number. */
export const TicketRows = ({ tickets, asked }: RowsProps) => {
  const t = useSportText()
  return (
    <ul className={css.ticket}>
      {tickets.flatMap((ticket) =>
        ticket.legs.map((leg, at) => (
          <Leg key={ticket.ticket_id} leg={leg} ticket={ticket} asked={asked[ticket.ticket_id]?.[at]}>
            <p className={css.number}>
              <strong className={css.paid}>
                {t('placedOne', { risk: prizeText(ticket.risk), win: prizeText(ticket.win) })}
              </strong>
              <span>
                <VisuallyHidden>{t('ticketNo', { id: '' })}</VisuallyHidden>
                {ticket.ticket_id}
              </span>
            </p>
          </Leg>
        )),
      )}
    </ul>
  )
}
