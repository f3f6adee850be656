import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FORGOT_USERNAME_TOO_LONG } from '../addedTexts.ts'
import { FORGOT_USERNAME_REQUIRED, USERNAME_EMPTY, USERNAME_FORMAT } from '../texts.ts'
import { forgotUsernameError, loginUsernameError, usernameError, withoutSpaces } from './username.ts'

describe('registration', () => {
  test.each(['ab12', 'abcdefghi12', 'abc1', 'ab12cd', 'AB12', 'a1b'.padEnd(11, '2')])(
    '%s is accepted [V-REG-01 V-REG-02]',
    (name) => {
      expect(usernameError(name)).toBeNull()
    },
  )
  test.each([
    'ab1',
    'abcdefghij12',
    '1abc',
    '_ab1',
    'a123',
    'abcd',
    'ab_12',
    'ab12中',
    'ab 12',
    ' ab12',
    'ab12\n',
    'ａｂ１２',
    'admin',
  ])('%j is refused [V-REG-01 V-REG-02]', (name) => {
    expect(usernameError(name)).toBe(USERNAME_FORMAT)
  })
  test('the empty name has its own text [V-REG-08]', () => {
    expect(usernameError('')).toBe(USERNAME_EMPTY)
  })
  test('whatever is accepted obeys every clause of the rule [V-REG-03 V-REG-04]', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_ ]{0,13}$/), (name) => {
        const isGood = /^[a-z][a-z0-9]{3,10}$/i.test(name) && /[a-z].*[a-z]/i.test(name) && /\d/.test(name)
        expect(usernameError(name) === null).toBe(isGood)
      }),
    )
  })
  test('white space is stripped while typing', () => {
    expect(withoutSpaces(' ab 12\t\u3000')).toBe('ab12')
  })
})

test('login takes any name but the empty one [V-REG-00]', () => {
  expect(loginUsernameError('admin')).toBeNull()
  expect(loginUsernameError('')).toBe(USERNAME_EMPTY)
})

test('forgot password takes names of up to 30 characters [V-FP-01]', () => {
  expect(forgotUsernameError('admin')).toBeNull()
  expect(forgotUsernameError('a'.repeat(30))).toBeNull()
  expect(forgotUsernameError('')).toBe(FORGOT_USERNAME_REQUIRED)
  expect(forgotUsernameError('a'.repeat(31))).toBe(FORGOT_USERNAME_TOO_LONG)
})
