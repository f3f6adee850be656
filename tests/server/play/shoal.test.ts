import type { FishOutcome, FishSetting } from '@app/contract/play/outcomes'
import { expect, it, vi } from 'vitest'
import { fishEngine } from '../../../mock-server/src/modules/play/games/fish.ts'

const { species } = fishEngine(95).setting as FishSetting

it.each([
  ['a screen', 1310, 600],
  ['a phone', 374, 630],
  ['a low phone', 344, 407],
])(
  'on %s the fish keep apart: seldom does one swim before another, and no two tags cross',
  async (_, width, height) => {
    vi.stubGlobal('devicePixelRatio', 1)
    const { openShoal, tagsOf } = await import('../../../mock-server/pages/games/kit/sea/shoal.js')
    vi.unstubAllGlobals()
    const [shoals, seconds, steps] = [20, 40, 30]
    let [met, told, crossed] = [0, 0, 0]
    for (let count = 0; count < shoals; count++) {
      const shoal = openShoal(species)
      for (let step = 0; step < seconds * steps; step++) {
        shoal.swim(1 / steps, width, height, 1)
        if (step % steps > 0) continue
        const tags = [...tagsOf(shoal.all, width).values()]
        told += tags.length
        for (const [at, one] of tags.entries()) {
          if (one.x < one.wide / 2 || one.x > width - one.wide / 2) crossed += 1
          crossed += tags
            .slice(at + 1)
            .filter(
              (other) =>
                Math.abs(one.x - other.x) < (one.wide + other.wide) / 2 && Math.abs(one.y - other.y) < 20,
            ).length
        }
        for (const [at, one] of shoal.all.entries())
          met += shoal.all.slice(at + 1).filter((other) => {
            const size = (one.size + other.size) / 2
            return Math.abs(one.x - other.x) < size * 0.8 && Math.abs(one.y - other.y) < size * 0.6
          }).length
      }
    }
    expect(crossed).toBe(0)
    expect(told / (shoals * seconds)).toBeGreaterThan(5)
    expect(met / (shoals * seconds)).toBeLessThan(1.5)
  },
)

it.each([
  ['a large screen', 1880, 880],
  ['a screen', 1310, 600],
])('on %s the fish swim all over the water, from the first moment on', async (_, width, height) => {
  const { openShoal } = await import('../../../mock-server/pages/games/kit/sea/shoal.js')
  const [shoals, seconds, steps] = [20, 40, 30]
  let [most, least] = [0, Infinity]
  for (let count = 0; count < shoals; count++) {
    const shoal = openShoal(species)
    for (let step = 0; step < seconds * steps; step++) {
      shoal.swim(1 / steps, width, height, 1)
      if (step % steps > 0) continue
      const thirds = [0, 1, 2].map(
        (third) =>
          shoal.all.filter(({ x }) => Math.floor((3 * x) / width) === third).length / shoal.all.length,
      )
      most = Math.max(most, ...thirds)
      least = Math.min(least, ...thirds)
    }
  }
  expect(most).toBeLessThanOrEqual(0.6)
  expect(least).toBeGreaterThan(0.05)
})

it('the larger the water the more swim in it, and never few', async () => {
  const { openShoal } = await import('../../../mock-server/pages/games/kit/sea/shoal.js')
  const counts = [
    [344, 407],
    [1310, 600],
    [1880, 880],
  ].map(([width, height]) => {
    const shoal = openShoal(species)
    shoal.swim(0.1, width!, height!, 1)
    return shoal.all.length
  })
  expect(counts).toEqual([8, 17, 30])
})

it.each([
  ['a low phone on its side', 810, 253],
  ['a large screen', 1880, 880],
])('on %s every fish is whole between the surface and the cannon', async (_, width, height) => {
  const { openShoal } = await import('../../../mock-server/pages/games/kit/sea/shoal.js')
  for (let count = 0; count < 20; count++) {
    const shoal = openShoal(species)
    for (let step = 0; step < 100; step++) {
      shoal.swim(0.1, width, height, 1)
      for (const { y, size } of shoal.all) {
        expect(y - size / 2).toBeGreaterThanOrEqual(0)
        expect(y + size / 2).toBeLessThanOrEqual(height * 0.81)
      }
    }
  }
})

