import type { KeyboardEvent } from 'react'
import { onBoardKey } from './board/boardKeys.ts'
import { useSelecting } from './slip/select.ts'
import { useStakes } from './slip/useStakes.ts'

/** What the keys do over prices, in the list and in a match. */
export const useBoardKeys = (help: () => void, openSlip: () => void) => {
  const { toggleMultiple, toggleSeries } = useSelecting()
  const { addToLatest } = useStakes()
  return (event: KeyboardEvent<HTMLElement>) =>
    onBoardKey(event, { chip: addToLatest, help, toggleMultiple, toggleSeries, openSlip })
}
