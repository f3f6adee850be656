import basketballCatalogue from './catalogue/sport/basketball.json' with { type: 'json' }
import baseballCatalogue from './catalogue/sport/baseball.json' with { type: 'json' }
import footballCatalogue from './catalogue/sport/football.json' with { type: 'json' }
import otherCatalogue from './catalogue/sport/other.json' with { type: 'json' }
import snookerCatalogue from './catalogue/sport/snooker.json' with { type: 'json' }
import tableTennisCatalogue from './catalogue/sport/tableTennis.json' with { type: 'json' }
import tennisCatalogue from './catalogue/sport/tennis.json' with { type: 'json' }
import virtualCatalogue from './catalogue/sport/virtualFootball.json' with { type: 'json' }
import volleyballCatalogue from './catalogue/sport/volleyball.json' with { type: 'json' }

export type SeedSport = 'FT' | 'BK' | 'TN' | 'VB' | 'BS' | 'TT' | 'SK' | 'VF' | 'OP'

/** attack > 1 scores more than the league's mean, concede > 1 lets in more. */
export interface SeedTeam {
  id: number
  name: string
  attack: number
  concede: number
}

export interface SeedLeague {
  id: number
  sport: SeedSport
  name: string
  icon: string
  /** 1 and 2 open their markets days ahead, 3 on the day of the match. */
  tier: number
  /** Usual kick-off, hours of the Beijing day. */
  hour: number
  /** A round every so many days, on days ≡ phase. */
  everyDays: number
  phase: number
  /** Rounds of one day. */
  rounds: number
  /** Football: mean goals of a match. */
  goals: number
  /** Basketball: possessions of a team in a quarter. */
  possessions: number
  teams: SeedTeam[]
}

interface Entry {
  id: number
  name: string
  icon: string
  tier: number
  hour: number
  everyDays: number
  phase: number
  rounds?: number
  goals?: number
  possessions?: number
  teams?: Omit<SeedTeam, 'id'>[]
  /** Women's, youth and reserve sides of another league's clubs. */
  squad?: { of: number; suffix: string }
  /** A cup: the first n clubs of each league. */
  take?: number[][]
}

const MEAN_GOALS = 2.7
const MEAN_POSSESSIONS = 20

const teamsOf = (entry: Entry, all: Entry[]): SeedTeam[] => {
  const own = (id: number) => all.find(({ id: other }) => other === id)
  if (entry.take)
    return entry.take.flatMap(([id, count]) => {
      const league = own(id!)
      return league ? teamsOf(league, all).slice(0, count) : []
    })
  const source = entry.squad ? own(entry.squad.of) : entry
  return (source?.teams ?? []).map((team, index) => ({
    ...team,
    id: entry.id * 100 + index + 1,
    name: team.name + (entry.squad?.suffix ?? ''),
  }))
}

const expand = (sport: SeedSport, entries: Entry[]): SeedLeague[] =>
  entries.map((entry) => ({
    id: entry.id,
    sport,
    name: entry.name,
    icon: entry.icon,
    tier: entry.tier,
    hour: entry.hour,
    everyDays: entry.everyDays,
    phase: entry.phase,
    rounds: entry.rounds ?? 1,
    goals: entry.goals ?? MEAN_GOALS,
    possessions: entry.possessions ?? MEAN_POSSESSIONS,
    teams: teamsOf(entry, entries),
  }))

export const leagues: SeedLeague[] = [
  ...expand('FT', footballCatalogue),
  ...expand('BK', basketballCatalogue),
  ...expand('TN', tennisCatalogue),
  ...expand('VB', volleyballCatalogue),
  ...expand('BS', baseballCatalogue),
  ...expand('TT', tableTennisCatalogue),
  ...expand('SK', snookerCatalogue),
  ...expand('VF', virtualCatalogue),
  ...expand('OP', otherCatalogue),
]

export const leagueById = new Map(leagues.map((league) => [league.id, league]))
