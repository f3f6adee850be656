import { z } from 'zod'
import { controlCall } from '../kit/controlCall.ts'
import type { GameRow } from '../sport/feed.ts'
import { playedSports } from '../sport/codes.ts'
import { type ResultCode, resultCodes } from '../sport/settle/results.ts'
import { At, Cents, Said } from './fields.ts'
import { DIRECTOR_EVENTS } from './directorEvents.ts'

const DAY_S = 86_400
const HIGHEST_SCORE = 300
const MOST_BETS = 500
const Sport = z.enum(playedSports)
const Points = z.int().min(0).max(HIGHEST_SCORE)
const Pair = z.tuple([z.number(), z.number()]).readonly()

/** "2-1", "2:1", [2, 1] or {home: 2, away: 1}. */
const Score = z
  .union([
    z
      .string()
      .regex(/^\d{1,3}\s*[-:]\s*\d{1,3}$/)
      .transform((text) => text.split(/[-:]/).map(Number)),
    z.array(z.int()).length(2),
    z.object({ home: z.int(), away: z.int() }).transform(({ home, away }) => [home, away]),
  ])
  .pipe(z.tuple([Points, Points]))
const Side = z
  .enum(['H', 'C', 'home', 'away'])
  .transform((side): 'H' | 'C' => (side === 'H' || side === 'home' ? 'H' : 'C'))
const EventType = z.enum(DIRECTOR_EVENTS)

const Happened = z.strictObject({
  at: z.number(),
  type: EventType,
  side: z.enum(['H', 'C']).optional(),
  score: Pair.optional(),
  minute: z.number().optional(),
})
const MatchShown = z.strictObject({
  gid: z.string(),
  sport: z.string(),
  league: Said,
  home: Said,
  away: Said,
  kickOffAt: At,
  /** RB in play, FT today, FU early. */
  market: z.string(),
  composed: z.boolean(),
  status: z.string(),
  period: z.string(),
  minute: z.number(),
  score: Pair,
  danger: z.string(),
  suspended: z.boolean(),
  /** What the director made happen. */
  events: z.array(Happened),
  official: z.strictObject({ full: Pair, half: Pair.nullable(), correctedAt: At.optional() }).nullable(),
})
export type MatchShown = z.output<typeof MatchShown>
const OneMatch = MatchShown.extend({
  row: z.custom<GameRow>(),
  /** The director's events that can happen now. */
  can: z.array(EventType),
})

const MatchFilter = z.object({
  market: z.enum(['RB', 'FT', 'FU']).optional(),
  sport: Sport.optional(),
  text: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(200),
})
export type MatchFilter = Partial<z.output<typeof MatchFilter>>

const NewMatch = z.strictObject({
  sport: Sport.default('FT'),
  league: z.string().min(1).max(30).default('导演台友谊赛'),
  home: z.string().min(1).max(30),
  away: z.string().min(1).max(30),
  startsIn_s: z
    .int()
    .min(-2 * 3_600)
    .max(7 * DAY_S)
    .default(0),
  markets: z
    .array(
      z.strictObject({
        wtype: z.string(),
        line: z.number().multipleOf(0.25).min(-500).max(500).optional(),
        /** Hong Kong prices by selection. */
        odds: z.record(z.string(), z.string().or(z.number())),
      }),
    )
    .max(40)
    .default([]),
})
export type NewMatch = z.input<typeof NewMatch>
export type ComposedMatch = z.output<typeof NewMatch>

const MatchEvent = z.strictObject({
  type: EventType,
  side: Side.optional(),
  score: Score.optional(),
  minute: z.int().min(0).max(120).optional(),
})
export type MatchEvent = z.input<typeof MatchEvent>

const MatchResult = z.strictObject({
  score: Score,
  half: Score.optional(),
  corrected: z.boolean().default(false),
})
export type MatchResult = z.input<typeof MatchResult>

/** The match director. */
export const matches = {
  list: controlCall('GET', '/matches', {
    summary: '比赛',
    query: MatchFilter,
    answer: z.strictObject({ matches: z.array(MatchShown) }),
  }),
  read: controlCall('GET', '/matches/:gid', { summary: '一场比赛', answer: OneMatch }),
  compose: controlCall('POST', '/matches', {
    summary: '自己编排一场比赛',
    body: NewMatch,
    answer: MatchShown,
    status: 201,
  }),
  event: controlCall('POST', '/matches/:gid/events', {
    summary: '让比赛发生一件事',
    body: MatchEvent,
    answer: MatchShown,
  }),
  /** Settles at once; `corrected` takes back what was settled before. */
  result: controlCall('POST', '/matches/:gid/result', {
    summary: '给出或更正赛果',
    body: MatchResult,
    answer: MatchShown,
  }),
}

const Outcome = z.enum(resultCodes as [ResultCode, ...ResultCode[]])
const BetShown = z.strictObject({
  ticket: z.string(),
  member: z.string(),
  kind: z.enum(['single', 'series', 'system']),
  state: z.enum(['delay', 'accepted', 'refused', 'settled']),
  result: Outcome.nullable(),
  stake_cents: Cents,
  win_cents: Cents,
  return_cents: Cents.nullable(),
  placedAt: At,
  legs: z.array(
    z.strictObject({
      gid: z.string(),
      home: Said,
      away: Said,
      market: Said,
      pick: Said,
      line: z.number().nullable(),
      /** Hong Kong hundredths. */
      odds: z.number(),
      result: Outcome.nullable(),
    }),
  ),
})
export type BetShown = z.output<typeof BetShown>

const BetFilter = z.object({
  member: z.string().max(40).optional(),
  gid: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_BETS).default(100),
})
export interface BetFilter {
  member?: string
  gid?: string | number
  limit?: number
}

export const bets = {
  /** Newest first. */
  list: controlCall('GET', '/bets', {
    summary: '注单',
    query: BetFilter,
    answer: z.strictObject({ bets: z.array(BetShown) }),
  }),
  /** Settles or voids one ticket. */
  decide: controlCall('POST', '/bets/:ticket', {
    summary: '决定一张注单',
    body: z.strictObject({ outcome: Outcome }),
    answer: z.strictObject({ ticket: z.string(), outcome: Outcome }),
  }),
}
