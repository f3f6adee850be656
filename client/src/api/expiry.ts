import { bus } from '../lib/bus.ts'
import { session } from './session.ts'

/**
 * Login expired. `sentToken` is what the refused call carried: of N parallel failures the first ends the session,
 * the others find another token, or none, and say nothing. The rest (message, home, login form) listens to the event.
 */
export const expire = (sentToken: string): void => {
  if (sentToken === '' || sentToken !== session.token()) return
  session.end()
  bus.emit('login_expired')
}
