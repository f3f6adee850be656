import { families } from '@app/contract/sport/market/markets.data'
import { marketOf } from '@app/contract/sport/market/markets'
import type { Score } from '@app/contract/sport/feed'
import type { OfficialResult } from '../match.rules.ts'
import { indexOf, isFootball, isRally, type SportCode, type Timeline } from '../model/match.ts'
import { isWithin } from '../centre/scores.rules.ts'

/** A score that was taken back: it stood from the second `from` until `until`. */
export interface Undone {
  side: 0 | 1
  period: number
  from: number
  until: number
  /** What the side had by it. */
  reached: number
}

interface Scored {
  at: number
  side: 0 | 1
  period: number
  points: number
}

/** Points as they were counted, taken back ones below 0. */
const scoredOf = (sport: SportCode, { events, plays, periods }: Timeline): Scored[] => {
  if (!isFootball(sport))
    return plays
      .filter(({ points }) => points !== 0)
      .map(({ at, run, side, period, points }) => ({
        at: at + run,
        side,
        period: sport === 'BS' ? Math.floor(period / 2) : period,
        points,
      }))
  return events
    .filter(({ type }) => type === 'goal' || type === 'goalCancelled')
    .map(({ at, type, side, half }) => ({
      at,
      side: indexOf(side!),
      period: half ?? (at < periods[0]!.to ? 0 : 1),
      points: type === 'goal' ? 1 : -1,
    }))
}

/** What was scored and taken back by a second: always the latest of the side and the period. */
export const undoneOf = (sport: SportCode, timeline: Timeline, second: number): Undone[] => {
  if (isRally(sport)) return []
  const undone: Undone[] = []
  const standing: (Scored & { reached: number })[] = []
  const score: [number, number] = [0, 0]
  const scored = scoredOf(sport, timeline)
    .filter(({ at }) => at <= second)
    .toSorted((a, b) => a.at - b.at)
  for (const { at, side, period, points } of scored) {
    score[side] += points
    if (points > 0) {
      standing.push({ at, side, period, points, reached: score[side] })
      continue
    }
    for (let left = -points; left > 0;) {
      const index = standing.findLastIndex((one) => one.side === side && one.period === period)
      const last = standing[index]
      if (!last) break
      undone.push({ side, period, from: last.at, until: at, reached: last.reached })
      const taken = Math.min(left, last.points)
      last.points -= taken
      left -= taken
      if (last.points === 0) standing.splice(index, 1)
    }
  }
  return undone
}

export interface PlacedLeg {
  sport: SportCode
  wtype: string
  inPlay: boolean
  scoreAtBet: Score | null
  /** Seconds since kick-off. */
  placedAt: number
}

/**
 * Whether a bet in play was placed on a score that never was: after a goal that was taken back later, on a market that counts
 * goals of its period; or at a score that the official result doesn't come to.
 */
export const isOnUndoneScore = (
  { sport, wtype, inPlay, scoreAtBet, placedAt }: PlacedLeg,
  undone: readonly Undone[],
  official: OfficialResult | null,
): boolean => {
  const market = marketOf(wtype)
  if (!inPlay || !scoreAtBet || !market || isRally(sport)) return false
  if (families[market.family].counts !== 'score') return false
  const sides = [scoreAtBet.home, scoreAtBet.away] as const
  const { period } = market
  const final = period === 'half' ? (official?.half ?? official?.full) : official?.full
  if (final && (sides[0] > final[0] || sides[1] > final[1])) return true
  const second = Math.floor(placedAt)
  return undone.some(
    (one) =>
      second >= one.from &&
      second < one.until &&
      sides[one.side] >= one.reached &&
      isWithin(sport, one.period, period),
  )
}
