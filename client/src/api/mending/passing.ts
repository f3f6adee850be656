import type { StatusName } from '@app/contract/kit/status'
import { isTrouble, refusalOf, UNSURE } from '../failure.ts'

/** Refusals that say nothing about what was asked. */
export const LATER: readonly (StatusName | undefined)[] = [...UNSURE, 'MAINTENANCE', 'FREQUENT_SUBMISSION']

/** Whether the same question may well be answered in a while. */
export const isPassing = (error: unknown): boolean =>
  isTrouble(error) ? error.cause !== 'aborted' : LATER.includes(refusalOf(error))
