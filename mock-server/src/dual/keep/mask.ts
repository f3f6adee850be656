import { isRecord } from '../judge/conform.ts'
import type { Kind, Shape } from '../judge/shape.ts'
import { type Scramble, type Sort, openScramble } from './scramble.ts'
import { PERSONAL, type Vocabulary } from './vocabulary.ts'

const EMAIL = /[\p{L}\p{Nd}._%+-]+@[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)+/u
const IP4 = /(?<!\d)(?:\d{1,3}\.){3}\d{1,3}(?!\d)/
const IP6 = /(?<![\w:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])/i
const COIN =
  /(?<!\w)(?:T[1-9A-HJ-NP-Za-km-z]{33}|0x[0-9a-fA-F]{40}|bc1[a-z0-9]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{25,34})(?!\w)/
const ENCODED = /(?:%[0-9A-Fa-f]{2})+/
const MADE_UP = /(?<![\w-])(?=[\w.+/=-]*\d)(?=[\w.+/=-]*[A-Za-z])[\w.+/=-]{16,}/
const MOMENT =
  /(?<!\d)(?:19|20)\d{2}[-/.年](?:0?[1-9]|1[0-2])[-/.月](?:0?[1-9]|[12]\d|3[01])(?:日|[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?Z?)?)?(?!\d)/
