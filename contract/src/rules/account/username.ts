import { FORGOT_USERNAME_TOO_LONG } from '../addedTexts.ts'
import { FORGOT_USERNAME_REQUIRED, USERNAME_EMPTY, USERNAME_FORMAT } from '../texts.ts'

export const USERNAME_MIN = 4 // V-REG-01
export const USERNAME_MAX = 11 // V-REG-01, V-REG-05
export const USERNAME_MIN_LETTERS = 2 // V-REG-03
export const FORGOT_USERNAME_MAX = 30 // V-FP-01

/** Letters and digits, a letter first, two letters and one digit at least (V-REG-01 to V-REG-04). */
export const USERNAME_PATTERN = new RegExp(
  `^(?=(?:[0-9]*[A-Za-z]){${USERNAME_MIN_LETTERS}})(?=[A-Za-z]*[0-9])[A-Za-z][A-Za-z0-9]{${USERNAME_MIN - 1},${USERNAME_MAX - 1}}$`,
)

export const isUsername = (value: string): boolean => USERNAME_PATTERN.test(value)

/** Registration (V-REG-01 to V-REG-04, V-REG-08). Null when the name may be registered. */
export const usernameError = (value: string): string | null =>
  value === '' ? USERNAME_EMPTY : isUsername(value) ? null : USERNAME_FORMAT

/** Login checks no format: names older than the rules must get in (V-REG-00, TRAP-46). */
export const loginUsernameError = (value: string): string | null => (value === '' ? USERNAME_EMPTY : null)

/** Forgot password: any name up to 30 characters (V-FP-01). */
export const forgotUsernameError = (value: string): string | null => {
  if (value.trim() === '') return FORGOT_USERNAME_REQUIRED
  return value.length > FORGOT_USERNAME_MAX ? FORGOT_USERNAME_TOO_LONG : null
}

/** What the fields of the registration form keep of what is typed: no white space (V-REG-11). */
export const withoutSpaces = (value: string): string => value.replace(/\s+/g, '')
