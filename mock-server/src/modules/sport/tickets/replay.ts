import { fromCents } from '@app/contract/kit/cents'
import type { Replay, ReplayEvent, ReplayPoint } from '@app/contract/sport/channelParts'
import { marketOf } from '@app/contract/sport/market/markets'
import { hundredthsText } from '@app/contract/sport/market/odds'
import { isChampionGid } from '../board/champions.ts'
import { winShare, type OutcomeChances } from '../board/chances.rules.ts'
import type { openDetail } from '../centre/detail.ts'
import type { SportMatch } from '../match.rules.ts'
import { championPrice, marginOf, priceOf } from '../model/quote.ts'
import { clockText, scoreOfPair } from '../board/present.rules.ts'
import { stateOf } from '../model/state.ts'
import type { Presented } from './tickets.ts'
import { type Programme, secondsSince } from '../board/programme.ts'
import type { SportDeps } from '../deps.ts'
import type { LegRow, TicketRow } from '../sport.store.ts'
import type { Worth } from './worth.ts'

/** How finely the life of a ticket is told: fewer moments for many legs. */
const MOMENTS = 40
const MOMENTS_OF_MANY = 20
const MANY = 3
const LEAST_STEP_MS = 5_000

/** The life of a ticket: prices, score and worth at moments between the bet and its end. */
export const openReplay = (
  { store, clock }: SportDeps,
  programme: Programme,
  worth: Worth,
  presented: Presented,
  detail: ReturnType<typeof openDetail>,
) => {
  /** The bet, its end, and what lies between: evenly, and at each event of its matches. */
  const momentsOf = (ticket: TicketRow, legs: readonly LegRow[]): number[] => {
    const matches = legs.flatMap(({ gid }) => programme.find(gid) ?? [])
    const ends = matches.map((match) => match.kickOffAt + programme.timeline(match).endsAt * 1_000)
    const last = Math.min(
      clock.now(),
      ticket.settledAt ?? Number.MAX_SAFE_INTEGER,
      Math.max(...ends, ticket.placedAt + 1),
    )
    const champion = legs.some(({ gid }) => isChampionGid(gid))
    const end = champion ? Math.min(clock.now(), ticket.settledAt ?? Number.MAX_SAFE_INTEGER) : last
    const count = legs.length > MANY ? MOMENTS_OF_MANY : MOMENTS
    const step = Math.max(LEAST_STEP_MS, (end - ticket.placedAt) / count)
    const moments = [ticket.placedAt]
    for (let at = ticket.placedAt + step; at < end; at += step) moments.push(Math.round(at))
    if (end > ticket.placedAt) moments.push(end)
    return moments
  }

  const point = (
    leg: LegRow & { placedAt: number },
    match: SportMatch | undefined,
    at: number,
    chances: OutcomeChances,
    isHeld: boolean,
  ): ReplayPoint => {
    const state = match && stateOf(match.spec, programme.timeline(match), secondsSince(match, at))
    const chance = winShare(chances)
    const { family } = marketOf(leg.wtype)!
    const price = family === 'FS' ? championPrice(chance) : priceOf(chance, marginOf(family, leg.sport))
    const k = isHeld ? 0 : at === leg.placedAt ? leg.k : price
    return {
      at,
      clock: state ? clockText(state) : '',
      score: scoreOfPair(state?.score ?? [0, 0]),
      k: k > 0 ? hundredthsText(k) : '',
      chance: Math.round(chance * 10_000) / 10_000,
    }
  }

  const eventsOf = (match: SportMatch | undefined, from: number, to: number): ReplayEvent[] =>
    match
      ? detail(match, to)
          .events.filter(({ time }) => time >= from && time <= to)
          .slice(-200)
          .map(({ time, type, side, minute, score, text }) => {
            const [home, away] = score.split('-').map(Number)
            return {
              at: time,
              type,
              side: side ?? '',
              clock: minute,
              score: { home: home!, away: away! },
              text,
            }
          })
      : []

  return (memberId: number, ticketId: string): Replay | undefined => {
    const [ticket] = store.numbered(memberId, [ticketId])
    if (!ticket) return undefined
    const legs = store.legsOf(ticket.id)
    const moments = momentsOf(ticket, legs)
    const known: OutcomeChances[] = legs.map(() => ({}))
    const points: ReplayPoint[][] = legs.map(() => [])
    const amounts: Replay['worth'] = []
    for (const at of moments) {
      for (const [index, leg] of legs.entries()) {
        const { chances, isHeld } = worth.standing(leg, at)
        if (chances) known[index] = chances
        const isOver = Object.values(known[index]!).includes(1)
        points[index]!.push(
          point(
            { ...leg, placedAt: ticket.placedAt },
            programme.find(leg.gid),
            at,
            known[index]!,
            isHeld || isOver,
          ),
        )
      }
      amounts.push({ at, amount: fromCents(Math.round(worth.worthOf(ticket, legs, known))) })
    }
    const { confirmAt, placedAt, settledAt, state, reversedCents, cashCents } = ticket
    const steps: Replay['steps'] = [{ at: placedAt, kind: 'placed' }]
    if (state === 'refused') steps.push({ at: settledAt ?? confirmAt, kind: 'refused' })
    else if (state !== 'delay') steps.push({ at: confirmAt, kind: 'accepted' })
    if (reversedCents !== null) steps.push({ at: ticket.reversedAt ?? confirmAt, kind: 'reversed' })
    if (state === 'settled')
      steps.push({ at: settledAt!, kind: cashCents === null ? 'settled' : 'cashedOut' })
    const end = moments.at(-1)!
    return {
      ticket: presented.one(ticket),
      steps,
      legs: legs.map((leg, index) => ({
        hgid: String(leg.gid),
        line: leg.line,
        points: points[index]!,
        events: eventsOf(programme.find(leg.gid), placedAt, end),
      })),
      worth: amounts,
    }
  }
}
