import type { ChampionGame, DecidedChampion } from '@app/contract/sport/feed'
import { hundredthsText } from '@app/contract/sport/market/odds'
import { SITE_OFFSET } from '../../../world/clock.ts'
import { FIRST_COMPOSED, leagueIdOf, type SportMatch } from '../match.rules.ts'
import type { SportCode } from '../model/match.ts'
import { mixed } from '../model/random.ts'
import { seasonChances, seasonSides, seasonWinner, STEPS, type Season } from '../model/season.ts'

/** A league whose winner can be bet on. */
export interface ChampionLeague {
  id: number
  sport: SportCode
  name: string
  icon: string
  tier: number
  teams: readonly { id: number; name: string; attack: number; concede: number }[]
}

const HOUR = 3_600_000
/** U-SPORT-13: a season of a title, in days; the leagues end theirs one after the other. */
const SEASON_MS = 8 * 24 * HOUR
/** What ends within this is 今日冠军. */
const TODAY_MS = 24 * HOUR
/** Champion markets are numbered from here, a thousand a season. */
const FIRST = 700_000_000
const PER_SEASON = 1_000
const KEPT = 200

interface Market {
  gid: number
  league: ChampionLeague
  opensAt: number
  closesAt: number
  season: Season
}

/** A season is of the year that it ends in, and counted in it. */
const seasonText = ({ closesAt }: Market): string => {
  const year = new Date(closesAt + SITE_OFFSET).getUTCFullYear()
  const begins = Date.UTC(year, 0, 1) - SITE_OFFSET
  return `${year} 第${Math.floor((closesAt - begins) / SEASON_MS) + 1}季`
}

interface Rated {
  w: string
  name: string
  k: number
  fair: number
  outAt?: number
}

export interface ToldChampion {
  name: string | undefined
  season: string
  winner?: string
}

export const isChampionGid = (gid: number): boolean => gid >= FIRST && gid < FIRST_COMPOSED

