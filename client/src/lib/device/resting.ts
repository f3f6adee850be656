import { stored, useStored } from './storage.ts'
import { signal, useSignal } from '../signal.ts'

/** What is kept once it was heard that none is on: nothing at all is kept before the first hearing. */
export const NO_REST = '-'
export const isRest = (kept: string): boolean => kept > NO_REST

/** Whether a break of the member's own is on, for what is shown before its code is there; a page begins with what the last one heard (UN-32). */
export const resting = signal(isRest(stored.read('ownRest')))

/** Whether this member's is known by now, or won't be. */
export const restHeard = signal(false)

/** Where nothing was ever heard of this member, what a break hides waits until it is known, or won't be (UN-32). */
export const useIsHeldBack = (): boolean => {
  const isHeard = useSignal(restHeard)
  const isMember = useStored('token') !== ''
  return useStored('ownRest') === '' && isMember && !isHeard
}

const beganWith = stored.read('token')

/** The same of what a visitor sees as well: it is held back where the page began with this member, and stays where one signs in over it. */
export const useIsPriceHeldBack = (): boolean => {
  const token = useStored('token')
  return useIsHeldBack() && token === beganWith
}

/** Whether one is invited to deposit and to play. */
export const useIsInvited = (): boolean => {
  const isResting = useSignal(resting)
  return !useIsHeldBack() && !isResting
}
