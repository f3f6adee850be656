import type { StatusName } from '@app/contract/kit/status'
import type { Said } from '../../lib/text/said.ts'
import { announce } from '../baseQuery.ts'
import { isFailure, reasonOf, refusalOf } from '../failure.ts'

const WRONG: readonly (StatusName | undefined)[] = [
  'AUTHENTICATION_CODE_ERROR',
  'AUTHENTICATION_CODE_EXPIRED',
]

/** Refused for the code that was typed: another one may go through. */
export const isWrongCode = (error: unknown): boolean => WRONG.includes(refusalOf(error))

/** A refused password is told at its field, everything else as always. */
export const tellPassword = (error: unknown, refuse: (words: Said) => void): void => {
  if (refusalOf(error) === 'PASSWORD_CHECK_FAILURE') refuse(() => reasonOf(error))
  else if (isFailure(error)) announce(error)
}
