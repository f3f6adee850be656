import { expect, test } from 'vitest'
import { ALIPAY_FORMAT, ALIPAY_REQUIRED } from '../addedTexts.ts'
import { alipayError } from './alipay.ts'

test('an account is a mobile number or an e-mail address', () => {
  expect(alipayError('13812345678')).toBeNull()
  expect(alipayError('a@b.co')).toBeNull()
  expect(alipayError('')).toBe(ALIPAY_REQUIRED)
  for (const account of ['abc', '23812345678', 'a@b', ' 13812345678'])
    expect(alipayError(account)).toBe(ALIPAY_FORMAT)
})
