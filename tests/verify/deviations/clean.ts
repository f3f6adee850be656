import { mockAdapter } from '../adapters/mock.ts'
import { openHttp } from '../http.ts'
import { cases } from '../runner/cases.ts'
import { run } from '../runner/run.ts'
import type { Report } from '../runner/result.ts'

/** A whole run against a mock whose worlds grow from this seed; what any call may answer is left out: it is the same in all. */
export const clean = (base: URL, seed: number): Promise<Report> => {
  const http = openHttp({ base, timeoutS: 60, rate: 0 })
  return run({
    base,
    http,
    adapter: mockAdapter({ http, seed, token: undefined }),
    cases: cases.filter(({ kind }) => kind !== 'common'),
    safe: undefined,
    known: [],
    atOnce: 4,
    progress: () => {},
  })
}
