import { z } from 'zod'
import { Yuan } from '../kit/money.ts'
import {
  GameInfoField,
  Id,
  Line,
  OddsCode,
  PlayedSportCode,
  QuotedPrice,
  ReasonField,
  ResultCodeField,
  ScoreField,
  Time,
} from './fields.ts'
import { dangers } from './reasons.ts'

/** One selection of a ticket, with all that the settlement needs and the explanation shows. */
export const TicketLeg = z.object({
  gameInfo: GameInfoField,
  sport: PlayedSportCode,
  league: z.string(),
  startTime: Time,
  wtype: Id,
  w: Id,
  /** From the home side, as in the feed. */
  line: Line,
  /** The line of the selection as text, signed: "-0.5 / 1". */
  lineText: z.string(),
  label: z.string(),
  k: QuotedPrice,
  inPlay: z.boolean(),
  /** The score when the bet was placed, in play only, and the clock then ("62'"). */
  scoreAtBet: ScoreField.nullable(),
  clockAtBet: z.string(),
  finalScore: ScoreField.nullable(),
  /** Of a champion: which season of its title, and by name who won it once that is decided. */
  season: z.string().exactOptional(),
  winner: z.string().exactOptional(),
  result: ResultCodeField.nullable(),
})
export type TicketLeg = z.output<typeof TicketLeg>

export const Ticket = z.object({
  ticket_id: Id,
  kind: z.enum(['single', 'series', 'system']),
  /** 4串11: every combination of these sizes is a bet of the stake. null unless kind is system. */
  system: z.object({ code: z.string(), sizes: z.array(z.int()), bets: z.int() }).nullable(),
  state: z.enum(['delay', 'accepted', 'refused', 'settled']),
  /** Why it was refused. */
  reason: ReasonField.nullable(),
  /** Of dangerousBall: what happened. */
  refusedBy: z.enum(dangers).exactOptional(),
  result: ResultCodeField.nullable(),
  /** A corrected ticket (A): the return of the settlement that was reversed; null otherwise. */
  reversedReturn: Yuan.nullable(),
  /** Closed before its result for this much (then `return` is the same and `result` null). */
  cashOut: z.object({ amount: Yuan, at: Time }).nullable(),
  /** What was closed of it before, summed: the stake that left it and what that brought. */
  sold: z.object({ stake: Yuan, amount: Yuan }).exactOptional(),
  /** A part that was closed: the ticket it was taken from. */
  partOf: Id.exactOptional(),
  /** It is closed by itself as soon as it is offered this much. */
  autoCashOut: Yuan.exactOptional(),
  oddsType: OddsCode,
  legs: z.array(TicketLeg).min(1),
  /** What was typed: on a negative price the win, in a system the stake of each of its bets. */
  stake: Yuan,
  risk: Yuan,
  /** What can be won while it is open, profit only. */
  win: Yuan,
  /** What came back; null while it is open. */
  return: Yuan.nullable(),
  placedAt: Time,
  /** When the delay of an in-play bet ends; equal to placedAt before the match. */
  confirmAt: Time,
  settledAt: Time.nullable(),
})
export type Ticket = z.output<typeof Ticket>
