import { expect, test, vi } from 'vitest'
import { roundList, roundsByMinute } from '../../../mock-server/pages/games/kit/dialog.js'
import { drawHistory } from '../../../mock-server/pages/games/lobby.js'
import { percentText } from '../../../mock-server/pages/games/kit/money.js'
import { SIDES, openRoads, roadCounts, toldOf } from '../../../mock-server/pages/games/kit/roadMap.js'
import { openEffects, tell } from '../../../mock-server/pages/games/kit/sea/effects.js'

test('shares have two decimals each', () => {
  expect([95.1 / 100, 95.1 / 40, 95.1 / 5, 95.1 / 2].map(percentText)).toEqual([
    '0.95%',
    '2.38%',
    '19.02%',
    '47.55%',
  ])
  expect([94.5 / 12, 94.5 / 20].map(percentText), 'a half goes up everywhere').toEqual(['7.88%', '4.73%'])
})

test.each([
  ['left', 5, 300, [85, 300]],
  ['right', 370, 300, [289, 300]],
  ['upper', 200, 10, [200, 28]],
])('what a shot brought is whole at the %s edge', (_, x, y, at) => {
  const [fillText, strokeText] = [vi.fn(), vi.fn()]
  const paint = {
    measureText: () => ({ width: 160 }),
    fillText,
    strokeText,
  } as unknown as CanvasRenderingContext2D
  tell(paint, { x, y, text: '+10.00', tone: 'back' }, 374, 0)
  for (const text of [fillText, strokeText]) expect(text).toHaveBeenCalledWith('+10.00', ...at)
})

test('a miss is a small mark for a moment, a win is large and stays', () => {
  const fonts: Record<string, string> = {}
  const paint = new Proxy<Record<string, unknown>>(
    { font: '' },
    {
      get: (own, name) => {
        if (name === 'measureText') return () => ({ width: 60 })
        if (name === 'fillText') return (text: string) => (fonts[text] = String(own.font))
        return own[String(name)] ?? (() => {})
      },
    },
  ) as unknown as CanvasRenderingContext2D
  const effects = openEffects()
  effects.bring({ x: 90, y: 90, size: 40 } as never, '逃脱', 'missed')
  effects.bring({ x: 190, y: 90, size: 40 } as never, '+120.00', 'won')
  effects.draw(paint, 374)
  expect([fonts['逃脱'], fonts['+120.00']].map((font) => Number(/\d+(?=px)/.exec(font!)))).toEqual([20, 40])
  delete fonts['逃脱']
  effects.pass(0.71)
  effects.draw(paint, 374)
  expect(Object.keys(fonts)).toEqual(['+120.00'])
})

test('what a shot brought stands under the news of a great fish, whichever came first', () => {
  const places: Record<string, number> = {}
  const paint = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (own, name) => {
        if (name === 'measureText') return () => ({ width: 60 })
        if (name === 'createLinearGradient') return () => ({ addColorStop: () => {} })
        if (name === 'fillText') return (text: string, _x: number, y: number) => (places[text] = y)
        return own[String(name)] ?? (() => {})
      },
    },
  ) as unknown as CanvasRenderingContext2D
  const effects = openEffects()
  effects.bring({ x: 190, y: 60, size: 40 } as never, '+30.00', 'back')
  effects.arrive({ species: { name: '金鳞王', multiple: 100 } } as never)
  effects.bring({ x: 190, y: 70, size: 40 } as never, '+20.00', 'back')
  effects.drawBehind(paint, 374)
  expect(Object.keys(places), 'the news lies under what swims').toEqual(['金鳞王 ×100 来了'])
  effects.draw(paint, 374)
  const { '金鳞王 ×100 来了': news, ...prizes } = places
  // Their letters are 28 high.
  for (const place of Object.values(prizes)) expect(place - 28).toBeGreaterThan(news!)
})

test('a table counts ties where there can be any', () => {
  const counted = (kind: string) =>
    roadCounts([['red'], ['dragon']], SIDES[kind]!).map((count) => count.textContent)
  expect([counted('redblack'), counted('dragon')]).toEqual([
    ['红 1', '黑 0'],
    ['龙 1', '虎 0', '和 1'],
  ])
})

