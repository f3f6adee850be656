import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { oddsTypes } from '../codes.ts'
import { isDecidedByScore } from '../market/markets.ts'
import { quote } from '../market/odds.ts'
import { outcomeGrid, profitGrid, scoresUpTo } from './whatIf.ts'
import type { GridSelection } from './whatIf.ts'

const home: GridSelection = {
  sport: 'FT',
  wtype: 'R',
  w: 'RH',
  line: -0.75,
  k: 90,
  oddsType: 'H',
  stakeCents: 100_00,
  scoreAtBet: null,
}
const at = (grid: ReturnType<typeof outcomeGrid>, homeGoals: number, awayGoals: number) =>
  grid[homeGoals * 6 + awayGoals]

describe('the what-if grid', () => {
  const scores = scoresUpTo(5)

  it('has every score from 0-0 to 5-5', () => {
    expect(scores.length).toBe(36)
    expect([scores[0], scores[35]]).toEqual([
      { home: 0, away: 0 },
      { home: 5, away: 5 },
    ])
  })

  it('splits a quarter line as the ledger does', () => {
    const grid = outcomeGrid(home, scores)
    expect(at(grid, 1, 0)).toEqual({
      score: { home: 1, away: 0 },
      outcome: 'LW',
      returnCents: 145_00,
      profitCents: 45_00,
    })
    expect(at(grid, 2, 0)).toMatchObject({ outcome: 'W', profitCents: 90_00 })
    expect(at(grid, 0, 0)).toMatchObject({ outcome: 'L', profitCents: -100_00 })
  })

  it('in play leaves out what can not happen any more and counts only goals after the bet', () => {
    const grid = outcomeGrid({ ...home, wtype: 'RE', scoreAtBet: { home: 1, away: 1 } }, scores)
    expect([at(grid, 0, 3), at(grid, 3, 0)]).toEqual([null, null])
    expect(at(grid, 2, 1)).toMatchObject({ outcome: 'LW' })
    expect(
      outcomeGrid(
        { ...home, wtype: 'ROU', w: 'OUO', line: 2.5, scoreAtBet: { home: 1, away: 1 } },
        scores,
      )[8],
    ).toMatchObject({
      outcome: 'W',
    })
  })

  it('is empty for what a final score does not decide', () => {
    for (const wtype of ['HR', 'F', 'FS', 'CNOU', 'nothing']) {
      expect(isDecidedByScore(wtype)).toBe(false)
      expect(outcomeGrid({ ...home, wtype }, scores).every((cell) => cell === null)).toBe(true)
    }
  })

  it('adds the slip up, undecided selections apart', () => {
    const over: GridSelection = { ...home, wtype: 'OU', w: 'OUO', line: 2.5, k: 100 }
    const corners: GridSelection = { ...home, wtype: 'CNOU', w: 'OUO', line: 9.5 }
    expect(profitGrid([home, over, corners], scores)[2 * 6 + 1]).toBe(45_00 + 100_00)
    expect(profitGrid([corners], scores)[0]).toBeNull()
  })

  it('never loses more than the risk nor wins more than the quote, in every odds format', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...oddsTypes),
        fc.integer({ min: 2, max: 500 }),
        fc.integer({ min: -12, max: 12 }),
        fc.integer({ min: 1_00, max: 10_000_00 }),
        (oddsType, k, quarters, stakeCents) => {
          const { riskCents, winCents } = quote(k, oddsType, stakeCents)
          for (const cell of outcomeGrid({ ...home, oddsType, k, line: quarters / 4, stakeCents }, scores)) {
            expect(cell!.profitCents).toBeGreaterThanOrEqual(-riskCents)
            expect(cell!.profitCents).toBeLessThanOrEqual(winCents)
          }
        },
      ),
    )
  })
})
