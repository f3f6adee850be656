import { Converter as toTaiwan } from 'opencc-js/cn2t'
import { Converter as toMainland } from 'opencc-js/t2cn'
import { inMainland, inTaiwan } from '@app/contract/kit/taiwan'
import type { Answer } from './incoming.ts'

/** What people are called and what they wrote is theirs: it is answered as it was given, masked or not. */
const THEIRS: readonly string[] = [
  'realName',
  'holder',
  'nickName',
  'userName',
  'payerName',
  'payerNames',
  'address',
  'weChat',
  'alias',
  'clientSeed',
  'msg',
]
/** Words that a reader types or picks to find what he was shown in traditional characters. */
const SOUGHT: readonly string[] = ['keyword', 'tag']

type Convert = (text: string) => string
let taiwan: Convert | undefined
let mainland: Convert | undefined

/** A text as Taiwan writes it, by the words that the client's texts are made with. The dictionary is read with the first one. */
export const toTraditional = (text: string): string => {
  taiwan ??= toTaiwan({ from: 'cn', to: 'twp' }) as Convert
  return inTaiwan(text, taiwan)
}

/** What a reader typed, as the catalogue is written. */
export const toSimplified = (text: string): string => {
  mainland ??= toMainland({ from: 'twp', to: 'cn' }) as Convert
  return inMainland(text, mainland)
}

/** Undefined for what no name was ever written as. */
const textOf = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** What is drawn from a name paints words: the shown name goes into its address as a field of its own. */
const drawnIn = (text: string): string =>
  text.replace(
    /(\/art\/(?:cover|venue|crest)\/(?:[\w%-]+~)+)([\w%-]*%[\w%-]*)\.svg/g,
    (address: string, key: string, name: string) => {
      const written = textOf(name)
      return written === undefined
        ? address
        : `${key}${name}~${encodeURIComponent(toTraditional(written))}.svg`
    },
  )

/** What is theirs only in its place: the site has branches too, and writes contents. */
const isTheirsThere = (key: string, holder: object): boolean => {
  if (key === 'branch') return !('account' in holder)
  if (key !== 'content') return false
  return ('unread' in holder && 'updatedAt' in holder) || ('from' in holder && holder.from === 'member')
}

/** A converter for JSON.stringify; what robots and the system say is the site's own. */
const shown = () => {
  const lists = new WeakSet()
  return function (this: object, key: string, value: unknown): unknown {
    if (Array.isArray(value) && THEIRS.includes(key)) lists.add(value)
    if (typeof value !== 'string' || lists.has(this)) return value
    if (value.startsWith('/art/')) return drawnIn(value)
    const { robot, uid, key: asked } = this as { robot?: unknown; uid?: unknown; key?: unknown }
    // A name in clear is answered as the value of what was asked for.
    const name = key === 'value' ? String(asked) : key
    const isTheirs = (THEIRS.includes(name) && robot !== true && uid !== 'system') || isTheirsThere(key, this)
    return isTheirs ? value : toTraditional(value)
  }
}

/** The answer of a call that asked for zh-TW; the journal keeps the original. */
export const inTraditional = (answer: Answer): Answer => {
  if (!answer.envelope) return answer
  const body = JSON.stringify(answer.envelope, shown())
  return { ...answer, body, bytes: undefined, envelope: JSON.parse(body) as NonNullable<Answer['envelope']> }
}

/** A frame for a connection of zh-TW. */
export const frameInTraditional = (text: string): string => JSON.stringify(JSON.parse(text), shown())

/** The body of a call of zh-TW, as the catalogue is searched. */
export const withSimplifiedWords = (input: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      SOUGHT.includes(key) && typeof value === 'string' ? toSimplified(value) : value,
    ]),
  )

/** The site's language as its client notes it for pages that carry no header. */
const LOCALE_COOKIE = /(?:^|;\s*)locale=zh-TW(?:;|$)/

/** A page or script of the mock's own, for a reader of zh-TW; anything else comes back as it is. */
export const pageInTraditional = async (answer: Response, cookie: string | undefined): Promise<Response> => {
  if (!cookie || !LOCALE_COOKIE.test(cookie)) return answer
  if (!/html|javascript|json/.test(answer.headers.get('content-type') ?? '')) return answer
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  const text = drawnIn(toTraditional(await answer.text())).replace('lang="zh-CN"', 'lang="zh-TW"')
  return new Response(text, { status: answer.status, headers })
}
