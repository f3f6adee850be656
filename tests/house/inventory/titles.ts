import type { Node } from 'oxc-parser'
import { exists, read } from '../repository.ts'
import { walk } from '../syntax.ts'

const DECLARES = ['test', 'it', 'describe', 'covers', 'describeCodes']

/** The word at the root of it.each(rows)('…'), test.describe('…') and test('…'). */
const rootOf = (node: Node): string => {
  if (node.type === 'Identifier') return node.name
  if (node.type === 'MemberExpression') return rootOf(node.object)
  if (node.type === 'CallExpression') return rootOf(node.callee)
  if (node.type === 'TaggedTemplateExpression') return rootOf(node.tag)
  return ''
}

const known = new Map<string, readonly string[]>()

/** Titles as the source spells them; of covers() its call and, after it, each outcome written out. */
export const titlesOf = (path: string): readonly string[] | undefined => {
  if (!/\.(?:test|spec)\.tsx?$/.test(path) || !exists(path)) return undefined
  const before = known.get(path)
  if (before) return before
  const text = read(path)
  const titles: string[] = []
  walk(path, (node) => {
    if (node.type !== 'CallExpression' || !DECLARES.includes(rootOf(node.callee))) return
    const [first, second] = node.arguments
    if (first?.type === 'Literal' && typeof first.value === 'string') titles.push(first.value)
    if (first?.type === 'TemplateLiteral') titles.push(text.slice(first.start + 1, first.end - 1))
    // A table of screens and codes goes by its call.
    if (rootOf(node.callee) === 'describeCodes') titles.push(text.slice(node.start, node.end))
    if (rootOf(node.callee) !== 'covers' || !first) return
    const call = text.slice(first.start, first.end)
    titles.push(call)
    if (second?.type !== 'ObjectExpression') return
    for (const property of second.properties)
      if (property.type === 'Property' && property.key.type === 'Identifier')
        titles.push(`${call} ${property.key.name}`)
  })
  known.set(path, titles)
  return titles
}
