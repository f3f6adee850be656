import { useSelector } from 'react-redux'
import { isChampionEntry } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { useEndText } from '../../board/over/useEndText.ts'
import { useGameMoreQuery } from '../../sport.api.ts'
import { sportOf } from '../../sport.slice.ts'
import type { SportRoot } from '../../sport.slice.ts'

/** How the match of a selection that is closed for good ended, "已完场 2–1"; empty where it goes on. */
export const useEnded = (entry: SlipEntry, isClosed: boolean): string => {
  const end = useEndText()
  const { hgid } = entry.gameInfo
  const live = useSelector((root: SportRoot) => sportOf(root).ends[hgid])
  // Nobody has told it yet: what is answered is kept beside what others have heard.
  useGameMoreQuery(
    { hgid, oddsType: 'H' },
    { skip: !isClosed || live !== undefined || isChampionEntry(entry) },
  )
  return isClosed && live ? end({ live }) : ''
}
