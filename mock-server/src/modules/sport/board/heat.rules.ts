import type { GameRow } from '@app/contract/sport/feed'
import { wtypeOf } from '@app/contract/sport/market/markets'
import type { SportMatch } from '../match.rules.ts'

/** What a card of the lobby shows. */
const FAMILIES = ['R', 'OU', 'M'] as const
const FOOTBALL = 'FT'

/** Whether a price stands in each of the card's markets. */
const fills = ({ lines, live }: GameRow): boolean =>
  FAMILIES.every((family) =>
    lines.some(
      ({ wtype, selections }) =>
        wtype === wtypeOf(family, 'full', live.isLive === 'Y') && selections.some(({ k }) => k !== ''),
    ),
  )

interface Listed {
  match: SportMatch
  row: GameRow
}

/** Football before the other sports, full cards before empty ones, the great leagues first, and in a league whoever plays longest. */
export const byHeat = (rows: readonly Listed[]): GameRow[] =>
  rows
    .map(({ match: { tier }, row }) => ({ tier, row, isFull: fills(row) }))
    .toSorted(
      (a, b) =>
        Number(b.row.sport === FOOTBALL) - Number(a.row.sport === FOOTBALL) ||
        Number(b.isFull) - Number(a.isFull) ||
        a.tier - b.tier ||
        Number(a.row.leagueId) - Number(b.row.leagueId) ||
        a.row.startTime - b.row.startTime,
    )
    .map(({ row }) => row)
