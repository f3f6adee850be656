import { useCallback, useEffect } from 'react'
import { useStore } from 'react-redux'
import type { MarketLine } from '@app/contract/sport/feed'
import type { LiveBoard } from '../board/liveBoard.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { listedOf } from './slip.rules.ts'

const { told } = sportSlice.actions

/** Tells the slip what a list says of its entries. */
export const useTellSlip = () => {
  const store = useStore<SportRoot>()
  const dispatch = useSportDispatch()
  return useCallback(
    (at: number, linesOf: (hgid: string) => readonly MarketLine[] | undefined) => {
      const views = listedOf(sportOf(store.getState()).slip.entries, linesOf)
      if (views.length > 0) dispatch(told({ at, views }))
    },
    [store, dispatch],
  )
}

/** The slip follows the board, open or not: it asks for itself at other times, and would show another price until then. */
export const useListedPrices = (live: LiveBoard): void => {
  const tell = useTellSlip()
  useEffect(
    () =>
      live.pulse.subscribe(() => {
        const pulse = live.pulse.get()
        if (pulse) tell(pulse.serverTime, (hgid) => live.game(hgid)?.lines)
      }),
    [live, tell],
  )
}
