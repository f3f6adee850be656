import { Refusal } from './refusal.ts'

/** Limits of a body: nesting, entries of one array or object. */
const MAX_DEPTH = 12
const MAX_ENTRIES = 1_000

const illegal = (reason: string) => new Refusal('ILLEGAL_PARAMETER', { reason })

const checkShape = (value: unknown, depth: number): void => {
  if (value === null || typeof value !== 'object') return
  if (depth > MAX_DEPTH) throw illegal(`the body is nested deeper than ${MAX_DEPTH} levels`)
  const items = Array.isArray(value) ? value : Object.values(value)
  if (items.length > MAX_ENTRIES) throw illegal(`a list or object has more than ${MAX_ENTRIES} entries`)
  for (const item of items) checkShape(item, depth + 1)
}

/** The same of a body that was read from JSON already. */
export const shapedBody = (value: unknown): Record<string, unknown> => {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    throw new Refusal('INVALID_PARAMETER')
  checkShape(value, 0)
  return value as Record<string, unknown>
}

/** A JSON object out of a body; an empty body is {}. Refuses anything else. */
export const parseBody = (text: string): Record<string, unknown> => {
  if (text === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Refusal('INVALID_PARAMETER', { message: '请求内容不是有效的 JSON' })
  }
  return shapedBody(value)
}
