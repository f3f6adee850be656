import { isFailure, refusalOf, type Failure } from '../../../api/failure.ts'
import { UNSURE } from '../../../api/order/order.ts'
import type { Danger, RefusalReason } from '@app/contract/sport/reasons'

/** The text for why a bet was refused: what happened, where that is known. */
export const refusedKey = (reason: RefusalReason, by: Danger | undefined) =>
  by ? (`refusedBy_${by}` as const) : (`reason_${reason}` as const)

/** What became of a bet or of its closing whose call failed; undefined where its words are all that is known. */
export const becameOf = (error: unknown): Extract<Failure, { kind: 'refused' }>['became'] => {
  if (!isFailure(error) || error.kind !== 'refused') return undefined
  if (error.became) return error.became
  const name = refusalOf(error)
  return name === undefined || UNSURE.includes(name) ? undefined : 'never'
}
