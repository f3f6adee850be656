import { expect, it, vi } from 'vitest'
import games from '@app/seeds/catalogue/games.json' with { type: 'json' }
import type { SlotOutcome, SlotSetting } from '@app/contract/play/outcomes'
import { baseReturn, shapeOf, slotEngine } from '../../../mock-server/src/modules/play/games/slot.ts'
import { seededRandom } from '../../../mock-server/src/world/random.ts'

const payTablePage = async () => {
  vi.stubGlobal('devicePixelRatio', 1)
  const page = await import('../../../mock-server/pages/games/payTable.js')
  vi.unstubAllGlobals()
  return page
}

it('a win says which lines paid, and the whole stake by its multiple is what each paid', async () => {
  const { namedWins } = await payTablePage()
  const engine = slotEngine('40线', 95)
  const setting = engine.setting as SlotSetting
  const random = seededRandom(3)
  let named = 0
  for (let round = 0; round < 400; round++) {
    const { outcome } = engine.play({ kind: 'slot', stake: '10.00' }, random)
    const [{ wins }] = (outcome as SlotOutcome).spins as [SlotOutcome['spins'][number]]
    const told = namedWins(wins, 1_000, setting)
    const lines = told.map((text) => Number(/^第 (\d+) 线 · /.exec(text)![1]))
    expect(lines).toEqual([...new Set(lines)].toSorted((a, b) => a - b))
    for (const [at, text] of told.entries()) {
      const [, each = '', multiple = ''] = /([\d.]+)×([\d.]+)$/.exec(text)!
      expect(Math.round(Number(each) * Number(multiple) * 100)).toBe(wins[at]!.cents)
      expect(setting.patterns[lines[at]! - 1]!.slice(0, wins[at]!.count)).toEqual(
        wins[at]!.cells.map((cell) => cell % 3),
      )
      named += 1
    }
  }
  expect(named).toBeGreaterThan(50)
})

const slots = games.filter(({ lines }) => lines !== '')

it.each(slots.map((game) => [game.name, game] as const))(
  'each multiple of %s pays to the cent for every stake in whole yuan, and the return that is told is computed of them',
  (_, { lines, rtp, hasPool, name }) => {
    const { pays, luck, poolShare } = slotEngine(lines, rtp!, hasPool, name).setting as SlotSetting
    const multiples = pays.flatMap(({ three, four, five }) =>
      [three, four, five].map((text) => Number(text.slice(1))),
    )
    expect(multiples.filter((multiple) => !/^\d+(\.\d{1,2})?$/.test(String(multiple)))).toEqual([])
    expect(baseReturn(shapeOf(lines)) * (1 + luck) + poolShare).toBeCloseTo(rtp! / 100, 10)
  },
)

it.each(['10线', '20线', '25线', '40线', '243路'])(
  'a win of %s is what the table tells, at one yuan as at 1,000',
  (lines) => {
    const engine = slotEngine(lines, 95)
    const { pays } = engine.setting as SlotSetting
    let told = 0
    for (const yuan of [1, 3, 1_000]) {
      const random = seededRandom(11)
      for (let round = 0; round < 300; round++) {
        const { outcome } = engine.play({ kind: 'slot', stake: `${yuan}.00` }, random)
        const { spins, lucky } = outcome as SlotOutcome
        for (const { symbol, count, cells, cents } of spins[0]!.wins) {
          const { three, four, five } = pays.find((one) => one.symbol === symbol)!
          const reels = Map.groupBy(cells, (cell) => Math.floor(cell / 3))
          const ways =
            lines === '243路' ? [...reels.values()].reduce((product, { length }) => product * length, 1) : 1
          const multiple = Number([three, four, five][count - 3]!.slice(1)) * ways * (lucky ? 2 : 1)
          expect(cents).toBeCloseTo(multiple * yuan * 100, 6)
          told += 1
        }
      }
    }
    expect(told).toBeGreaterThan(100)
  },
)

it('each slot opens with reels of its own, the same each time', async () => {
  const { firstStops } = await payTablePage()
  const { strips } = slotEngine('40线', 95).setting as SlotSetting
  const openings = slots.map(({ gameCode }) => firstStops(gameCode, strips))
  expect(openings.flat().every((stop) => stop >= 0 && stop < 32)).toBe(true)
  expect(new Set(openings.map(String)).size).toBe(slots.length)
  expect(firstStops(slots[0]!.gameCode, strips)).toEqual(openings[0])
})

it('the record tells what the moons paid apart from what the free spins brought', () => {
  const engine = slotEngine('40线', 95)
  const random = seededRandom(5)
  let told = 0
  for (let round = 0; round < 2_000; round++) {
    const { lines, outcome, payoutCents } = engine.play({ kind: 'slot', stake: '10.00' }, random)
    const { spins } = outcome as SlotOutcome
    if (spins.length === 1) continue
    const [, bonus = '', free = ''] = /明月 ×\d 得 ([\d.]+)，免费旋转 \d+ 次得 ([\d.]+)/.exec(
      lines.join('；'),
    )!
    const freeCents = spins.slice(1).reduce((sum, { cents }) => sum + cents, 0)
    expect(Math.round(Number(free) * 100)).toBe(freeCents)
    expect(Math.round(Number(bonus) * 100) + spins[0]!.cents + freeCents).toBe(payoutCents)
    told += 1
  }
  expect(told).toBeGreaterThan(5)
})
