import { describe, expect, it } from 'vitest'
import games from '../../catalogue/games.json' with { type: 'json' }
import venues from '../../catalogue/venues.json' with { type: 'json' }
import { bytes } from '../brush/svg.ts'
import { draw } from '../draw.ts'
import { motifOf } from '../motifs/motifs.data.ts'
import { CHANCES, LETTERS, WORLDS, drawingOf, isFigure, symbolsOf } from './symbols.data.ts'
import { symbol } from './sheet.ts'

const reels = new Set(venues.filter(({ category }) => category === 'DZ').map(({ enName }) => enName))
const names = [...new Set(games.filter(({ enName }) => reels.has(enName)).map(({ name }) => name))]

describe('the symbols of a slot', () => {
  it('begin with what the name and the cover speak of', () => {
    expect(names.length).toBeGreaterThan(200)
    for (const name of names) expect([name, symbolsOf(name).D]).toEqual([name, motifOf(name)])
  })

  it('hold for free spins what the name ends in', () => {
    for (const name of names) {
      const ending = Object.keys(CHANCES).find((word) => name.endsWith(word))
      expect([name, ending]).not.toEqual([name, undefined])
      expect([name, symbolsOf(name).S]).toEqual([name, CHANCES[ending!]])
    }
  })

  it('are ten, each another, by picture as by name', () => {
    for (const name of names) {
      const set = LETTERS.map((letter) => symbolsOf(name)[letter])
      expect([name, new Set(set).size]).toEqual([name, LETTERS.length])
      expect([name, new Set(set.map((key) => drawingOf(key).name)).size]).toEqual([name, LETTERS.length])
    }
  })

  it('stay in one world: of a sea nothing grows on land', () => {
    for (const name of names) {
      const { D, K, Y, B, m, l, z, j } = symbolsOf(name)
      const of = (key: string) => WORLDS.filter((world) => isFigure(key) && world.of.includes(key))
      const world = of(D)
      expect([name, world.length]).toEqual([name, 1])
      for (const key of [K, Y, B]) expect(world[0]!.beside).toContain(key)
      for (const key of [m, l, z, j].filter((each) => each !== 'maple')) expect(world[0]!.low).toContain(key)
    }
    expect(symbolsOf('碧海宝藏')).toMatchObject({ D: 'whaleTail', S: 'chest', m: 'conch', j: 'anchor' })
    expect(symbolsOf('墨竹之夜')).toMatchObject({ D: 'bamboo', z: 'maple' })
  })

  it('are told apart: no two games of another name turn the same ten', () => {
    const sets = names.map((name) => JSON.stringify(symbolsOf(name)))
    expect(new Set(sets).size).toBe(names.length)
  })

  it('come as one sheet, whose short ids meet in no two of them', () => {
    for (const name of names) {
      const sheet = draw('symbols', name)!
      const ids = Array.from(sheet.matchAll(/ id="([^"]+)"/g), ([, id]) => id!)
      expect([name, ids.length]).toEqual([name, new Set(ids).size])
      for (const [, id = ''] of sheet.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id)
      expect(bytes(sheet)).toBeLessThan(18_000)
      expect(sheet).not.toMatch(/NaN|undefined|lit #/)
    }
  })

  it('are the same for a reader of the other script', () => {
    const [mine, theirs] = ['锦鲤宝藏', '錦鯉寶藏'].map((name) => draw('symbols', name)!)
    expect(theirs!.replaceAll('zh-TW', 'zh-CN')).toBe(mine)
  })

  it('lie on enamel where they pay most', () => {
    expect(symbol('koi', true).length).toBeGreaterThan(symbol('koi', false).length + 300)
  })
})
