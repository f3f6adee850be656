import { defaultRangeExtractor } from '@tanstack/react-virtual'
import type { Range, Virtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useSelector } from 'react-redux'
import type { ListRow } from './board.rules.ts'
import { part } from '../sport.slice.ts'
import { isFocusLost } from './boardKeys.ts'
import type { LiveBoard, Shape } from './liveBoard.ts'

/** A row in sight, and where it began in the list. */
interface Held {
  key: string
  start: number
}

/**
 * The rows that exist although they may be far from the window: the one with the focus and the unfolded one, by their names, and
 * the league of the first row in sight, whose bar stays.
 */
export const useHeldRows = (rows: readonly ListRow[], opened: string) => {
  // Not a state: the row with the focus is in sight anyway until the page scrolls, and then the range is drawn anew.
  const focused = useRef('')
  const rangeExtractor = useCallback(
    (range: Range) => {
      const shown = defaultRangeExtractor(range)
      const league = rows.findLastIndex(({ kind }, at) => at <= range.startIndex && kind === 'league')
      const held = rows.flatMap(({ key }, at) =>
        (key === focused.current || key === opened || at === league) &&
        at < range.count &&
        !shown.includes(at)
          ? [at]
          : [],
      )
      return held.length === 0 ? shown : [...shown, ...held].sort((a, b) => a - b)
    },
    [rows, opened],
  )
  return { focused, rangeExtractor }
}

/** Another list is read from its beginning, unless it was chosen for one of its matches. */
export const useFromTop = (): void => {
  const filter = useSelector(part('filter'))
  const sought = useSelector(part('sought'))
  const before = useRef(filter)
  useEffect(() => {
    if (before.current === filter) return
    before.current = filter
    if (!sought) window.scrollTo(0, 0)
  }, [filter, sought])
}

interface Place {
  rows: readonly ListRow[]
  shape: Shape | undefined
  opened: string
  focused: RefObject<string>
  box: RefObject<HTMLDivElement | null>
  virtual: Virtualizer<Window, Element>
  marginPx: number
  coveredPx: number
  sight: LiveBoard['sight']
}

/**
 * A new list leaves the player where they are: what they look at keeps its place on the screen, and when the row with the
 * focus is gone, the one that came in its place has it.
 */
export const useListPlace = ({
  rows,
  shape,
  opened,
  focused,
  box,
  virtual,
  marginPx,
  coveredPx,
  sight,
}: Place) => {
  const held = useRef<Held[]>([])
  const heldOf = useRef(shape)
  useLayoutEffect(() => {
    const isNew = heldOf.current !== shape
    heldOf.current = shape
    const now = virtual.measurementsCache
    // What the player does themselves (folding, sorting, searching) moves the list as it may.
    if (isNew) {
      for (const { key, start } of held.current) {
        const row = now[rows.findIndex((one) => one.key === key)]
        if (!row) continue
        const movedPx = row.start - marginPx - start
        // By the virtualizer itself: measuring the new rows, it would write its own place over another's.
        if (movedPx !== 0) virtual.scrollBy(movedPx)
        break
      }
    }
    const top = (virtual.scrollOffset ?? 0) + coveredPx
    const inSight = virtual
      .getVirtualItems()
      .filter(({ start, end }) => end > top && start < top + window.innerHeight)
    const shown = inSight.map(({ key }) => String(key))
    sight.set(rows.some(({ key }) => key === opened) ? [...shown, opened] : shown)
    const own = (key: unknown) => key === focused.current || key === opened
    const used = inSight.filter(({ key }) => own(key))
    // Whoever is at the head of the list stays there and sees what comes first.
    const rest = top > marginPx ? inSight.filter(({ key }) => !own(key)) : []
    held.current = [...used, ...rest].map(({ key, start }) => ({ key: String(key), start: start - marginPx }))
  })
  useEffect(() => () => sight.set([]), [sight])
  const before = useRef(rows)
  useEffect(() => {
    const at = before.current.findIndex(({ key }) => key === focused.current)
    before.current = rows
    if (at < 0 || !isFocusLost() || rows.some(({ key }) => key === focused.current)) return
    const rest = [...(box.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])]
    const next = rest.find(({ dataset }) => Number(dataset.index) >= at) ?? rest.at(-1)
    next?.querySelector<HTMLElement>('[aria-expanded], [data-more]')?.focus({ preventScroll: true })
  }, [rows, focused, box])
}
