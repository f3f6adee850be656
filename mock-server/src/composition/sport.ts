import { messages } from '@app/contract'
import { fromCents, writtenCents } from '@app/contract/kit/cents'
import { outcomeOf, resultLabel, toldCode } from '@app/contract/sport/settle/results'
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

/** What a ticket is on: one match, or the first of several and their number. */
const onText = ([first = '', ...more]: readonly string[]): string =>
  more.length > 0 ? `${first} 等 ${more.length + 1} 场` : first

const wonText = (on: string, winner: string | undefined): string => (winner ? `${on}，${winner} 夺冠` : on)

const oneText = ({ matches, result, riskCents, returnCents, winner }: SettledTicket): string => {
  const on = wonText(onText(matches), winner)
  const returned = writtenCents(returnCents)
  if (result === 'A') return `${on}，原结算已撤回，等待重新结算`
  if (outcomeOf(result) === 'D') return `${on}，${resultLabel(result)}，退回 ${returned} 元`
  const told = toldCode(result, returnCents - riskCents)
  // A loss is told by what it cost.
  const lost = told === 'L' ? ` ${writtenCents(riskCents - returnCents)} 元` : ''
  return `${on}，${resultLabel(told)}${lost}${lost && returnCents === 0 ? '' : `，返还 ${returned} 元`}`
}

const netOf = (tickets: readonly SettledTicket[]): number =>
  tickets.reduce((sum, { riskCents, returnCents }) => sum + returnCents - riskCents, 0)

/** What is to be settled anew came to nothing yet. */
const settledOf = (tickets: readonly SettledTicket[]) =>
  tickets.some(({ result }) => result === 'A')
    ? {}
    : { settled: { tickets: tickets.length, net: fromCents(netOf(tickets)) } }

const netText = (cents: number): string =>
  cents === 0 ? '不输不赢' : `${cents > 0 ? '赢' : '输'} ${writtenCents(Math.abs(cents))} 元`

/** All that one result did to a member's tickets: the match that they share, how many, what came back. */
const settledText = (tickets: readonly SettledTicket[]): string => {
  const [first, ...others] = tickets
  if (!first) return ''
  if (others.length === 0) return oneText(first)
  const returned = writtenCents(tickets.reduce((sum, { returnCents }) => sum + returnCents, 0))
  const shared = first.matches.find((match) => others.every(({ matches }) => matches.includes(match)))
  const on = shared ? `${wonText(shared, first.winner)}，` : ''
  // Void for one reason, all of them: the reason is what there is to know.
  if (outcomeOf(first.result) === 'D' && others.every(({ result }) => result === first.result))
    return `${on}${resultLabel(first.result)}：${tickets.length} 张注单取消，共退回 ${returned} 元`
  if (tickets.every(({ result }) => result === 'A'))
    return `${on}${tickets.length} 张注单的原结算已撤回，等待重新结算`
  return `${on}${tickets.length} 张注单已结算，合计${netText(netOf(tickets))}`
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
    onClosed: (memberId, { ticketId, targetCents, cents, matches }) =>
      world.hub.toMember(memberId, messages.notification, {
        type: 'bet',
        title: '自动兑现',
        content: `${onText(matches)}，报价达到您设定的 ${writtenCents(targetCents)} 元，已自动兑现 ${writtenCents(cents)} 元`,
        refId: ticketId,
        time: world.clock.now(),
      }),
    onSettled: (memberId, tickets) =>
      world.hub.toMember(memberId, messages.notification, {
        type: 'bet',
        title: '注单结算',
        content: settledText(tickets),
        refId: tickets[0]?.ticketId ?? '',
        ...settledOf(tickets),
        time: world.clock.now(),
      }),
  })
}
