import { avatar } from './avatar.ts'
import { isCategory } from './category.ts'
import { cover } from './cover.ts'
import { crest } from './crest.ts'
import { leagueBadge } from './league.ts'
import { SCRIPTS } from './script.data.ts'

const pairs = Array.from(
  SCRIPTS.matchAll(/(.)(.)/gu),
  ([, theirs = '', ours = '']) => [theirs, ours] as const,
)
const mainland = new Map(pairs)
const taiwan = new Map(pairs.map(([theirs, ours]) => [ours, theirs]))
/** A name decides about its picture, not the script that it is shown in. */
export const plain = (name: string): string => Array.from(name, (sign) => mainland.get(sign) ?? sign).join('')

/** Signs that are painted beside a title are of its script. */
export const inScriptOf = (title: string, picture: string): string =>
  plain(title) === title
    ? picture
    : picture
        .replace('lang="zh-CN"', 'lang="zh-TW"')
        .replace(/(?<=>)\p{Script=Han}(?=<)/gu, (sign) => taiwan.get(sign) ?? sign)

/** The drawers of the kinds whose names come from data; null where nothing is drawn for the fields. */
export const NAMED = {
  cover: (category = '', seed = '', name = '', title = name) =>
    isCategory(category)
      ? inScriptOf(title, cover(plain(seed), { category, name: plain(name), title }))
      : null,
  avatar: (seed = '') => avatar(plain(seed)),
  league: (seed = '') => leagueBadge(plain(seed)),
  crest: (seed = '', name = '', title = name) => crest(plain(seed), { name: title }),
} satisfies Record<string, (...fields: string[]) => string | null>

/** For a client whose backend serves no drawings: /art/named.js of its own files draws them. */
export const drawNamed = (kind: keyof typeof NAMED, ...fields: string[]): string | null =>
  NAMED[kind](...(fields as [string, string, string, string]))
