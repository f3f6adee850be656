import type { PlayedSport } from '@app/contract/sport/codes'
import type { Family, Period } from '@app/contract/sport/market/markets'

/** `running` is the set, game or frame that is played now, whichever it is. */
export type Span = Period | 'running'

/** A column of the dense list; `isWide` ones give way where the board is narrow (they stay behind the button). */
export interface Column {
  family: Family
  period: Span
  isWide?: true
}

const of = (period: Span, ...families: Family[]): Column[] =>
  families.map((family) => ({ family, period, ...(family === 'EO' ? { isWide: true } : {}) }))

const lines = [...of('full', 'R', 'OU', 'M', 'EO'), ...of('half', 'R', 'OU', 'M', 'EO')]
const sets = [...of('full', 'M', 'STR', 'STOU', 'GR', 'GOU'), ...of('running', 'M')]

/** What the dense list shows of a sport, in the order of its columns. */
export const columns: Record<PlayedSport, readonly Column[]> = {
  FT: lines,
  VF: lines,
  BK: lines,
  TN: sets,
  VB: sets,
  TT: sets,
  BS: [...of('full', 'R', 'OU', 'M'), ...of('f5', 'R', 'OU', 'M')],
  SK: [...of('full', 'R', 'OU', 'M'), ...of('running', 'M')],
  OP: lines,
}

/** On a phone they are shown so many at a time: lines by twos, outright prices of a span by themselves. */
export const pagesOf = (shown: readonly Column[]): Column[][] => {
  const narrow = shown.filter(({ isWide }) => !isWide)
  const periods = [...new Set(narrow.map(({ period }) => period))]
  return periods.flatMap((period) => {
    const own = narrow.filter((column) => column.period === period)
    const lines = own.filter(({ family }) => family !== 'M')
    const pairs = lines.flatMap((_, at) => (at % 2 === 0 ? [lines.slice(at, at + 2)] : []))
    return [...pairs, ...own.filter(({ family }) => family === 'M').map((column) => [column])]
  })
}

/** So many columns fit a narrow screen. */
export const HAND_COLUMNS = 3

/** Where the columns of another span of the match begin. */
export const isTurn = (shown: readonly Column[], at: number): boolean =>
  at > 0 && shown[at]?.period !== shown[at - 1]?.period
