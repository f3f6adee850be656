import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreementError } from './agreement.ts'
import { REPEAT_REQUIRED, SECOND_PASSWORD_FORMAT, SECOND_PASSWORD_TRIVIAL } from '../addedTexts.ts'
import {
  loginPasswordError,
  newPasswordError,
  passwordError,
  secondPasswordError,
  repeatNewPasswordError,
  repeatPasswordError,
} from './password.ts'
import { isPasswordHash, passwordHash } from './passwordHash.ts'
import {
  AGREEMENT_REQUIRED,
  NEW_PASSWORD_REQUIRED,
  PASSWORD_EMPTY,
  PASSWORD_FORMAT,
  NEW_REPEAT_MISMATCH,
  REPEAT_MISMATCH,
} from '../texts.ts'

const GOOD = ['abcd1234', 'Abcdefgh1234', '1234567a']
const BAD = [
  'abc1234',
  'abcdefgh',
  '12345678',
  'abcd123!',
  'abcdefgh12345',
  'abcd 1234',
  '1234567a!',
  '密码abcd1234',
]

describe.each([
  ['registration', passwordError, PASSWORD_EMPTY],
  ['forgot password', newPasswordError, NEW_PASSWORD_REQUIRED],
])('%s', (_name, error, empty) => {
  test.each(GOOD)('%s is accepted [V-REG-06]', (password) => expect(error(password)).toBeNull())
  // [V-FP-09 V-REG-06]
  test.each(BAD)('%s is refused', (password) => expect(error(password)).toBe(PASSWORD_FORMAT))
  test('the empty password has its own text [V-REG-09]', () => expect(error('')).toBe(empty))
})

test('login takes any password but the empty one', () => {
  expect(loginPasswordError('x')).toBeNull()
  expect(loginPasswordError('')).toBe(PASSWORD_EMPTY)
})

test('passwords travel as md5 [V-REG-12]', () => {
  expect(passwordHash('abcd1234')).toBe('e19d5cd5af0378da05f63f891c7467af')
  fc.assert(fc.property(fc.string(), (password) => isPasswordHash(passwordHash(password))))
  expect(['', 'abcd1234', 'E19D5CD5AF0378DA05F63F891C7467AF'].some(isPasswordHash)).toBe(false)
})

describe('second password', () => {
  test.each(['135790', '112233', '246801'])('%s is taken', (value) =>
    expect(secondPasswordError(value)).toBeNull(),
  )
  test.each(['', '12345', '1234567', '12345a', '１２３４５６'])('%j is no six digits', (value) => {
    expect(secondPasswordError(value)).toBe(SECOND_PASSWORD_FORMAT)
  })
  test.each(['111111', '000000', '123456', '987654', '345678'])('%s is too simple', (value) => {
    expect(secondPasswordError(value)).toBe(SECOND_PASSWORD_TRIVIAL)
  })
})

test('registration needs the ticked agreement [V-REG-10]', () => {
  expect(agreementError(true)).toBeNull()
  expect(agreementError(false)).toBe(AGREEMENT_REQUIRED)
})

test('registration: format first, then equality', () => {
  expect(repeatPasswordError('abcd1234', 'abcd1234')).toBeNull()
  expect(repeatPasswordError('abcd1234', 'abcd1235')).toBe(REPEAT_MISMATCH)
  expect(repeatPasswordError('abcd1234', '')).toBe(REPEAT_REQUIRED)
  expect(repeatPasswordError('abcd', 'abcd')).toBe(PASSWORD_FORMAT)
})

test('forgot password: the longer text', () => {
  expect(repeatNewPasswordError('abcd1234', 'abcd1234')).toBeNull()
  expect(repeatNewPasswordError('abcd1234', 'abcd1235')).toBe(NEW_REPEAT_MISMATCH)
  expect(repeatNewPasswordError('abcd1234', '')).toBe(NEW_REPEAT_MISMATCH)
})
