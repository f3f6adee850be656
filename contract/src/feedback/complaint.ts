import { COMPLAINT_WINDOW_MS } from '../rules/limits.ts'

/** TERM-41: nothing can be said against a bet more than fourteen days after its settlement. */
export const isTooLate = ({ settleTime }: { settleTime: number | null }, now: number): boolean =>
  settleTime !== null && now - settleTime > COMPLAINT_WINDOW_MS
