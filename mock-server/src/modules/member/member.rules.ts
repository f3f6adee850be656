import { birthdayError } from '@app/contract/rules/birthday'
import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Rounds of the password hash: slow enough to show the real thing, quick enough to seed sixty members. */
const ROUNDS = 300
const HASH_BYTES = 24
export const SALT_DIGITS = 16

const digest = (md5: string, salt: string): string =>
  bytesToHex(pbkdf2(sha256, utf8ToBytes(md5), utf8ToBytes(salt), { c: ROUNDS, dkLen: HASH_BYTES }))

/** `md5` is what travels; the result is salt$hash. */
export const hashPassword = (md5: string, salt: string): string => `${salt}$${digest(md5, salt)}`

export const passwordMatches = (md5: string, kept: string): boolean => {
  const [salt = '', hash = ''] = kept.split('$')
  const given = digest(md5, salt)
  let difference = given.length ^ hash.length
  for (let i = 0; i < given.length; i++) difference |= given.charCodeAt(i) ^ hash.charCodeAt(i)
  return difference === 0
}

/** 13812345678 → 138****5678; shorter numbers keep two digits at each end. */
export const maskPhone = (phone: string): string => {
  const ends = phone.length >= 11 ? 3 : 2
  const tail = phone.length >= 11 ? 4 : 2
  return phone === '' ? '' : `${phone.slice(0, ends)}****${phone.slice(-tail)}`
}

/** abcdef@x.com → ab***@x.com */
export const maskEmail = (email: string): string => {
  const [user = '', domain = ''] = email.split('@')
  return email === '' ? '' : `${user.slice(0, 2)}***@${domain}`
}

/** 张小明 → 张** */
export const maskName = (name: string): string => (name === '' ? '' : `${[...name][0]}**`)

/** U-AUTH-14: how many of phone, e-mail, real name, second password and bank card are set. */
export const securityLevel = (score: number): 'low' | 'medium' | 'high' =>
  score <= 1 ? 'low' : score <= 3 ? 'medium' : 'high'

/** What money and games ask of a person. Without a birthday the agreement at registration stands (U-AUTH-13). */
export const personOf = (
  row: { realName: string | null; birthday: string | null; phone: string | null } | undefined,
  now: number,
): { realName: string | null; birthday: string | null; phone: string | null; isAdult: boolean } => ({
  realName: row?.realName ?? null,
  birthday: row?.birthday ?? null,
  phone: row?.phone ?? null,
  isAdult: !row?.birthday || birthdayError(row.birthday, now) === null,
})
