import type { Dual, DifferenceShown, Kept } from '@app/contract/control/dual'

/** What the console asks of whoever compares; it may be another thread. Undefined: there is none of that name. */
export interface Questions {
  read(asked: { masked: boolean }): Omit<Dual, 'upstream' | 'since' | 'waiting' | 'skipped'>
  difference(asked: { id: number; masked: boolean }): DifferenceShown | undefined
  clear(asked: object): { cleared: number }
  keep(asked: { name: string; at: number }): Kept
  kept(asked: { name: string }): string | undefined
}
export type Question = keyof Questions

/** The comparison as the server of the mock sees it. */
export interface DualPort {
  upstream: string
  since: number
  waiting(): number
  skipped(): number
  ask<Q extends Question>(question: Q, asked: Parameters<Questions[Q]>[0]): Promise<ReturnType<Questions[Q]>>
}
