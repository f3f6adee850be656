import { expect, test } from 'vitest'
import { code, isTest } from './rig/repository.ts'
import { place, walk } from './rig/syntax.ts'

const WAITS = ['arriving', 'lazyPart', 'form', 'membersOnly']

/** Loads of code that leave the page to an error when the file can't be fetched. */
const impatient = (path: string): string[] => {
  const found: string[] = []
  walk(path, (node, parents) => {
    if (node.type !== 'ImportExpression') return
    const isWaited = parents.some(
      (parent) =>
        parent.type === 'CallExpression' &&
        ((parent.callee.type === 'Identifier' && WAITS.includes(parent.callee.name)) ||
          (parent.callee.type === 'MemberExpression' &&
            parent.callee.property.type === 'Identifier' &&
            parent.callee.property.name === 'catch')),
    )
    // Of development only.
    const isDev = parents.some(({ type }) => type === 'IfStatement')
    // A named load, handed on.
    const isNamed =
      parents.at(-1)?.type === 'ArrowFunctionExpression' && parents.at(-2)?.type !== 'CallExpression'
    if (!isWaited && !isDev && !isNamed) found.push(place(path, node))
  })
  return found
}

const sources = code.filter((path) => path.startsWith('client/src/') && !isTest(path))

test('code that comes later is waited for where it can’t be fetched', () => {
  expect(sources.flatMap(impatient)).toEqual([])
})

test('only lazyPart makes components that come later', () => {
  const makers = sources.filter((path) => {
    let makes = false
    walk(path, (node) => {
      if (node.type !== 'ImportSpecifier' || node.imported.type !== 'Identifier') return
      if (node.imported.name === 'lazy') makes = true
    })
    return makes
  })
  expect(makers).toEqual(['client/src/lib/lazyPart.ts'])
})
