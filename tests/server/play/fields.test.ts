import { describe, expect, it } from 'vitest'
import { coloursEngine, coloursFields } from '../../../mock-server/src/modules/play/games/colours.ts'
import { digitsFields, sidesFields } from '../../../mock-server/src/modules/play/games/digits.ts'
import { landlordEngine } from '../../../mock-server/src/modules/play/games/landlord.ts'
import { rouletteEngine, rouletteFields } from '../../../mock-server/src/modules/play/games/roulette.ts'
import type { Field } from '../../../mock-server/src/modules/play/games/spread.ts'
import { seededRandom } from '../../../mock-server/src/world/random.ts'

/** What each field gives back over every possible draw, beside what it states. */
const wrong = <D>(fields: readonly Field<D>[], draws: readonly D[]) =>
  fields
    .map(({ on, rtp, back }) => ({
      on,
      rtp,
      true: draws.reduce((sum, drawn) => sum + back(drawn), 0) / draws.length,
    }))
    .filter((each) => Math.abs(each.true - each.rtp) > 0.06)
const landlordSpots = ['landlord', 'farmers', 'bomb', 'calm']
const digits = (length: number) =>
  Array.from({ length: 10 ** length }, (_, at) => Array.from(String(at).padStart(length, '0'), Number))

describe('what a field states it gives back is what all draws together give', () => {
  it('for roulette, with each of the bets of a table once', () => {
    const draws = Array.from({ length: 37 }, (_, number) => number)
    expect(wrong(rouletteFields, draws)).toEqual([])
    expect(new Set(rouletteFields.map(({ on }) => on)).size).toBe(rouletteFields.length)
    // 37 numbers, 60 pairs, 14 of three, 23 of four, 11 of six, 12 outside.
    expect(rouletteFields).toHaveLength(37 + 60 + 14 + 23 + 11 + 12)
  })

  it('and roulette calls its outside bets as what came is called', () => {
    const { result } = rouletteEngine.play(
      { kind: 'spread', bets: [{ on: 'low', stake: '1.00' }] },
      seededRandom(5),
    )
    const names = rouletteFields.filter(({ on }) => on === 'low' || on === 'high').map(({ label }) => label)
    expect(names).toContain(result.split(' ').at(-1))
  })

  it('and what each stake brought has its cents in the record, as 114.00 stands beside 91.50', () => {
    const random = seededRandom(5)
    const bets = landlordSpots.map((on) => ({ on, stake: '50.00' }))
    const lines = Array.from(
      { length: 40 },
      () => landlordEngine.play({ kind: 'spread', bets }, random).lines,
    )
    const wins = lines.flat().filter((line) => !line.endsWith('（未中）'))
    expect(wins.filter((line) => !/ ¥50（返还 ¥\d+\.\d\d）$/.test(line))).toEqual([])
  })

  it('for three digits', () => expect(wrong(digitsFields, digits(3))).toEqual([]))
  it('for five digits', () => expect(wrong(sidesFields, digits(5))).toEqual([]))

  it('for the special one of 48 balls', () => {
    const fields = coloursFields.filter(({ group }) => group !== '总和')
    const draws = Array.from({ length: 48 }, (_, at) => [at + 1])
    expect(wrong(fields, draws)).toEqual([])
  })

  it('for the sum of seven balls, by symmetry: every draw and its mirror make one win of two', () => {
    const sums = coloursFields.filter(({ group }) => group === '总和')
    const random = seededRandom(3)
    const play = (coloursEngine as { play: typeof coloursEngine.play }).play
    for (let round = 0; round < 500; round++) {
      const { outcome } = play({ kind: 'spread', bets: [{ on: 'big', stake: '1.00' }] }, random)
      const { balls } = outcome as { balls: number[] }
      const mirror = balls.map((ball) => 49 - ball)
      for (const { back } of sums) expect(back(balls) + back(mirror)).toBe(192)
    }
  })
})
