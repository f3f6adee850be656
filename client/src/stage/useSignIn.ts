import type { Session } from '@app/contract/control/members'
import { session } from '../api/session.ts'
import * as globals from '../app/globals/state.ts'
import { signIn } from '../app/signIn.ts'
import { useAppStore } from '../app/store.ts'
import { decrypted, stored } from '../lib/device/storage.ts'

/** Whatever lies over the page goes; who waits for an answer hears that there is none. */
export const dropDialogs = (): void => {
  globals.captcha.get()?.close()
  globals.codeQuestion.get()?.close()
  for (const place of [globals.auth, globals.loading, globals.venueEntry, globals.bottomNotice])
    place.set(null)
  globals.dialogs.set([])
  globals.isAskedToLogin.set(false)
}

/** What one member leaves on the device. */
const dropTraces = (): void => {
  decrypted.clear()
  for (const key of ['jwtToken', 'crtyData', 'egameUrl', 'sportSlip'] as const) stored.remove(key)
}

/** Signs a member in with a session, on the page that is open; null is a visitor again. */
export const useSignIn = () => {
  const store = useAppStore()
  return async (answer: Session | null): Promise<void> => {
    dropDialogs()
    if (!answer) return session.end()
    dropTraces()
    await signIn(store, answer)
    globals.dialogs.set([])
  }
}
