import { passwordError } from './password.ts'
import { NEW_REPEAT_MISMATCH, REPEAT_MISMATCH } from './texts.ts'

/** Registration: the repeat obeys the password's own format, then must equal it (V-REG-06, V-REG-07). */
export const repeatPasswordError = (password: string, repeat: string): string | null =>
  passwordError(repeat) ?? (repeat === password ? null : REPEAT_MISMATCH)

/** Forgot password has its own, longer text (V-FP-10, TRAP-29). */
export const repeatNewPasswordError = (password: string, repeat: string): string | null =>
  repeat === password ? null : NEW_REPEAT_MISMATCH
