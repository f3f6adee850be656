import { createPath, type createBrowserRouter } from 'react-router-dom'
import { api } from '../api/api.ts'
import { missing } from '../lib/arriving.ts'
import type { AppStore } from './store.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** After a new release the next page is opened as a document, once what the player ordered has been answered. */
export const leaveWithRelease = (store: AppStore, router: Router): (() => void) => {
  let isLeaving = false
  const leave = async () => {
    const { navigation, initialized } = router.state
    if (isLeaving || missing.get() !== 'release' || !initialized || !navigation.location) return
    isLeaving = true
    const target = createPath(navigation.location)
    await Promise.allSettled(store.dispatch(api.util.getRunningMutationsThunk()))
    location.assign(target)
  }
  const endings = [missing.subscribe(() => void leave()), router.subscribe(() => void leave())]
  return () => {
    for (const end of endings) end()
  }
}
