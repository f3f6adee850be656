import { primitives } from '@app/contract/kit/primitives'
import { passesLuhn } from '@app/contract/rules/money/bankCard'
import { isErc20Address, isTrc20Address } from '@app/contract/rules/money/coinAddress'

export type Sort = 'phone' | 'card' | 'email' | 'ip' | 'coin' | 'day' | 'text'

const STEMS = '甲乙丙丁戊己庚辛壬癸'
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'
const LOWER = 'abcdefghijkmnopqrstuvwxyz'
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const HEX = '0123456789abcdef'
/** Addresses that nobody has (RFC 5737). */
const NETS = ['192.0.2', '198.51.100', '203.0.113']
/** No mobile number begins so, no region and no bank of cards either. */
const [NO_PHONE, NO_CARD] = ['100', '9']
const TRIES = 50

type Draw = (below: number) => number

/** Numbers that follow from a text and a secret alone. */
const drawFrom = (secret: Uint8Array, seed: string): Draw => {
  let block = primitives().hmacSha256(secret, primitives().utf8(seed))
  let at = 0
  return (below) => {
    if (at + 2 > block.length) {
      block = primitives().hmacSha256(secret, block)
      at = 0
    }
    const number = block[at]! * 256 + block[at + 1]!
    at += 2
    return number % below
  }
}
const one = (letters: string, draw: Draw) => letters[draw(letters.length)]!

const isHex = (text: string) => /^(?:[0-9a-f]{16,}|[0-9A-F]{16,})$/.test(text)

/** The same letters of each sort, other ones: digits for digits, Chinese for Chinese; what is neither stays. */
const alike = (text: string, draw: Draw): string => {
  if (isHex(text)) return Array.from(text, () => one(HEX, draw)).join('')
  let han = 0
  return Array.from(text, (letter) => {
    if (/\p{Nd}/u.test(letter)) return String(draw(10))
    if (/\p{Ll}/u.test(letter)) return one(LOWER, draw)
    if (/\p{Lu}/u.test(letter)) return one(UPPER, draw)
    if (/\p{L}/u.test(letter)) return one(han++ % 2 === 0 ? STEMS : BRANCHES, draw)
    return letter
  }).join('')
}

/** Other digits in place of a text's own, the first of them given; what stands between them stays. */
const digits = (text: string, first: string, draw: Draw): string => {
  let at = 0
  return text.replaceAll(/\p{Nd}/gu, () => first[at++] ?? String(draw(10)))
}
const onlyDigits = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '')
const AREA = /^(?:\+|00)?86(?=\D*1(?:\D*\p{Nd}){10}$)/u

const phone = (text: string, draw: Draw): string => {
  const [area = ''] = AREA.exec(text) ?? []
  return area + digits(text.slice(area.length), NO_PHONE, draw)
}
/** The last digit is another where the sum fits by chance. */
const card = (text: string, draw: Draw): string => {
  const made = digits(text, NO_CARD, draw)
  if (!passesLuhn(onlyDigits(made))) return made
  const at = made.search(/\d\D*$/)
  return made.slice(0, at) + String((Number(made[at]) + 1) % 10) + made.slice(at + 1)
}
const ETHER = /^0x/i
const coin = (text: string, draw: Draw): string => {
  const [head = ''] = ETHER.exec(text) ?? [text.slice(0, 1)]
  const rest = Array.from(text.slice(head.length), (letter, at) =>
    ETHER.test(head)
      ? at === 0
        ? 'aB'[draw(2)]!
        : one(`${HEX}ABCDEF`, draw)
      : one(`${LOWER}${UPPER}`.replace('l', ''), draw),
  )
  return head + rest.join('')
}
const isUsable = (text: string) => isTrc20Address(text) || isErc20Address(text)

const makers: Record<Sort, (text: string, draw: Draw) => string> = {
  phone,
  card,
  coin,
  email: (text, draw) =>
    `${alike(text.slice(0, text.indexOf('@')).replaceAll(/[^\p{L}\p{Nd}]/gu, 'x') || 'x', draw)}@masked.example`,
  ip: (text, draw) =>
    text.includes(':')
      ? `2001:db8::${draw(65_536).toString(16)}:${draw(65_536).toString(16)}`
      : `${NETS[draw(NETS.length)]}.${1 + draw(254)}`,
  day: (_, draw) => `${1970 + draw(30)}-0${1 + draw(9)}-1${draw(10)}`,
  text: alike,
}

/** Stands for a text by the same other text wherever it comes; which one, nobody can say who hasn't the secret. */
export const openScramble = (secret: Uint8Array) => {
  const made = new Map<string, string>()
  const taken = new Set<string>()
  return (sort: Sort, text: string): string => {
    const known = made.get(text)
    if (known !== undefined) return known
    let found = ''
    for (let turn = 0; turn < TRIES; turn += 1) {
      found = makers[sort](text, drawFrom(secret, `${turn} ${text}`))
      if (found !== text && !taken.has(found) && !(sort === 'coin' && isUsable(found))) break
    }
    made.set(text, found)
    taken.add(found)
    return found
  }
}
export type Scramble = ReturnType<typeof openScramble>
