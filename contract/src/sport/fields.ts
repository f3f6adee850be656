import { z } from 'zod'
import { list, text } from '../kit/fields.ts'
import { MarketType, OddsType, SportType, playedSports } from './codes.ts'
import type { GameStatus } from './feed.ts'
import { resultCodes } from './settle/results.ts'
import { refusalReasons } from './reasons.ts'

export const SportCode = z.enum(SportType)
export const PlayedSportCode = z.enum(playedSports)
export const MarketCode = z.enum(MarketType)
export const OddsCode = z.enum(OddsType)
export const ResultCodeField = z.enum(resultCodes)
export const ReasonField = z.enum(refusalReasons)

/** 接受任何 · 接受更优 · 不接受 (U-SPORT-15 and beyond). */
export const AcceptField = z.enum(['any', 'better', 'none'])
/** Days of the site (GMT+8) as YYYY-MM-DD. */
export const DayField = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
export const ModeField = z.enum(['single', 'multiple', 'series'])

export const Id = z.string().min(1).max(40)
/** Hong Kong price of two decimals; empty = suspended. */
export const Price = z.string().regex(/^(\d{1,5}\.\d{2})?$/)
export const QuotedPrice = z.string().regex(/^\d{1,5}\.\d{2}$/)
/** The price quoted in the asked odds type; absent with Hong Kong, whose quote is `k` itself. Money is reckoned from `k`. */
export const QuotedOdds = z
  .string()
  .regex(/^-?\d{1,5}\.\d{2}$/)
  .exactOptional()
export const Line = z.number().multipleOf(0.25).min(-500).max(500).nullable()
/** YYYY-MM-DD at GMT+8, empty = any. */
export const DateField = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/)
export const Time = z.int().min(0)

const count = z.int().min(0)
export const ScoreField = z.object({ home: z.int(), away: z.int() })

export const SideField = z.enum(['H', 'C', ''])

const Status = z.union([0, 1, 2, 3, 4, 5].map((code) => z.literal(code as GameStatus)))
/** The 14 fields of ENT-18, the same in every call. */
export const LiveField = z.object({
  re_time: text(20).meta({ description: "足球 '1H^23' 'HT' '2H^67'" }),
  t_count: count.meta({ description: '篮球本节剩余秒数' }),
  se_now: text(10).meta({ description: '篮球 1Q..4Q OT' }),
  HalfTime: z.enum(['Y', 'N']),
  isLive: z.enum(['Y', 'N']),
  inningNum: count,
  gameStatus: Status,
  sc_FT_H: count,
  sc_FT_C: count,
  sc_FT_A: count,
  sc_set_H: count,
  sc_set_A: count,
  sc_game_H: count,
  sc_game_A: count,
})

export const GameInfoField = z.object({
  gameId: Id,
  gide: text(40),
  hgid: Id,
  team_h: text(60),
  team_c: text(60),
})

export const LineField = z.object({
  gameId: Id,
  wtype: Id,
  line: Line,
  lineText: text(30),
  rank: count,
  selections: list(z.object({ w: Id, k: Price, label: text(60), odds: QuotedOdds }), 60),
})

export const GameRowField = z.object({
  gameInfo: GameInfoField,
  sport: PlayedSportCode,
  leagueId: Id,
  league: text(60),
  startTime: Time,
  live: LiveField,
  reds: ScoreField,
  corners: ScoreField,
  sections: list(ScoreField, 30),
  serving: SideField,
  points: text(8),
  lines: list(LineField, 160),
  moreCount: count,
})

export const LeagueField = z.object({
  league_id: Id,
  isShow: z.boolean(),
  isExpand: z.boolean(),
  name: text(60),
  id: Id,
  icon: text(300),
})
