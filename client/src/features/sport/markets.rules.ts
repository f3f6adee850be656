import { marketOf } from '@app/contract/sport/markets'

/** How the markets of one match are sorted into tabs. */
export const GROUPS = ['all', 'lines', 'goals', 'score', 'corners', 'cards', 'periods'] as const
export type GroupName = (typeof GROUPS)[number]

const LINES: readonly string[] = ['R', 'OU', 'M', 'STR', 'STOU', 'GR', 'GOU']

export const groupOf = (wtype: string): GroupName => {
  const market = marketOf(wtype)
  if (!market) return 'all'
  if (market.period !== 'full' && market.period !== 'half') return 'periods'
  if (market.family === 'PD' || market.family === 'F') return 'score'
  if (market.family.startsWith('CN')) return 'corners'
  if (market.family.startsWith('RN')) return 'cards'
  return LINES.includes(market.family) ? 'lines' : 'goals'
}
