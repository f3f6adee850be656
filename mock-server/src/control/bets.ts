import { bets } from '@app/contract/control/matches'
import { marketName, selectionsOf } from '@app/contract/sport/market/markets'
import { siteOf } from '../site.ts'
import type { ControlPart } from './control.ts'
import { memberNamed } from './named.ts'

export const betsControl: ControlPart = (serve, control) => {
  serve(bets.list, (c, { member, ...filter }) => {
    const world = control.world(c)
    const { members, sport } = siteOf(world)
    const memberId = member === undefined ? undefined : memberNamed(world, member).id
    const found = sport.director.tickets({ ...filter, memberId }).map((ticket) => ({
      ticket: ticket.ticketId,
      member: members.get(ticket.memberId).name,
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
    return { bets: found }
  })
}
