import { CAPTCHA_TOO_LONG } from './addedTexts.ts'
import { CODE_REQUIRED } from './texts.ts'

export const CAPTCHA_TEXT_MAX = 10 // V-CAP-01

/** What is read off the picture (V-CAP-01). Whether it is right, only the server knows. */
export const captchaTextError = (value: string): string | null => {
  if (value.trim() === '') return CODE_REQUIRED
  return value.length > CAPTCHA_TEXT_MAX ? CAPTCHA_TOO_LONG : null
}
