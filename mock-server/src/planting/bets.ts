import { dayOf, fixturesOfDay } from '@app/seeds/fixtures'
import { siteOf } from '../site.ts'
import { HOUR, MINUTE } from '../world/clock.ts'
import type { World } from '../world/world.ts'

/** Matches that are bet on: of the leagues that everybody follows, soon, but not in play. */
const TIER = 2
const SOONEST = 10 * MINUTE
const LATEST = 6 * HOUR
const FAMILIES = ['R', 'OU', 'M', 'EO']

const asked = (world: World) =>
  ({
    timestamp: world.clock.now(),
    token: '',
    language: 'zh-cn',
    ip: '',
    oddsType: 'H',
    autoAccept: 'any',
  }) as const

const matchesSoon = (world: World) => {
  const now = world.clock.now()
  return fixturesOfDay(world.seed, dayOf(now)).filter(
    ({ kickOffAt, league }) => league.tier <= TIER && kickOffAt > now + SOONEST && kickOffAt < now + LATEST,
  )
}

/** What can be bet on of a match now, line by line. */
const offersOf = (world: World, memberId: number, gid: number) =>
  siteOf(world)
    .sport.channel.get_game_more(memberId, { ...asked(world), hgid: String(gid) })!
    .game.lines.filter(({ wtype, rank }) => FAMILIES.includes(wtype) && rank === 0)
    .map(({ gameId, wtype, line, selections }) =>
      selections.map(({ w, k }) => ({ gameId, wtype, w, line, k, rtype: '' })),
    )

/** A ticket as a player would place it now: on matches that start within hours, at the price that stands. */
export const placeBet = (
  world: World,
  memberId: number,
  bet: { yuan: number; legs: number; pick: number },
): boolean => {
  const { channel } = siteOf(world).sport
  const matches = matchesSoon(world)
  const entries = Array.from(
    { length: bet.legs },
    (_, leg) => matches[(bet.pick + leg * 7) % matches.length],
  ).flatMap((match) => {
    if (!match) return []
    const lines = offersOf(world, memberId, match.gid)
    const line = lines[bet.pick % lines.length]
    const entry = line?.[bet.pick % line.length]
    return entry && entry.k !== '' ? [entry] : []
  })
  const [entry] = entries
  if (!entry) return false
  const stake = `${bet.yuan}.00`
  const placed =
    entries.length > 1
      ? channel.bet_parlay(memberId, { ...asked(world), entries, stake })?.ticket
      : channel.bet(memberId, { ...asked(world), entries: [{ ...entry, stake }] })?.entries[0]
  return placed?.active === 'accepted'
}

/** Singles on one match, its selections in turn, with stakes that grow in tens; how many were taken. */
export const placeSingles = (
  world: World,
  memberId: number,
  bet: { yuan: number; count: number; pick: number },
): number => {
  const matches = matchesSoon(world)
  const match = matches[bet.pick % matches.length]
  const offers = match
    ? offersOf(world, memberId, match.gid)
        .flat()
        .filter(({ k }) => k !== '')
    : []
  if (offers.length === 0) return 0
  const entries = Array.from({ length: bet.count }, (_, turn) => ({
    ...offers[(bet.pick + turn) % offers.length]!,
    stake: `${bet.yuan + turn * 10}.00`,
  }))
  const placed = siteOf(world).sport.channel.bet(memberId, { ...asked(world), entries })
  return placed?.entries.filter(({ active }) => active === 'accepted').length ?? 0
}
