import { useNavigate } from 'react-router-dom'
import { AuthDialog } from '../../features/auth/AuthDialog.tsx'
import { useSite } from '../../api/siteConfig.ts'
import { promptOf } from '../../lib/prompt.ts'
import { useSignal } from '../../lib/signal.ts'
import { wantedPage } from '../asking.ts'
import type { OnSignedIn } from '../../features/auth/login.ts'
import { signIn } from '../signIn.ts'
import { useAppStore } from '../store.ts'
import { type AuthState, isPasswordChanged } from './state.ts'

/** The one auth dialog, and what follows a login, which reaches beyond its feature. */
export const AuthHost = ({ state }: { state: AuthState }) => {
  const store = useAppStore()
  const { brandName } = useSite()
  const isChanged = useSignal(isPasswordChanged)
  const navigate = useNavigate()
  const enter: OnSignedIn = async (answer) => {
    // What the address asked for is done; who wanted another page goes there.
    const asked = !wantedPage(location.search) && promptOf(location.search)
    await signIn(store, answer, navigate)
    if (!asked) return
    const rest = new URLSearchParams(location.search)
    rest.delete(asked)
    await navigate({ search: rest.toString() }, { replace: true })
  }
  return (
    <AuthDialog
      {...state}
      brandName={brandName}
      hasHeader={state.mode !== 'newDevice' && !isChanged}
      onSignedIn={enter}
    />
  )
}
