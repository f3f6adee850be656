import { STATUS } from '@app/contract/kit/status'
import { expect, test } from 'vitest'
import { faultOf, KINDS, wordsOf } from './fault.rules.ts'

const CODE = STATUS.RISKY_LOGIN.code

test('a code is answered, a kind befalls the line', () => {
  expect(faultOf(String(CODE))).toEqual({ status_code: CODE })
  expect(KINDS.map(faultOf)).toEqual([
    { kind: 'drop' },
    { kind: 'drop', after: true },
    { kind: 'timeout' },
    { delay_ms: 5_000 },
    { kind: 'malformed' },
    { kind: 'empty' },
    { http: 502 },
  ])
})

test('a rule is told in short', () => {
  expect(wordsOf({ path: '/x', status_code: CODE })).toBe(String(CODE))
  expect(wordsOf({ path: '/x', kind: 'drop', after: true })).toBe('drop after')
  expect(wordsOf({ path: '/x', http: 502, delay_ms: 10 })).toBe('HTTP 502 · 10 ms')
})
