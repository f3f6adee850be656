import { expect, test } from 'vitest'
import { roundText, spinsText } from '../../../mock-server/pages/games/proofText.js'
import { slotEngine } from '../../../mock-server/src/modules/play/games/slot.ts'

const played = (numbers: number[]) => {
  const engine = slotEngine('20线', 94.5, false, '锦鲤奇兵')
  const round = engine.play({ kind: 'slot', stake: '10.00' }, { next: () => numbers.shift() ?? 0 })
  return { setting: engine.setting, outcome: round.outcome, payout: (round.payoutCents / 100).toFixed(2) }
}

test('the proof of a slot shows what stood where the reels stopped, and what each win is', () => {
  const { setting, outcome, payout } = played([0.999, 0.1, 0.1, 0.1, 0.1, 0.1])
  const { strips } = setting as { strips: string[] }
  const { spins } = outcome as { spins: { stops: number[] }[] }
  const text = spinsText({ setting, outcome, payout } as never)
  const names: Record<string, string> = { W: '澄', S: '宝剑', D: '锦鲤', K: '玄龟', Y: '莲花', B: '金鳞' }
  const plants: Record<string, string> = { m: '蜻蜓', l: '莲蓬', z: '荷叶', j: '香蒲' }
  const top = strips.map((strip, reel) => strip[spins[0]!.stops[reel]!]!)
  expect(text.split('\n')[1]).toBe(`上　${top.map((each) => names[each] ?? plants[each]).join(' ')}`)
  expect(text.split('\n').at(-1)).toBe(`合计 ${payout}`)
})

test('rounds that came to the same are told apart by their time and result', () => {
  const round = { at: 185_000, win: '-10.00', result: '3 2 5 和值 10 小 双', seed: 1, nonce: 6 }
  expect(roundText(round as never)).toBe('08:03:05 盈亏 -10.00 3 2 5 和值 10 小 双')
})
