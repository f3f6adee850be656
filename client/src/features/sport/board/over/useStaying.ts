import { useEffect } from 'react'
import { useStore } from 'react-redux'
import type { LiveBoard } from '../liveBoard.ts'
import { isOver } from '../over.rules.ts'
import { sportApi } from '../../sport.api.ts'
import { sportOf, useSportDispatch } from '../../sport.slice.ts'
import type { SportRoot } from '../../sport.slice.ts'

/** What is looked at as it leaves its list says how it ended; one that goes on in another list leaves this one. */
export const useStaying = (live: LiveBoard): void => {
  const dispatch = useSportDispatch()
  const store = useStore<SportRoot>()
  useEffect(() => {
    const endOf = async (hgid: string) => {
      const known = sportOf(store.getState()).ends[hgid]
      if (known) return known
      const call = dispatch(
        sportApi.endpoints.gameMore.initiate(
          { hgid, oddsType: 'H' },
          { subscribe: false, forceRefetch: true },
        ),
      )
      return (await call).data?.game.live
    }
    return live.miss((hgids) => {
      for (const hgid of hgids.filter(live.game))
        void endOf(hgid).then((end) =>
          end && isOver(end) ? live.end(hgid, end) : live.letGo((one) => one === hgid),
        )
    })
  }, [live, dispatch, store])
}
