import type { ResultCode } from '@app/contract/sport/settle/results'
import { outcomeOf } from '@app/contract/sport/settle/results'
import { CHAMPION, effectiveOddsType } from '@app/contract/sport/market/markets'
import { parlayOutcome, parlayReturn } from '@app/contract/sport/slip/parlay'
import { payout, settle } from '@app/contract/sport/settle/settle'
import { systemReturn } from '@app/contract/sport/slip/system'
import { startOfSiteDay } from '../../../world/clock.ts'
import { mostReturn } from '../slip/caps.ts'
import type { Champions } from '../board/champions.ts'
import { matchesOf } from '../board/present.rules.ts'
import type { SportMatch } from '../match.rules.ts'
import { type Programme, secondsSince } from '../board/programme.ts'
import { legResult, outcomeOfCode, systemOutcome } from './settle.rules.ts'
import type { SettledTicket, SportDeps } from '../deps.ts'
import type { LegRow, TicketRow } from '../sport.store.ts'
import { isOnUndoneScore, undoneOf } from './undone.rules.ts'

/** U-SPORT-13: after the end of a period and the final whistle the result is checked for so long. */
export const SETTLE_AFTER_MS = 30_000
/** Postponed for longer than this: void. */
const POSTPONED_LIFE_MS = 36 * 3_600_000

export const CHANNEL = 'CRTY'
const SETTLE_JOB = 'sport.settle'
const CHAMPION_JOB = 'sport.champion'

export interface Settlement {
  /** Plans the jobs of a match that has open legs. */
  plan(match: SportMatch): void
  /** Plans the end of a champion market. */
  planChampion(gid: number): void
  /** Settles every open leg of a match that is decided by now. */
  settleMatch(gid: number): void
  /** Takes back what was settled on a match and settles it again (A). */
  correctMatch(gid: number): void
  /** Changes a match in play: what it alters of settled periods is settled anew (A), bets on a score it takes back are void. */
  amend(match: SportMatch, change: () => void): void
  /** A tester's word on one ticket: A takes its settlement back, any other code settles it. */
  decide(ticket: TicketRow, code: ResultCode): void
}