it('on a high stage a tag is larger, and those that would cross are still left out', async () => {
  const { openShoal, tagsOf, wordScale } = await import('../../../mock-server/pages/games/kit/sea/shoal.js')
  expect([253, 560, 880].map(wordScale)).toEqual([1, 1, 1.5])
  const shoal = openShoal(species)
  shoal.swim(0.1, 1880, 880, 1)
  const tags = [...tagsOf(shoal.all, 1880, 1.5).values()]
  for (const [at, one] of tags.entries())
    for (const other of tags.slice(at + 1))
      expect(
        Math.abs(one.x - other.x) >= (one.wide + other.wide) / 2 || Math.abs(one.y - other.y) >= 30,
      ).toBe(true)
})

const swimming = (key: string, x: number, size = 60) => ({
  species: species.find((each) => each.key === key)!,
  x,
  y: 90,
  way: 1 as const,
  speed: 40,
  size,
  phase: 0,
  hurt: 0,
  gone: 0,
})

it('a shot that nobody aimed goes at the likeliest catch in sight', async () => {
  const { aimsOf, nearestTo } = await import('../../../mock-server/pages/games/kit/sea/shoal.js')
  const aims = aimsOf(
    [swimming('koi', 60), swimming('minnow', 5), swimming('angel', 200), swimming('clown', 330)],
    374,
  )
  expect(aims.map((fish) => fish.species.key)).toEqual(['clown', 'angel', 'koi'])
  expect(nearestTo(aims, (fish) => Math.abs(fish.x - 90))?.species.key).toBe('koi')
})

it('a tap locks the fish whose body is within half a finger, and none else', async () => {
  vi.stubGlobal('devicePixelRatio', 1)
  const { fishAt } = await import('../../../mock-server/pages/games/kit/sea/aim.js')
  vi.unstubAllGlobals()
  const [large, small] = [swimming('koi', 60, 200), swimming('minnow', 250, 34)]
  const all = [large, small, { ...swimming('clown', 330), gone: 0.1 }]
  const at = (x: number, y: number) => fishAt(all, x, y)?.species.key
  expect([at(60, 90), at(250, 90), at(290, 90)]).toEqual(['koi', 'minnow', undefined])
  expect([at(250, 110), at(250, 125)]).toEqual(['minnow', undefined])
  // Open water above the large one's back, though nearer to its middle than its nose is.
  expect([at(60, 182), at(165, 90)]).toEqual([undefined, 'koi'])
  expect(at(330, 90)).toBeUndefined()
})

it('of presses that came too early the last one waits where it came, until the pause is over', async () => {
  const { openEarly } = await import('../../../mock-server/pages/games/kit/sea/aim.js')
  const early = openEarly()
  early.wait(10, 20)
  early.wait(30, 40)
  expect(early.waiting()).toEqual({ x: 30, y: 40 })
  expect(early.lapsed).toMatchObject([{ x: 10, y: 20 }])
  early.pass(0.3, 0.9)
  expect([early.waiting(), early.lapsed.length]).toEqual([{ x: 30, y: 40 }, 1])
  early.pass(0.4, 1)
  expect([early.waiting(), early.lapsed.length]).toEqual([undefined, 0])
})

it('a shot that hits and catches nothing says both', () => {
  const hits = ['minnow']
  const { lines, result } = fishEngine(95).play(
    { kind: 'fish', cannon: '1.00', hits },
    {
      next: () => 0.999,
    },
  )
  expect([...lines, result]).toEqual(['炮值 1 × 1 发', '击中但未捕获'])
})

it('a volley is told by what it caught, one fish or more, and by whom it hit when it caught none', async () => {
  vi.stubGlobal('devicePixelRatio', 1)
  const { toldOf } = await import('../../../mock-server/pages/games/kit/sea/odds.js')
  vi.unstubAllGlobals()
  const engine = fishEngine(95)
  const told = (hits: string[], luck: number) => {
    const round = engine.play({ kind: 'fish', cannon: '10.00', hits }, { next: () => luck })
    const shots = (round.outcome as FishOutcome).cents.map((prize, at) => ({
      prize,
      fish: { species: species.find(({ key }) => key === hits[at])! },
    }))
    return toldOf(round, shots, 95)
  }
  expect([told(['minnow'], 0), told(['minnow', 'clown'], 0), told(['minnow'], 0.999)]).toEqual([
    '捕获 银梭鱼 ×2，得 20',
    '捕获 银梭鱼 ×2，得 20；捕获 霞带鱼 ×3，得 30',
    '击中但未捕获 银梭鱼 ×2，捕获概率 47.50%',
  ])
})
