import { avatar } from './avatar.ts'
import { isCategory } from './category.ts'
import { cover } from './cover.ts'
import { crest } from './crest.ts'
import { leagueBadge } from './league.ts'

/** The drawers of the kinds whose names come from data; null where nothing is drawn for the fields. */
export const NAMED = {
  cover: (category = '', seed = '', name?: string, title?: string) =>
    isCategory(category) ? cover(seed, { category, name, title }) : null,
  avatar: (seed = '') => avatar(seed),
  league: (seed = '') => leagueBadge(seed),
  crest: (seed = '', name?: string) => crest(seed, { name }),
} satisfies Record<string, (...fields: string[]) => string | null>

/** For a client whose backend serves no drawings: /art/named.js of its own files draws them. */
export const drawNamed = (kind: keyof typeof NAMED, ...fields: string[]): string | null =>
  NAMED[kind](...(fields as [string, string, string, string]))
