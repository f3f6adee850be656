import { PlayWatch } from '../../features/restraint/PlayWatch.tsx'
import { useSignOut } from '../signOut.ts'
import { SlipPlace } from '../slip/SlipPlace.tsx'

/** What is there for a member on every page. */
export const MemberHost = () => {
  const signOut = useSignOut()
  return (
    <>
      <PlayWatch onSignOut={signOut} />
      <SlipPlace />
    </>
  )
}
