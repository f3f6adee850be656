import { DELAY_MS } from '@app/contract/sport/slip/limits'
import type { Danger, RefusalReason } from '@app/contract/sport/reasons'
import { dangerIn } from '../slip/betting.rules.ts'
import type { SportDeps } from '../deps.ts'
import { clockText, gideOf, scoreOfPair, ticketOf } from '../board/present.rules.ts'
import { secondsSince } from '../board/programme.ts'
import type { Programme } from '../board/programme.ts'
import { CHANNEL } from '../settle/settlement.ts'
import type { Settlement } from '../settle/settlement.ts'
import type { NewLeg, NewTicket, TicketRow, TicketWithLegs, SportStore } from '../sport.store.ts'
import type { Ref, Standing } from '../slip/standing.ts'
import type { Ticket } from '@app/contract/sport/ticket'
import type { Champions } from '../board/champions.ts'

export type Presented = ReturnType<typeof openPresented>

/** Tickets on the wire, the sides of champion markets by their names. */
export const openPresented = (store: SportStore, champions: Champions, now: () => number) => {
  const written = ({ ticket, legs }: TicketWithLegs): Ticket =>
    ticketOf(ticket, legs, (gid, w) => champions.told(gid, w, now()))
  const all = (tickets: readonly TicketRow[]): Ticket[] => {
    const legs = Map.groupBy(store.legsOf(...tickets.map(({ id }) => id)), ({ ticket }) => ticket)
    return tickets.map((ticket) => written({ ticket, legs: legs.get(ticket.id) ?? [] }))
  }
  return { all, written, one: (ticket: TicketRow): Ticket => all([ticket])[0]! }
}

const CONFIRM_JOB = 'sport.confirm'
const TICKET_DIGITS = 11

const NOTHING_CLOSED = {
  cashCents: null,
  soldCents: null,
  soldStakeCents: null,
  partOf: null,
  autoCents: null,
} satisfies Partial<TicketRow>

export const ticketNumber = (random: SportDeps['random']): string =>
  `9${random.digits('ticket', TICKET_DIGITS)}`

/** The life of a ticket up to its acceptance: the stake is taken, in play it waits, and what happens meanwhile refuses it. */
export const openTickets = (
  { store, clock, jobs, random, wallet }: SportDeps,
  programme: Programme,
  settlement: Settlement,
) => {
  const legFor = (ref: Ref, { match, state, k, line }: Standing): NewLeg => {
    const inPlay = state?.status === 'live'
    return {
      gid: match!.gid,
      gameId: ref.gameId,
      gide: gideOf(match!.gid),
      sport: match!.sport,
      league: match!.league,
      home: match!.home,
      away: match!.away,
      startTime: match!.kickOffAt,
      wtype: ref.wtype,
      w: ref.rtype || ref.w,
      line,
      k,
      inPlay,
      scoreAtBet: inPlay ? scoreOfPair(state.score) : null,
      clockAtBet: state ? clockText(state) : '',
      finalScore: null,
      result: null,
    }
  }

  const planOn = (legs: readonly Pick<NewLeg, 'gid'>[]) => {
    for (const { gid } of legs) {
      const match = programme.find(gid)
      if (match) settlement.plan(match)
      else settlement.planChampion(gid)
    }
  }

  /** Takes the stake and writes the ticket; in play it waits for its confirmation. */
  const place = (
    memberId: number,
    ticket: Pick<NewTicket, 'kind' | 'system' | 'oddsType' | 'stakeCents' | 'riskCents' | 'winCents'>,
    legs: NewLeg[],
  ) => {
    const now = clock.now()
    const waits = legs.some(({ inPlay }) => inPlay)
    const ticketId = ticketNumber(random)
    wallet.fetch(memberId, CHANNEL, ticket.riskCents, ticketId)
    wallet.placeBet(memberId, CHANNEL, ticket.riskCents, ticketId)
    const confirmAt = waits ? now + DELAY_MS : now
    const {
      ticket: { id },
    } = store.insertTicket(
      {
        ...ticket,
        ticketId,
        memberId,
        state: waits ? 'delay' : 'accepted',
        reason: null,
        refusedBy: null,
        result: null,
        returnCents: null,
        reversedCents: null,
        reversedAt: null,
        ...NOTHING_CLOSED,
        placedAt: now,
        confirmAt,
        settledAt: null,
        countedAt: null,
      },
      legs,
    )
    if (waits) jobs.schedule(CONFIRM_JOB, confirmAt, { id }, `${CONFIRM_JOB}:${id}`)
    else planOn(legs)
    return {
      ticket_id: ticketId,
      active: waits ? ('delay' as const) : ('accepted' as const),
      reason: null,
      confirmAt,
    }
  }

  /** Why a waiting ticket is refused: what happened on its matches since it was placed. */
  const delayProblem = (ticket: TicketRow): { reason: RefusalReason; refusedBy?: Danger } | undefined => {
    const now = clock.now()
    for (const leg of store.legsOf(ticket.id)) {
      const match = programme.find(leg.gid)
      if (!match) return { reason: 'closed' }
      const state = programme.state(match, now)
      if (state.status === 'abandoned' || state.status === 'postponed') return { reason: 'closed' }
      if (!leg.inPlay) continue
      // What happens later in the second of the bet counts: events have no fractions.
      const from = secondsSince(match, ticket.placedAt) - 1
      const { events } = programme.timeline(match)
      const refusedBy = dangerIn(events, from, secondsSince(match, now))
      if (refusedBy) return { reason: 'dangerousBall', refusedBy }
      if (state.danger === 'director') return { reason: 'suspended' }
    }
    return undefined
  }

  jobs.handle<{ id: number }>(CONFIRM_JOB, ({ id }) => {
    const ticket = store.ticket(id)
    if (ticket?.state !== 'delay') return
    const problem = delayProblem(ticket)
    if (!problem) {
      store.updateTicket(id, { state: 'accepted' })
      return planOn(store.legsOf(id))
    }
    store.updateTicket(id, {
      state: 'refused',
      ...problem,
      returnCents: ticket.riskCents,
      settledAt: clock.now(),
    })
    wallet.refundBet(ticket.memberId, CHANNEL, ticket.riskCents, ticket.ticketId)
  })

  return { legFor, place }
}

export type Tickets = ReturnType<typeof openTickets>
