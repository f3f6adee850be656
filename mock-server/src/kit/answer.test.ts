import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textOf } from './answer.ts'

const record = fc.dictionary(
  fc.string(),
  fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
)

it('spells data as JSON.stringify does, frozen records the second time too', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(record, fc.boolean())),
      fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.constant(undefined))),
      (records, rest) => {
        const rows = records.map(([row, isFrozen]) => (isFrozen ? Object.freeze(row) : row))
        for (const data of [
          { ...rest, records: rows },
          { records: rows, ...rest },
          { ...rest, changes: Object.freeze([...records]), none: Object.freeze([]) },
        ]) {
          expect(textOf(data)).toBe(JSON.stringify(data))
          expect(textOf(data)).toBe(JSON.stringify(data))
        }
      },
    ),
  )
})

it('spells anything else as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(textOf(data)).toBe(JSON.stringify(data))
    }),
  )
})
