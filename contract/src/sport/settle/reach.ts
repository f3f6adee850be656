import type { PlayedSport } from '../codes.ts'
import type { Score } from '../feed.ts'
import { setRules, targetOf, type SetRules } from './sets.data.ts'

type Span = readonly [least: number, most: number]

/** What a count can still come to in some continuation of the match; both ends of a span are met by one (or have none). */
export interface Reach {
  home: Span
  away: Span
  total: Span
  /** By how much home is ahead. */
  lead: Span
}

const either = (a: Span, b: Span): Span => [Math.min(a[0], b[0]), Math.max(a[1], b[1])]
const plus = (a: Span, b: Span): Span => [a[0] + b[0], a[1] + b[1]]

/** What nothing but the clock ends: goals, points, runs, corners, cards. */
export const openReach = ({ home, away }: Score): Reach => ({
  home: [home, Infinity],
  away: [away, Infinity],
  total: [home + away, Infinity],
  lead: [-Infinity, Infinity],
})

const rulesOf = (sport: PlayedSport): SetRules | undefined =>
  Object.hasOwn(setRules, sport) ? setRules[sport as keyof typeof setRules] : undefined

/** Sets (frames) of a match that goes to who wins enough of them. */
export const setsReach = (sport: PlayedSport, { home, away }: Score): Reach | undefined => {
  const rules = rulesOf(sport)
  if (!rules) return undefined
  const { setsToWin } = rules
  return {
    home: [home, setsToWin],
    away: [away, setsToWin],
    total: [setsToWin + Math.min(home, away), 2 * setsToWin - 1],
    lead: [home - setsToWin, setsToWin - away],
  }
}

type Counts = Pick<Reach, 'total' | 'lead'>
/** Games of tennis from which on only a tie-break is left. */
const TIE_BREAK_AT = 6

/** A set that `own` wins from where it stands: what is added up and the lead of the winner at its end. */
const wonSet = (isTennis: boolean, target: number, others: number): Counts => {
  if (!isTennis) {
    const own = Math.max(target, others + 2)
    return { total: [own + others, Infinity], lead: [2, own - others] }
  }
  const own = others < TIE_BREAK_AT - 1 ? TIE_BREAK_AT : TIE_BREAK_AT + 1
  return { total: [own + others, 2 * TIE_BREAK_AT + 1], lead: [1, own - others] }
}

const mirrored = ({ total, lead }: Counts): Counts => ({ total, lead: [-lead[1], -lead[0]] })

/** A set from where it stands, won by home or by away. */
const setEnds = (sport: PlayedSport, target: number, { home, away }: Score): readonly [Counts, Counts] => [
  wonSet(sport === 'TN', target, away),
  mirrored(wonSet(sport === 'TN', target, home)),
]

/** Games (points) of the set under way, the last of `sections`. */
export const setReach = (sport: PlayedSport, sections: readonly Score[]): Reach | undefined => {
  const rules = rulesOf(sport)
  const current = sections.at(-1)
  if (!rules || rules.lead === 1 || !current) return undefined
  const [won, lost] = setEnds(sport, targetOf(rules, sections.length - 1), current)
  return {
    ...openReach(current),
    total: either(won.total, lost.total),
    lead: either(won.lead, lost.lead),
  }
}

/** Games (points) of the whole match: the sets complete, the one under way and those to come. */
export const gamesReach = (
  sport: PlayedSport,
  sets: Score,
  sections: readonly Score[],
): Reach | undefined => {
  const rules = rulesOf(sport)
  if (!rules || rules.lead === 1) return undefined
  const { setsToWin } = rules
  const rest = (home: number, away: number, current: Score): Counts => {
    if (home === setsToWin || away === setsToWin) return { total: [0, 0], lead: [0, 0] }
    const [won, lost] = setEnds(sport, targetOf(rules, home + away), current)
    const [after, others] = [rest(home + 1, away, NOTHING), rest(home, away + 1, NOTHING)]
    return {
      total: either(plus(won.total, after.total), plus(lost.total, others.total)),
      lead: either(plus(won.lead, after.lead), plus(lost.lead, others.lead)),
    }
  }
  const done = sections.slice(0, sets.home + sets.away)
  const sum = done.reduce(
    (all, { home, away }) => ({ home: all.home + home, away: all.away + away }),
    NOTHING,
  )
  const to = rest(sets.home, sets.away, sections[done.length] ?? NOTHING)
  const [total, lead] = [sum.home + sum.away, sum.home - sum.away]
  return {
    ...openReach(sum),
    total: plus(to.total, [total, total]),
    lead: plus(to.lead, [lead, lead]),
  }
}
const NOTHING: Score = { home: 0, away: 0 }
