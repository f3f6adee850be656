import { type Location, matchRoutes } from 'react-router-dom'
import { session } from '../../api/session.ts'
import { memberApi } from '../../features/member/member.api.ts'
import { channel } from '../../lib/channel.ts'
import { isOnline, refusePress, unfollowed } from '../../lib/device/online.ts'
import { inSite } from '../../lib/place.ts'
import { routeOf } from '../routeOf.ts'
import { screenOf } from '../screenOf.ts'
import type { AppStore } from '../store.ts'
import type { Hold, Router } from './steps.ts'

type Load = () => Promise<unknown>

/** Its guards ask nothing. */
const isKnown = (store: AppStore, pathname: string): boolean =>
  !session.isMember() ||
  (memberApi.endpoints.profile.select({})(store.getState()).data !== undefined &&
    (!routeOf(inSite(pathname)).sportChannel || channel.current() !== undefined))

const loadsOf = (router: Router, to: Location): (Load | undefined)[] => {
  const page = routeOf(inSite(to.pathname))
  return [
    ...(matchRoutes(router.routes, to, router.basename) ?? []).map(
      ({ route }) => (route.handle as { load?: Load } | undefined)?.load,
    ),
    // An older address leads on to its page.
    screenOf(page),
    page.sportChannel ? () => import('../openChannel.ts') : undefined,
  ]
}

/** What a page itself leads on to, and the way out of a page whose session has ended, is waited for: there is nothing to stay at. */
const canStay = (at: string): boolean => session.isMember() || !routeOf(inSite(at)).login

/**
 * Without a network a page whose code is here opens, and a press that would wait for code or for a guard is refused at once:
 * followed when the network is back it would take the player away from what he does then.
 */
export const whileCut = (store: AppStore, router: Router): Hold => ({
  holds: ({ currentLocation: { pathname }, nextLocation, historyAction }) =>
    !isOnline() && nextLocation.pathname !== pathname && historyAction !== 'REPLACE' && canStay(pathname),
  settle: (held, isStill) => {
    const refuse = () => {
      if (!isStill()) return
      held.reset()
      refusePress()
    }
    const follow = () => {
      if (!isStill()) return
      unfollowed.set(0)
      held.proceed()
    }
    if (isKnown(store, held.location.pathname))
      void Promise.all(loadsOf(router, held.location).map(async (load) => load?.())).then(follow, refuse)
    else refuse()
  },
})

/** A navigation that the network left behind is given up, unless it came from Back: its address is there already. */
export const giveUpWhenCut = (router: Router): (() => void) => {
  const giveUp = () => {
    const { navigation, location: shown, initialized } = router.state
    if (!initialized || navigation.state === 'idle') return
    if (location.pathname !== shown.pathname || !canStay(shown.pathname)) return
    void router.navigate(null, { replace: true, state: shown.state as unknown })
    refusePress()
  }
  addEventListener('offline', giveUp)
  return () => removeEventListener('offline', giveUp)
}
