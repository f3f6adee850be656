import { preListedLeagues } from '@app/contract/sport/codes'
import type { MatchSpec, MatchState, Pair, SportCode } from './model/match.ts'
import { mixed } from './model/random.ts'
import { ratesOf } from './model/rates.ts'

interface Strength {
  name: string
  attack: number
  concede: number
}

/** A match of the programme, as the seeds list it. */
export interface ListedMatch {
  gid: number
  sport: SportCode
  league: { id: number; name: string; icon: string; tier: number; goals: number; possessions: number }
  home: Strength
  away: Strength
  kickOffAt: number
  seed: number
}

/** A match that a tester made up. */
export interface ComposedMatch {
  sport: SportCode
  league: string
  home: string
  away: string
  kickOffAt: number
}

/** A tester's own prices of a market. They stand as given until something happens in the match. */
export interface MarketOverride {
  wtype: string
  line: number | null
  /** Hong Kong hundredths by selection. */
  odds: Record<string, number>
  /** In play: what the match stood at when they were given, or at kick-off. */
  givenAt?: Pick<MatchState, 'period' | 'version'>
}

export interface OfficialResult {
  /** When it replaced another one. */
  correctedAt?: number
  full: Pair
  half: Pair | null
}

export interface SportMatch {
  gid: number
  sport: SportCode
  leagueId: string
  league: string
  icon: string
  tier: number
  home: string
  away: string
  kickOffAt: number
  spec: MatchSpec
}

/** Composed matches are numbered from here; seeded ones by day (about 207,000,000 and up), champions in between. */
export const FIRST_COMPOSED = 900_000_000
const COMPOSED_GOALS = 2.7
const COMPOSED_POSSESSIONS = 20
const ICONS: Record<SportCode, string> = {
  FT: 'icon-league',
  BK: 'icon-basket',
  TN: 'icon-tennis',
  VB: 'icon-volleyball',
  BS: 'icon-baseball',
  TT: 'icon-tableTennis',
  SK: 'icon-snooker',
  VF: 'icon-virtual',
  OP: 'icon-medal',
}
const EVEN = { attack: 1, concede: 1 }

/** The pre-listed leagues have fixed ids (ENT-20), the others their number. */
export const leagueIdOf = (id: number, name: string): string =>
  preListedLeagues.find((league) => league.name === name)?.id ?? String(id)

export const ofFixture = ({ gid, sport, league, home, away, kickOffAt, seed }: ListedMatch): SportMatch => ({
  gid,
  sport,
  leagueId: leagueIdOf(league.id, league.name),
  league: league.name,
  icon: league.icon,
  tier: league.tier,
  home: home.name,
  away: away.name,
  kickOffAt,
  spec: {
    gid,
    sport,
    seed,
    kickOffAt,
    rates: ratesOf(sport, home, away, league.goals),
    possessions: league.possessions,
  },
})

export const ofComposed = (gid: number, match: ComposedMatch, worldSeed: number): SportMatch => ({
  gid,
  sport: match.sport,
  leagueId:
    preListedLeagues.find(({ name }) => name === match.league)?.id ??
    `x-${mixed(...[...match.league].map((sign) => sign.codePointAt(0)!))}`,
  league: match.league,
  icon: ICONS[match.sport],
  // Above the seeds' leagues: whoever composes a match looks for it.
  tier: 0,
  home: match.home,
  away: match.away,
  kickOffAt: match.kickOffAt,
  spec: {
    gid,
    sport: match.sport,
    seed: mixed(worldSeed, gid),
    kickOffAt: match.kickOffAt,
    rates: ratesOf(match.sport, EVEN, EVEN, COMPOSED_GOALS),
    possessions: COMPOSED_POSSESSIONS,
  },
})
