import type { AccountName } from '../accounts.data.ts'
import type { Site } from '../backend.ts'
import type { Called } from '../caller.ts'

/** Those before the differing one that are tried beside it. */
const MOST_TRIED = 8

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** What came instead of each text of the first answer: ids, tokens, numbers of orders. */
const learn = (before: unknown, now: unknown, renewed: Map<string, string>): void => {
  if (typeof before === 'string' && typeof now === 'string' && before !== '') renewed.set(before, now)
  if (Array.isArray(before) && Array.isArray(now)) before.forEach((each, at) => learn(each, now[at], renewed))
  if (isPlain(before) && isPlain(now))
    for (const [key, value] of Object.entries(before)) learn(value, now[key], renewed)
}
const told = (value: unknown, renewed: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return renewed.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => told(each, renewed))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, told(inner, renewed)]))
}

/** Makes these calls once more, by the same accounts, with what the new answers say instead of what the old ones said. */
export const again = async (
  { site, calls: made }: { site: Pick<Site, 'call' | 'as'>; calls: readonly Called[] },
  calls: readonly Called[],
  owners: ReadonlyMap<string, AccountName>,
): Promise<readonly Called[]> => {
  const renewed = new Map<string, string>()
  const played: Called[] = []
  for (const { endpoint, body, token, requestId, options, answer } of calls) {
    const owner = owners.get(token)
    const now = owner === undefined ? (renewed.get(token) ?? token) : await site.as(owner)
    const ask = { ...options, requestId, token: now }
    learn(answer.data, (await site.call(endpoint, told(body, renewed), ask)).data, renewed)
    played.push(made.at(-1)!)
  }
  return played
}

const signature = ({ answer, findings }: Called) =>
  JSON.stringify([answer.status_code, findings.map(({ clause, expected }) => [clause, expected])])

/**
 * The fewest calls after which this one still differs in the same way: itself alone, or behind one of those before it, the
 * nearest first. Undefined where it takes more, or where nothing may be replayed.
 */
export const shortest = async (
  calls: readonly Called[],
  differs: Called,
  replay: (calls: readonly Called[]) => Promise<readonly Called[]>,
): Promise<readonly Called[] | undefined> => {
  const before = calls.slice(0, calls.indexOf(differs)).toReversed().slice(0, MOST_TRIED)
  for (const tried of [[differs], ...before.map((one) => [one, differs])]) {
    const played = await replay(tried).catch(() => [])
    const last = played.at(-1)
    if (last && played.length === tried.length && signature(last) === signature(differs)) return played
  }
  return undefined
}
