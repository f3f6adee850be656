import { z } from 'zod'
import { text } from '../kit/fields.ts'
import { KAPTCHCATE } from './numbers.ts'

/** Solved captcha, sent along with the call that it protects. */
export const captchaFields = {
  kaptchcate: z.literal(Object.values(KAPTCHCATE)).default(KAPTCHCATE.none),
  codeId: text(120).default(''),
  code: text(600).default(''),
}
