import { expect, test } from 'vitest'
import { openTurnover } from './openTurnover.ts'

const met = { required: '29399.50', done: '29399.50' }

test('demands that are met make no new one look nearly done', () => {
  const turnover = {
    required: '30399.50',
    done: '29399.50',
    items: [{ required: '1000.00', done: '0.00' }, met],
  }
  expect(openTurnover(turnover)).toEqual({ required: '1000.00', done: '0.00' })
})

test('with nothing open it is all that was done', () => {
  expect(openTurnover({ ...met, items: [met] })).toMatchObject(met)
})
