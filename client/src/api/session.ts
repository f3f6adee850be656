import { bus } from '../lib/bus.ts'
import { signal, useSignal } from '../lib/signal.ts'
import { decrypted, stored, useStored, watchStorage } from '../lib/device/storage.ts'
import { belong } from './tabs.ts'

/** While the calls after a login run in their order, screens don't start their own. */
export const isSettling = signal(false)

let life: { token: string; over: AbortController } | undefined
/** The session may end in any tab, and another one may follow it at once. */
const heed = (): void => {
  const token = stored.read('token')
  if ((life?.token ?? '') === token) return
  const former = life
  life = token === '' ? undefined : { token, over: new AbortController() }
  if (life) belong(token, life.over.signal)
  former?.over.abort()
}
heed()
watchStorage(heed)

let forget = () => {}

/** Logged in means a token is present locally. */
export const session = {
  token: (): string => stored.read('token'),
  isMember: (): boolean => stored.read('token') !== '',
  /** Aborted at the end of the present session, in whichever tab it is ended; a visitor has none. */
  ending: (): AbortSignal | undefined => {
    heed()
    return life?.over.signal
  },
  /** Whether the session that had this token is over; a visitor's never is. */
  isOver: (token: string): boolean => token !== '' && token !== stored.read('token'),
  /** Whether a member is here; with `prompt` a visitor is asked to log in, and goes on with `goOn` if that comes of it. */
  check: ({ prompt, goOn }: { prompt: boolean; goOn?: () => void }): boolean => {
    const isHere = session.isMember()
    if (isHere || !prompt) return isHere
    forget()
    forget = bus.on('closeAuth', () => {
      forget()
      if (session.isMember()) goOn?.()
    })
    bus.emit('showLoginTips')
    return false
  },
  begin: ({ token, userId }: { token: string; userId: string }): void => {
    stored.remove('jwtToken')
    stored.remove('ownRest')
    stored.write('userId', userId)
    stored.write('token', token)
  },
  /** Logs out on this device: what belongs to the member goes, what belongs to the device stays. */
  end: (): void => {
    decrypted.clear()
    for (const key of [
      'jwtToken',
      'userId',
      'crtyData',
      'egameUrl',
      'sportSlip',
      'ownRest',
      'token',
    ] as const)
      stored.remove(key)
  },
}

export const useIsMember = (): boolean => {
  const isBusy = useSignal(isSettling)
  return useStored('token') !== '' && !isBusy
}
