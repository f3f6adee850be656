import { expect, test } from 'vitest'
import { code, isTest } from './rig/repository.ts'
import { place, walk } from './rig/syntax.ts'

/** The two clocks; scripts and tests measure real time. */
const ALLOWED = /^(mock-server\/src\/world\/clock\.ts|client\/src\/lib\/clock\.ts|scripts\/)/

const isNamed = (node: unknown, name: string) =>
  (node as { type?: string; name?: string } | undefined)?.type === 'Identifier' &&
  (node as { name?: string }).name === name

const uses = (path: string) => {
  const found: string[] = []
  walk(path, (node) => {
    const isNewDate =
      node.type === 'NewExpression' && isNamed(node.callee, 'Date') && node.arguments.length === 0
    const isCall =
      node.type === 'MemberExpression' &&
      ((isNamed(node.object, 'Date') && isNamed(node.property, 'now')) ||
        (isNamed(node.object, 'Math') && isNamed(node.property, 'random')))
    if (isNewDate || isCall) found.push(place(path, node))
  })
  return found
}

test('time and chance come from the world, so that a world can be replayed', () => {
  const sources = code.filter((path) => !ALLOWED.test(path) && !isTest(path))
  expect(sources.flatMap(uses)).toEqual([])
})
