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

/** So that what is below keeps its place, until none of it is in sight; what is drawn in its place is as high as it is. */
const hold = (element: HTMLElement, px: number): void => {
  element.style.minHeight = `${px}px`
  element.toggleAttribute('data-held', true)
  let isSeen = false
  const watch = new IntersectionObserver((entries) => {
    const isIn = entries.at(-1)!.isIntersecting
    if (isSeen && !isIn) {
      element.style.minHeight = ''
      element.toggleAttribute('data-held', false)
      watch.disconnect()
    }
    isSeen ||= isIn
  })
  watch.observe(element)
}

/**
 * As the unfolded match ends, its card has the place of its row in the very picture that shows it, and all that was in sight of
 * it: nothing above moves and nothing below. Who reads its markets with its row out of sight sees the card where the row was held.
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
    const card = row?.firstElementChild
    if (!row || !place || !(card instanceof HTMLElement)) return
    const offset = virtual.scrollOffset ?? 0
    const px = toUnit(row.getBoundingClientRect().height)
    const startPx = place.start - offset
    const bottomPx = Math.min(place.end - offset, window.innerHeight)
    const seenPx = bottomPx - Math.max(startPx, topPx)
    // One that is above the window as a whole is the virtualizer's; a page scrolls by whole pixels.
    const isBehind = bottomPx > 0 && startPx < topPx
    const upPx = isBehind ? Math.ceil(startPx - bottomPx + Math.max(px, seenPx)) : 0
    const heldPx = isBehind ? upPx + bottomPx - startPx : Math.max(px, seenPx)
    if (heldPx > px) hold(card, heldPx)
    virtual.resizeItem(at, heldPx)
    if (isBehind) virtual.scrollBy(upPx)
    if (focused.current === opened && isFocusLost())
      row.querySelector<HTMLElement>('[data-more]')?.focus({ preventScroll: true })
  }, [isEnded, opened, rows, focused, box, virtual, topPx])
}
