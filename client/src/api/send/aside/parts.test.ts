import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { joining, partsOf } from './parts.ts'

const joined = (json: string): unknown => {
  const { take, answer } = joining()
  for (const part of partsOf(json)) take(part)
  return answer()
}

test('what is taken apart is together again what it was', () => {
  const envelopes = fc.jsonValue().map((data) => JSON.stringify({ status_code: STATUS.SUCCESS.code, data }))
  fc.assert(
    fc.property(fc.oneof(fc.json(), envelopes), (json) => {
      expect(joined(json)).toEqual(JSON.parse(json))
    }),
  )
})

test('a long list comes in parts that are small, whatever it holds', () => {
  const changes = Array.from({ length: 5_000 }, (_, at) => ({ hgid: String(at), lines: ['让球', at / 100] }))
  const json = JSON.stringify({
    status_code: STATUS.SUCCESS.code,
    data: { cursor: 'c1', changes, removed: [] },
    message: '',
  })
  const parts = [...partsOf(json)]
  expect(parts.length).toBeGreaterThan(4)
  expect(Math.max(...parts.map((part) => JSON.stringify(part).length))).toBeLessThan(50_000)
  expect(joined(json)).toEqual(JSON.parse(json))
})

test('what is no JSON has no parts', () => {
  expect(joined('<p>502')).toBeUndefined()
})
