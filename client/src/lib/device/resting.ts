import { stored } from './storage.ts'
import { signal } from '../signal.ts'

/** Whether a break of the member's own is on, for what is shown before its code is there; a page begins with what the last one heard (UN-32). */
export const resting = signal(stored.read('ownRest') !== '')

/** Whether this member's is known by now, or won't be. */
export const restHeard = signal(false)
