import { fromCents } from '@app/contract/kit/cents'
import { DAY } from '../../../world/clock.ts'
import type { ActivitySeed } from '../activities.rules.ts'
import { dayText, startOfWeek } from '../../../world/calendar.ts'
import {
  centsOf,
  has,
  type Kind,
  maskedPlayer,
  type Me,
  prizeState,
  type Public,
  type Reward,
} from '../kind.ts'

interface Params {
  venueName: string
  /** From rank, to rank, yuan each. */
  prizes: [number, number, number][]
}

/** U-ACT-01: the players of the site whom nobody of this world plays: how many, the first one's turnover, the fall from rank to rank. */
const OTHERS = 60
const FIRST_TURNOVER = centsOf(1_280_000)
const FALL = 0.9
const NAMES = ['hailang', 'xingyu', 'chaosheng', 'bowan', 'qingfeng', 'yueye', 'shanhai', 'luming']
const WEEK = 7 * DAY

const paramsOf = (seed: ActivitySeed) => seed.params as unknown as Params
const prizeOf = ({ prizes }: Params, rank: number): number =>
  prizes.find(([from, to]) => rank >= from && rank <= to)?.[2] ?? 0

/** The others as they stand at `now`: they run evenly, each with a day of its own. */
const othersIn = (seed: ActivitySeed, all: Public, week: number, now: number) => {
  const share = Math.min(1, Math.max(0, (now - week) / WEEK))
  return Array.from({ length: OTHERS }, (_, at) => {
    const random = all.drawn(`${seed.id}/${dayText(week)}/${at}`)
    const final = FIRST_TURNOVER * FALL ** at * (0.85 + 0.3 * random.next())
    const name = `${NAMES[Math.floor(random.next() * NAMES.length)]}${Math.floor(random.next() * 100)}`
    return { id: -at - 1, name, cents: Math.floor(final * share ** (0.8 + 0.4 * random.next())) }
  }).filter(({ cents }) => cents > 0)
}
type Others = ReturnType<typeof othersIn>

/** A member's rank among all, null without a bet, and what the one ahead has; of equals the other is ahead. */
const placeOf = (all: Public, week: number, others: Others, id: number) => {
  const cents = all.race.centsOf(week, id)
  const members = all.race.aheadOf(week, { id, cents })
  const ahead = others.filter((other) => other.cents >= cents).map((other) => other.cents)
  return {
    rank: cents > 0 ? members.n + ahead.length + 1 : null,
    cents,
    aheadCents: Math.min(members.leastCents ?? Infinity, ...ahead),
  }
}

/** How the member came in last week, undefined for who didn't run. */
const finished = (seed: ActivitySeed, all: Public, me: Me) => {
  const week = startOfWeek(me.now) - WEEK
  if (me.joinedAt === null || me.joinedAt >= week + WEEK) return undefined
  const { rank, cents } = placeOf(all, week, othersIn(seed, all, week, week + WEEK), me.id)
  if (rank === null) return undefined
  return { key: `week:${dayText(week)}`, rank, cents, prizeCents: centsOf(prizeOf(paramsOf(seed), rank)) }
}

const lastWeek = (seed: ActivitySeed, all: Public, me: Me): Reward[] => {
  const { key, rank, prizeCents } = finished(seed, all, me) ?? { key: '', rank: 0, prizeCents: 0 }
  if (prizeCents === 0 || has(me, key)) return []
  return [{ key, id: key, name: `${seed.title} 第 ${rank} 名`, cents: prizeCents, requiredCents: prizeCents }]
}

/** A leaderboard of valid bets, from Monday to Monday; last week's prize is claimed this week. */
export const race: Kind = {
  needsJoin: true,
  content: (seed, all, me) => {
    const params = paramsOf(seed)
    const week = startOfWeek(all.now)
    const others = othersIn(seed, all, week, all.now)
    const own = me && placeOf(all, week, others, me.id)
    const last = params.prizes.at(-1)?.[1] ?? 0
    const ranks = [...all.race.first(week, last), ...others]
      .toSorted((a, b) => b.cents - a.cents || a.id - b.id)
      .slice(0, last)
    const before = me && finished(seed, all, me)
    return {
      kind: 'racePage',
      venueName: params.venueName,
      prizePool: fromCents(
        params.prizes.reduce((sum, [from, to, yuan]) => sum + (to - from + 1) * centsOf(yuan), 0),
      ),
      ranks: ranks.map((runner, at) => ({
        rank: at + 1,
        name: maskedPlayer(runner.name),
        turnover: fromCents(runner.cents),
        prize: fromCents(centsOf(prizeOf(params, at + 1))),
        me: runner.id === me?.id,
      })),
      me: own && {
        rank: own.rank,
        turnover: fromCents(own.cents),
        toNextRank: fromCents(Number.isFinite(own.aheadCents) ? own.aheadCents - own.cents + 1 : 0),
        prize: fromCents(own.rank === null ? 0 : centsOf(prizeOf(params, own.rank))),
      },
      lastWeek: before
        ? {
            rank: before.rank,
            turnover: fromCents(before.cents),
            prize: fromCents(before.prizeCents),
            state: prizeState(me, before.key, before.prizeCents > 0),
          }
        : null,
      prizes: params.prizes.map(([from, to, yuan]) => ({ from, to, prize: fromCents(centsOf(yuan)) })),
      updatedAt: all.now,
    }
  },
  claimable: lastWeek,
  isDone: () => false,
}
