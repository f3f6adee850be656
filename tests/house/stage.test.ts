import { describe, expect, test } from 'vitest'
import { imports } from './rig/imports.ts'
import { code, isTest } from './rig/repository.ts'
import { type Node } from 'oxc-parser'
import { place, walk } from './rig/syntax.ts'

const STAGE = /^client\/src\/((stage|tour)\/|i18n\/tour\.ts$)/
const DOOR = 'client/src/app/globals/Globals.tsx'

const isFlag = (node: Node | null | undefined): boolean =>
  node?.type === 'MemberExpression' &&
  node.property.type === 'Identifier' &&
  node.property.name === 'STAGE' &&
  node.object.type === 'MemberExpression' &&
  node.object.object.type === 'MetaProperty'

describe('the drawer and the guided demo', () => {
  test('are loaded from one place, and only when somebody asks', () => {
    const entries = imports.filter(
      ({ from, file = '' }) => STAGE.test(file) && !STAGE.test(from) && !isTest(from),
    )
    expect(entries.map(({ from, kind }) => `${from} ${kind}`)).toEqual([`${DOOR} dynamic`])
  })

  test('are behind the flag of the build, so that a client for players is built without them', () => {
    const open: string[] = []
    walk(DOOR, (node, parents) => {
      if (node.type !== 'ImportExpression' || node.source.type !== 'Literal') return
      if (!String(node.source.value).includes('/stage/')) return
      if (!parents.some((each) => each.type === 'ConditionalExpression' && isFlag(each.test)))
        open.push(place(DOOR, node))
    })
    expect(code).toContain(DOOR)
    expect(open).toEqual([])
  })
})
