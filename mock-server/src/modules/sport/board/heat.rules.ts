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

/** How little there is to look forward to in a football match in play: 0 it runs, 1 it rests or is about to start, 2 somebody has won it, 3 it is nearly over. */
const dullness = ({ live, lines, sport }: GameRow): number => {
  if (sport !== FOOTBALL || live.isLive !== 'Y') return 0
  const minute = Number.parseInt(minuteOf(live.re_time), 10)
  if (minute >= LATE_MINUTE) return 3
  const winner = lines.find(({ wtype }) => wtype === wtypeOf('M', 'full', true))
  if (winner?.selections.some(({ k }) => Number(k) < SURE)) return 2
  return live.HalfTime === 'Y' || minute === 0 ? 1 : 0
}

interface Listed {
  match: SportMatch
  row: GameRow
}

/** Football before the other sports, full cards before empty ones, open matches before decided ones, the great leagues first, and in a league whoever plays longest. */
export const byHeat = (rows: readonly Listed[]): GameRow[] =>
  rows
    .map(({ match: { tier }, row }) => ({ tier, row, isFull: fills(row), dullness: dullness(row) }))
    .toSorted(
      (a, b) =>
        Number(b.row.sport === FOOTBALL) - Number(a.row.sport === FOOTBALL) ||
        Number(b.isFull) - Number(a.isFull) ||
        a.dullness - b.dullness ||
        a.tier - b.tier ||
        Number(a.row.leagueId) - Number(b.row.leagueId) ||
        a.row.startTime - b.row.startTime,
    )
    .map(({ row }) => row)
