import type { PlayedSport } from '@app/contract/sport/codes'
import type { Family, Period } from '@app/contract/sport/market/markets'

/** `running` is the set, game or frame that is played now, whichever it is. */
type Span = Period | 'running'

/**
 * A column of the dense list; `isWide` ones give way where the board is narrow (they stay behind the button). `rank` 1 and 2 are the
 * second and third line of a market, beside the main one.
 */
export interface Column {
  family: Family
  period: Span
  isWide?: true
  rank?: number
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

/** What stands in the room of columns that nothing is offered in: second and third lines of the whole match. */
export const besides: readonly Column[] = [
  { family: 'R', period: 'full', rank: 1 },
  { family: 'OU', period: 'full', rank: 1 },
  { family: 'R', period: 'full', rank: 2, isWide: true },
  { family: 'OU', period: 'full', rank: 2, isWide: true },
]

export const keyOf = ({ family, period, rank = 0 }: Column): string => `${family} ${period} ${rank}`

/** So many columns fit a narrow screen. */
export const HAND_COLUMNS = 3

/** Where the columns of another span of the match begin. */
export const isTurn = (shown: readonly Column[], at: number): boolean =>
  at > 0 && (shown[at]?.period !== shown[at - 1]?.period || shown[at]?.rank !== shown[at - 1]?.rank)