test('a road of examples and of rounds that were played says how many each', () => {
  const roads = openRoads(SIDES.dragon!)
  const told = (all: number, opening: number, dealt = all) => {
    roads.show(
      Array.from({ length: all }, () => ['dragon']),
      opening,
      dealt,
    )
    return roads.element.querySelector('span')?.textContent
  }
  expect([told(41, 41), told(42, 41), told(3, 0), told(160, 30, 170), told(160, 30, 210)]).toEqual([
    '示例 41 局',
    '示例 41 局 + 本桌 1 局',
    '今日 3 局',
    '示例 20 局 + 本桌 140 局',
    '近 160 局，今日 180 局',
  ])
})

test('a strip of the last rounds says how many of them are examples, and counts none of those as played', () => {
  expect([
    toldOf(20, 20, 20),
    toldOf(21, 20, 21),
    toldOf(24, 19, 42),
    toldOf(24, 19, 43),
    toldOf(24, 19, 44),
  ]).toEqual([
    '示例 20 局',
    '示例 20 局 + 本桌 1 局',
    '示例 1 局 + 本桌 23 局',
    '今日 24 局',
    '近 24 局，今日 25 局',
  ])
})

test.each([
  ['baccarat', '闲 6 点 庄 9 点', 2, 2, '1–5,000 元 · 示例 2 局'],
  ['dice', '3 2 5 和值 10 小 双', 1, 2, '1–5,000 元 · 示例 1 局 + 本桌 1 局'],
  ['baccarat', '闲 6 点 庄 9 点', 0, 312, '1–5,000 元 · 近 2 局，今日 312 局'],
])(
  'the card of a table of %s says beside its limits how many rounds are examples and how many were played, and of how many it doesn’t know',
  (kind, result, opening, all, said) => {
    const card = document.createElement('a')
    card.innerHTML = '<span class="facts">1–5,000 元</span>'
    const rounds = Array.from({ length: 2 }, () => ({ won: ['banker'], result }))
    Object.assign(card.dataset, { kind, opening, all, rounds: JSON.stringify(rounds) })
    drawHistory(card)
    expect(card.querySelector('.facts')?.textContent).toBe(said)
  },
)

test('the record of a sea tells the shots of a minute as one, with their sum, and unfolds to each', () => {
  const shot = (at: number, win: string) => ({ at, win, result: '击中但未捕获', lines: ['炮值 10 × 1 发'] })
  const told = roundsByMinute(
    [shot(185_000, '-10.00'), shot(181_000, '20.05'), shot(119_000, '-10.00')].map((each) => each as never),
  )
  const items = [...told.children]
  expect(items.map((each) => each.querySelector('summary')?.textContent)).toEqual([
    '08:032 局合计，赢 1 局+10.05',
    undefined,
  ])
  expect(items.map((each) => each.querySelectorAll('li').length)).toEqual([2, 0])
})

test('a round of the record leads to its proof', () => {
  const round = { roundId: 'r7', at: 185_000, win: '-10.00', result: '闲 6 点 庄 9 点', lines: ['闲 10'] }
  const link = roundList([round as never]).querySelector('a')!
  expect(new URL(link.href).searchParams.get('proof')).toBe('r7')
  expect(link.textContent).toContain('闲 6 点 庄 9 点')
})

test('a round of 十三水 tells in its bead and in the count which seats won, for they are what is bet on', () => {
  const results = ['庄 葫芦 · 天胜2道 地胜0道 玄胜3道', '庄 两对 · 天胜1道 地胜2道 玄胜2道']
  const tile = document.createElement('a')
  Object.assign(tile.dataset, {
    kind: 'thirteen',
    opening: '2',
    all: '2',
    rounds: JSON.stringify(results.map((result) => ({ won: [], result }))),
  })
  drawHistory(tile)
  expect([...tile.querySelectorAll('.counts b')].map((one) => one.textContent)).toEqual([
    '天胜 1',
    '地胜 1',
    '玄胜 2',
  ])
  const beads = [...tile.querySelectorAll('.bead')]
  expect(beads.map((bead) => bead.textContent)).toEqual(['天负 地胜 玄胜', '天胜 地负 玄胜'])
  expect(beads.map((bead) => bead.querySelectorAll('.up').length)).toEqual([2, 2])
})
