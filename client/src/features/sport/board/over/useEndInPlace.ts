import type { Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { RefObject } from 'react'
import type { ListRow } from '../board.rules.ts'
import { isFocusLost } from '../boardKeys.ts'
import type { LiveBoard } from '../liveBoard.ts'
import { toUnit } from '../match/rowHeights.ts'
import { isOver } from '../over.rules.ts'

const useHasEnded = (live: LiveBoard, hgid: string): boolean => {
  const watch = useCallback((listener: () => void) => live.watch(hgid, listener), [live, hgid])
  const read = () => {
    const game = live.game(hgid)
    return game !== undefined && isOver(game.live)
  }
  return useSyncExternalStore(watch, read, read)
}

interface Place {
  live: LiveBoard
  rows: readonly ListRow[]
  opened: string
  focused: RefObject<string>
  box: RefObject<HTMLDivElement | null>
  virtual: Virtualizer<Window, Element>
  /** What is over the rows while the page scrolls. */
  topPx: number
}

/**
 * As the unfolded match ends, its card has the place of its row in the very picture that shows it: nothing above moves. Who reads
 * its markets with its row out of sight sees the card where the row was held.
 */
export const useEndInPlace = ({ live, rows, opened, focused, box, virtual, topPx }: Place): void => {
  const isEnded = useHasEnded(live, opened)
  const before = useRef({ opened, isEnded })
  useLayoutEffect(() => {
    const was = before.current
    before.current = { opened, isEnded }
    if (!isEnded || was.isEnded || was.opened !== opened) return
    const at = rows.findIndex(({ key }) => key === opened)
    const row = box.current?.querySelector(`[data-index="${at}"]`)
    const place = virtual.measurementsCache[at]
    if (!row || !place) return
    const offset = virtual.scrollOffset ?? 0
    const px = toUnit(row.getBoundingClientRect().height)
    virtual.resizeItem(at, px)
    // One that is above the window as a whole is the virtualizer's.
    if (place.end > offset && place.start < offset + topPx) {
      const isRead = place.end > offset + window.innerHeight / 2
      if (isRead) virtual.scrollToOffset(place.start - topPx)
      else virtual.scrollBy(px - place.size)
    }
    if (focused.current === opened && isFocusLost())
      row.querySelector<HTMLElement>('[data-more]')?.focus({ preventScroll: true })
  }, [isEnded, opened, rows, focused, box, virtual, topPx])
}
