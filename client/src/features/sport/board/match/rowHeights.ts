import { useMemo, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ListRow } from '../board.rules.ts'

/** A row's height until it is laid out: nothing moves then, as long as these say what the styles do. */
const [BAR_PX, HEADS_PX] = [42, 40]
/** A price, which grows with the page; three below each other or two, and what is around them. */
const CELL_PX = 26
const CELL_REM = 1.875
const PADDING_REM = 0.3125
/** In the professional edition they are of one size. */
const [DENSE_CELL_PX, DENSE_PADDING_PX] = [24, 3]
const GAP_PX = 2
const LINE_PX = 1
/** Browsers lay out by the 64th of a pixel. */
export const toUnit = (px: number) => Math.round(px * 64) / 64
/** So many rows beyond the window are laid out. */
export const OVERSCAN = 4

/** In a hand every match is as high as its two lines of prices. */
const [HAND_BAR_PX, HAND_PX] = [34, 93]

const barOf = (isInHand: boolean) => (isInHand ? HAND_BAR_PX : BAR_PX)

/** The gap over a bar, which is behind the heads where the bar stays. */
const [GAP_OVER_PX, HAND_GAP_OVER_PX] = [8, 4]

export const stuckBarOf = (isInHand: boolean) => barOf(isInHand) - (isInHand ? HAND_GAP_OVER_PX : GAP_OVER_PX)

const guessing = (isInHand: boolean, isDense: boolean, rem: number) => {
  const cell = isDense ? DENSE_CELL_PX : Math.round(Math.max(CELL_PX, CELL_REM * rem))
  const padding = isDense ? DENSE_PADDING_PX : Math.round(PADDING_REM * rem)
  const main = 3 * cell + 2 * (GAP_PX + padding) + LINE_PX
  const band = 2 * cell + GAP_PX + padding
  return (row: ListRow | undefined): number => {
    if (row?.kind === 'match') return isInHand ? HAND_PX : main + (row.bands - 1) * band
    return row?.kind === 'heads' ? HEADS_PX : barOf(isInHand)
  }
}

/** What the virtualizer knows its rows by and guesses; it places all of them anew whenever it is given others. */
export const useRowHeights = (rows: readonly ListRow[], isInHand: boolean) => {
  const { style, dataset } = document.documentElement
  const isDense = dataset['mantineColorScheme'] === 'dark'
  const rem = Number.parseFloat(style.fontSize) || 16
  return useMemo(
    () => ({ keyOf: (at: number) => rows[at]?.key ?? at, heightOf: guessing(isInHand, isDense, rem) }),
    [rows, isInHand, isDense, rem],
  )
}

/** A row that grows or shrinks moves those below it in the picture that shows it, not in the next one. */
export const useAtOnce = () => {
  const [, draw] = useReducer((times: number) => times + 1, 0)
  const [heard] = useState(() => {
    let isObserved = false
    return {
      seen: (entry: ResizeObserverEntry | undefined) => {
        isObserved = entry !== undefined
        // It is told within the observer's call, where nothing else is drawn.
        if (isObserved) queueMicrotask(() => (isObserved = false))
        return entry
      },
      atOnce: () => {
        if (isObserved) flushSync(draw)
      },
    }
  })
  return heard
}
