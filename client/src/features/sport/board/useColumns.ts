import { useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, TouchEvent } from 'react'
import type { PlayedSport } from '@app/contract/sport/codes'
import { usePhone } from '../../../ui/usePhone.ts'
import { offeredOf } from './board.rules.ts'
import type { ListRow } from './board.rules.ts'
import { pricesIn } from './boardKeys.ts'
import { columns, pagesOf } from './match/columns.data.ts'

/** A finger that goes sideways so far turns the columns. */
const SWIPE_PX = 40

/** Where an arrow leads out of the columns that are shown: 1 to the next ones, -1 back, 0 nowhere. */
const wayOut = ({ key, target }: KeyboardEvent): number => {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[key]
  const row = target instanceof Element ? target.closest('[data-index]') : null
  if (!way || !row || !(target as Element).matches('[aria-pressed][aria-disabled]')) return 0
  const x = (price: Element) => price.getBoundingClientRect().left
  const own = x(target as Element)
  return pricesIn(row).some((price) => (x(price) - own) * way > 1) ? 0 : way
}

/** What is shown of each sport: the columns with prices, on a phone a page of them; a swipe, the heads' button and arrows turn it. */
export const useColumns = (rows: readonly ListRow[]) => {
  const isPhone = usePhone()
  const [turn, setTurn] = useState(0)
  const from = useRef<{ x: number; y: number }>(undefined)
  const pages = useMemo(() => {
    const leagues = rows.flatMap((row) => (row.kind === 'league' ? [row.league] : []))
    const sports = new Set(rows.map(({ sport }) => sport))
    return new Map(
      [...sports].map((sport) => {
        const offered = offeredOf(leagues, sport, columns[sport])
        return [sport, isPhone ? pagesOf(offered) : [offered]]
      }),
    )
  }, [rows, isPhone])
  const pageOf = (sport: PlayedSport, more = 0) => {
    const own = pages.get(sport) ?? [columns[sport]]
    const at = turn + more
    return own[((at % own.length) + own.length) % own.length] ?? columns[sport]
  }
  const turnBy = (by: number) => setTurn(turn + by)
  return {
    isPhone,
    shownOf: (sport: PlayedSport) => pageOf(sport),
    nextOf: (sport: PlayedSport) => ((pages.get(sport)?.length ?? 1) > 1 ? pageOf(sport, 1) : undefined),
    turnBy,
    swipe: isPhone
      ? {
          onTouchStart: ({ touches: [touch] }: TouchEvent) => {
            from.current = touch && { x: touch.clientX, y: touch.clientY }
          },
          onTouchEnd: ({ changedTouches: [touch] }: TouchEvent) => {
            const [dx, dy] =
              touch && from.current
                ? [touch.clientX - from.current.x, touch.clientY - from.current.y]
                : [0, 0]
            if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) turnBy(dx < 0 ? 1 : -1)
          },
          onKeyDown: (event: KeyboardEvent) => {
            const way = wayOut(event)
            if (way !== 0) turnBy(way)
          },
        }
      : {},
  }
}
