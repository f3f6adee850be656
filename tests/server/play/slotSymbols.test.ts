import { expect, test } from 'vitest'
import type { SlotSetting } from '@app/contract/play/outcomes'
import { slotEngine } from '../../../mock-server/src/modules/play/games/slot.ts'

test('a slot calls its symbols by what its name promises, in its pay table as in its rules and results', () => {
  const engine = slotEngine('40线', 95, false, '碧海宝藏')
  const { names } = engine.setting as SlotSetting
  expect(names).toEqual({
    W: '澄',
    S: '宝箱',
    D: '鲸尾',
    K: '珍珠',
    Y: '珊瑚',
    B: '沧浪',
    m: '海螺',
    l: '海星',
    z: '海草',
    j: '船锚',
  })
  expect(engine.rules[1]).toBe('“澄”只在第 2、3、4 轴出现，可替代“宝箱”以外的任何图案。')
  expect(engine.rules[2]).toContain('任意位置出现 3、4、5 个“宝箱”')
  const stops = [0, 0.01, 0.14, 0.2, 0.27]
  const numbers = [0.999, ...stops]
  const round = engine.play({ kind: 'slot', stake: '10.00' }, { next: () => numbers.shift() ?? 0.5 })
  const { scatters } = round.outcome as { scatters: number }
  expect(scatters).toBeGreaterThanOrEqual(3)
  expect(round.lines[1]).toMatch(/^宝箱 ×\d 得 /)
})
