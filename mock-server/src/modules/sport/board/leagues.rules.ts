import type { LeagueItem } from '@app/contract/sport/feed'
import type { SportMatch } from '../match.rules.ts'

const DAY_MS = 86_400_000

/** Days since the epoch of a YYYY-MM-DD of the site; undefined for any. */
export const dayOfDate = (date: string): number | undefined => {
  const [year, month, day] = date.split('-').map(Number)
  return date === '' ? undefined : Date.UTC(year!, month! - 1, day) / DAY_MS
}

/** YYYY-MM-DD of a day of the site. */
export const dateOfDay = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

export const leagueItem = ({ leagueId, league, icon }: SportMatch): LeagueItem => ({
  league_id: leagueId,
  isShow: true,
  isExpand: true,
  name: league,
  id: leagueId,
  icon,
})

/** In the order of the first match of each league, the great leagues first. */
export const byLeague = <T extends { match: SportMatch }>(
  items: readonly T[],
): { league: SportMatch; items: T[] }[] => {
  const groups = new Map<string, { league: SportMatch; items: T[] }>()
  for (const item of items) {
    const group = groups.get(item.match.leagueId)
    if (group) group.items.push(item)
    else groups.set(item.match.leagueId, { league: item.match, items: [item] })
  }
  return [...groups.values()].toSorted((a, b) => a.league.tier - b.league.tier)
}
