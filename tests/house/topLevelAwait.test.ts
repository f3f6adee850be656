import { expect, test } from 'vitest'
import { code, isTest } from './rig/repository.ts'
import { place, walk } from './rig/syntax.ts'

/** What browsers load as modules. */
const IN_BROWSERS = /^(client|mock-server\/(console|demo|pages))\/(?!.*\.config\.)|^contract\/src\//
const FUNCTION = /Function|^(?:MethodDefinition|PropertyDefinition)$/

const waits = (path: string) => {
  const found: string[] = []
  walk(path, (node, parents) => {
    const isWait = node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)
    if (isWait && !parents.some(({ type }) => FUNCTION.test(type))) found.push(place(path, node))
  })
  return found
}

test('no module for browsers awaits at its top: Safari then answers a second import of it before it has run', () => {
  const sources = code.filter((path) => IN_BROWSERS.test(path) && !isTest(path))
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.flatMap(waits)).toEqual([])
})
