import { isChampionEntry } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { useEndText } from '../../board/over/useEndText.ts'
import { isOver } from '../../board/over.rules.ts'
import { useGameMoreQuery } from '../../sport.api.ts'

/** How the match of a selection that is closed for good ended, "已完场 2–1"; empty where it goes on. */
export const useEnded = (entry: SlipEntry, isClosed: boolean): string => {
  const end = useEndText()
  const { currentData } = useGameMoreQuery(
    { hgid: entry.gameInfo.hgid, oddsType: 'H' },
    { skip: !isClosed || isChampionEntry(entry) },
  )
  const game = currentData?.game
  return isClosed && game && isOver(game.live) ? end(game) : ''
}
