import type { StatusName } from '@app/contract/kit/status'
import { reasonOf, refusalOf } from './failure.ts'

/** What says that there is no such thing (any more); any other refusal only says that it can't be shown now. */
const ABSENT: readonly (StatusName | undefined)[] = [
  'NOT_FOUND',
  'NO_DATA',
  'INVALID_PARAMETER',
  'PARAMETER_ERROR',
]

export const isAbsent = (error: unknown): boolean => ABSENT.includes(refusalOf(error))

interface Answers<T> {
  data?: T
  currentData?: T
  error?: unknown
}

/** What may stand on a screen: the answer to its own question, or to the one before while this one is under way; once it has failed never another's. */
export const shownOf = <T>({ data, currentData, error }: Answers<T>): T | undefined =>
  currentData ?? (error === undefined ? data : undefined)

interface Query extends Answers<unknown> {
  isFetching: boolean
  isUninitialized?: boolean
  refetch: () => unknown
}

/** How it stands with questions that one part of a screen needs answered together. */
export interface Standing {
  isAnswered: boolean
  /** Why the first of those that failed did, in the player's words. */
  reason: string | undefined
  isBusy: boolean
  askAgain: () => void
}

export const standingOf = (...queries: readonly Query[]): Standing => {
  const failed = queries.find(({ error }) => error !== undefined)
  return {
    isAnswered: queries.every(
      ({ data, currentData, error }) => (error === undefined ? data : currentData) !== undefined,
    ),
    reason: failed && reasonOf(failed.error),
    isBusy: queries.some(({ isFetching }) => isFetching),
    askAgain: () => {
      for (const { isUninitialized, refetch } of queries) if (!isUninitialized) refetch()
    },
  }
}
