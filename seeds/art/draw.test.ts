import { describe, expect, it } from 'vitest'
import { AVATAR_COUNT } from './avatar.ts'
import { BANNER_KINDS } from './banner.ts'
import { CATEGORIES } from './category.ts'
import { ART_KINDS, artKey, artPath, draw } from './draw.ts'
import { GIFT_KINDS, PAYMENT_KINDS } from './gift.ts'
import { bytes } from './brush/svg.ts'

const many = (count: number, make: (i: number) => string) => Array.from({ length: count }, (_, i) => make(i))
const drawn = (kind: string, key: string) => {
  const picture = draw(kind, key)
  if (!picture) throw new Error(`nothing drawn for ${kind} ${key}`)
  return picture
}

const covers = CATEGORIES.flatMap((category) =>
  many(60, (i) => drawn('cover', artKey(category, `game-${i}`, '深海福星大冒险'))),
)
const crests = many(600, (i) => drawn('crest', artKey(`team-${i}`, `第${i}队`)))
const avatars = many(AVATAR_COUNT, (i) => drawn('avatar', String(i + 1)))
const venues = CATEGORIES.flatMap((category) =>
  many(10, (i) => drawn('venue', artKey(category, `venue-${i}`))),
)
const leagues = many(60, (i) => drawn('league', `league-${i}`))
const others = [
  ...BANNER_KINDS.map((kind) => drawn('banner', kind)),
  ...BANNER_KINDS.map((kind) => drawn('band', kind)),
  ...GIFT_KINDS.map((kind) => drawn('gift', kind)),
  ...PAYMENT_KINDS.map((kind) => drawn('pay', kind)),
]
const everything = [...covers, ...crests, ...avatars, ...venues, ...leagues, ...others]

/** Every start tag closed in order, one root, no bare ampersand or angle bracket: what an XML parser would insist on. */
function wellFormed(picture: string): boolean {
  const open: string[] = []
  const rest = picture.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z0-9:-]+="[^"<]*")*)(\/?)>/g,
    (_, end, name, _attributes, empty) => {
      if (end && open.pop() !== name) open.push('broken')
      else if (!end && !empty) open.push(name)
      return ''
    },
  )
  return open.length === 0 && !/[<>]/.test(rest) && !/&(?!#\d+;)/.test(picture)
}

describe('drawings', () => {
  it('are the same every time', () => {
    for (const kind of ['crest', 'avatar', 'league'] as const)
      expect(draw(kind, 'hailong')).toBe(draw(kind, 'hailong'))
    expect(draw('cover', 'DZ~koi~锦鲤')).toBe(draw('cover', 'DZ~koi~锦鲤'))
    expect(draw('banner', 'vip')).toBe(draw('banner', 'vip'))
  })

  it('say whose characters their words are: left to chance, some are drawn as in Japan', () => {
    const worded = everything.filter((picture) => picture.includes('<text'))
    expect(worded.length).toBeGreaterThan(0)
    expect(worded.filter((picture) => !/^<svg [^>]* lang="zh-CN"/.test(picture))).toEqual([])
  })

  it('are well-formed, without a hole where a number or a part was meant', () => {
    const holes = /undefined|NaN|null|\[object|lit #|Infinity/
    expect(everything.filter((picture) => !wellFormed(picture))).toEqual([])
    expect(everything.filter((picture) => holes.test(picture))).toEqual([])
  })

  it('refer to nothing but themselves, and to nothing that is missing', () => {
    const outward = /href="(?!#)|url\((?!#)|<script|<image|<foreignObject|@import| on\w+=|http/
    const idsOf = (picture: string) => [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const lost = (picture: string) => {
      const ids = new Set(idsOf(picture))
      return [...picture.matchAll(/(?:href="|url\()#(\w+)/g)].some(([, id]) => !ids.has(id))
    }
    const body = (picture: string) => picture.replace('http://www.w3.org/2000/svg', '')
    expect(everything.filter((picture) => outward.test(body(picture)))).toEqual([])
    expect(everything.filter((picture) => new Set(idsOf(picture)).size < idsOf(picture).length)).toEqual([])
    expect(everything.filter(lost)).toEqual([])
  })

  it('of a band have no shape of their own: their ground fills it, and their group is never cut', () => {
    for (const kind of BANNER_KINDS) {
      const [, root = ''] = /^<svg ([^>]*)>/.exec(drawn('band', kind)) ?? []
      expect(root).toContain('width="100%" height="100%"')
      expect(root).not.toContain('viewBox')
      expect(drawn('band', artKey(kind, '106'))).not.toBe(drawn('band', kind))
      expect(drawn('band', kind)).toContain('<rect width="100%" height="100%" fill="url(#k)"/>')
      expect(drawn('band', kind)).toContain('height="76%" viewBox="-230 -152 460 304" overflow="visible"')
    }
  })

  it('of bands and banners sparkle beside their group, not where the words are', () => {
    const left = (picture: string) =>
      [...picture.matchAll(/href="#z" x="(\d+)"/g)].some(([, x]) => Number(x) < 0.46 * 1280)
    const pictures = BANNER_KINDS.flatMap((kind) => [drawn('band', kind), drawn('banner', kind)])
    expect(pictures.filter(left)).toEqual([])
  })

  it('stay small', () => {
    expect(Math.max(...covers.map(bytes))).toBeLessThan(4096)
    expect(Math.max(...crests.map(bytes))).toBeLessThan(4096)
    expect(Math.max(...[...avatars, ...leagues].map(bytes))).toBeLessThan(4096)
    expect(Math.max(...venues.map(bytes))).toBeLessThan(6144)
    expect(Math.max(...others.map(bytes))).toBeLessThan(10_240)
  })

  it('differ: 600 crests, 420 covers, 40 portraits, 60 leagues', () => {
    for (const set of [crests, covers, avatars, leagues, venues]) expect(new Set(set).size).toBe(set.length)
    expect(new Set(many(600, (i) => drawn('crest', `nameless-${i}`))).size).toBe(600)
  })
})

describe('keys', () => {
  it('carry any name safely', () => {
    const name = `<script>"~&'\u0000\uFFFF]]>`
    const picture = drawn('cover', artKey('DZ', 'x', name))
    expect(wellFormed(picture)).toBe(true)
    expect(picture).not.toContain('<script')
    expect(wellFormed(drawn('crest', artKey('x7', '<b>')))).toBe(true)
    expect(wellFormed(drawn('cover', 'DZ~%E0%A4%A~%'))).toBe(true)
    expect(wellFormed(drawn('cover', `DZ~x~${'长'.repeat(300)}\uD800`))).toBe(true)
  })

  it('mean the same encoded or decoded by a router', () => {
    const key = artKey('DZ', 'koi', '锦鲤 7')
    expect(draw('cover', decodeURIComponent(key))).toBe(draw('cover', key))
    expect(artPath('crest', 'hai', '海')).toBe('/art/crest/hai~%E6%B5%B7.svg')
  })

  it('of nothing known draw nothing', () => {
    for (const kind of [...ART_KINDS, 'poster', '__proto__', 'constructor']) expect(draw(kind, '')).toBeNull()
    expect(draw('poster', 'x')).toBeNull()
    expect(draw('cover', 'XX~game')).toBeNull()
    expect(draw('banner', 'toString')).toBeNull()
    expect(draw('gift', 'constructor')).toBeNull()
    expect(draw('crest', 'x'.repeat(5000))).toBeNull()
  })
})
