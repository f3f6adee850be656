import { avatar } from './avatar.ts'
import { isCategory } from './category.ts'
import { cover } from './cover.ts'
import { crest } from './crest.ts'
import { leagueBadge } from './league.ts'
import { SCRIPTS } from './script.data.ts'

const mainland = new Map(
  Array.from(SCRIPTS.matchAll(/(.)(.)/gu), ([, theirs = '', ours = '']) => [theirs, ours]),
)
/** A name decides about its picture, not the script that it is shown in. */
const plain = (name: string): string => Array.from(name, (sign) => mainland.get(sign) ?? sign).join('')

/** The drawers of the kinds whose names come from data; null where nothing is drawn for the fields. */
export const NAMED = {
  cover: (category = '', seed = '', name = '', title = name) =>
    isCategory(category) ? cover(plain(seed), { category, name: plain(name), title }) : null,
  avatar: (seed = '') => avatar(plain(seed)),
  league: (seed = '') => leagueBadge(plain(seed)),
  crest: (seed = '', name?: string) => crest(plain(seed), { name }),
} satisfies Record<string, (...fields: string[]) => string | null>

/** For a client whose backend serves no drawings: /art/named.js of its own files draws them. */
export const drawNamed = (kind: keyof typeof NAMED, ...fields: string[]): string | null =>
  NAMED[kind](...(fields as [string, string, string, string]))
