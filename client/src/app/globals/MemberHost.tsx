import { useEffect } from 'react'
import { useOwnRest } from '../../api/rest/ownRest.ts'
import { restHeard, resting } from '../../lib/device/resting.ts'
import { PlayWatch } from '../../features/restraint/PlayWatch.tsx'
import { useSignOut } from '../signOut.ts'
import { SlipPlace } from '../slip/SlipPlace.tsx'

/** What is there for a member on every page. */
export const MemberHost = () => {
  const signOut = useSignOut()
  useOwnRest()
  useEffect(
    () => () => {
      resting.set(false)
      restHeard.set(false)
    },
    [],
  )
  return (
    <>
      <PlayWatch onSignOut={signOut} />
      <SlipPlace />
    </>
  )
}
