import type { PlayedSport } from '@app/contract/sport/codes'
import { families } from '@app/contract/sport/market/markets.data'
import type { Column } from '../board/match/columns.data.ts'

/** Sports whose winner may be nobody: three prices, which need the room of two columns. */
const DRAWN: readonly PlayedSport[] = ['FT', 'VF', 'OP']

/** The columns that a hand sees at a time, by their place in the list: two, or one of three prices. */
export const pagesOf = (sport: PlayedSport, shown: readonly Column[]): readonly (readonly number[])[] => {
  const pages: number[][] = []
  let isFull = true
  shown.forEach(({ family, isWide, rank }, at) => {
    if (isWide && !rank) return
    const isAlone = families[family].kind === 'outright' && DRAWN.includes(sport)
    if (isFull || isAlone) pages.push([at])
    else pages.at(-1)!.push(at)
    isFull = isAlone || pages.at(-1)!.length === 2
  })
  return pages.length > 0 ? pages : [[0]]
}

/** The columns of a page; a sport with fewer pages stays at its last. */
export const columnsOn = (sport: PlayedSport, shown: readonly Column[], page: number): readonly number[] => {
  const pages = pagesOf(sport, shown)
  return pages[Math.min(page, pages.length - 1)]!
}
