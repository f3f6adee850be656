import { isDecidedByScore } from '@app/contract/sport/market/markets'
import type { Slip } from '@app/contract/sport/slip/slip'

const GOALS: readonly string[] = ['FT', 'VF', 'OP']

/** The matches of the slip that the grid can be drawn for: low scores decide them. */
export const gridMatches = (slip: Slip): string[] => [
  ...new Set(
    slip.entries
      .filter(({ gameInfo, playInfo }) => GOALS.includes(gameInfo.sport) && isDecidedByScore(playInfo.wtype))
      .map(({ gameInfo }) => gameInfo.hgid),
  ),
]
