import type { Adapter } from '../adapters/adapter.ts'
import { type Http, Unusable } from '../http.ts'
import { openCaller } from '../caller.ts'
import { preflight } from '../preflight.ts'
import type { Case } from './cases.ts'
import { type Known, withKnown } from './differences.ts'
import { playCase } from './play.ts'
import type { Report, Result } from './result.ts'

export interface RunOptions {
  base: URL
  http: Http
  adapter: Adapter
  cases: readonly Case[]
  safe: readonly string[] | undefined
  known: Known
  /** Cases at once, where each has the backend to itself. */
  atOnce: number
  progress(done: number, of: number, result: Result): void
}

/** So many cases in a row without an answer: the backend is gone, and the rest is not asked. */
const MOST_LOST = 3

/** Plays the cases against the backend. Throws Unusable where there is no backend of this contract. */
export const run = async (options: RunOptions): Promise<Report> => {
  const { base, http, adapter, cases, safe, known, progress } = options
  const started = performance.now()
  let calls = 0
  const probe = await adapter.begin('preflight')
  const call = openCaller({
    fetch: http,
    now: Date.now,
    ip: () => '',
    headers: probe.headers,
    sealed: false,
    noted: () => {},
  })
  const found = await preflight(call)
  await probe.close()
  const results = Array.from<Result | undefined>({ length: cases.length })
  const stand = { base, http, adapter, found, safe, counted: () => void (calls += 1) }
  let [next, done, lost] = [0, 0, 0]
  const work = async (): Promise<void> => {
    for (let at = next++; at < cases.length; at = next++) {
      const each = cases[at]!
      try {
        results[at] = await playCase(each, stand)
        lost = 0
      } catch (error) {
        if (!(error instanceof Unusable) || ++lost >= MOST_LOST) throw error
        const { id, slice, kind, title, effect } = each
        const difference = {
          clause: id.split(' ')[0]!,
          text: error.message,
          expected: '完整的回答 · an answer',
          actual: '',
        }
        results[at] = {
          id,
          slice,
          kind,
          title,
          effect,
          state: 'failed',
          differences: [difference],
          pair: [],
          ms: 0,
        }
      }
      progress(++done, cases.length, results[at]!)
    }
  }
  await Promise.all(Array.from({ length: adapter.isFresh ? options.atOnce : 1 }, work))
  const judged = withKnown(
    results.filter((result) => result !== undefined),
    known,
  )
  const count = (state: Result['state']) => judged.results.filter((result) => result.state === state).length
  const own = judged.results.filter(({ kind }) => kind === 'outcome')
  return {
    base: base.href,
    adapter: adapter.name,
    at: new Date().toISOString(),
    seconds: Math.round((performance.now() - started) / 100) / 10,
    calls,
    counts: {
      passed: count('passed'),
      failed: count('failed'),
      known: count('known'),
      notProvable: count('notProvable'),
    },
    provable: { own: own.filter(({ state }) => state !== 'notProvable').length, of: own.length },
    ...judged,
  }
}

/** Green only where something was proved, nothing differs and no accepted difference has gone. */
export const isGreen = ({ counts, gone }: Report): boolean =>
  counts.failed === 0 && gone.length === 0 && counts.passed > 0
