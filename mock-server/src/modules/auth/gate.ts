import type { KAPTCHCATE, KTYPE } from '@app/contract/auth/numbers'

export type Ktype = (typeof KTYPE)[keyof typeof KTYPE]
export type CaptchaProblem = 'AUTHENTICATION_CODE_ERROR' | 'AUTHENTICATION_CODE_EXPIRED'
export type CaptchaAsked = 'GRAPHIC_CAPTCHA_REQUIRED' | 'RAPID_VERIFICATION'

/** A solved captcha as it travels with the call that it protects (U-AUTH-04). */
export interface SolvedCaptcha {
  kaptchcate: (typeof KAPTCHCATE)[keyof typeof KAPTCHCATE]
  codeId: string
  code: string
}
