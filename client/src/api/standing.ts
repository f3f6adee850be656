import { reasonOf } from './failure.ts'

interface Query {
  data?: unknown
  error?: unknown
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
    isAnswered: queries.every(({ data }) => data !== undefined),
    reason: failed && reasonOf(failed.error),
    isBusy: queries.some(({ isFetching }) => isFetching),
    askAgain: () => {
      for (const { isUninitialized, refetch } of queries) if (!isUninitialized) refetch()
    },
  }
}
