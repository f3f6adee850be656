import { TODAY_MS } from '@app/contract/sport/codes'
import { leagues, type SeedLeague, type SeedSport, type SeedTeam } from './leagues.ts'

export interface Fixture {
  gid: number
  sport: SeedSport
  league: SeedLeague
  home: SeedTeam
  away: SeedTeam
  /** Epoch ms. */
  kickOffAt: number
  /** What the match's timeline is drawn from. */
  seed: number
}

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The sport day is the Beijing day. */
const ZONE = 8 * HOUR
const KICK_OFF_GRID = 300_000
const GID_PER_DAY = 10_000

/** U-SPORT-13: how far the programme reaches around now, 7 days in all. */
export const PAST_MS = DAY
export const FUTURE_MS = 6 * DAY
/** U-SPORT-13: leagues beyond this tier open their markets only on the day. */
const EARLY_TIER = 2

const mix = (a: number, b: number): number => {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x632be5ab, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f)
  hash = Math.imul(hash ^ (hash >>> 13), 0x165667b1)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Circle method: round r of a league of n teams, each pair once a cycle, sides swapped every cycle. */
const pairsOf = (league: SeedLeague, round: number): [SeedTeam, SeedTeam][] => {
  const { teams } = league
  const turns = teams.length - 1
  const at = (position: number) =>
    teams[position === 0 ? 0 : 1 + ((((position - 1 + round) % turns) + turns) % turns)]!
  const cycle = Math.floor(round / turns)
  return Array.from({ length: teams.length >> 1 }, (_, index) => {
    const [first, second] = [at(index), at(turns - index)]
    return (index + round + cycle) % 2 === 0 ? [first, second] : [second, first]
  })
}

const orderedByHour = leagues.filter(({ teams }) => teams.length >= 2).toSorted((a, b) => a.hour - b.hour)
/** Where the running numbers of a sport's matches of a day begin. */
const FIRST_NUMBER: Record<SeedSport, number> = {
  FT: 0,
  BK: 1_000,
  TN: 2_000,
  VB: 3_000,
  BS: 4_000,
  TT: 5_000,
  SK: 6_000,
  VF: 7_000,
  OP: 8_000,
}
const SPORTS = Object.keys(FIRST_NUMBER) as SeedSport[]

/**
 * The programme of one sport on one day (days since the epoch, Beijing). Rounds stand in the order of their usual hour and
 * share the day evenly, so that at any minute about the same number of matches is under way.
 */
const fixturesOf = (sport: SeedSport, seed: number, day: number): Fixture[] => {
  const today = orderedByHour.filter(
    (league) => league.sport === sport && (day - league.phase) % league.everyDays === 0,
  )
  const most = Math.max(0, ...today.map(({ rounds }) => rounds))
  // Where a league plays several rounds a day, the first of every league comes before any second.
  const playing = Array.from({ length: most }, (_, turn) =>
    today
      .filter(({ rounds }) => turn < rounds)
      .flatMap((league) => {
        const days = Math.floor((day - league.phase) / league.everyDays)
        const round = days * league.rounds + turn + (mix(seed, league.id) % 97)
        return pairsOf(league, round).map(([home, away]) => ({ league, home, away }))
      }),
  ).flat()
  return playing.map(({ league, home, away }, index) => {
    const gid = day * GID_PER_DAY + FIRST_NUMBER[sport] + index
    const offset = Math.floor(((index / playing.length) * DAY) / KICK_OFF_GRID) * KICK_OFF_GRID
    return {
      gid,
      sport,
      league,
      home,
      away,
      kickOffAt: day * DAY - ZONE + offset,
      seed: mix(mix(seed, gid), 1),
    }
  })
}

export const fixturesOfDay = (seed: number, day: number): Fixture[] =>
  SPORTS.flatMap((sport) => fixturesOf(sport, seed, day))

export const dayOf = (at: number): number => Math.floor((at + ZONE) / DAY)

/** The day on which a seeded match is listed. */
export const dayOfGid = (gid: number): number => Math.floor(gid / GID_PER_DAY)

/**
 * Every published match around now, by kick-off. Pure: the same seed and the same instant give the same list, and a match
 * keeps its id, teams, time and seed whatever the instant.
 */
export const fixturesAround = (seed: number, now: number): Fixture[] => {
  const [first, last] = [dayOf(now - PAST_MS), dayOf(now + FUTURE_MS)]
  return Array.from({ length: last - first + 1 }, (_, index) => fixturesOfDay(seed, first + index))
    .flat()
    .toSorted((a, b) => a.kickOffAt - b.kickOffAt || a.gid - b.gid)
    .filter(
      ({ kickOffAt, league }) =>
        kickOffAt >= now - PAST_MS &&
        kickOffAt < now + FUTURE_MS &&
        (league.tier <= EARLY_TIER || kickOffAt < now + TODAY_MS),
    )
}
