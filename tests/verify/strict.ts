import type { z } from 'zod'

/** One place where an answer isn't what the contract says. */
export interface Finding {
  /** Where in the contract: "wallet.getBalance.response.lockMoney". */
  clause: string
  expected: string
  actual: string
}

const LONGEST = 120
export const told = (value: unknown): string => {
  const text = value === undefined ? '没有 · nothing' : (JSON.stringify(value) ?? typeof value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const step = (path: string, key: string | number) =>
  typeof key === 'number' ? `${path}[]` : `${path}.${key}`
const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key], value)

/** Epoch milliseconds read as seconds lie here: 1973 to 2286 in seconds, January to April 1970 in milliseconds. */
const SECONDS = { from: 1e8, to: 1e10 }
const inSeconds = (value: unknown, clause: string): Finding[] =>
  /(?:At|[tT]ime|Until|Start)$/.test(clause) &&
  typeof value === 'number' &&
  value > SECONDS.from &&
  value < SECONDS.to
    ? [{ clause, expected: '毫秒时间戳 · epoch milliseconds', actual: `${value} (秒 · seconds)` }]
    : []

/** Fields that came and that the schema, having read them, knows nothing of. */
const undeclared = (came: unknown, read: unknown, clause: string): Finding[] => {
  if (Array.isArray(came))
    return Array.isArray(read)
      ? came.flatMap((item, index) => undeclared(item, read[index], step(clause, index)))
      : []
  if (!isObject(came) || !isObject(read)) return inSeconds(came, clause)
  return Object.entries(came).flatMap(([key, value]) =>
    Object.hasOwn(read, key)
      ? undeclared(value, read[key], step(clause, key))
      : [
          {
            clause: step(clause, key),
            expected: '此字段未声明 · no such field',
            actual: told(value),
          },
        ],
  )
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
  code: string
  errors?: readonly (readonly Issue[])[]
}
/** Of a union the branch that fits best is told. */
const leaves = (issue: Issue, path: readonly PropertyKey[] = []): Issue[] => {
  const whole = [...path, ...issue.path]
  if (issue.code !== 'invalid_union' || !issue.errors?.length) return [{ ...issue, path: whole }]
  const best = issue.errors.toSorted((a, b) => a.length - b.length)[0]!
  return best.flatMap((inner) => leaves(inner, whole))
}

/** What is wrong with a value: fields missing, of another kind, or not declared. Equal ones of a list are told once. */
export const against = (schema: z.ZodType, value: unknown, clause: string): Finding[] => {
  const read = schema.safeParse(value)
  const found = read.success
    ? undeclared(value, read.data, clause)
    : (read.error.issues as unknown as Issue[])
        .flatMap((issue) => leaves(issue))
        .map(({ path, message }) => ({
          clause: (path as (string | number)[]).reduce<string>(step, clause),
          expected: message,
          actual: told(at(value, path)),
        }))
  const seen = new Set<string>()
  return found.filter(({ clause: where, expected }) => {
    const key = `${where} ${expected}`
    return !seen.has(key) && Boolean(seen.add(key))
  })
}
