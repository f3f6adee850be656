import { REPEAT_REQUIRED, SECOND_PASSWORD_FORMAT, SECOND_PASSWORD_TRIVIAL } from '../addedTexts.ts'
import {
  NEW_PASSWORD_REQUIRED,
  PASSWORD_EMPTY,
  PASSWORD_FORMAT,
  NEW_REPEAT_MISMATCH,
  REPEAT_MISMATCH,
} from '../texts.ts'

export const PASSWORD_MIN = 8 // V-REG-06
export const PASSWORD_MAX = 12 // V-REG-06, V-FP-09
export const SECOND_PASSWORD_LENGTH = 6 // U-AUTH-09

/** 8 to 12 letters and digits, one of each at least. Only the client can check it: the server sees a hash (TRAP-12). */
export const isPassword = (value: string): boolean =>
  value.length >= PASSWORD_MIN &&
  value.length <= PASSWORD_MAX &&
  /^[A-Za-z0-9]+$/.test(value) &&
  /[A-Za-z]/.test(value) &&
  /[0-9]/.test(value)

/** Registration (V-REG-06, V-REG-09). */
export const passwordError = (value: string): string | null =>
  value === '' ? PASSWORD_EMPTY : isPassword(value) ? null : PASSWORD_FORMAT

/** Login checks no format (V-REG-00, V-REG-09). */
export const loginPasswordError = (value: string): string | null => (value === '' ? PASSWORD_EMPTY : null)

/** Forgot password, step 3 (V-FP-08, V-FP-09). */
export const newPasswordError = (value: string): string | null =>
  value === '' ? NEW_PASSWORD_REQUIRED : isPassword(value) ? null : PASSWORD_FORMAT

/** Each digit differs from the one before by the same -1, 0 or 1: 111111, 123456, 987654. */
const isTrivialRow = (digits: string): boolean => {
  const steps = new Set([...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at])))
  return steps.size === 1 && [...steps].every((step) => Math.abs(step) <= 1)
}

/** The second password, for withdrawals and cards: six digits, not a trivial row (U-AUTH-09). */
export const secondPasswordError = (value: string): string | null => {
  if (!/^[0-9]+$/.test(value) || value.length !== SECOND_PASSWORD_LENGTH) return SECOND_PASSWORD_FORMAT
  return isTrivialRow(value) ? SECOND_PASSWORD_TRIVIAL : null
}

/** Registration: the repeat obeys the password's own format, then must equal it (V-REG-06, V-REG-07). */
export const repeatPasswordError = (password: string, repeat: string): string | null =>
  repeat === '' ? REPEAT_REQUIRED : (passwordError(repeat) ?? (repeat === password ? null : REPEAT_MISMATCH))

/** Forgot password has its own, longer text (V-FP-10, TRAP-29). */
export const repeatNewPasswordError = (password: string, repeat: string): string | null =>
  repeat === password ? null : NEW_REPEAT_MISMATCH
