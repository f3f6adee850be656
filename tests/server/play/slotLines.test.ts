import { expect, it, vi } from 'vitest'
import games from '@app/seeds/catalogue/games.json' with { type: 'json' }
import type { SlotOutcome, SlotSetting } from '@app/contract/play/outcomes'
import { slotEngine } from '../../../mock-server/src/modules/play/games/slot.ts'
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
    const lines = told.map((text) => Number(/^线 (\d+) · /.exec(text)![1]))
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

it('each slot opens with reels of its own, the same each time', async () => {
  const { firstStops } = await payTablePage()
  const { strips } = slotEngine('40线', 95).setting as SlotSetting
  const slots = games.filter(({ enName }) => enName.endsWith('dz'))
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
