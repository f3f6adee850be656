import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import type { AccountName } from '../accounts.data.ts'
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
import { again, shortest } from './shortest.ts'

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

/** The call that a clause is about, and the last one before it that changed something. */
const pairOf = (calls: readonly Called[], clause: string): readonly Called[] => {
  const isAbout = ({ id }: Called) => clause.startsWith(id) && /^(?:[.#]|$)/.test(clause.slice(id.length))
  const last = calls.findLast(isAbout) ?? calls.at(-1)
  if (!last) return []
  const before = calls.slice(0, calls.indexOf(last))
  const first = before.findLast(({ endpoint, body }) => effectOf(endpoint, body) !== 'read') ?? before.at(-1)
  return [...(first ? [first] : []), last]
}

const ofFinding = ({ clause, expected, actual }: Finding): Difference => ({
  clause,
  text: '回答与契约不符 · the answer is not as declared',
  expected,
  actual,
})

/** A stage of the adapter's with all that is asked on it kept. */
const open = async (label: string, { base, http, adapter, found, safe, counted }: Stand) => {
  const calls: Called[] = []
  const frames: Finding[] = []
  const lines: { close(): void }[] = []
  const owners = new Map<string, AccountName>()
  const stage = await adapter.begin(label)
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
      counted()
      calls.push(called)
      stage.noted?.(called)
    },
  })
  const supplies = stage.supplies(call)
  const site: Backend = {
    ...supplies,
    as: async (name) => {
      const token = await supplies.as(name)
      owners.set(token, name)
      return token
    },
    call,
    line: async () => {
      const line = await openLine(base, stage.headers, (findings) => frames.push(...findings))
      lines.push(line)
      return line
    },
  }
  const close = async () => {
    for (const line of lines) line.close()
    await stage.close()
  }
  return { calls, frames, owners, site, close }
}

/** What went wrong in a case beside the shapes of its answers. */
const brokenBy = (error: unknown, id: string, last: Called | undefined): Difference => {
  if (error instanceof Broken) {
    const { clause, message, expected, actual } = error
    return { clause, text: message, expected: told(expected), actual: told(actual) }
  }
  // A step took for granted what an answer before it didn't have.
  return {
    clause: last?.id ?? id,
    text: '上一步的回答不能继续 · the case can not go on from the last answer',
    expected: 'SUCCESS',
    actual: `${told(last?.answer)} (${(error as Error).message})`,
  }
}

/** A backend that others use as well counts all sign-ins of this address, those of other cases too. */
const isTooOften = (last: Called | undefined): boolean =>
  (last?.endpoint === contract.auth.login || last?.endpoint === contract.auth.register) &&
  last.answer.status_code === STATUS.FREQUENT_SUBMISSION.code
const TOO_OFTEN = new NotProvable(
  '后端说登录过于频繁，可用 --case 单独核对 · too many sign-ins in a minute: prove it alone by --case',
)

/** Plays one case. Throws Unusable where the backend itself fails. */
export const playCase = async (each: Case, stand: Stand): Promise<Result> => {
  const { id, slice, kind, title, effect } = each
  const started = performance.now()
  const { calls, frames, owners, site, close } = await open(id, stand)
  const replay = async (some: readonly Called[]) => {
    const isHarmless = some.every(({ endpoint, body }) => effectOf(endpoint, body) === 'read')
    if (!stand.adapter.isFresh && !isHarmless) return []
    const fresh = await open(id, stand)
    try {
      return await again(fresh, some, owners)
    } finally {
      await fresh.close()
    }
  }
  const result = (state: Result['state'], more: Partial<Result> = {}): Result => ({
    id,
    slice,
    kind,
    title,
    effect,
    state,
    differences: [],
    pair: [],
    ms: Math.round(performance.now() - started),
    ...more,
  })
  try {
    let broken: Difference | undefined
    let missing: NotProvable | undefined
    try {
      await each.play(site)
    } catch (error) {
      if (error instanceof Unusable) throw error
      if (error instanceof NotProvable) missing = error
      else if (!stand.adapter.isFresh && isTooOften(calls.at(-1))) missing = TOO_OFTEN
      else broken = brokenBy(error, id, calls.at(-1))
    }
    const wrong = calls.find(({ findings }) => findings.length > 0)
    const differences = [
      ...[...(wrong?.findings ?? []), ...frames].map(ofFinding),
      ...(broken ? [broken] : []),
    ]
    const [first] = differences
    if (!first) return missing ? result('notProvable', { reason: missing.message }) : result('passed')
    const pair = (wrong && (await shortest(calls, wrong, replay))) ?? pairOf(calls, first.clause)
    return result('failed', { differences, pair: pair.map(shownCall) })
  } finally {
    await close()
  }
}
