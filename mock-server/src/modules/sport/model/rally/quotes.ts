import type { Period as MarketPeriod } from '@app/contract/sport/market/markets'
import { wholeLines } from '../lines.ts'
import type { MatchSpec, MatchState } from '../match.ts'
import { MARGIN, outcomesOf, pairOf, selectionOf, type Quote } from '../quote.ts'
import type { SetEnd } from './chances.ts'
import { freshSet, matchLaw, runningSet, type MatchLaw, type Spread } from './law.ts'
import { rulesOf } from './rules.ts'

/** U-SPORT-13: no bets on a set that is all but won. */
const CLOSED_SET = 0.96
const SETS: readonly MarketPeriod[] = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9']

/** One count of all ends of a set. */
const spreadOf = (ends: readonly SetEnd[], countOf: (end: SetEnd) => number): Spread => {
  const counts = ends.map(countOf)
  const low = Math.min(...counts)
  const chances = new Float64Array(Math.max(...counts) - low + 1)
  for (const [index, end] of ends.entries()) chances[counts[index]! - low]! += end.chance
  return { low, chances }
}
export const setDifference = (ends: readonly SetEnd[]) => spreadOf(ends, ({ score }) => score[0] - score[1])
export const setTotal = (ends: readonly SetEnd[]) => spreadOf(ends, ({ score }) => score[0] + score[1])
const homeWins = (ends: readonly SetEnd[]) =>
  ends.reduce((sum, { score, chance }) => sum + (score[0] > score[1] ? chance : 0), 0)

/** Sets won: how the final "2-1" counts. */
const ofSets = ({ sets }: MatchLaw, countOf: (home: number, away: number) => number): Spread => {
  const low = -9
  const chances = new Float64Array(27)
  for (const [score, chance] of sets) {
    const [home, away] = score.split('-').map(Number) as [number, number]
    chances[countOf(home, away) - low]! += chance
  }
  return { low, chances }
}
export const setsDifference = (law: MatchLaw) => ofSets(law, (home, away) => home - away)
export const setsTotal = (law: MatchLaw) => ofSets(law, (home, away) => home + away)
const winChance = (law: MatchLaw) =>
  [...law.sets].reduce((sum, [score, chance]) => {
    const [home, away] = score.split('-').map(Number) as [number, number]
    return sum + (home > away ? chance : 0)
  }, 0)

const winner = (period: MarketPeriod, chance: number): Quote => ({
  family: 'M',
  period,
  rank: 0,
  selections: pairOf('MH', 'MC', chance, MARGIN.line),
})

/** Handicaps of half a set repeat the winner, so they aren't offered. */
const isWider = (line: number) => Math.abs(line) > 1

/** Which sets are open to bets: the one that runs and the next one if it is sure to be played. */
const openSets = (spec: MatchSpec, state: MatchState): { set: number; ends: SetEnd[] }[] => {
  const { setsToWin } = rulesOf(spec.sport)
  const set = state.done
  const running = runningSet(spec, state)
  const open = [{ set, ends: running }]
  const isSure = Math.max(...state.score) + 1 < setsToWin
  if (isSure && SETS[set + 1]) open.push({ set: set + 1, ends: freshSet(spec, set + 1) })
  return open.filter(({ ends }) => Math.abs(homeWins(ends) - 0.5) < CLOSED_SET - 0.5)
}

export const rallyQuotes = (spec: MatchSpec, state: MatchState, scope: 'main' | 'all'): Quote[] => {
  const law = matchLaw(spec, state)
  const isSnooker = spec.sport === 'SK'
  const { counted, setsToWin } = rulesOf(spec.sport)
  const sets = openSets(spec, state)
  const quotes: Quote[] = [winner('full', winChance(law))]
  const [handicap, total] = isSnooker ? (['R', 'OU'] as const) : (['STR', 'STOU'] as const)
  quotes.push(
    ...wholeLines({ family: handicap, period: 'full' }, 'difference', setsDifference(law), isWider),
    ...wholeLines(
      { family: total, period: 'full' },
      'total',
      setsTotal(law),
      (line) => line > setsToWin && line > state.done + 0.5,
    ),
  )
  if (counted)
    quotes.push(
      ...wholeLines({ family: 'GR', period: 'full' }, 'difference', law.difference),
      ...wholeLines({ family: 'GOU', period: 'full' }, 'total', law.total),
    )
  const [first] = sets
  if (first) quotes.push(winner(SETS[first.set]!, homeWins(first.ends)))
  if (scope === 'main') return quotes
  for (const { set, ends } of sets) {
    const period = SETS[set]!
    if (set !== first!.set) quotes.push(winner(period, homeWins(ends)))
    if (counted)
      quotes.push(
        ...wholeLines({ family: 'GR', period }, 'difference', setDifference(ends)),
        ...wholeLines({ family: 'GOU', period }, 'total', setTotal(ends)),
      )
  }
  if (isSnooker) {
    const odd = setsTotal(law).chances.reduce((sum, chance, index) => sum + (index % 2 === 0 ? chance : 0), 0)
    quotes.push({
      family: 'EO',
      period: 'full',
      rank: 0,
      selections: pairOf('EOO', 'EOE', odd, MARGIN.parity),
    })
  } else {
    const scores = Array.from({ length: setsToWin }, (_, lost) => [
      `${setsToWin}-${lost}`,
      `${lost}-${setsToWin}`,
    ])
    quotes.push({
      family: 'SPD',
      period: 'full',
      rank: 0,
      selections: outcomesOf(
        [...scores.map(([won]) => won!), ...scores.map(([, lost]) => lost!)].map((score) =>
          selectionOf(`H${score.replace('-', 'C')}`, law.sets.get(score) ?? 0, MARGIN.score),
        ),
      ),
    })
  }
  return quotes
}
