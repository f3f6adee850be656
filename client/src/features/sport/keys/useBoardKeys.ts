import type { KeyboardEvent } from 'react'
import { painted } from '../../../lib/painted.ts'
import { onBoardKey, SLIP_ID } from '../board/boardKeys.ts'
import { useSelecting } from '../slip/select.ts'
import { useStakes } from '../slip/useStakes.ts'

/** After the price pressed before: that is worked out a frame later (Odds). */
const inTurn =
  <Args extends unknown[]>(act: (...args: Args) => void) =>
  async (...args: Args): Promise<void> => {
    await painted()
    act(...args)
  }

/** What the keys do over prices, in the list and in a match. */
export const useBoardKeys = (help: () => void, openSlip: () => void) => {
  const { toggleMultiple, toggleSeries } = useSelecting()
  const { addToLatest } = useStakes()
  return (event: KeyboardEvent<HTMLElement>) =>
    onBoardKey(event, {
      chip: inTurn(addToLatest),
      most: inTurn(() => document.querySelector<HTMLElement>(`#${SLIP_ID} [data-most]`)?.click()),
      help,
      toggleMultiple: inTurn(toggleMultiple),
      toggleSeries: inTurn(toggleSeries),
      openSlip: inTurn(openSlip),
    })
}
