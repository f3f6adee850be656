import { expect, test } from 'vitest'
import { code, isTest } from './rig/repository.ts'
import { place, walk } from './rig/syntax.ts'

/** The reader itself, the host in a browser, whose bodies are that browser's own, and what reads answers. */
const ALLOWED =
  /^mock-server\/src\/kit\/(body|mount)\.ts$|^mock-server\/demo\/|^mock-server\/console\/|^mock-server\/src\/testing\//
const READERS = new Set(['text', 'json', 'parseBody', 'arrayBuffer', 'formData', 'blob'])

interface Node {
  type?: string
  property?: { name?: string }
  object?: { type?: string; name?: string; property?: { name?: string } }
}

const unbounded = (path: string) => {
  const found: string[] = []
  walk(path, (node) => {
    if (node.type !== 'CallExpression') return
    const { type, property, object } = node.callee as Node
    if (type !== 'MemberExpression' || !READERS.has(property?.name ?? '')) return
    const of = object?.property?.name ?? object?.name
    if (of === 'req' || of === 'raw' || of === 'request') found.push(place(path, node))
  })
  return found
}

test('bodies are read by the reader that counts their bytes', () => {
  const sources = code.filter(
    (path) => /^mock-server\/.*\.ts$/.test(path) && !ALLOWED.test(path) && !isTest(path),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.flatMap(unbounded)).toEqual([])
})
