import { expect, test } from 'vitest'
import { PAGES } from '../../client/src/pages.ts'
import { STATES } from './list.ts'
import { idOf } from './rig/state.ts'

const kindsOf = (screen: string) =>
  new Set(STATES.filter((state) => state.screen === screen).map(({ kind }) => kind))
const shown = Object.entries(PAGES).filter(([, page]) => !('leadsTo' in page))

test('the gallery shows every page, a page of members as it is first, waiting, failing and at its largest', () => {
  const missing = shown.flatMap(([name, page]) => {
    const wanted =
      'login' in page && !/^game$|^redirect/.test(name)
        ? (['full', 'first', 'loading', 'failed', 'largest', 'offline'] as const)
        : (['login' in page ? 'full' : 'visitor'] as const)
    const kinds = kindsOf(name)
    return wanted.filter((kind) => !kinds.has(kind)).map((kind) => `${name}: ${kind}`)
  })
  expect(missing).toEqual([])
})

test('each state of the gallery has a name of its own', () => {
  const ids = STATES.map(idOf)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})
