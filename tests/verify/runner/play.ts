import type { Adapter } from '../adapters/adapter.ts'
import { type Backend, Broken, NotProvable } from '../backend.ts'
import { type Called, openCaller } from '../caller.ts'
import { type Http, Unusable } from '../http.ts'
import { openLine } from '../line.ts'
import type { Found } from '../preflight.ts'
import { type Finding, told } from '../strict.ts'
import type { Case } from './cases.ts'
import { effectOf, isSafe } from './effect.ts'
import type { Difference, Result, Shown } from './result.ts'

export interface Stand {
  base: URL
  http: Http
  adapter: Adapter
  found: Found
  /** Whose passwords may be sent where nothing may change; undefined: anything may change. */
  safe: readonly string[] | undefined
  counted(): void
}

const SECRET = /password|token|code|phone|email|realname|address|cardno/i
const LONGEST_LIST = 3
/** A value as a report shows it: long lists cut, secrets left out. */
const shown = (value: unknown, key = ''): unknown => {
  if (typeof value === 'string') return SECRET.test(key) && value !== '' ? '…' : value.slice(0, 200)
  if (Array.isArray(value)) {
    const more = value.length > LONGEST_LIST ? [`… ${value.length}`] : []
    return [...value.slice(0, LONGEST_LIST).map((item) => shown(item)), ...more]
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'status_code' ? inner : shown(inner, name)]),
  )
}
const shownCall = ({ id, endpoint, body, answer }: Called): Shown => ({
  call: `${endpoint.method} ${endpoint.path} (${id})`,
  request: shown(body),
  answer: shown(answer),
})

/** The call that differs and the last one before it that changed something. */
const pairOf = (calls: readonly Called[], differs: Called | undefined): Shown[] => {
  const last = differs ?? calls.at(-1)
  if (!last) return []
  const before = calls.slice(0, calls.indexOf(last))
  const first = before.findLast(({ endpoint, body }) => effectOf(endpoint, body) !== 'read') ?? before.at(-1)
  return [...(first ? [first] : []), last].map(shownCall)
}

const ofFinding = ({ clause, expected, actual }: Finding): Difference => ({
  clause,
  text: '回答与契约不符 · the answer is not as declared',
  expected,
  actual,
})

/** Plays one case. Throws Unusable where the backend itself fails. */
export const playCase = async (each: Case, stand: Stand): Promise<Result> => {
  const { base, http, adapter, found, safe } = stand
  const { id, slice, kind, title, effect } = each
  const started = performance.now()
  const calls: Called[] = []
  const frames: Finding[] = []
  const lines: { close(): void }[] = []
  const result = (
    state: Result['state'],
    differences: Difference[],
    pair: Shown[],
    reason?: string,
  ): Result => ({
    id,
    slice,
    kind,
    title,
    effect,
    state,
    differences,
    pair,
    ...(reason === undefined ? {} : { reason }),
    ms: Math.round(performance.now() - started),
  })
  const stage = await adapter.begin(id)
  try {
    const call = openCaller({
      fetch: http,
      now: Date.now,
      ip: () => found.ip,
      headers: stage.headers,
      sealed: found.sealed,
      guard: (asked) => {
        stage.guard?.(asked)
        if (safe && !isSafe(asked.endpoint, asked.body, safe))
          throw new NotProvable('会留下改动，需要 --money · would leave a change behind: say --money')
      },
      noted: (called) => {
        stand.counted()
        calls.push(called)
        stage.noted?.(called)
      },
    })
    const site: Backend = {
      ...stage.supplies(call),
      call,
      line: async () => {
        const line = await openLine(base, stage.headers, (findings) => frames.push(...findings))
        lines.push(line)
        return line
      },
    }
    let broken: Difference | undefined
    try {
      await each.play(site)
    } catch (error) {
      if (error instanceof NotProvable) {
        const wrong = calls.find(({ findings }) => findings.length > 0)
        if (!wrong) return result('notProvable', [], [], error.message)
        return result('failed', wrong.findings.map(ofFinding), pairOf(calls, wrong))
      }
      if (error instanceof Unusable) throw error
      broken =
        error instanceof Broken
          ? {
              clause: error.clause,
              text: error.message,
              expected: told(error.expected),
              actual: told(error.actual),
            }
          : // A step took for granted what an answer before it didn't have.
            {
              clause: calls.at(-1)?.id ?? id,
              text: '上一步的回答不能继续 · the case can not go on from the last answer',
              expected: 'SUCCESS',
              actual: `${told(calls.at(-1)?.answer)} (${(error as Error).message})`,
            }
    }
    const wrong = calls.find(({ findings }) => findings.length > 0)
    const differences = [
      ...(wrong?.findings ?? []).map(ofFinding),
      ...frames.map(ofFinding),
      ...(broken ? [broken] : []),
    ]
    return differences.length === 0
      ? result('passed', [], [])
      : result('failed', differences, pairOf(calls, wrong))
  } finally {
    for (const line of lines) line.close()
    await stage.close()
  }
}
