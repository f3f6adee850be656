import { birthdayError } from '@app/contract/rules/account/birthday'
import { pbkdf2 } from '@noble/hashes/pbkdf2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { passwordHash } from '@app/contract/rules/account/passwordHash'

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

/** Trusted value that stands for any device or any address: demo accounts of the cast. */
export const ANY = '*'

/** abcdef@x.com → ab***@x.com */
export const maskEmail = (email: string): string => {
  const [user = '', domain = ''] = email.split('@')
  return email === '' ? '' : `${user.slice(0, 2)}***@${domain}`
}

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

/** Made up: there is no GeoIP offline (U-TERM-02), but the same address is always the same place. */
const PLACES = [
  '福建省厦门市',
  '浙江省杭州市',
  '广东省广州市',
  '四川省成都市',
  '山东省青岛市',
  '湖北省武汉市',
  '江苏省苏州市',
  '辽宁省大连市',
]

export const placeOf = (ip: string): string => {
  if (ip === '') return ''
  if (ip === '::1' || ip.startsWith('127.')) return '本机网络'
  if (ip.startsWith('10.') || ip.startsWith('192.168.') || ip.startsWith('fe80')) return '局域网'
  let sum = 0
  for (let at = 0; at < ip.length; at++) sum = (sum * 31 + ip.charCodeAt(at)) % 9_973
  return PLACES[sum % PLACES.length]!
}

/** md5 of every six digits that make no second password: nobody may set one (U-AUTH-09). */
export const isTrivialSecondPassword = (() => {
  let trivial: Set<string> | undefined
  return (hash: string): boolean => {
    trivial ??= new Set(trivialRows().map(passwordHash))
    return trivial.has(hash)
  }
})()

const trivialRows = (): string[] => {
  const digits = [...'0123456789']
  const rows = digits.map((digit) => digit.repeat(6))
  for (let start = 0; start <= 4; start++) rows.push(digits.slice(start, start + 6).join(''))
  return [...rows, ...rows.map((row) => [...row].toReversed().join(''))]
}
