import games from '@app/seeds/catalogue/games.json' with { type: 'json' }
import venues from '@app/seeds/catalogue/venues.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { hasSetting, subjectOf } from '../composed.ts'
import type { Composed } from '../composed.ts'
import { cover } from '../cover.ts'
import { KNOWN_BY } from '../venue.ts'
import { seeded } from '../brush/seeded.ts'
import { bytes } from '../brush/svg.ts'
import { MOTIFS, motifOf } from './motifs.data.ts'
import type { MotifName } from './motifs.data.ts'

const categoryOf = new Map(venues.map(({ enName, category }) => [enName, category as Composed]))
const all = games.map(({ gameCode, enName, name }) => ({ gameCode, name, category: categoryOf.get(enName)! }))

/** What each first word of the catalogue's names is a picture of. */
const SUBJECTS: Readonly<Record<string, MotifName>> = {
  灵狐: 'fox',
  玄龟: 'turtle',
  锦鲤: 'koi',
  金鳞: 'goldFish',
  龙舟: 'dragonBoat',
  醒狮: 'lion',
  麒麟: 'qilin',
  白鹿: 'deer',
  玉兔: 'rabbit',
  朱雀: 'redBird',
  青鸾: 'blueBird',
  凤羽: 'feathers',
  墨竹: 'bamboo',
  丹霞: 'cliffs',
  九曜: 'planets',
  云锦: 'brocade',
  星槎: 'raft',
  月影: 'moon',
  桃源: 'peaches',
  沧浪: 'wave',
  碧海: 'whaleTail',
  珊瑚: 'coral',
  珍珠: 'shell',
  琥珀: 'amber',
  瑶池: 'lotus',
  赤焰: 'flame',
  银汉: 'galaxy',
  飞雪: 'snow',
  福星: 'luckStar',
  紫气: 'censer',
}
/** Names that speak of nothing that can be drawn. */
const ABSTRACT: readonly string[] = []

/** Games that a table's venue may speak of. */
const GAMES = /百家乐|龙虎|骰宝|轮盘|斗地主|十三水|牛牛|红黑|二八杠|跑得快|快三|六色球|双面盘|时时乐/g

const subjectIn = (name: string) =>
  SUBJECTS[Object.keys(SUBJECTS).find((word) => name.startsWith(word)) ?? '']

describe('the names of the catalogue', () => {
  it('each begin with what their cover shows', () => {
    const wrong = all.filter(({ name }) => {
      const subject = subjectIn(name)
      return subject ? motifOf(name) !== subject : !ABSTRACT.includes(name)
    })
    expect(wrong).toEqual([])
  })

  it('each end with a game or a setting that their cover shows', () => {
    expect(all.filter(({ category, name }) => !hasSetting(category, name))).toEqual([])
    const setting = (name: string) => subjectOf('ZR', name, seeded('x')).setting
    expect(setting('灵狐百家乐')).not.toBe(setting('灵狐骰宝'))
    expect(setting('灵狐百家乐')).toBe(setting('玄龟百家乐'))
  })

  it.each(['龙虎', '牛牛'])('show their figure beside %s', (kind) => {
    const shapes = (first: string) =>
      Array.from(cover('x', { category: 'ZR', name: first + kind }).matchAll(/ d="([^"]+)"/g), ([, d]) => d)
    expect(shapes('灵狐')).not.toEqual(shapes('星槎'))
  })

  it('of venues have a figure as well', () => {
    const plain = venues.filter(({ category, name }) => category !== 'TY' && !motifOf(name))
    expect(plain).toEqual([])
  })

  it('make covers below 4 kB, no two alike', () => {
    const covers = all.map(({ category, gameCode, name }) => cover(gameCode, { category, name }))
    expect(Math.max(...covers.map(bytes))).toBeLessThan(4096)
    expect(new Set(covers).size).toBe(covers.length)
  })
})

describe('a venue', () => {
  const told = ({ intro, features }: (typeof venues)[number]) => [intro, ...features].join(' ')
  const gamesIn = (text: string) => text.match(GAMES) ?? []

  it('shows on its picture a game that it tells of, or one that it has', () => {
    const wrong = venues.filter((venue) => {
      const known = KNOWN_BY[venue.enName]
      const names = new Set(gamesIn(told(venue)))
      if (names.size > 0) return !names.has(known ?? '')
      return (
        venue.category === 'QP' &&
        !games.some((game) => game.enName === venue.enName && game.name.endsWith(known!))
      )
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('has among its marks what its words name, as far as four go', () => {
    const wrong = venues.filter(({ intro, features }) => {
      const named = new Set(gamesIn(intro))
      return features.filter((word) => named.has(word)).length < Math.min(4, named.size)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it.each(['ZR', 'QP', 'DJ', 'CP'])('of %s shares no figure among the hot games of its hall', (category) => {
    const hot = games.filter(({ hot, enName }) => hot && categoryOf.get(enName) === category)
    expect(new Set(hot.map(({ name }) => motifOf(name))).size).toBe(hot.length)
  })
})

describe('the figures', () => {
  it('are each a drawing of its own', () => {
    const drawn = Object.values(MOTIFS).map(({ draw }) => draw())
    expect(new Set(drawn).size).toBe(drawn.length)
  })
})
