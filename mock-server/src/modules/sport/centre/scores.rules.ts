import type { MatchSofar } from '@app/contract/sport/settle/decided'
import type { Period } from '@app/contract/sport/market/markets'
import type { MatchScores } from '@app/contract/sport/settle/settle'
import type { OfficialResult } from '../match.rules.ts'
import { isFootball, isRally, type MatchState, type Pair, type SportCode } from '../model/match.ts'
import { sectionsTo, sumOf } from '../model/sections.ts'
import { scoreOfPair } from '../board/present.rules.ts'

/** The periods of a sport that are markets of their own, in order. */
const QUARTERS: readonly Period[] = ['q1', 'q2', 'q3', 'q4']
const SETS: readonly Period[] = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9']
const INNINGS: readonly Period[] = ['i1', 'i2', 'i3', 'i4', 'i5', 'i6', 'i7', 'i8', 'i9']
const periodsOf = (sport: SportCode): readonly Period[] => {
  if (isRally(sport)) return SETS
  return sport === 'BK' ? QUARTERS : sport === 'BS' ? INNINGS : []
}
/** How many periods make the first half, in sports that have one. */
const HALF_AFTER: Partial<Record<SportCode, number>> = { FT: 1, VF: 1, OP: 1, BK: 2 }
const FIRST_INNINGS = 5

/** Whether what is scored in a period (from 0) counts in a market's period. */
export const isWithin = (sport: SportCode, index: number, period: Period): boolean => {
  const halfAfter = HALF_AFTER[sport] ?? Infinity
  if (period === 'full') return true
  if (period === 'half') return index < halfAfter
  if (period === 'secondHalf') return index >= halfAfter
  return period === 'f5' ? index < FIRST_INNINGS : periodsOf(sport)[index] === period
}

/** The sections of a match as an official result has them; undefined where it doesn't say (sets that it contradicts). */
const sectionsBy = (state: MatchState, official: OfficialResult | null): readonly Pair[] | undefined => {
  const { sport, sections, byPeriod, score } = state
  if (!official) return sections
  const { full, half } = official
  if (isRally(sport)) return full[0] === score[0] && full[1] === score[1] ? sections : undefined
  const halfAfter = HALF_AFTER[sport]
  const last = Math.max(0, byPeriod.length - 1)
  if (!half || halfAfter === undefined) return sectionsTo(sections, last, full)
  const first = sectionsTo(sections.slice(0, halfAfter), Math.min(last, halfAfter - 1), half)
  while (first.length < halfAfter) first.push([0, 0])
  const rest: Pair = [full[0] - half[0], full[1] - half[1]]
  return [...first, ...sectionsTo(sections.slice(halfAfter), Math.max(0, last - halfAfter), rest)]
}

/** A state with the official result in the place of its scores. */
export const corrected = (state: MatchState, official: OfficialResult | null): MatchState => {
  if (!official) return state
  const sections = sectionsBy(state, official)
  if (!sections) return { ...state, score: official.full, sections: [], byPeriod: [], done: 0 }
  return {
    ...state,
    score: official.full,
    sections: [...sections],
    byPeriod: isRally(state.sport) ? state.byPeriod : [...sections],
  }
}

const cardsOf = ({ yellows, reds }: MatchState): Pair => [yellows[0] + reds[0], yellows[1] + reds[1]]

/** What a match has come to so far; a part that isn't complete is absent. An official result replaces the scores. */
export const scoresOf = (state: MatchState, official: OfficialResult | null): MatchScores => {
  const { sport, done } = state
  const isOver = state.status === 'finished' || official !== null
  const sections = sectionsBy(state, official)
  const halfAfter = HALF_AFTER[sport]
  const full = official?.full ?? (isOver ? state.score : null)
  const half =
    official?.half ??
    (sections && halfAfter !== undefined && done >= halfAfter ? sumOf(sections.slice(0, halfAfter)) : null)
  const score: MatchScores['score'] = {}
  if (half) score.half = scoreOfPair(half)
  if (full) score.full = scoreOfPair(full)
  if (half && full) score.secondHalf = scoreOfPair([full[0] - half[0], full[1] - half[1]])
  for (const [index, period] of periodsOf(sport).entries()) {
    const points = sections?.[index]
    if (index < done && points) score[period] = scoreOfPair(points)
  }
  if (sport === 'BS' && sections && done >= FIRST_INNINGS)
    score.f5 = scoreOfPair(sumOf(sections.slice(0, FIRST_INNINGS)))
  if (isRally(sport))
    return {
      score,
      ...(full ? { sets: scoreOfPair(full) } : {}),
      // The games of an official result that the match didn't come to nobody counted.
      ...(full && sections?.length ? { games: scoreOfPair(sumOf(state.byPeriod)) } : {}),
    }
  if (!isFootball(sport)) return { score }
  return {
    score,
    corners: {
      ...(done >= 1 ? { half: scoreOfPair(state.halfCorners) } : {}),
      ...(isOver ? { full: scoreOfPair(state.corners) } : {}),
    },
    cards: {
      ...(done >= 1 ? { half: scoreOfPair(state.halfCards) } : {}),
      ...(isOver ? { full: scoreOfPair(cardsOf(state)) } : {}),
    },
  }
}

/** All that was counted of a match until now, of each period begun. */
const countedOf = (state: MatchState): MatchScores => {
  const { sport, sections, corners, done } = state
  const halfAfter = HALF_AFTER[sport]
  const score: MatchScores['score'] = { full: scoreOfPair(state.score) }
  if (halfAfter !== undefined) {
    score.half = scoreOfPair(sumOf(sections.slice(0, halfAfter)))
    if (done >= halfAfter) score.secondHalf = scoreOfPair(sumOf(sections.slice(halfAfter)))
  }
  for (const [index, period] of periodsOf(sport).entries()) {
    const points = sections[index]
    if (points) score[period] = scoreOfPair(points)
  }
  if (sport === 'BS') score.f5 = scoreOfPair(sumOf(sections.slice(0, FIRST_INNINGS)))
  if (isRally(sport)) return { score, sets: score.full!, games: scoreOfPair(sumOf(state.byPeriod)) }
  if (!isFootball(sport)) return { score }
  return {
    score,
    corners: { full: scoreOfPair(corners), half: scoreOfPair(done >= 1 ? state.halfCorners : corners) },
    cards: {
      full: scoreOfPair(cardsOf(state)),
      half: scoreOfPair(done >= 1 ? state.halfCards : cardsOf(state)),
    },
  }
}

/** Where a match stands that was broken off. */
export const sofarOf = (state: MatchState): MatchSofar => ({
  complete: scoresOf(state, null),
  counted: countedOf(state),
  sections: state.byPeriod.map(scoreOfPair),
})
