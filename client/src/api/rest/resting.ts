import { signal } from '../../lib/signal.ts'

/** Whether a break of the member's own is on, for prices that are shown before its code is there (UN-32). */
export const resting = signal(false)
