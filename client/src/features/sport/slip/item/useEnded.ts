import { useSelector } from 'react-redux'
import { MarketType, SportType } from '@app/contract/sport/codes'
import { isChampionEntry } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { useEndText } from '../../board/over/useEndText.ts'
import { useChampionListQuery, useGameMoreQuery } from '../../sport.api.ts'
import { sportOf } from '../../sport.slice.ts'
import type { SportRoot } from '../../sport.slice.ts'
import { useSportText } from '../../text.ts'

/** How the match of a selection that is closed for good ended, "已完场 2–1", or who is the champion; empty where it goes on. */
export const useEnded = (entry: SlipEntry, isClosed: boolean): string => {
  const end = useEndText()
  const t = useSportText()
  const { hgid } = entry.gameInfo
  const isChampion = isChampionEntry(entry)
  const live = useSelector((root: SportRoot) => sportOf(root).ends[hgid])
  // Nobody has told it yet: what is answered is kept beside what others have heard.
  useGameMoreQuery({ hgid, oddsType: 'H' }, { skip: !isClosed || live !== undefined || isChampion })
  const winner = useSelector((root: SportRoot) => sportOf(root).winners[entry.oddInfo.gameId])
  useChampionListQuery(
    { market: MarketType.championToday, sport: SportType.champion },
    { skip: !isClosed || !isChampion || winner !== undefined, refetchOnMountOrArgChange: true },
  )
  if (isClosed && winner) return t('wonIt', { winner })
  return isClosed && live ? end({ live }) : ''
}
