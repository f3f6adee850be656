import type { PlayedSport } from '@app/contract/sport/codes'
import { families } from '@app/contract/sport/market/markets.data'
import type { Column } from '../board/match/columns.data.ts'

/** Sports whose winner may be nobody. */
const DRAWN: readonly PlayedSport[] = ['FT', 'VF', 'OP']

/** Three prices beside each other need the room of two columns. */
export const isDouble = (sport: PlayedSport, { family }: Column): boolean =>
  families[family].kind === 'outright' && DRAWN.includes(sport)

/** The columns that a hand sees at a time, by their place in the list: as many as there is room for. */
export const pagesOf = (
  sport: PlayedSport,
  shown: readonly Column[],
  room: number,
): readonly (readonly number[])[] => {
  const pages: number[][] = []
  let left = 0
  shown.forEach((column, at) => {
    if (column.family === 'EO') return
    const needed = isDouble(sport, column) ? 2 : 1
    if (needed > left) {
      pages.push([])
      left = room
    }
    pages.at(-1)!.push(at)
    left -= needed
  })
  return pages.length > 0 ? pages : [[0]]
}

/** The columns of a page; a sport with fewer pages stays at its last. */
export const columnsOn = (
  sport: PlayedSport,
  shown: readonly Column[],
  page: number,
  room: number,
): readonly number[] => {
  const pages = pagesOf(sport, shown, room)
  return pages[Math.min(page, pages.length - 1)]!
}

interface Pages {
  rows: readonly { sport: PlayedSport }[]
  columns: (sport: PlayedSport) => readonly Column[]
  room: number
}

/** Where a swipe leads to: no further than the last page of the sport that has most. */
export const turned = (page: number, by: 1 | -1, { rows, columns, room }: Pages): number => {
  const sports = new Set(rows.map(({ sport }) => sport))
  const counts = Array.from(sports, (sport) => pagesOf(sport, columns(sport), room).length)
  return Math.min(Math.max(0, page + by), Math.max(1, ...counts) - 1)
}
