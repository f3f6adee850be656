import { expect, it } from 'vitest'
import { toldOf } from './told.ts'

it('tells what was drawn apart from what was bet on', () => {
  const round = {
    gameName: '时时乐',
    content: ['个位 9 ¥10（未中）', '和值 大 ¥5（未中）', '1 2 3 和值 6'],
    roundId: 'r',
  }
  expect(toldOf(round)).toEqual([['时时乐', '个位 9 ¥10（未中）', '和值 大 ¥5（未中）'], ['1 2 3 和值 6']])
  expect(toldOf({ ...round, content: ['3 局'], roundId: '' })).toEqual([['时时乐', '3 局']])
})
