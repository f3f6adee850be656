import { isPassword } from '@app/contract/rules/account/password'
import { isUsername } from '@app/contract/rules/account/username'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordParts, usernameParts } from './ruleParts.ts'

const typed = fc.oneof(
  fc.string({ maxLength: 14 }),
  fc.string({ unit: fc.constantFrom('a', 'Z', '1', '9', '!', '汉'), maxLength: 14 }),
)

test('a name or a password is right when each part of its rule is met, and only then', () => {
  fc.assert(
    fc.property(typed, (text) => {
      expect(usernameParts(text).every(({ isMet }) => isMet)).toBe(isUsername(text))
      expect(passwordParts(text).every(({ isMet }) => isMet)).toBe(isPassword(text))
    }),
  )
})

test('says which part is lacking', () => {
  const lacking = (parts: ReturnType<typeof usernameParts> | ReturnType<typeof passwordParts>) =>
    parts.filter(({ isMet }) => !isMet).map(({ part }) => part)
  expect(lacking(usernameParts('1abc'))).toEqual(['letterFirst'])
  expect(lacking(usernameParts('admin'))).toEqual(['hasDigit'])
  expect(lacking(passwordParts('abc!2345'))).toEqual(['passwordLength'])
  expect(lacking(passwordParts('abcdefgh12345'))).toEqual(['passwordLength'])
})
