import { expect, test } from 'vitest'
import type { Game } from '@app/contract/game/game'
import { mixed } from './mixed.ts'

const names = (...games: [category: Game['category'], name: string][]) =>
  mixed(games.map(([category, name]) => ({ category, name }) as Game)).map(({ name }) => name)

test('popular games take turns by hall, and a kind or a picture comes once before others of it', () => {
  expect(
    names(
      ['ZR', '星槎龙虎'],
      ['ZR', '桃源龙虎'],
      ['ZR', '沧浪百家乐'],
      ['QP', '瑶池麻将'],
      ['QP', '沧浪斗地主'],
      ['DZ', '锦鲤奇兵'],
    ),
  ).toEqual(['星槎龙虎', '瑶池麻将', '锦鲤奇兵', '沧浪百家乐', '桃源龙虎', '沧浪斗地主'])
  expect(names()).toEqual([])
})
