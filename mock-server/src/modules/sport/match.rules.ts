import { preListedLeagues, type PlayedSport } from '@app/contract/sport/codes'
import { basketballRates } from './model/basketball/rates.ts'
import { footballRates } from './model/football/rates.ts'
import type { MatchSpec, Pair, SportCode } from './model/match.ts'
import { mixed } from './model/random.ts'

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

/** A tester's own prices before kick-off: they stand as given. */
export interface MarketOverride {
  wtype: string
  line: number | null
  /** Hong Kong hundredths by selection. */
  odds: Record<string, number>
}

export interface OfficialResult {
  full: Pair
  half: Pair | null
}

export interface SportMatch {
  gid: number
  sport: PlayedSport & SportCode
  leagueId: string
  league: string
  icon: string
  tier: number
  home: string
  away: string
  kickOffAt: number
  spec: MatchSpec
}

/** Composed matches are numbered from here; seeded ones by day (about 20,700,000 and up). */
export const FIRST_COMPOSED = 90_000_000
const COMPOSED_GOALS = 2.7
const COMPOSED_POSSESSIONS = 20
const EVEN = { attack: 1, concede: 1 }

/** The pre-listed leagues have fixed ids (ENT-20), the others their number. */
const leagueIdOf = (id: number, name: string): string =>
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
    rates: sport === 'FT' ? footballRates(league.goals, home, away) : basketballRates(home, away),
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
  icon: match.sport === 'FT' ? 'icon-league' : 'icon-basket',
  tier: 1,
  home: match.home,
  away: match.away,
  kickOffAt: match.kickOffAt,
  spec: {
    gid,
    sport: match.sport,
    seed: mixed(worldSeed, gid),
    kickOffAt: match.kickOffAt,
    rates: match.sport === 'FT' ? footballRates(COMPOSED_GOALS, EVEN, EVEN) : basketballRates(EVEN, EVEN),
    possessions: COMPOSED_POSSESSIONS,
  },
})
