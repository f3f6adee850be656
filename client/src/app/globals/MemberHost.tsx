import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/api.ts'
import { useOwnRest } from '../../api/rest/ownRest.ts'
import { restHeard, resting } from '../../lib/device/resting.ts'
import { PlayWatch } from '../../features/restraint/PlayWatch.tsx'
import { useSignOut } from '../signOut.ts'
import { SlipPlace } from '../slip/SlipPlace.tsx'

/** What is there for a member on every page. */
export const MemberHost = () => {
  const signOut = useSignOut()
  const dispatch = useDispatch()
  useOwnRest()
  // Only another tab tells this: a break that was taken there is on here as well.
  useEffect(() => {
    const hear = ({ key }: StorageEvent) =>
      key === 'ownRest' && dispatch(api.util.invalidateTags(['Restraint']))
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [dispatch])
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
