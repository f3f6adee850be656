import { FORGOT_PHONE_FORMAT, PHONE_COMPLETION_WRONG } from '../texts.ts'

/** The input takes 11 characters; the checks take the longer +86 form all the same (V-FP-03, TRAP-21). */
export const PHONE_INPUT_MAX = 11
/** How many digits in the middle a masked number hides (V-ND-03). */
export const PHONE_HIDDEN = 4
/** Any area's number on the wire: E.164's 15 digits and the plus at most. The area's own pattern narrows it. */
export const PHONE_WIRE_MAX = 16
export const PHONE_WIRE_PATTERN = /^\+?\d{5,15}$/
/** The area whose pattern is known without asking the server. */
export const CHINA_AREA_CODE = '86'
/** Default pattern: a Chinese mobile number, +86 optional (V-FP-02). Shape of queryCountryArea's `regex`. */
export const CHINA_PHONE_PATTERN = '^(?:\\+86)?1\\d{10}$'

const compiled = (pattern: string): RegExp => {
  try {
    return new RegExp(`^(?:${pattern})$`)
  } catch {
    return new RegExp(CHINA_PHONE_PATTERN)
  }
}

/** Whether the whole number fits the area's pattern; an unusable pattern counts as the default one. */
export const isPhone = (value: string, pattern: string = CHINA_PHONE_PATTERN): boolean =>
  value.length <= PHONE_WIRE_MAX && compiled(pattern === '' ? CHINA_PHONE_PATTERN : pattern).test(value)

/** V-FP-02. The empty number has no text of its own. */
export const phoneError = (value: string, pattern?: string): string | null =>
  isPhone(value, pattern) ? null : FORGOT_PHONE_FORMAT

/** What stands between digits where numbers are written down, and the marks that a copied contact brings along. */
const BETWEEN = /[\s\-\u2010-\u2015\u2212().\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
const CHINA_MOBILE_WITH_AREA = /^86(?=1\d{10}$)/

/** A number as it is typed, pasted or filled in: without what stands between the digits, its area (+86, 0086) apart. */
export const typedPhone = (
  text: string,
  areaCodes: readonly string[],
): { phone: string; areaCode?: string } => {
  const plain = text.normalize('NFKC').replace(BETWEEN, '').replace(CHINA_MOBILE_WITH_AREA, '+86')
  const [, abroad] = /^(?:\+|00)(.+)$/.exec(plain) ?? []
  const areaCode = abroad && areaCodes.find((code) => abroad.startsWith(code) && abroad.length > code.length)
  return abroad && areaCode ? { phone: abroad.slice(areaCode.length), areaCode } : { phone: plain }
}

/** One number, one spelling: without the +86 of a Chinese mobile. */
export const normalizedPhone = (value: string): string =>
  value.startsWith('+86') && isPhone(value) ? value.slice('+86'.length) : value

/** 13812345678 → 138****5678. Numbers of other areas lose their four middle digits as well; no number stays none. */
export const maskedPhone = (phone: string): string => {
  if (phone === '') return ''
  const start = Math.max(0, Math.floor((phone.length - PHONE_HIDDEN) / 2))
  return phone.slice(0, start) + '*'.repeat(PHONE_HIDDEN) + phone.slice(start + PHONE_HIDDEN)
}

/** The four middle digits that the new-device screen asks for (V-ND-03). */
export const phoneCompletionError = (digits: string): string | null =>
  /^[0-9]+$/.test(digits) && digits.length === PHONE_HIDDEN ? null : PHONE_COMPLETION_WRONG

/** 138****5678 and 1234 → 13812345678: what the client sends (U-AUTH-07). */
export const completedPhone = (masked: string, digits: string): string => masked.replace(/\*+/, () => digits)
