import type { SlipEntry } from '@app/contract/sport/slip/entry'
import type { DecidedChampion } from '@app/contract/sport/feed'

/** A champion market that has its winner has no price any more. */
export const decidedIn = (
  entries: readonly SlipEntry[],
  decided: readonly Pick<DecidedChampion, 'gameId'>[] = [],
): SlipEntry[] =>
  entries.map((entry) =>
    decided.some(({ gameId }) => gameId === entry.oddInfo.gameId)
      ? { ...entry, oddInfo: { ...entry.oddInfo, r: '' } }
      : entry,
  )
