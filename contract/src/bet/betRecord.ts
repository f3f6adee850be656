import { z } from 'zod'
import { Id, Link, list, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { Category } from '../venue/venueInfo.ts'
import { BET_OUTCOMES, BET_STATUSES } from './betStates.ts'

export const BetStatus = z.enum(BET_STATUSES).meta({ id: 'BetStatus' })
export type BetStatus = z.output<typeof BetStatus>

export const BetOutcome = z.enum(BET_OUTCOMES).meta({ id: 'BetOutcome' })
export type BetOutcome = z.output<typeof BetOutcome>

/** '' until settled; A W LW LL L P D, or D with its sub-reason (C-RES-A … C-RES-D24). */
export const ResultCode = z
  .string()
  .regex(/^(A|W|LW|LL|L|P|D[0-9A-MZ]?)?$/)
  .meta({ id: 'ResultCode' })

/** The match of a leg, and the score when the bet was placed and at the end. */
export const BetMatch = z
  .object({
    gameId: Id,
    hgid: Id,
    sport: text(4),
    market: text(6),
    league: text(60),
    team_h: text(60),
    team_c: text(60),
    startTime: Time,
    scoreAtBet: text(20).meta({ description: "如 1-0 @ 62'" }),
    scoreFinal: text(20),
    /** Of a champion: which season of its title, and who won it once that is decided. */
    season: text(20).exactOptional(),
    winner: text(60).exactOptional(),
  })
  .meta({ id: 'BetMatch' })
export type BetMatch = z.output<typeof BetMatch>

/** A sport selection. odds is the shown text in its odds type. */
export const BetLeg = z
  .object({
    match: BetMatch.nullable(),
    wtype: text(12),
    playName: text(40),
    pickName: text(60),
    line: text(20),
    odds: text(12),
    result: ResultCode,
    resultName: text(30),
  })
  .meta({ id: 'BetLeg' })
export type BetLeg = z.output<typeof BetLeg>

/** A ticket of any venue. content is enough to draw the row; legs exist for sport only. */
export const BetRecord = z
  .object({
    ticketId: Id,
    /** A part that was closed: the ticket it was taken from. */
    partOf: Id.exactOptional(),
    category: Category,
    enName: text(20),
    venueName: text(40),
    gameCode: text(40),
    gameName: text(60),
    image: Link,
    roundId: text(40),
    content: list(text(120), 30),
    stake: Yuan,
    risk: Yuan.meta({ description: '实扣' }),
    possibleWin: Yuan,
    valid: Yuan.meta({ description: '有效投注' }),
    win: Yuan.meta({ description: '输赢，亏损为负' }),
    payout: Yuan.meta({ description: '返还' }),
    rebate: Yuan,
    status: BetStatus,
    statusName: text(20),
    result: ResultCode,
    resultName: text(30),
    oddsType: z.enum(['E', 'H', 'I', 'M']).nullable(),
    odds: text(12),
    parlay: text(12).meta({ description: "'' 单关，如 3串1" }),
    legs: list(BetLeg, 10),
    betTime: Time,
    settleTime: Time.nullable(),
  })
  .meta({ id: 'BetRecord' })
export type BetRecord = z.output<typeof BetRecord>

/** Refused bets never stood: they are in none of the sums, and counted apart. */
export const BetTotals = z
  .object({
    count: z.int().min(0).meta({ description: '注单笔数，不含未成立的' }),
    bet: Yuan.meta({ description: '实扣之和：未成立的不计，已取消的计入' }),
    valid: Yuan.meta({ description: '有效投注之和：已取消的不计' }),
    win: Yuan.meta({ description: '输赢之和，亏损为负' }),
    refusedCount: z.int().min(0).meta({ description: '未成立的笔数；与 count 相加即为记录的条数' }),
  })
  .meta({ id: 'BetTotals' })
export type BetTotals = z.output<typeof BetTotals>
