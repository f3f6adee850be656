import { api } from '../api/api.ts'
import { TAGS } from '../api/tags.ts'
import { useAppStore } from '../app/store.ts'
import { clock } from '../lib/clock.ts'

/** The page goes along with a clock that was turned. */
export const useFollow = () => {
  const store = useAppStore()
  return (now: number): void => {
    clock.follow(now)
    store.dispatch(api.util.invalidateTags([...TAGS]))
  }
}
