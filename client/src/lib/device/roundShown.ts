import { signal } from '../signal.ts'

/** Whether the game on this page is showing a round: what knows how it went has to wait for it. */
export const roundShown = signal(false)
