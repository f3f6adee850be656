import { expect, it, vi } from 'vitest'
import type { SlotOutcome, SlotSetting } from '@app/contract/play/outcomes'
import { slotEngine } from '../../../mock-server/src/modules/play/games/slot.ts'
import { seededRandom } from '../../../mock-server/src/world/random.ts'

it('a win says which lines paid, and each line’s stake by its multiple is what it paid', async () => {
  vi.stubGlobal('devicePixelRatio', 1)
  const { namedWins } = await import('../../../mock-server/pages/games/payTable.js')
  vi.unstubAllGlobals()
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
