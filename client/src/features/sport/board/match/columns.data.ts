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

/** So many columns fit a narrow screen. */
export const HAND_COLUMNS = 3

/** Where the columns of another span of the match begin. */
export const isTurn = (shown: readonly Column[], at: number): boolean =>
  at > 0 && shown[at]?.period !== shown[at - 1]?.period
