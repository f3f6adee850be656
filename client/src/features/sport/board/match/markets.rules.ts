import type { Score } from '@app/contract/sport/feed'
import { marketOf } from '@app/contract/sport/market/markets'
import type { Family } from '@app/contract/sport/market/markets'

/** How the markets of one match are sorted into tabs. */
export const GROUPS = [
  'all',
  'lines',
  'scores',
  'goals',
  'halfFull',
  'both',
  'corners',
  'cards',
  'periods',
  'other',
] as const
export type GroupName = (typeof GROUPS)[number]

const BY_FAMILY: Partial<Record<Family, GroupName>> = {
  R: 'lines',
  OU: 'lines',
  M: 'lines',
  STR: 'lines',
  STOU: 'lines',
  GR: 'lines',
  GOU: 'lines',
  EO: 'lines',
  PD: 'scores',
  SPD: 'scores',
  T: 'goals',
  TOH: 'goals',
  TOC: 'goals',
  F: 'halfFull',
  TS: 'both',
  CNR: 'corners',
  CNOU: 'corners',
  CNEO: 'corners',
  RNR: 'cards',
  RNOU: 'cards',
}

export const groupOf = (wtype: string): GroupName => {
  const market = marketOf(wtype)
  if (!market) return 'all'
  if (market.period !== 'full' && market.period !== 'half') return 'periods'
  return BY_FAMILY[market.family] ?? 'other'
}

/** What is asked for most comes first: by group, the whole match before its parts; otherwise as the server lists them. */
export const inOrder = (wtypes: readonly string[]): string[] => {
  const families = Object.keys(BY_FAMILY)
  const rank = (wtype: string) => {
    const market = marketOf(wtype)
    const part = GROUPS.indexOf(groupOf(wtype)) * 2 + (market?.period === 'full' ? 0 : 1)
    return part * families.length + (market ? families.indexOf(market.family) : 0)
  }
  return [...wtypes].sort((a, b) => rank(a) - rank(b))
}

/** Two short markets that follow each other stand one below the other: as high as one with its lines. */
export const stacked = (wtypes: readonly string[], isShort: (wtype: string) => boolean): string[][] => {
  const stacks: string[][] = []
  for (const wtype of wtypes) {
    const last = stacks.at(-1)
    if (last?.length === 1 && isShort(last[0]!) && isShort(wtype)) last.push(wtype)
    else stacks.push([wtype])
  }
  return stacks
}

/** A correct score by where it stands: home wins, draws, away wins; the rest last. */
export const scoreColumn = (w: string): 'home' | 'draw' | 'away' | 'rest' => {
  const score = /^H(\d+)C(\d+)$/.exec(w)
  if (!score) return 'rest'
  const lead = Number(score[1]) - Number(score[2])
  if (lead === 0) return 'draw'
  return lead > 0 ? 'home' : 'away'
}

/** Whether a match that stands so can still end with this score. */
export const isPossible = (w: string, now: Score): boolean => {
  const score = /^H(\d+)C(\d+)$/.exec(w)
  return !score || (Number(score[1]) >= now.home && Number(score[2]) >= now.away)
}
