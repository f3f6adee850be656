import type { z } from 'zod'
import { zhCN } from 'zod/locales'
import type { Report } from './rows.ts'
import { type Shape, shapeOf } from './shape.ts'

const IN_CHINESE = { error: zhCN().localeError }
const MOST_ISSUES = 20
const MOST_ITEMS = 100

/** A path of the contract: of a list's items all are one. */
export const templateOf = (path: readonly PropertyKey[], root: string): string =>
  path.reduce<string>((sum, part) => (typeof part === 'number' ? `${sum}[]` : `${sum}.${String(part)}`), root)

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, part) => (at as Record<PropertyKey, unknown> | null | undefined)?.[part], value)

/** The deepest issues: of a union those of the branch that fits best. */
const deepest = (
  issues: readonly z.core.$ZodIssue[],
  under: readonly PropertyKey[] = [],
): z.core.$ZodIssue[] =>
  issues.flatMap((issue) => {
    const path = [...under, ...issue.path]
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [{ ...issue, path }]
    const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length)
    return nearest && nearest.length > 0 ? deepest(nearest, path) : [{ ...issue, path }]
  })

/** Calls `found` for each field that the contract doesn't know. */
const unknownFields = (
  value: unknown,
  shape: Shape,
  path: string,
  found: (path: string, value: unknown) => void,
): void => {
  if (Array.isArray(value))
    for (const item of value.slice(0, MOST_ITEMS))
      if (shape.item) unknownFields(item, shape.item, `${path}[]`, found)
  if (!isRecord(value) || (shape.kind !== 'object' && shape.fields.size === 0)) return
  for (const [name, part] of Object.entries(value)) {
    const field = shape.fields.get(name)
    if (field) unknownFields(part, field, `${path}.${name}`, found)
    else if (!shape.isOpen) found(`${path}.${name}`, part)
  }
}

/** What of a value the contract doesn't allow. `shown` is what the mock has in that place. */
export const conform = (
  value: unknown,
  schema: z.ZodType,
  { root, report, shown }: { root: string; report: Report; shown: unknown },
): void => {
  const read = schema.safeParse(value, IN_CHINESE)
  if (!read.success)
    for (const { path, message } of deepest(read.error.issues).slice(0, MOST_ISSUES))
      report('shape', templateOf(path, root), valueAt(value, path), valueAt(shown, path), message)
  const shape = shapeOf(schema)
  const ofMock = new Set<string>()
  unknownFields(shown, shape, root, (path) => ofMock.add(path))
  // What the mock sends as well is no difference between the two.
  unknownFields(value, shape, root, (path, part) => {
    if (!ofMock.has(path)) report('extra', path, part, undefined, '契约中没有此字段')
  })
}
