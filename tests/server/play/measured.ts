import { expect } from 'vitest'
import { sample, within } from '../../sample.ts'
import type { PlayBet } from '@app/contract/play/play'
import type { Engine } from '../../../mock-server/src/modules/play/engine.ts'
import { type Random, seededRandom } from '../../../mock-server/src/world/random.ts'

/** Within one point of what the rules state, where the whole is counted. */
export const POINT = within(1)

interface Measured {
  percent: number
  /** Standard error in points: a sample that can't tell a point proves nothing. */
  error: number
}

export const expectNear = ({ percent, error }: Measured, stated: number): void => {
  expect(error, 'too few rounds to tell').toBeLessThan(POINT / 2)
  expect(Math.abs(percent - stated), `${percent} for ${stated}`).toBeLessThan(POINT)
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** What a line of the bet record gives back of its stake of 100. */
const shareOf = (line: string): number =>
  line.endsWith('（未中）')
    ? 0
    : line.endsWith('（退回）')
      ? 1
      : Number(/返还 ¥([\d.,]+)）$/.exec(line)![1]!.replaceAll(',', '')) / 100

/** What each spot of a table gives back: all are bet on in every one of the `rounds` rounds. */
export const measuredSpots = (
  engine: Engine<'spread'>,
  spots: readonly string[],
  whole: number,
  seed = 11,
): Measured[] => {
  const rounds = sample(whole)
  const random = seededRandom(seed)
  const bet: PlayBet = { kind: 'spread', bets: spots.map((on) => ({ on, stake: '100.00' })) }
  const sums = spots.map(() => ({ sum: 0, squares: 0 }))
  for (let round = 0; round < rounds; round++)
    for (const [at, line] of engine.play(bet, random).lines.entries()) {
      const share = shareOf(line)
      sums[at]!.sum += share
      sums[at]!.squares += share ** 2
    }
  return sums.map(({ sum, squares }) => {
    const mean = sum / rounds
    return { percent: mean * 100, error: Math.sqrt((squares / rounds - mean ** 2) / rounds) * 100 }
  })
}

const RUNS = 8
/** How many numbers of a round are spread evenly; those after them are drawn. */
const SPREAD = 6
/** The steps of the additive sequence of SPREAD dimensions: powers of the root of x^(SPREAD + 1) = x + 1. */
const STEPS = (() => {
  let root = 1.2
  for (let at = 0; at < 60; at++) root = (1 + root) ** (1 / (SPREAD + 1))
  return Array.from({ length: SPREAD }, (_, at) => root ** -(at + 1))
})()

/**
 * What bets give back. The numbers of the rounds are spread evenly, from a start that is drawn for each run: that tells as
 * much as several times as many drawn ones, and how far the runs lie apart is the error.
 */
export const measured = (engine: unknown, bets: (round: number) => PlayBet, whole: number): Measured => {
  const rounds = sample(whole)
  const drawn = seededRandom(11)
  const runs = Array.from({ length: RUNS }, () => {
    const starts = STEPS.map(() => drawn.next())
    let sum = 0
    for (let round = 0; round < rounds / RUNS; round++) {
      let at = 0
      const random: Random = {
        next: () => (at < SPREAD ? (starts[at]! + round * STEPS[at++]!) % 1 : drawn.next()),
      }
      const { stakeCents, payoutCents } = (engine as Engine).play(bets(round), random)
      sum += payoutCents / stakeCents
    }
    return sum / (rounds / RUNS)
  })
  const mean = meanOf(runs)
  const variance = runs.reduce((sum, run) => sum + (run - mean) ** 2, 0) / (RUNS - 1)
  return { percent: mean * 100, error: Math.sqrt(variance / RUNS) * 100 }
}
