import type { Context } from 'hono'
import { bets, type ComposedMatch, matches } from '@app/contract/control/matches'
import { marketOf, selectionsOf } from '@app/contract/sport/market/markets'
import { parsePrice } from '@app/contract/sport/market/odds'
import type { SportDirector } from '../modules/sport/director.ts'
import { DirectorRefused } from '../modules/sport/director.rules.ts'
import { siteOf } from '../site.ts'
import type { ControlPart } from './control.ts'
import { refuseControl } from './read.ts'
import { foundBy } from './said.ts'

/** Hundredths of the given Hong Kong prices, refused when a market, selection, line or price makes no sense. */
const checkedMarkets = ({ sport, markets }: ComposedMatch) =>
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

export const matchesControl: ControlPart = (serve, control) => {
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
  serve(matches.list, async (c, { text: asked, ...filter }) => ({
    matches: await foundBy(c, asked, (text) => direct(c, (director) => director.list({ ...filter, text }))),
  }))
  serve(matches.read, (c) => direct(c, (director) => director.match(gid(c))))
  serve(matches.compose, (c, body) => {
    const markets = checkedMarkets(body)
    const { sport, league, home, away, startsIn_s: startsInSeconds } = body
    return direct(c, (director) => director.compose({ sport, league, home, away, startsInSeconds, markets }))
  })
  serve(matches.event, (c, event) => direct(c, (director) => director.event(gid(c), event)))
  serve(matches.result, (c, { score, half, corrected }) =>
    direct(c, (director) => director.result(gid(c), { full: score, half: half ?? null }, corrected)),
  )
  serve(bets.decide, (c, { outcome }) => {
    direct(c, (director) => director.decideBet(c.req.param('ticket'), outcome))
    return { ticket: c.req.param('ticket'), outcome }
  })
}