export const openSettlement = (
  { store, jobs, clock, wallet, onSettled }: SportDeps,
  programme: Programme,
  champions: Champions,
): Settlement => {
  const returnOf = (
    ticket: TicketRow,
    legs: readonly LegRow[],
    outcome: ReturnType<typeof outcomeOf>,
  ): number => {
    const [leg] = legs
    if (ticket.kind === 'single' && leg)
      return payout(outcome ?? 'D', leg.k, effectiveOddsType(leg.wtype, ticket.oddsType), ticket.stakeCents)
    const combined = legs.map(({ k, result }) => ({ k, outcome: outcomeOfCode(result) ?? ('D' as const) }))
    if (ticket.system) return systemReturn(ticket.stakeCents, ticket.system.sizes, combined)
    if (outcome === 'L') return 0
    return parlayReturn(ticket.stakeCents, combined)
  }

  let settled = new Map<TicketRow['id'], SettledTicket & { memberId: number }>()
  const note = (
    { id, memberId, ticketId, riskCents }: TicketRow,
    legs: readonly LegRow[],
    result: ResultCode,
    returnCents: number,
  ) => {
    const [leg] = legs
    const winner = leg?.wtype === CHAMPION ? champions.told(leg.gid, leg.w, clock.now())?.winner : undefined
    settled.set(id, { memberId, ticketId, result, riskCents, returnCents, matches: matchesOf(legs), winner })
  }
  /** Each member hears once of all that one result did to their tickets. */
  const telling =
    <A extends unknown[]>(work: (...args: A) => void) =>
    (...args: A): void => {
      settled = new Map()
      work(...args)
      for (const [memberId, tickets] of Map.groupBy(settled.values(), (one) => one.memberId))
        onSettled?.(memberId, tickets)
    }

  const close = (ticket: TicketRow, legs: readonly LegRow[], result: ResultCode, dueCents: number) => {
    const countedAt = ticket.countedAt ?? clock.now()
    // Placing keeps within the caps; only a correction can bring more together on a day.
    const isCapped = dueCents > ticket.riskCents && store.wasCorrected(ticket.memberId)
    const most = () =>
      mostReturn(ticket.riskCents, legs, store.wonOn(ticket.memberId, startOfSiteDay(countedAt)))
    const returnCents = isCapped ? Math.min(dueCents, most()) : dueCents
    store.updateTicket(ticket.id, {
      state: 'settled',
      result,
      returnCents,
      settledAt: clock.now(),
      countedAt,
    })
    wallet.settleBet(ticket.memberId, CHANNEL, returnCents, ticket.ticketId)
    note(ticket, legs, result, returnCents)
  }

  /** The code that a ticket's legs come to; undefined while it is open. A lost leg ends a parlay at once. */
  const codeOf = (ticket: TicketRow, legs: readonly LegRow[]): ResultCode | null | undefined => {
    if (ticket.kind === 'single') return legs[0]?.result
    if (ticket.system)
      return systemOutcome(ticket.system, legs, returnOf(ticket, legs, undefined), ticket.riskCents)
    const outcome = parlayOutcome(legs.map(({ result }) => outcomeOfCode(result)))
    return outcome === 'D' ? (legs[0]?.result ?? 'D') : outcome
  }

  const settleWith = (ticket: TicketRow, legs: readonly LegRow[]) => {
    const code = codeOf(ticket, legs)
    if (code) close(ticket, legs, code, returnOf(ticket, legs, outcomeOf(code)))
  }
  const settleTicket = (id: number) => {
    const ticket = store.ticket(id)
    if (ticket?.state === 'accepted') settleWith(ticket, store.legsOf(id))
  }

  const reopen = (ticket: TicketRow) => {
    const returned = ticket.returnCents ?? 0
    wallet.reverseSettlement(ticket.memberId, CHANNEL, returned, ticket.ticketId)
    store.updateTicket(ticket.id, {
      state: 'accepted',
      result: 'A',
      returnCents: null,
      reversedCents: returned,
      reversedAt: clock.now(),
      settledAt: null,
    })
    note(ticket, store.legsOf(ticket.id), 'A', 0)
  }

  /** How legs on a match stand by now. */
  const readerOf = (match: SportMatch) => {
    const now = clock.now()
    const state = programme.state(match, now)
    const official = programme.row(match.gid)?.official ?? null
    const undone = undoneOf(match.sport, programme.timeline(match), secondsSince(match, now))
    return (leg: LegRow, { placedAt }: TicketRow) => {
      const placed = { ...leg, sport: match.sport, placedAt: secondsSince(match, placedAt) }
      return isOnUndoneScore(placed, undone, official)
        ? ({ result: 'D6', finalScore: null } as const)
        : legResult(placed, state, official)
    }
  }

  const settleMatch = (gid: number) => {
    const match = programme.find(gid)
    if (!match) return
    const read = readerOf(match)
    const touched = new Set<number>()
    for (const { leg, ticket } of store.legsOnMatch(gid, 'open')) {
      const found = read(leg, ticket)
      if (!found) continue
      store.updateLeg(leg.id, found)
      if (ticket.kind === 'single') settleWith(ticket, [{ ...leg, ...found }])
      else touched.add(ticket.id)
    }
    for (const id of touched) settleTicket(id)
  }

  const amend = (match: SportMatch, change: () => void) => {
    const before = readerOf(match)
    const legs = store
      .legsOnMatch(match.gid, 'all')
      // What the member sold stays sold.
      .filter(({ ticket }) => ticket.cashCents === null)
      .map(({ leg, ticket }) => ({ leg, ticket, was: before(leg, ticket) }))
    change()
    const after = readerOf(match)
    const touched = new Set<number>()
    for (const { leg, ticket, was } of legs) {
      const found = after(leg, ticket) ?? { result: null, finalScore: null }
      const isVoid = found.result === 'D6' && leg.result === null
      // An open leg waits for its check, and what a tester decided stays.
      if (!isVoid && (leg.result === null || leg.result !== was?.result)) continue
      store.updateLeg(leg.id, found)
      if (found.result !== leg.result) touched.add(ticket.id)
    }
    for (const id of touched) {
      const ticket = store.ticket(id)!
      const now = store.legsOf(id)
      const code = codeOf(ticket, now)
      const isSame =
        code && code === ticket.result && returnOf(ticket, now, outcomeOf(code)) === ticket.returnCents
      if (isSame) continue
      if (ticket.state === 'settled') reopen(ticket)
      settleTicket(id)
    }
  }

  const plan = (match: SportMatch) => {
    const now = clock.now()
    const timeline = programme.timeline(match)
    const { status } = programme.state(match, now)
    const at = (second: number) => match.kickOffAt + second * 1_000 + SETTLE_AFTER_MS
    const whole = status === 'postponed' ? match.kickOffAt + POSTPONED_LIFE_MS : at(timeline.endsAt)
    jobs.schedule(SETTLE_JOB, Math.max(now, whole), { gid: match.gid }, `${SETTLE_JOB}:${match.gid}:full`)
    const next = timeline.periods.map(({ to }) => at(to)).find((end) => end > now && end < whole)
    const key = `${SETTLE_JOB}:${match.gid}:period`
    if (next !== undefined && timeline.ending === 'finished')
      jobs.schedule(SETTLE_JOB, next, { gid: match.gid }, key)
    else jobs.cancel(key)
  }

  jobs.handle<{ gid: number }>(
    CHAMPION_JOB,
    telling(({ gid }) => {
      const winner = champions.winner(gid, clock.now())
      if (winner === undefined) return
      for (const { leg, ticket } of store.legsOnMatch(gid, 'open')) {
        store.updateLeg(leg.id, { result: settle(leg, { score: {}, champions: [winner] }) })
        settleTicket(ticket.id)
      }
    }),
  )

  jobs.handle<{ gid: number }>(
    SETTLE_JOB,
    telling(({ gid }) => {
      settleMatch(gid)
      const match = programme.find(gid)
      // One period after the other, as long as the match is on.
      if (match && programme.isUnderWay(match, clock.now()) && store.legsOnMatch(gid, 'open').length > 0)
        plan(match)
    }),
  )

  return {
    settleMatch: telling(settleMatch),
    planChampion: (gid) => {
      const market = champions.match(gid)
      if (market) jobs.schedule(CHAMPION_JOB, market.kickOffAt, { gid }, `${CHAMPION_JOB}:${gid}`)
    },
    plan,
    amend: telling(amend),
    correctMatch: telling((gid: number) => {
      for (const { leg, ticket } of store.legsOnMatch(gid, 'all')) {
        const current = store.ticket(ticket.id)
        // What the member sold stays sold.
        if (current?.state === 'settled' && current.cashCents === null) reopen(current)
        store.updateLeg(leg.id, { result: null, finalScore: null })
      }
      settleMatch(gid)
      // A parlay that another leg has decided has nothing open on this match.
      for (const { ticket } of store.legsOnMatch(gid, 'all')) settleTicket(ticket.id)
    }),
    decide: telling((ticket: TicketRow, code: ResultCode) => {
      if (ticket.state === 'settled') reopen(ticket)
      const now = store.ticket(ticket.id)
      // Taken back, its legs are open again: the next result of their matches settles them.
      for (const leg of store.legsOf(ticket.id))
        store.updateLeg(leg.id, { result: code === 'A' ? null : code })
      if (code === 'A' || !now) return
      const decided = store.legsOf(ticket.id)
      close(now, decided, code, returnOf(now, decided, outcomeOf(code)))
    }),
  }
}
