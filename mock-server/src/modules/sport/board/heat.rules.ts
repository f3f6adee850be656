import { minuteOf } from '@app/contract/sport/clock'
import type { GameRow } from '@app/contract/sport/feed'
import { wtypeOf } from '@app/contract/sport/market/markets'
import type { SportMatch } from '../match.rules.ts'

/** What a card of the lobby shows. */
const FAMILIES = ['R', 'OU', 'M'] as const
const FOOTBALL = 'FT'

/** From here on there is little left to bet on. */
const LATE_MINUTE = 75
/** Whoever pays less than 1.40, or nothing any more, is as good as through. */
const SURE = 0.4

/** Whether a price stands in each of the card's markets. */
const fills = ({ lines, live }: GameRow): boolean =>
  FAMILIES.every((family) =>
    lines.some(
      ({ wtype, selections }) =>
        wtype === wtypeOf(family, 'full', live.isLive === 'Y') && selections.some(({ k }) => k !== ''),
    ),
  )

/** How much of a football match in play is decided: 0 nothing yet, 1 who wins, 2 all but all of it. */
const decided = ({ live, lines, sport }: GameRow): number => {
  if (sport !== FOOTBALL || live.isLive !== 'Y') return 0
  if (Number.parseInt(minuteOf(live.re_time), 10) >= LATE_MINUTE) return 2
  const winner = lines.find(({ wtype }) => wtype === wtypeOf('M', 'full', true))
  return winner?.selections.some(({ k }) => Number(k) < SURE) ? 1 : 0
}

interface Listed {
  match: SportMatch
  row: GameRow
}

/** Football before the other sports, full cards before empty ones, open matches before decided ones, the great leagues first, and in a league whoever plays longest. */
export const byHeat = (rows: readonly Listed[]): GameRow[] =>
  rows
    .map(({ match: { tier }, row }) => ({ tier, row, isFull: fills(row), decided: decided(row) }))
    .toSorted(
      (a, b) =>
        Number(b.row.sport === FOOTBALL) - Number(a.row.sport === FOOTBALL) ||
        Number(b.isFull) - Number(a.isFull) ||
        a.decided - b.decided ||
        a.tier - b.tier ||
        Number(a.row.leagueId) - Number(b.row.leagueId) ||
        a.row.startTime - b.row.startTime,
    )
    .map(({ row }) => row)
