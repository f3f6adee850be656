import { useStore } from 'react-redux'
import { entryKey } from '@app/contract/sport/slip/entry'
import { addChip } from './slip.rules.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'

const { seriesStakeTyped, stakeTyped } = sportSlice.actions

/** Stakes are kept beside the entries; the series has one of its own. */
export const useStakes = () => {
  const store = useStore<SportRoot>()
  const dispatch = useSportDispatch()
  return {
    type: (key: string, stake: string) => void dispatch(stakeTyped({ key, stake })),
    typeSeries: (stake: string) => void dispatch(seriesStakeTyped(stake)),
    /** A chip from the keyboard: on the selection made last, or on the series. */
    addToLatest: (yuan: number) => {
      const { slip, stakes, seriesStake } = sportOf(store.getState())
      const latest = slip.entries.at(-1)
      if (!latest) return
      if (slip.mode === 'series') dispatch(seriesStakeTyped(addChip(seriesStake, yuan)))
      else
        dispatch(stakeTyped({ key: entryKey(latest), stake: addChip(stakes[entryKey(latest)] ?? '', yuan) }))
    },
  }
}
