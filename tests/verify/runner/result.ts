import type { Effect } from './effect.ts'

export interface Shown {
  call: string
  /** What was sent and came, secrets left out. */
  request: unknown
  answer: unknown
}

export interface Difference {
  /** Where in the contract. */
  clause: string
  /** In words, where the two shapes don't say it all. */
  text: string
  expected: string
  actual: string
}

export interface Result {
  id: string
  slice: string
  kind: 'outcome' | 'common' | 'message' | 'law'
  title: string
  effect: Effect
  state: 'passed' | 'failed' | 'known' | 'notProvable'
  /** Why it can't be proved, or why a difference is accepted. */
  reason?: string
  differences: Difference[]
  /** The call that differs, and the one that it follows from. */
  pair: Shown[]
  ms: number
}

export interface Report {
  base: string
  adapter: string
  at: string
  seconds: number
  calls: number
  counts: Record<Result['state'], number>
  /** Of the outcomes that calls declare as their own. */
  provable: { own: number; of: number }
  /** Differences on record that weren't met any more. */
  gone: string[]
  results: Result[]
}
