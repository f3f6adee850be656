import { PHONE_HIDDEN } from './phone.ts'
import { PHONE_COMPLETION_WRONG } from './texts.ts'

/** The four middle digits that the new-device screen asks for (V-ND-03). */
export const phoneCompletionError = (digits: string): string | null =>
  /^[0-9]+$/.test(digits) && digits.length === PHONE_HIDDEN ? null : PHONE_COMPLETION_WRONG

/** 138****5678 and 1234 → 13812345678: what the client sends (U-AUTH-07). */
export const completedPhone = (masked: string, digits: string): string => masked.replace(/\*+/, () => digits)