const AMOUNT = /(?<![\p{Nd}.])\p{Nd}{1,3}(?:,?\p{Nd}{3})*\.\p{Nd}{2}(?![\p{Nd}.])/u
const NUMBER = /\+?\(?\p{Nd}(?:[\s\-–().·]{0,2}\p{Nd}){4,}[Xx]?/u
const WORD = /\p{Script=Han}+|\p{L}[\p{L}\p{M}\p{Nd}_'-]*/u
const PARTS = new RegExp(
  [
    ['email', EMAIL],
    ['encoded', ENCODED],
    ['coin', COIN],
    ['ip4', IP4],
    ['ip6', IP6],
    ['moment', MOMENT],
    ['amount', AMOUNT],
    ['made', MADE_UP],
    ['number', NUMBER],
    ['word', WORD],
  ]
    .map(([name, part]) => `(?<${String(name)}>${(part as RegExp).source})`)
    .join('|'),
  'giu',
)

const LEAST_CARD = 12
const isCount = (count: number) => Math.abs(count) < 10_000
/** A number that the contract knows is a count or a number of a list. */
const LARGEST_COUNT = 1e9
const DEEPEST = 40

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
const sortOfDigits = (text: string): Sort => {
  const length = text.replaceAll(/\P{Nd}/gu, '').length
  return length >= LEAST_CARD && !/^\+|^00/.test(text) && !/^86\D*1/.test(text) ? 'card' : 'phone'
}
/** What a whole text is, for one that stands in a field of its own. */
const sortOf = (text: string): Sort => {
  const whole = (part: RegExp) => new RegExp(`^(?:${part.source})$`, part.flags).test(text)
  if (whole(EMAIL)) return 'email'
  if (whole(COIN)) return 'coin'
  if (whole(IP4) || whole(IP6)) return 'ip'
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'day'
  return whole(NUMBER) ? sortOfDigits(text) : 'text'
}
/** Somebody's or something's: a thing's the site would have said itself. */
const NAMES = /name$/i
const STARRED = /[*＊•]{2,}/

export interface Mask {
  /** Learns what is somebody's own from where it stands, before it is met elsewhere. */
  learn(value: unknown, shape: Shape | undefined, name?: string): void
  value(value: unknown, shape: Shape | undefined, name?: string): unknown
  text(text: string): string
  url(text: string): string
  /** How many values were replaced, by what they were. */
  replaced(): Record<string, number>
}

/** Lets through what is known to be of the site, numbers of the contract and its words; everything else becomes another, always the same. */
export const openMask = (secret: Uint8Array, vocabulary: Pick<Vocabulary, 'has' | 'hasWord'>): Mask => {
  const scramble: Scramble = openScramble(secret)
  const own = new Map<string, string>()
  const counts = new Map<string, Set<string>>()
  let ordered: string[] | undefined

  const replace = (sort: Sort, text: string): string => {
    const seen = counts.get(sort) ?? new Set()
    counts.set(sort, seen.add(text))
    return scramble(sort, text)
  }
  /** 138****5678 of a number that is known whole is that of its replacement. */
  const starred = (text: string): string => {
    const letters = [...text]
    const known = [...own.keys()].find((value) => {
      const full = [...value]
      return (
        full.length === letters.length &&
        letters.every((letter, at) => /[*＊•]/.test(letter) || letter === full[at])
      )
    })
    const other = [...(known === undefined ? replace('text', text) : own.get(known)!)]
    return letters.map((letter, at) => (/[*＊•]/.test(letter) ? letter : (other[at] ?? letter))).join('')
  }
  const whole = (text: string): string => {
    if (STARRED.test(text)) return starred(text)
    const known = own.get(text)
    if (known !== undefined) return known
    const sort = sortOf(text.trim())
    const made = sort === 'text' && /[\s,，。:：/?&=]/.test(text) ? pieces(text) : replace(sort, text)
    own.set(text, made)
    ordered = undefined
    return made
  }
  const pieces = (text: string): string =>
    text.replaceAll(PARTS, (part, ...rest) => {
      const groups = rest.at(-1) as Record<string, string | undefined>
      if (groups['email'] !== undefined) return replace('email', part)
      if (groups['encoded'] !== undefined) {
        const plain = decode(part)
        return plain === undefined ? '' : encodeURIComponent(free(plain))
      }
      if (groups['coin'] !== undefined) return replace('coin', part)
      if (groups['ip4'] !== undefined || groups['ip6'] !== undefined) return replace('ip', part)
      if (groups['moment'] !== undefined || groups['amount'] !== undefined) return part
      if (groups['number'] !== undefined) return replace(sortOfDigits(part), part)
      if (groups['made'] !== undefined) return replace('text', part)
      return vocabulary.hasWord(part) ? part : replace('text', part)
    })
  /** Known values first, the longest before what is part of it. */
  const free = (text: string): string => {
    if (vocabulary.has(text)) return text
    ordered ??= [...own.keys()]
      .filter((value) => value.length > 3 || /\p{Script=Han}{2}/u.test(value))
      .toSorted((a, b) => b.length - a.length)
    const found = ordered.find((value) => text.includes(value))
    if (found === undefined) return STARRED.test(text) && !/\s/.test(text) ? starred(text) : pieces(text)
    return text.split(found).map(free).join(own.get(found))
  }
  const url = (text: string): string => {
    const [, head = '', host = '', path = '', query, hash] =
      /^([a-z][\w+.-]*:\/\/)?([^/?#]*)([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i.exec(text) ?? []
    if (/^data:/i.test(text)) return 'data:,'
    const segment = (part: string) => encodeURIComponent(free(decode(part) ?? part)).replaceAll('%2F', '/')
    const parameter = (pair: string) => {
      const [name = '', ...value] = pair.split('=')
      const plain = decode(value.join('=').replaceAll('+', ' ')) ?? value.join('=')
      const shown = /^\d{1,4}$/.test(plain) && !PERSONAL.test(name) ? plain : text_(plain, 'any', name)
      return value.length === 0 ? segment(name) : `${segment(name)}=${encodeURIComponent(shown)}`
    }
    return [
      head,
      head === '' ? free(host) : 'masked.example',
      path.split('/').map(segment).join('/'),
      query === undefined ? '' : `?${query.split('&').map(parameter).join('&')}`,
      hash === undefined ? '' : `#${url(hash)}`,
    ].join('')
  }
  const nested = (text: string): unknown => {
    if (!/^\s*[[{"]/.test(text)) return undefined
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }
  const text_ = (text: string, kind: Kind, name: string): string => {
    if (text.trim() === '' || vocabulary.has(text)) return text
    if (PERSONAL.test(name)) return whole(text)
    if (kind === 'money' && /^-?\d{1,13}\.\d{1,2}$/.test(text)) return text
    if (kind === 'time' && /^\d{4}-\d{2}-\d{2}$/.test(text)) return text
    if (kind === 'word' && /^(?:[A-Za-z][A-Za-z_]{0,19}|\d{1,4})$/.test(text)) return text
    if (/^\d{1,4}(?:\.\d{1,4})?$/.test(text)) return text
    const inner = nested(text)
    if (inner !== undefined) return JSON.stringify(value(inner, undefined, name))
    if (/^[a-z][\w+.-]*:\/\/|^data:|^\/[^\s]*$|^[^\s]*\?[\w[\].-]+=/i.test(text)) return url(text)
    return kind === 'id' ? whole(text) : free(text)
  }
  const number = (count: number, kind: Kind, name: string): number => {
    if (kind === 'time' || isCount(count) || !Number.isInteger(count))
      return PERSONAL.test(name) && !isCount(count) ? Number(replace('phone', String(count))) : count
    if (kind === 'number' && Math.abs(count) < LARGEST_COUNT && !PERSONAL.test(name)) return count
    return Number(replace(sortOfDigits(String(count)), String(count)))
  }
  const key = (name: string, shape: Shape | undefined): string =>
    shape?.fields.has(name) ||
    (/^[A-Za-z_$][\w$-]{0,39}$/.test(name) && !/\d{5}/.test(name) && !own.has(name))
      ? name
      : free(name)
  const value = (of: unknown, shape: Shape | undefined, name = '', depth = 0): unknown => {
    if (depth > DEEPEST) return null
    if (typeof of === 'string') return text_(of, shape?.kind ?? 'any', name)
    if (typeof of === 'number') return number(of, shape?.kind ?? 'any', name)
    if (Array.isArray(of)) return of.map((item) => value(item, shape?.item, name, depth + 1))
    if (!isRecord(of)) return of
    return Object.fromEntries(
      Object.entries(of).map(([field, item]) => [
        key(field, shape),
        value(item, shape?.fields.get(field), field, depth + 1),
      ]),
    )
  }
  const learn: Mask['learn'] = (of, shape, name = '') => {
    if (typeof of === 'string') {
      const inner = nested(of)
      if (inner !== undefined && typeof inner === 'object') learn(inner, undefined, name)
      else if (
        of.trim() !== '' &&
        (PERSONAL.test(name) || NAMES.test(name)) &&
        !STARRED.test(of) &&
        !vocabulary.has(of)
      )
        whole(of)
    } else if (Array.isArray(of)) for (const item of of) learn(item, shape?.item, name)
    else if (isRecord(of))
      for (const [field, item] of Object.entries(of)) learn(item, shape?.fields.get(field), field)
  }
  return {
    learn,
    value: (of, shape, name) => value(of, shape, name),
    text: free,
    url,
    replaced: () => Object.fromEntries(Array.from(counts, ([sort, values]) => [sort, values.size])),
  }
}
