import { z } from 'zod'
import { Id, Link, list, text, Time } from '../kit/fields.ts'
import { LiveField } from './fields.ts'

const Side = z.enum(['H', 'C'])

/** A thing that happened: minute is the text of the match clock ("45+2"). */
export const MatchEvent = z
  .object({
    id: Id,
    type: text(20),
    side: Side.nullable(),
    minute: text(8),
    player: text(40),
    text: text(120),
    score: text(12),
    time: Time,
  })
  .meta({ id: 'MatchEvent' })
export type MatchEvent = z.output<typeof MatchEvent>

/** One line of the statistics: values of both teams, as they are shown. */
const Statistic = z.object({ code: text(20), name: text(20), home: z.number(), away: z.number() })

/** The scene of a match: drawn from positions and events, there is no video (video/hotLive/matchDetail). */
export const MatchDetail = z
  .object({
    gameId: Id,
    hgid: Id,
    rid: Id.meta({ description: '聊天室' }),
    sport: text(4),
    league: text(60),
    team_h: text(60),
    team_c: text(60),
    logo_h: Link,
    logo_c: Link,
    venue: text(60),
    referee: text(40),
    weather: text(20),
    startTime: Time,
    live: LiveField,
    periods: list(z.object({ name: text(10), home: z.int(), away: z.int() }), 30),
    statistics: list(Statistic, 30),
    events: list(MatchEvent, 300),
    scoreline: list(
      z.object({ time: Time, clock: text(20), home: z.int(), away: z.int(), period: text(10) }),
      400,
    ).meta({ description: '比分走势，从 0-0 开始' }),
    sections: list(z.object({ home: z.int(), away: z.int() }), 30),
    serving: z.enum(['H', 'C', '']),
    points: text(8).meta({ description: "当前局分，如 '40-15'" }),
    possession: Side.nullable(),
    danger: z.enum(['none', 'attack', 'dangerous']),
    ball: z.object({ x: z.number(), y: z.number() }).nullable().meta({ description: '0-100 的球场坐标' }),
    lineups: z.object({ home: list(text(40), 30), away: list(text(40), 30) }),
    recent: z.object({ home: list(Side.or(z.literal('D')), 10), away: list(Side.or(z.literal('D')), 10) }),
    serverTime: Time,
  })
  .meta({ id: 'MatchDetail' })
export type MatchDetail = z.output<typeof MatchDetail>
