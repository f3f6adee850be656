import { openAccess } from './composition/access.ts'
import { openFeedbackOf } from './composition/feedback.ts'
import { openLettersOf } from './composition/letters.ts'
import { openChatOf } from './composition/chat.ts'
import { openMoney } from './composition/money.ts'
import { openPages } from './composition/pages.ts'
import { openPayout } from './composition/payout.ts'
import { openPromotionOf } from './composition/promotion.ts'
import { openRestraintOf } from './composition/restraint.ts'
import { openSportOf } from './composition/sport.ts'
import { openSweep } from './composition/sweep.ts'
import { openVipOf } from './composition/vip.ts'
import { openFirstAnswers } from './kit/idempotency.ts'
import { openFrequency } from './kit/frequency.ts'
import { openSessions } from './kit/session.ts'
import { dealtOf, recordOfTicket, SPORT_VENUE } from './modules/bet/bet.rules.ts'
import { openBets } from './modules/bet/bet.service.ts'
import { betStore } from './modules/bet/bet.store.ts'
import type { World } from './world/world.ts'

/** No activity counts another's bets. */
const SPORT = 'TY'

/** The services of one world. Modules know each other only through what is handed over here. */
export const openSite = (world: World) => {
  const sessions = openSessions(world)
  const letters = openLettersOf(world, (memberId) => restraint.isResting(memberId))
  const restraint = openRestraintOf(world, {
    bets: (memberId, from) => bets.sums(memberId, { from, until: Number.MAX_SAFE_INTEGER }),
    deals: (memberId, type, from) =>
      money.deals.sums(memberId, { type }, { from, until: Number.MAX_SAFE_INTEGER }),
  })
  const money = openMoney(world, {
    ...letters,
    withdrawals: {
      between: (memberId, span) => payout.orders.deals.between(memberId, span),
      find: (memberId, orderNo) => payout.orders.deals.find(memberId, orderNo),
    },
    restraint,
    sportBets: (memberId, ticketIds) =>
      new Map(sport.ticketsOf(memberId, { ticketIds }).map((ticket) => [ticket.ticket_id, dealtOf(ticket)])),
    onRound: (memberId, record) => bets.keep(memberId, record),
  })
  const access = openAccess(world, {
    wallet: money.wallet,
    sessions,
    endPlay: money.play.end,
    ...letters,
  })
  const sport = openSportOf(
    world,
    { wallet: money.wallet, purses: money.purses, restraint },
    {
      onScore: (rid, live, event) => talk.tellScore(rid, live, event),
      onTicket: (memberId, ticket) => bets.keep(memberId, recordOfTicket(ticket)),
    },
  )
  const talk = openChatOf(world, { sessions, access, sport })
  const payout = openPayout(world, {
    access,
    money,
    restraint,
    ...letters,
  })
  const pages = openPages(
    world,
    (category) => money.venue.venues(category, undefined),
    (id) => money.deposit.credited.first(id, {}) !== undefined,
    restraint.isResting,
  )
  const bets = openBets({
    store: betStore(world.db),
    recordsOf: (memberId, asked) => {
      const ticketIds = asked.filter(({ enName }) => enName === SPORT_VENUE).map(({ ticketId }) => ticketId)
      const tickets = new Map(sport.ticketsOf(memberId, { ticketIds }).map((one) => [one.ticket_id, one]))
      return asked.flatMap(({ ticketId }) => {
        const ticket = tickets.get(ticketId)
        return ticket ? recordOfTicket(ticket) : (money.play.record(ticketId) ?? [])
      })
    },
    onCounted: ({ id: bet, ...counted }) => {
      money.turnover.counted({ bet, ...counted })
      const { memberId, at, category, validCents, beforeCents } = counted
      if (category === SPORT) activities.promotion.counted(memberId, at, validCents - beforeCents)
    },
  })
  const activities = openPromotionOf(world, {
    access,
    money,
    payout,
    restraint,
    ...letters,
    turnover: (memberId, span) => bets.validCents(memberId, span, SPORT),
  })
  const firstAnswers = openFirstAnswers(world)
  openSweep(world, {
    firstAnswers,
    chat: talk.chat,
    expiring: [sessions, money.exchange, money.venue, money.play],
  })
  return {
    ...talk,
    ...money,
    ...pages,
    ...letters,
    sport,
    bets,
    restraint,
    ...openVipOf(world, {
      members: access.members,
      bets,
      deals: money.deals,
      wallet: money.wallet,
      restraint,
    }),
    ...access,
    ...payout,
    ...activities,
    ...openFeedbackOf(world, { bets, deposit: money.deposit, members: access.members }),
    openBetCents: sport.openBetCents,
    pendingDepositCents: money.deposit.pendingCents,
    locks: payout.withdraw.locks,
    /** ?__as= and POST /members/:name/session. */
    signInAs: access.members.signInAs,
    sessions,
    firstAnswers,
    frequency: openFrequency(world),
  }
}

export type Site = ReturnType<typeof openSite>
export const siteOf = (world: World): Site => world.part(openSite)
