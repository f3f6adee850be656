import { LOGIN_FIRST } from '@app/contract/rules/texts'
import { isTrouble } from '../api/failure.ts'
import { session } from '../api/session.ts'
import { site } from '../api/siteConfig.ts'
import { memberApi } from '../features/member/member.api.ts'
import { venueApi } from '../features/venue/venue.api.ts'
import { BALANCE_ARG, balanceApi } from '../api/balance.ts'
import { arriving } from '../lib/arriving.ts'
import { bus } from '../lib/bus.ts'
import { isOnline } from '../lib/device/online.ts'
import { decodeGameInfo } from '../lib/gameInfo.ts'
import { to } from '../paths.ts'
import { miss } from './asking.ts'
import { switchTheme } from './edition.ts'
import { isDepositPage, routeOf, type FoundRoute } from './routeOf.ts'
import type { AppStore } from './store.ts'

interface Navigation {
  store: AppStore
  pathname: string
  search: string
  route: FoundRoute
  /** Filled by the profile guard, for those after it. */
  profile?: { bindPhone: boolean; bindRealName: boolean; autoTransfer: boolean }
}

/** Where to go instead, or nothing to let the navigation pass. */
type Guard = (navigation: Navigation) => string | undefined | Promise<string | undefined>

const depositSwitch: Guard = ({ pathname }) =>
  site.get().settings.depositDisabled === '1' && isDepositPage(pathname) ? to('not-found') : undefined

const backOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/** An answered failure signs out (TRAP-10: a dropped connection was tried twice already), what was broken off doesn't. */
const profile: Guard = async (navigation) => {
  const token = session.token()
  if (!token) return undefined
  const known = memberApi.endpoints.profile.select({})(navigation.store.getState()).data
  // Without a connection what is known of the member holds; a call that is under way may never end.
  if (known && !isOnline()) {
    navigation.profile = known
    return undefined
  }
  const call = memberApi.endpoints.profile.initiate({}, { forceRefetch: true, subscribe: false })
  const { data, isError, error } = await navigation.store.dispatch(call)
  if (isTrouble(error) && !isOnline()) {
    if (!data) await backOnline()
    return profile(navigation)
  }
  if (session.token() !== token || (isTrouble(error) && error.cause === 'aborted')) return to('home')
  // Forgotten with everything else, because somebody logged in or out meanwhile; whoever shows it may have asked anew.
  if (!isError && !data) return profile(navigation)
  if (isError) {
    session.end()
    return to('home')
  }
  navigation.profile = data
  return undefined
}

const login: Guard = ({ route, pathname, search }) => {
  // Who has an account begins the help after the page on opening one (U-NAV-05).
  if (session.isMember())
    return pathname === to('help')
      ? to(site.get().settings.depositDisabled === '1' ? 'help-qk' : 'help-ck')
      : undefined
  if (!route.login) {
    if (pathname !== to('home')) miss(undefined)
    return undefined
  }
  miss(pathname + search)
  bus.emit('bottomNotice', LOGIN_FIRST)
  return to('home')
}

/** The page that was asked for goes along: the way on, once phone and name are bound. */
const boundPhone: Guard = ({ pathname, search, route, profile: known }) =>
  route.boundPhone && !(known?.bindPhone && known.bindRealName)
    ? to('auth', { why: 'bind', next: pathname + search })
    : undefined

/** Under /game an address that names no game is an unknown page. */
const noGame = ({ name, params }: FoundRoute) => name === 'game' && !decodeGameInfo(params.info ?? '')

/** Without the channel's data it is launched first; a failure says so and goes to the venue list (X-06, TRAP-59). */
const sportChannel: Guard = async ({ route, store }) => {
  if (noGame(route)) return to('not-found')
  if (!route.sportChannel) return undefined
  if (route.params.enName !== 'crty') return to('not-found')
  const { openChannel } = await arriving(() => import('./openChannel.ts'))
  const tell = await openChannel(store)
  if (!tell) {
    void import('../features/sport/ahead.ts').then(
      ({ askForList }) => askForList(store),
      () => undefined,
    )
    return undefined
  }
  tell()
  return to('sport')
}

const theme: Guard = ({ route }) => {
  document.body.dataset.page = route.sportChannel ? 'sport' : 'site'
  if (!route.sportChannel) switchTheme()
  return undefined
}

/** Pages that play with the money of a venue. */
const IN_VENUE: readonly string[] = ['game', 'dzGame', 'pgGame', 'localSport']
const inVenue = new WeakMap<AppStore, boolean>()

/** Whether this navigation leaves a venue for the site. */
const isLeaving = ({ store, route }: Navigation): boolean => {
  const was = inVenue.get(store) ?? false
  const is = IN_VENUE.includes(route.name)
  inVenue.set(store, is)
  return was && !is
}

/** Not waited for: the figure in the header catches up. With 免转 the venue's money comes home with the player first. */
const balance: Guard = (navigation) => {
  const { store, profile: known } = navigation
  const isHomecoming = isLeaving(navigation) && known?.autoTransfer === true
  if (!session.isMember()) return undefined
  const refresh = () =>
    void store.dispatch(
      balanceApi.endpoints.balance.initiate(BALANCE_ARG, { forceRefetch: true, subscribe: false }),
    )
  if (isHomecoming)
    void store.dispatch(venueApi.endpoints.bringBack.initiate({ followed: true }, { track: false }))
  refresh()
  return undefined
}

/** TRAP-54. Scrolling to the top follows when the page is shown. */
const ORDER = { depositSwitch, profile, login, boundPhone, sportChannel, theme, balance } satisfies Record<
  string,
  Guard
>
export const GUARD_ORDER = Object.keys(ORDER)

/** Runs the guards of one navigation; the first that objects decides. One that was overtaken leaves the rest to the next. */
export const guard = async (
  store: AppStore,
  pathname: string,
  search = '',
  overtaken?: AbortSignal,
): Promise<string | undefined> => {
  const navigation: Navigation = { store, pathname, search, route: routeOf(pathname) }
  for (const check of Object.values<Guard>(ORDER)) {
    if (overtaken?.aborted) return undefined
    const target = await check(navigation)
    if (target) return target
  }
  return undefined
}
