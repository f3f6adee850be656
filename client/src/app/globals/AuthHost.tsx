import { AuthDialog } from '../../features/auth/AuthDialog.tsx'
import { useSite } from '../../api/siteConfig.ts'
import { useSignal } from '../../lib/signal.ts'
import { signIn } from '../signIn.ts'
import { useAppStore } from '../store.ts'
import { type AuthState, isPasswordChanged } from './state.ts'

/** The one auth dialog, and what follows a login, which reaches beyond its feature. */
export const AuthHost = ({ state }: { state: AuthState }) => {
  const store = useAppStore()
  const { brandName } = useSite()
  const isChanged = useSignal(isPasswordChanged)
  return (
    <AuthDialog
      {...state}
      brandName={brandName}
      hasHeader={state.mode !== 'newDevice' && !isChanged}
      onSignedIn={(answer) => signIn(store, answer)}
    />
  )
}
