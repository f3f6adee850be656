import type { Danger, RefusalReason } from '@app/contract/sport/reasons'

/** The text for why a bet was refused: what happened, where that is known. */
export const refusedKey = (reason: RefusalReason, by: Danger | undefined) =>
  by ? (`refusedBy_${by}` as const) : (`reason_${reason}` as const)
