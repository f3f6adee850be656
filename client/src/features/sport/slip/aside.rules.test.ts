import { expect, it } from 'vitest'
import { emptySlip, toggleMultiple } from '@app/contract/sport/slip/slip'
import type { SlipMode } from '@app/contract/sport/slip/slip'
import { withAside } from './aside.rules.ts'
import { entryFor } from './entry.data.ts'

const [a, b, c] = ['1', '2', '3'].map((hgid) => entryFor({ hgid })) as [
  ReturnType<typeof entryFor>,
  ReturnType<typeof entryFor>,
  ReturnType<typeof entryFor>,
]
const slip = (mode: SlipMode, ...entries: (typeof a)[]) => ({ ...emptySlip, mode, entries })
const single = () => {
  const many = slip('multiple', a, b, c)
  return withAside({ slip: many, aside: [] }, toggleMultiple(many).slip)
}

it('puts the others aside for a slip of one, and brings them back before it', () => {
  const one = single()
  expect([one.slip.entries, one.aside]).toEqual([[c], [a, b]])
  expect(withAside(one, toggleMultiple(one.slip).slip)).toEqual({
    slip: slip('multiple', a, b, c),
    aside: [],
  })
})

it('brings nothing back beside what excludes it, into a full slip or into a series of two', () => {
  const one = single()
  const other = entryFor({ hgid: '1', w: 'RC' })
  const changed = withAside(one, slip('single', other))
  expect(changed.aside).toEqual([a, b])
  expect(withAside(changed, slip('multiple', other)).slip.entries).toEqual([b, other])
  const many = Array.from({ length: 10 }, (_, at) => entryFor({ hgid: `m${at}` }))
  expect(withAside({ slip: slip('single', c), aside: many }, slip('multiple', c)).slip.entries).toHaveLength(
    10,
  )
  expect(withAside(one, slip('series', b, c)).slip.entries).toEqual([b, c])
})
