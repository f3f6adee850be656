import { expect, test } from 'vitest'
import { repeatNewPasswordError, repeatPasswordError } from './repeatPassword.ts'
import { NEW_REPEAT_MISMATCH, PASSWORD_EMPTY, PASSWORD_FORMAT, REPEAT_MISMATCH } from './texts.ts'

test('registration: format first, then equality', () => {
  expect(repeatPasswordError('abcd1234', 'abcd1234')).toBeNull()
  expect(repeatPasswordError('abcd1234', 'abcd1235')).toBe(REPEAT_MISMATCH)
  expect(repeatPasswordError('abcd1234', '')).toBe(PASSWORD_EMPTY)
  expect(repeatPasswordError('abcd', 'abcd')).toBe(PASSWORD_FORMAT)
})

test('forgot password: the longer text', () => {
  expect(repeatNewPasswordError('abcd1234', 'abcd1234')).toBeNull()
  expect(repeatNewPasswordError('abcd1234', 'abcd1235')).toBe(NEW_REPEAT_MISMATCH)
  expect(repeatNewPasswordError('abcd1234', '')).toBe(NEW_REPEAT_MISMATCH)
})
