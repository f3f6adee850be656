import { type Node, parseSync, visitorKeys } from 'oxc-parser'
import { read } from './repository.ts'

type Visit = (node: Node, parents: readonly Node[]) => void

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'

const descend = (node: Node, parents: readonly Node[], visit: Visit) => {
  visit(node, parents)
  const inside = [...parents, node]
  for (const key of visitorKeys[node.type] ?? []) {
    const value = (node as unknown as Record<string, unknown>)[key]
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) descend(child, inside, visit)
  }
}

const parsed = new Map<string, ReturnType<typeof parseSync>>()

export const parse = (path: string) => {
  const known = parsed.get(path)
  if (known) return known
  const result = parseSync(path, read(path))
  if (result.errors[0]) throw new Error(`${path}: ${result.errors[0].message}`)
  parsed.set(path, result)
  return result
}

/** Calls `visit` on every node of the file, outermost first. */
export const walk = (path: string, visit: Visit) => descend(parse(path).program, [], visit)

/** "path:line" of a node. */
export const place = (path: string, node: { start: number }) =>
  `${path}:${read(path).slice(0, node.start).split('\n').length}`
