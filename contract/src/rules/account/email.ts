import { EMAIL_FORMAT, EMAIL_REQUIRED } from '../texts.ts'

export const EMAIL_MAX = 40 // V-FP-06

const ATOM = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?'
/** Tighter than the pattern of TRAP-20: no doubled or edge dots, a domain of whole labels that ends in letters (V-EMAIL-01). */
export const EMAIL_PATTERN = new RegExp(
  `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$`,
  'u',
)

export const isEmail = (value: string): boolean => value.length <= EMAIL_MAX && EMAIL_PATTERN.test(value)

/** V-FP-04 to V-FP-06. */
export const emailError = (value: string): string | null =>
  value === '' ? EMAIL_REQUIRED : isEmail(value) ? null : EMAIL_FORMAT
