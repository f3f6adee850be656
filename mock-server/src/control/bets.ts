import { z } from 'zod'
import { marketName, selectionsOf } from '@app/contract/sport/market/markets'
import { siteOf } from '../site.ts'
import type { ControlPart } from './control.ts'
import { readQuery, refuseControl } from './read.ts'

const MOST_BETS = 500
const Filter = z.object({
  member: z.string().max(40).optional(),
  gid: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(MOST_BETS).default(100),
})

/**
 * GET /bets?member=&gid=&limit= → {bets: [{ticket, member, kind, state, result, stake_cents, win_cents, return_cents, placedAt,
 * legs: [{gid, home, away, market, pick, line, odds, result}]}]}, newest first; `odds` are Hong Kong hundredths.
 */
export const betsControl: ControlPart = (app, control) => {
  app.get('/bets', (c) => {
    const { member, ...filter } = readQuery(c, Filter)
    const world = control.world(c)
    const { members, sport } = siteOf(world)
    const names = new Map(members.all().map(({ id, name }) => [id, name]))
    const memberId =
      member === undefined
        ? undefined
        : (members.byName(member) ?? refuseControl(404, `没有名为 ${member} 的会员`)).id
    const bets = sport.director.tickets({ ...filter, memberId }).map((ticket) => ({
      ticket: ticket.ticketId,
      member: names.get(ticket.memberId) ?? '',
      kind: ticket.kind,
      state: ticket.state,
      result: ticket.result,
      stake_cents: ticket.stakeCents,
      win_cents: ticket.winCents,
      return_cents: ticket.returnCents,
      placedAt: ticket.placedAt,
      legs: ticket.legs.map((leg) => ({
        gid: String(leg.gid),
        home: leg.home,
        away: leg.away,
        market: marketName(leg.wtype, leg.sport),
        pick: selectionsOf(leg.wtype, leg.sport).find(({ w }) => w === leg.w)?.name ?? leg.w,
        line: leg.line,
        odds: leg.k,
        result: leg.result,
      })),
    }))
    return c.json({ bets })
  })
}
