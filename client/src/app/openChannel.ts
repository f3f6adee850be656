import { GAME_DATA_WRONG, LOGIN_FIRST } from '@app/contract/rules/texts'
import { reasonOf, refusalOf } from '../api/failure.ts'
import { restApi } from '../api/rest/ownRest.ts'
import { session } from '../api/session.ts'
import { tellKept } from '../features/venue/kept.ts'
import { venueApi } from '../features/venue/venue.api.ts'
import { bus } from '../lib/bus.ts'
import { channel } from '../lib/channel.ts'
import { here } from '../lib/place.ts'
import { to } from '../paths.ts'
import { tellRest } from '../ui/RestNote/tellRest.ts'
import { routeOf } from './routeOf.ts'
import type { AppStore } from './store.ts'

/** U-NET-07: the same write within a second is refused, so a second window waits that long and asks again. */
const BETWEEN_LAUNCHES_MS = 1_100
const LAUNCHES = 4

/** Tells the player why it stays shut. */
type Tell = () => void
const shut =
  (message: string): Tell =>
  () =>
    bus.emit('bottomNotice', message)

const rest = () => new Promise((resolve) => setTimeout(resolve, BETWEEN_LAUNCHES_MS))

const enter = async (store: AppStore, left: number): Promise<Tell | undefined> => {
  const launch = store.dispatch(venueApi.endpoints.launch.initiate({ enName: 'crty' }, { track: false }))
  const { data, error } = await launch
  if (data?.channel) channel.keep(data.channel)
  if (data) tellKept(data)
  // Another window may have opened it meanwhile.
  if (channel.current()) return undefined
  const refusal = refusalOf(error)
  // A break of the member's own (UN-32), in the words of every other venue.
  if (refusal === 'WARNING') {
    const asked = restApi.endpoints.ownRest.initiate({}, { subscribe: false, forceRefetch: true })
    const own = (await store.dispatch(asked)).data?.rest
    return () => (own ? tellRest(own, to('restraint')) : bus.emit('showDialog', { msg: reasonOf(error) }))
  }
  if (refusal !== 'FREQUENT_SUBMISSION') return shut(LOGIN_FIRST)
  if (left <= 1) return shut(reasonOf(error))
  await rest()
  return channel.current() ? undefined : enter(store, left - 1)
}

let underWay: { token: string; entry: Promise<Tell | undefined> } | undefined

/** Launches the sport channel unless its data is there, once for all of a session that want it; what tells the player if it stays shut. */
export const openChannel = (store: AppStore): Promise<Tell | undefined> => {
  if (channel.current()) return Promise.resolve(undefined)
  const token = session.token()
  if (underWay?.token === token) return underWay.entry
  const entry = enter(store, LAUNCHES).finally(() => {
    if (underWay?.entry === entry) underWay = undefined
  })
  underWay = { token, entry }
  return entry
}

/** 6302: says so if it was entered before, and launches the channel anew; where that fails, its page makes room for the venues. */
export const reopenChannel = async (
  store: AppStore,
  navigate: (path: string) => void,
  isKnown: boolean,
): Promise<boolean> => {
  if (isKnown) bus.emit('toast', { kind: 'error', message: GAME_DATA_WRONG })
  channel.drop()
  const tell = await openChannel(store)
  if (!tell) return true
  tell()
  if (routeOf(here()).sportChannel) navigate(to('sport'))
  return false
}
