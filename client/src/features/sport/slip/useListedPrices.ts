import { useCallback, useEffect } from 'react'
import { useStore } from 'react-redux'
import type { MarketLine } from '@app/contract/sport/feed'
import type { LiveBoard } from '../board/liveBoard.ts'
import { sportApi } from '../sport.api.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { goneOf } from './known.rules.ts'
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
  const store = useStore<SportRoot>()
  const dispatch = useSportDispatch()
  const tell = useTellSlip()
  useEffect(
    () =>
      live.pulse.subscribe(() => {
        const pulse = live.pulse.get()
        if (pulse) tell(pulse.serverTime, (hgid) => (live.lists(hgid) ? live.game(hgid)?.lines : undefined))
      }),
    [live, tell],
  )
  // What has left the list has no price of it; whether its match is over is asked for at once.
  useEffect(
    () =>
      live.miss((hgids, at) => {
        const gone = sportOf(store.getState()).slip.entries.filter((entry) =>
          hgids.includes(entry.gameInfo.hgid),
        )
        if (gone.length === 0) return
        dispatch(told({ at, views: gone.map(goneOf) }))
        for (const hgid of new Set(gone.map(({ gameInfo }) => gameInfo.hgid)))
          void dispatch(
            sportApi.endpoints.gameMore.initiate(
              { hgid, oddsType: 'H' },
              { subscribe: false, forceRefetch: true },
            ),
          )
      }),
    [live, store, dispatch],
  )
}
