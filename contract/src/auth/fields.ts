import { z } from 'zod'
import { text } from '../kit/fields.ts'
import { KAPTCHCATE } from './numbers.ts'

/** Names that already exist may be older than the register rules (TRAP-46): only the length is bounded. */
export const LoginName = z.string().min(1).max(30)
/** 4-11 letters and digits, starts with a letter, at least 2 letters and a digit. */
export const RegisterName = z.string().regex(/^(?=(?:\d*[A-Za-z]){2})(?=[A-Za-z]*\d)[A-Za-z][A-Za-z\d]{3,10}$/)
export const AreaCode = z.string().regex(/^\d{1,4}$/)
/** The pattern of the area is the server's to check (queryCountryArea); '+86' may be written (TRAP-21). */
export const Phone = z.string().regex(/^\+?\d{5,16}$/)
export const Email = z.string().max(40).regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/)
export const RealName = z.string().min(2).max(50).regex(/^[\p{L}][\p{L}·•. ]*[\p{L}.]$/u)

/** Solved captcha, sent along with the call that it protects. */
export const captchaFields = {
  kaptchcate: z.literal(Object.values(KAPTCHCATE)).default(KAPTCHCATE.none),
  codeId: text(120).default(''),
  code: text(600).default(''),
}
