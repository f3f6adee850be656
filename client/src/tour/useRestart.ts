import { useNavigate } from 'react-router-dom'
import { api } from '../api/api.ts'
import { session } from '../api/session.ts'
import * as globals from '../app/globals/state.ts'
import { signIn } from '../app/signIn.ts'
import { useAppStore } from '../app/store.ts'
import { clock } from '../lib/clock.ts'
import { stored } from '../lib/device/storage.ts'
import { to } from '../paths.ts'
import { steer } from './control.ts'
import { holdCalls } from './holdCalls.ts'
import { dropDialogs } from '../stage/useSignIn.ts'

/**
 * Puts this world back to the golden seed or to the beginning of a scene, signed in as the scene says (or as `as`), on
 * the page where it begins (or on `opens`). The page stays: nothing is loaded anew.
 */
export const useRestart = () => {
  const store = useAppStore()
  const navigate = useNavigate()
  return async (scene?: string, where: { as?: string | null; opens?: string } = {}): Promise<void> => {
    const begun = await holdCalls(async () => {
      const answer = await steer('POST', '/reset', scene === undefined ? {} : { scene })
      // Whoever was signed in belongs to the world that is gone.
      session.end()
      return answer
    })
    dropDialogs()
    clock.follow(begun.now)
    stored.remove('sportSlip')
    store.dispatch(api.util.resetApiState())
    const member = where.as === undefined ? begun.as : where.as
    if (member) await signIn(store, await steer('POST', `/members/${member}/session`, {}))
    globals.dialogs.set([])
    await navigate(where.opens ?? begun.opens ?? to('home'))
  }
}
