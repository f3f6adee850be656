import { PlayWatch } from '../../features/restraint/PlayWatch.tsx'
import { useSignOut } from '../signOut.ts'

export const PlayWatchHost = () => {
  const signOut = useSignOut()
  return <PlayWatch onSignOut={signOut} />
}