/** The outright winners of leagues: which markets are open, what they cost, who wins. */
export const openChampions = (leagues: readonly ChampionLeague[], seed: number) => {
  const phaseOf = (index: number) => Math.floor((index * SEASON_MS) / leagues.length / HOUR) * HOUR
  const market = (index: number, season: number): Market => {
    const league = leagues[index]!
    const opensAt = season * SEASON_MS + phaseOf(index)
    return {
      gid: FIRST + season * PER_SEASON + index,
      league,
      opensAt,
      closesAt: opensAt + SEASON_MS,
      season: {
        seed: mixed(seed, season, league.id, 91),
        strengths: league.teams.map(({ attack, concede }) => Math.log(attack / concede)),
      },
    }
  }
  const find = (gid: number): Market | undefined => {
    if (!isChampionGid(gid)) return undefined
    const index = (gid - FIRST) % PER_SEASON
    return leagues[index] && market(index, Math.floor((gid - FIRST) / PER_SEASON))
  }
  const stepAt = ({ opensAt }: Market, now: number) =>
    Math.min(STEPS - 1, Math.max(0, Math.floor(((now - opensAt) / SEASON_MS) * STEPS)))
  const isOpen = ({ opensAt, closesAt }: Market, now: number) => now >= opensAt && now < closesAt

  const kept = new Map<string, Rated[]>()
  const rates = (of: Market, now: number): Rated[] => {
    const key = `${of.gid}.${stepAt(of, now)}`
    const before = kept.get(key)
    if (before) return before
    const made = seasonSides(of.season, stepAt(of, now)).map(({ k, fair, out }, side): Rated => {
      const { id, name } = of.league.teams[side]!
      const its = { w: String(id), name, k, fair }
      return out === undefined ? its : { ...its, outAt: of.opensAt + (out * SEASON_MS) / STEPS }
    })
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!)
    kept.set(key, made)
    return made
  }

  const heading = (of: Market) => ({
    gameId: String(of.gid),
    leagueId: leagueIdOf(of.league.id, of.league.name),
    league: of.league.name,
    icon: of.league.icon,
    title: `${of.league.name} 冠军`,
    season: seasonText(of),
    sport: of.league.sport,
  })
  const isAsked = (sport: string, { league }: Market) =>
    sport === 'ALL' || sport === 'FS' || sport === league.sport

  /** Markets that close within a day (今日) or later (早盘). */
  const open = (isToday: boolean, now: number): Market[] =>
    leagues
      .map((_, index) => market(index, Math.floor((now - phaseOf(index)) / SEASON_MS)))
      .filter(({ closesAt }) => closesAt - now <= TODAY_MS === isToday)

  return {
    /** The sport of each open market. */
    sports: (isToday: boolean, now: number): SportCode[] =>
      open(isToday, now).map(({ league }) => league.sport),
    list: (isToday: boolean, sport: string, now: number): ChampionGame[] =>
      open(isToday, now)
        .filter((of) => isAsked(sport, of))
        .map((of) => ({
          ...heading(of),
          closesAt: of.closesAt,
          rates: rates(of, now)
            .toSorted((a, b) => (a.outAt ? 1 : 0) - (b.outAt ? 1 : 0) || b.fair - a.fair)
            .map(({ w, name, k, outAt }) => ({
              rtype: w,
              name,
              k: k > 0 ? hundredthsText(k) : '',
              ...(outAt !== undefined && { outAt }),
            })),
        })),
    /** The titles that were decided within a day, the last one first. */
    decided: (sport: string, now: number): DecidedChampion[] =>
      leagues
        .map((_, index) => market(index, Math.floor((now - phaseOf(index)) / SEASON_MS) - 1))
        .filter((of) => now - of.closesAt < TODAY_MS && isAsked(sport, of))
        .toSorted((a, b) => b.closesAt - a.closesAt)
        .map((of) => ({
          ...heading(of),
          closedAt: of.closesAt,
          winner: of.league.teams[seasonWinner(of.season)]!.name,
        })),
    /** The market in the place of a match, as tickets and limits want one. */
    match: (gid: number): SportMatch | undefined => {
      const found = find(gid)
      return (
        found && {
          gid,
          sport: found.league.sport,
          leagueId: leagueIdOf(found.league.id, found.league.name),
          league: found.league.name,
          icon: found.league.icon,
          tier: found.league.tier,
          home: `${found.league.name} 冠军`,
          away: '',
          kickOffAt: found.closesAt,
          spec: {
            gid,
            sport: found.league.sport,
            seed: found.season.seed,
            kickOffAt: found.closesAt,
            rates: [1, 1],
            possessions: 0,
          },
        }
      )
    },
    /** What a ticket on a side says of it: who that is, of which season, and who won once it is decided. */
    told: (gid: number, w: string, now: number): ToldChampion | undefined => {
      const found = find(gid)
      if (!found) return undefined
      const nameOf = (id: string) => found.league.teams.find((team) => String(team.id) === id)?.name
      const winner = now < found.closesAt ? undefined : found.league.teams[seasonWinner(found.season)]!.name
      return { name: nameOf(w), season: seasonText(found), ...(winner !== undefined && { winner }) }
    },
    /** The price of a side now in hundredths, 0 when it isn't offered; undefined for what there isn't or is out. */
    price: (gid: number, w: string, now: number): number | undefined => {
      const found = find(gid)
      if (!found || !isOpen(found, now)) return undefined
      const side = rates(found, now).find((rate) => rate.w === w)
      return side?.outAt === undefined ? side?.k : undefined
    },
    /** The side's chance to win, without a margin; 1 or 0 once it is decided. */
    chance: (gid: number, w: string, now: number): number | undefined => {
      const found = find(gid)
      const side = found?.league.teams.findIndex(({ id }) => String(id) === w) ?? -1
      if (!found || side < 0) return undefined
      if (now >= found.closesAt) return seasonWinner(found.season) === side ? 1 : 0
      return seasonChances(found.season, stepAt(found, now))[side]
    },
    /** The winning side once the market is closed. */
    winner: (gid: number, now: number): string | undefined => {
      const found = find(gid)
      if (!found || now < found.closesAt) return undefined
      return String(found.league.teams[seasonWinner(found.season)]!.id)
    },
  }
}

export type Champions = ReturnType<typeof openChampions>
