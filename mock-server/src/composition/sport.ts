import { messages } from '@app/contract'
import { writtenCents } from '@app/contract/kit/cents'
import { outcomeOf, resultLabel } from '@app/contract/sport/settle/results'
import { championLeagues } from '@app/seeds/champions'
import { artPath } from '@app/seeds/art/draw'
import { dayOf, dayOfGid, fixturesAround, fixturesOfDay } from '@app/seeds/fixtures'
import { TODAY_MS } from '@app/contract/sport/codes'
import { memberStore } from '../modules/member/member.store.ts'
import type { SettledTicket, SportDeps } from '../modules/sport/deps.ts'
import { openSport } from '../modules/sport/sport.service.ts'
import { sportStore } from '../modules/sport/sport.store.ts'
import type { RestraintService } from '../modules/restraint/restraint.service.ts'
import type { Purses } from '../modules/venue/purses.ts'
import type { WalletService } from '../modules/wallet/wallet.service.ts'
import type { World } from '../world/world.ts'

const settledText = (tickets: readonly SettledTicket[]): string => {
  const returned = writtenCents(tickets.reduce((sum, { returnCents }) => sum + returnCents, 0))
  const [only] = tickets
  if (only && tickets.length === 1) return `${resultLabel(only.result)}，返还 ${returned} 元`
  // Void for one reason, all of them: the reason is what there is to know.
  const reasons = new Set(tickets.map(({ result }) => result))
  const [reason] = reasons
  if (reason && reasons.size === 1 && outcomeOf(reason) === 'D')
    return `${resultLabel(reason)}：${tickets.length} 张注单取消，共返还 ${returned} 元`
  return `${tickets.length} 张注单已结算，共返还 ${returned} 元`
}

/** The sport channel of a world, betting from the members' venue balances. */
export const openSportOf = (
  world: World,
  { wallet, purses, restraint }: { wallet: WalletService; purses: Purses; restraint: RestraintService },
  { onScore, onTicket }: Required<Pick<SportDeps, 'onScore' | 'onTicket'>>,
) => {
  const members = memberStore(world.db)
  return openSport({
    store: sportStore(world.db),
    fixtures: {
      around: (now) => fixturesAround(world.seed, now),
      ofDay: (day) => fixturesOfDay(world.seed, day),
      dayOf,
      dayOfGid,
      todayMs: TODAY_MS,
    },
    championLeagues,
    seed: world.seed,
    clock: world.clock,
    random: world.random,
    jobs: world.jobs,
    atomically: world.atomically,
    holds: world.memory.holds,
    wallet: {
      ...wallet,
      playable: purses.playable,
      fetch: purses.fetch,
      reverseSettlement: (memberId, code, cents, ticket) => {
        purses.bringHome(memberId, cents - wallet.venueBalance(memberId, code))
        wallet.reverseSettlement(memberId, code, cents, ticket)
      },
    },
    ownProblem: (memberId, cents) => restraint.stakeProblem(memberId, cents) ?? undefined,
    memberName: (id) => members.byId(id)?.name ?? '',
    crest: (team) => artPath('crest', team, team),
    onScore,
    onTicket,
    onClosed: (memberId, { ticketId, targetCents, cents }) =>
      world.hub.toMember(memberId, messages.notification, {
        type: 'bet',
        title: '自动兑现',
        content: `报价达到您设定的 ${writtenCents(targetCents)} 元，已自动兑现 ${writtenCents(cents)} 元`,
        refId: ticketId,
        time: world.clock.now(),
      }),
    onSettled: (memberId, tickets) =>
      world.hub.toMember(memberId, messages.notification, {
        type: 'bet',
        title: '注单结算',
        content: settledText(tickets),
        refId: tickets[0]?.ticketId ?? '',
        time: world.clock.now(),
      }),
  })
}
