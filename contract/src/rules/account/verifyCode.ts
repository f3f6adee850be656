import { CODE_FORMAT, CAPTCHA_TOO_LONG } from '../addedTexts.ts'
import { CODE_NOT_REQUESTED, CODE_REQUIRED } from '../texts.ts'

export const VERIFY_CODE_LENGTH = 6 // V-ND-01

export const VERIFY_CODE_PATTERN = new RegExp(`^[0-9]{${VERIFY_CODE_LENGTH}}$`)

export const isVerifyCode = (value: string): boolean => VERIFY_CODE_PATTERN.test(value)

/** A code by SMS, e-mail or voice (V-FP-07, V-ND-01). */
export const verifyCodeError = (value: string): string | null =>
  value === '' ? CODE_REQUIRED : isVerifyCode(value) ? null : CODE_FORMAT

/** New device: a code that was never asked for can't be right (V-ND-02). */
export const newDeviceCodeError = (value: string, isRequested: boolean): string | null =>
  isRequested ? verifyCodeError(value) : CODE_NOT_REQUESTED

export const CAPTCHA_TEXT_MAX = 10 // V-CAP-01

/** What is read off the picture (V-CAP-01). Whether it is right, only the server knows. */
export const captchaTextError = (value: string): string | null => {
  if (value.trim() === '') return CODE_REQUIRED
  return value.length > CAPTCHA_TEXT_MAX ? CAPTCHA_TOO_LONG : null
}
