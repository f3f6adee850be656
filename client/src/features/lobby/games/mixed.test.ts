import { expect, test } from 'vitest'
import type { Game } from '@app/contract/game/game'
import { kindsOf, mixed } from './mixed.ts'

const names = (...games: [category: Game['category'], name: string][]) =>
  mixed(games.map(([category, name]) => ({ category, name }) as Game)).map(({ name }) => name)

test('popular games take turns by hall, and a kind or a picture comes once before others of it', () => {
  expect(
    names(
      ['ZR', '星槎龙虎'],
      ['ZR', '桃源龙虎'],
      ['ZR', '沧浪百家乐'],
      ['QP', '瑶池二八杠'],
      ['QP', '沧浪斗地主'],
      ['DZ', '锦鲤奇兵'],
    ),
  ).toEqual(['星槎龙虎', '瑶池二八杠', '锦鲤奇兵', '沧浪百家乐', '桃源龙虎', '沧浪斗地主'])
  expect(names()).toEqual([])
})

test('a kind is what at least two games are', () => {
  const games = ['星槎龙虎', '沧浪百家乐', '桃源龙虎', '龙虎', '飞禽', '天池百家乐', '独一无二']
  expect(kindsOf(games.map((name) => ({ name }) as Game))).toEqual(['龙虎', '百家乐'])
})
