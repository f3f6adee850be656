import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { api } from '../../api/api.ts'
import { useOwnRest } from '../../api/rest/ownRest.ts'
import { isRest, restHeard, resting } from '../../lib/device/resting.ts'
import { useStored } from '../../lib/device/storage.ts'
import { PlayWatch } from '../../features/restraint/PlayWatch.tsx'
import { useSignOut } from '../signOut.ts'
import { SlipPlace } from '../slip/SlipPlace.tsx'

/** What a break hides, and its end brings back. */
const HIDDEN = ['Ad', 'Letter', 'Promotion', 'Unread', 'Welfare', 'Withdraw'] as const

/** What is there for a member on every page. */
export const MemberHost = () => {
  const signOut = useSignOut()
  const dispatch = useDispatch()
  useOwnRest()
  const stored = useStored('ownRest')
  const kept = isRest(stored) ? stored : ''
  const heard = useRef(kept)
  useEffect(() => {
    if (heard.current === kept) return
    heard.current = kept
    dispatch(api.util.invalidateTags([...HIDDEN]))
  }, [kept, dispatch])
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
