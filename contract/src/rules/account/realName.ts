import { REAL_NAME_FORMAT } from '../texts.ts'

export const REAL_NAME_MIN = 2 // U-AUTH-17
export const REAL_NAME_MAX_CHINESE = 30 // U-AUTH-17, widened for long minority names
export const REAL_NAME_MAX_LATIN = 50 // U-AUTH-17
/** The longest name in UTF-16 code units, in which lengths of the wire are counted: rare characters take two. */
export const REAL_NAME_WIRE_MAX = 2 * REAL_NAME_MAX_CHINESE
export const MIDDLE_DOT = '\u00B7'

// Every Han block, rare characters beyond the first plane too, but no radicals or numerals; 〇 is used in names.
const CHINESE = /^(?:(?=\p{Lo})\p{Script=Han}|〇)+(?:\u00B7(?:(?=\p{Lo})\p{Script=Han}|〇)+)*$/u
const LATIN =
  /^[A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]+(?:[.\u00B7][A-Za-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]+)*$/

/** What keyboards type for the middle dot: the bullet (TRAP-15), Taiwan's hyphenation point, the dots of kana. */
const DOTS = /[\u2022\u2027\u30FB\uFF65]/g

/** What is stored and compared: composed characters, one middle dot, one full stop. */
export const normalizedRealName = (value: string): string =>
  value.normalize('NFC').replace(DOTS, MIDDLE_DOT).replaceAll('\uFF0E', '.')

/**
 * Chinese characters joined by single middle dots, or Latin letters joined by those or full stops (V-NAME-01 to V-NAME-04,
 * TRAP-15).
 * Lengths count characters, not code units; the dots count too. No digits, no spaces.
 */
export const realNameError = (value: string): string | null => {
  const name = normalizedRealName(value)
  const length = [...name].length
  const max = CHINESE.test(name) ? REAL_NAME_MAX_CHINESE : LATIN.test(name) ? REAL_NAME_MAX_LATIN : 0
  return length >= REAL_NAME_MIN && length <= max ? null : REAL_NAME_FORMAT
}

/** 张小明 → 张**, Anna·Smith → A**; no name stays none. */
export const maskedRealName = (name: string): string => (name === '' ? '' : `${[...name][0]}**`)
