import { api } from '../../api/api.ts'
import { TAGS } from '../../api/tags.ts'
import { useAppStore } from '../../app/store.ts'
import { clock } from '../../lib/clock.ts'
import { act } from '../control.ts'

interface Turn {
  advance_s?: number
  rate?: number
  frozen?: boolean
}

/** Turns the world's clock; the page follows at once. */
export const useTravel = () => {
  const store = useAppStore()
  return async (turn: Turn): Promise<void> => {
    const { now } = await act('POST', '/clock', turn)
    clock.follow(now)
    if (turn.advance_s !== undefined) store.dispatch(api.util.invalidateTags([...TAGS]))
  }
}
