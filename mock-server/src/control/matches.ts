import type { Context } from 'hono'
import { z } from 'zod'
import { DIRECTOR_EVENTS } from '@app/contract/kit/control'
import { playedSports } from '@app/contract/sport/codes'
import { marketOf, selectionsOf } from '@app/contract/sport/market/markets'
import { parsePrice } from '@app/contract/sport/market/odds'
import { type ResultCode, resultCodes } from '@app/contract/sport/settle/results'
import type { SportDirector } from '../modules/sport/director.ts'
import { DirectorRefused } from '../modules/sport/director.rules.ts'
import { siteOf } from '../site.ts'
import type { ControlPart } from './control.ts'
import { readBody, readQuery, refuseControl } from './read.ts'

const DAY_S = 86_400
const HIGHEST_SCORE = 300
const Sport = z.enum(playedSports)
const Score = z
  .union([
    z
      .string()
      .regex(/^\d{1,3}\s*[-:]\s*\d{1,3}$/)
      .transform((text) => text.split(/[-:]/).map(Number)),
    z.array(z.int()).length(2),
    z.object({ home: z.int(), away: z.int() }).transform(({ home, away }) => [home, away]),
  ])
  .pipe(z.tuple([z.int().min(0).max(HIGHEST_SCORE), z.int().min(0).max(HIGHEST_SCORE)]))
const Side = z
  .enum(['H', 'C', 'home', 'away'])
  .transform((side): 'H' | 'C' => (side === 'H' || side === 'home' ? 'H' : 'C'))

const Filter = z.object({
  market: z.enum(['RB', 'FT', 'FU']).optional(),
  sport: Sport.optional(),
  text: z.string().max(40).optional(),
  limit: z.coerce.number().int().min(1).max(1_000).default(200),
})
const Compose = z.strictObject({
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
        odds: z.record(z.string(), z.string().or(z.number())),
      }),
    )
    .max(40)
    .default([]),
})
const Event = z.strictObject({
  type: z.enum(DIRECTOR_EVENTS),
  side: Side.optional(),
  score: Score.optional(),
  minute: z.int().min(0).max(120).optional(),
})
const Result = z.strictObject({ score: Score, half: Score.optional(), corrected: z.boolean().default(false) })
const Outcome = z.strictObject({ outcome: z.enum(resultCodes as [ResultCode, ...ResultCode[]]) })

/** Hundredths of the given Hong Kong prices, refused when a market, selection, line or price makes no sense. */
const checkedMarkets = ({ sport, markets }: z.output<typeof Compose>) =>
  markets.map(({ wtype, line, odds }) => {
    const market = marketOf(wtype)
    if (!market) return refuseControl(400, `没有这个玩法：${wtype}`)
    const known = selectionsOf(wtype, sport)
    const entries = Object.entries(odds).map(([w, price]): [string, number] => {
      const k = parsePrice(String(price))
      if (!known.some((selection) => selection.w === w)) return refuseControl(400, `${wtype} 没有选项 ${w}`)
      if (k === undefined) return refuseControl(400, `赔率不正确（香港盘，如 0.95）：${String(price)}`)
      return [w, k]
    })
    return { wtype, line: line ?? null, odds: Object.fromEntries(entries) }
  })

/** GET, POST /matches; POST /matches/:gid/events, /result; POST /bets/:ticket: the match director. */
export const matchesControl: ControlPart = (app, control) => {
  const direct = <T>(c: Context, work: (director: SportDirector) => T): T => {
    try {
      return work(siteOf(control.world(c)).sport.director)
    } catch (error) {
      if (error instanceof DirectorRefused)
        return refuseControl(error.kind === 'unknown' ? 404 : 400, error.message)
      throw error
    }
  }
  const gid = (c: Context) => {
    const number = Number(c.req.param('gid'))
    return Number.isSafeInteger(number) && number >= 0 ? number : refuseControl(404, '没有这场比赛')
  }
  app.get('/matches', (c) => {
    const filter = readQuery(c, Filter)
    return c.json({ matches: direct(c, (director) => director.list(filter)) })
  })
  app.get('/matches/:gid', (c) => c.json(direct(c, (director) => director.match(gid(c)))))
  app.post('/matches', async (c) => {
    const body = await readBody(c, Compose)
    const markets = checkedMarkets(body)
    const { sport, league, home, away, startsIn_s: startsInSeconds } = body
    return c.json(
      direct(c, (director) => director.compose({ sport, league, home, away, startsInSeconds, markets })),
      201,
    )
  })
  app.post('/matches/:gid/events', async (c) => {
    const event = await readBody(c, Event)
    return c.json(direct(c, (director) => director.event(gid(c), event)))
  })
  app.post('/matches/:gid/result', async (c) => {
    const { score, half, corrected } = await readBody(c, Result)
    return c.json(
      direct(c, (director) => director.result(gid(c), { full: score, half: half ?? null }, corrected)),
    )
  })
  app.post('/bets/:ticket', async (c) => {
    const { outcome } = await readBody(c, Outcome)
    direct(c, (director) => director.decideBet(c.req.param('ticket'), outcome))
    return c.json({ ticket: c.req.param('ticket'), outcome })
  })
}
