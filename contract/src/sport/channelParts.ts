import { z } from 'zod'
import { text } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import {
  DayField,
  Id,
  Line,
  PlayedSportCode,
  Price,
  ReasonField,
  ScoreField,
  SideField,
  Time,
} from './fields.ts'
import { Ticket } from './ticket.ts'

const Champion = z.object({
  gameId: Id,
  leagueId: Id,
  league: z.string(),
  icon: z.string(),
  title: z.string(),
  /** "2026 第42季" */
  season: z.string(),
  sport: PlayedSportCode,
})
/** A rate without a price is out, where it says since when, or suspended. */
export const ChampionMarket = Champion.extend({
  closesAt: Time,
  rates: z.array(z.object({ rtype: Id, name: z.string(), k: Price, outAt: Time.exactOptional() })),
})
export const ChampionDecided = Champion.extend({ closedAt: Time, winner: z.string() })

/** A system that the legs of the slip can be combined to. */
export const SystemOffer = z.object({
  /** "4串11" */
  code: z.string(),
  sizes: z.array(z.int()),
  bets: z.int(),
  min: Yuan,
  max: Yuan,
  /** What one yuan a bet gives back when all legs win, "18.43". */
  odds: z.string(),
})

/** amount is empty while there is no offer; reason says why. */
export const CashOutQuote = z.object({
  ticket_id: Id,
  amount: Yuan.or(z.literal('')),
  reason: ReasonField.nullable(),
})
export type CashOutQuote = z.output<typeof CashOutQuote>

export const DayTotals = z.object({
  day: DayField,
  count: z.int(),
  stake: Yuan,
  risk: Yuan,
  return: Yuan,
})

/** hgid: the match it is about; empty for word of the channel. */
export const Notice = z.object({
  id: Id,
  kind: z.enum(['channel', 'postponed', 'abandoned', 'corrected']),
  text: text(200),
  hgid: z.string(),
  createdAt: Time,
})
export type Notice = z.output<typeof Notice>

/** How the selection of one leg stood at a moment. */
export const ReplayPoint = z.object({
  at: Time,
  /** "62'", "3Q 07:05", "S2 4-3"; empty before the match. */
  clock: text(20),
  score: ScoreField,
  /** The price of the selection on its own line then; empty while bets were held or it was no longer offered. */
  k: Price,
  /** The model's chance that the selection wins, 0..1, without a margin; half results count by what they pay. */
  chance: z.number(),
})
export type ReplayPoint = z.output<typeof ReplayPoint>

/** What happened on the match of a leg while the ticket lived: type as in the match detail. */
export const ReplayEvent = z.object({
  at: Time,
  type: text(20),
  side: SideField,
  clock: text(20),
  score: ScoreField,
  text: text(120),
})

export type ReplayEvent = z.output<typeof ReplayEvent>

export const Replay = z.object({
  ticket: Ticket,
  /** placed, accepted or refused, settled, reversed, cashedOut: the ticket's own life. */
  steps: z.array(
    z.object({
      at: Time,
      kind: z.enum(['placed', 'accepted', 'refused', 'cashedOut', 'settled', 'reversed']),
    }),
  ),
  /** In the order of the ticket's legs. Points reach from the bet to the present or the end of the match. */
  legs: z.array(
    z.object({
      hgid: Id,
      line: Line,
      points: z.array(ReplayPoint).max(200),
      events: z.array(ReplayEvent).max(200),
    }),
  ),
  /** What the whole ticket was worth: risk × Π of the legs, fair, before a margin. */
  worth: z.array(z.object({ at: Time, amount: Yuan })).max(200),
})
export type Replay = z.output<typeof Replay>
