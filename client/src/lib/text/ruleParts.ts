import { PASSWORD_MAX, PASSWORD_MIN } from '@app/contract/rules/account/password'
import { USERNAME_MAX, USERNAME_MIN } from '@app/contract/rules/account/username'

const isOf = (text: string, min: number, max: number): boolean =>
  /^[A-Za-z0-9]+$/.test(text) && text.length >= min && text.length <= max
const HAS_DIGIT = /[0-9]/

/** The parts of the rule of a name, in the order in which they are told. */
export const usernameParts = (name: string) =>
  [
    { part: 'nameLength', isMet: isOf(name, USERNAME_MIN, USERNAME_MAX) },
    { part: 'letterFirst', isMet: /^[A-Za-z]/.test(name) },
    { part: 'twoLetters', isMet: /[A-Za-z].*[A-Za-z]/.test(name) },
    { part: 'hasDigit', isMet: HAS_DIGIT.test(name) },
  ] as const

/** The parts of the rule of a password. */
export const passwordParts = (password: string) =>
  [
    { part: 'passwordLength', isMet: isOf(password, PASSWORD_MIN, PASSWORD_MAX) },
    { part: 'hasLetter', isMet: /[A-Za-z]/.test(password) },
    { part: 'hasDigit', isMet: HAS_DIGIT.test(password) },
  ] as const
