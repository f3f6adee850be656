import {
  FIRST_HALF_SHARE,
  lowScoreWeight,
  ratesWithReds,
  RED_RATE,
  YELLOW_RATE,
  ATTACK,
  CORNER_RATES,
  PENALTY_LASTS,
  PENALTY_SHARE,
  paceOf,
} from './rates.ts'
import type { Danger, MatchEvent, MatchSpec, Pair, Period, Side, Timeline } from '../match.ts'
import { between, poisson, type Random } from '../random.ts'

const HALF = 2700
/** U-SPORT-13: seconds. */
export const INTERVAL = 900
const STOPPAGE_1: Pair = [60, 240]
const STOPPAGE_2: Pair = [150, 420]
export const AFTER_GOAL = 35
const AFTER_VAR = 75
const VAR_SHARE = 0.12
const FALSE_ALARMS = 9

export const footballPeriods = (random: Random, pace: number): Period[] => {
  const first = Math.round((HALF + between(random, ...STOPPAGE_1)) / pace)
  const second = Math.round((HALF + between(random, ...STOPPAGE_2)) / pace)
  const from = first + Math.round(INTERVAL / pace)
  return [
    { name: '1H', from: 0, to: first, clock: HALF },
    { name: '2H', from, to: from + second, clock: HALF },
  ]
}

/** Part of the match's goals that falls before a second. */
const shareAt = (periods: Period[], at: number): number => {
  const [first, second] = periods as [Period, Period]
  const part = ({ from, to }: Period) => Math.min(1, Math.max(0, (at - from) / Math.max(1, to - from)))
  return FIRST_HALF_SHARE * part(first) + (1 - FIRST_HALF_SHARE) * part(second)
}

const secondOf = (periods: Period[], share: number): number => {
  const [first, second] = periods as [Period, Period]
  const inFirst = share < FIRST_HALF_SHARE
  const { from, to } = inFirst ? first : second
  const part = inFirst ? share / FIRST_HALF_SHARE : (share - FIRST_HALF_SHARE) / (1 - FIRST_HALF_SHARE)
  return Math.min(to - 1, Math.floor(from + part * (to - from)))
}

/** Goals of both sides to the end, by rejection: independent Poisson draws, kept by the low-score weight of the final score. */
const goalsToCome = (random: Random, spec: MatchSpec, score: Pair, reds: Pair, rest: number): Pair => {
  const [home, away] = ratesWithReds(spec, reds)
  const highest = Math.max(1, lowScoreWeight(spec.rates, 0, 0), lowScoreWeight(spec.rates, 1, 1))
  for (;;) {
    const drawn: Pair = [poisson(random, home * rest), poisson(random, away * rest)]
    const weight = lowScoreWeight(spec.rates, score[0] + drawn[0], score[1] + drawn[1])
    if (random.next() * highest < weight) return drawn
  }
}

const shares = (random: Random, count: number, from: number): number[] =>
  Array.from({ length: count }, () => from + (1 - from) * random.next())

const SIDES: readonly Side[] = ['H', 'C']

const danger = (at: number, until: number, reason: Danger): MatchEvent => ({
  at,
  type: 'danger',
  until,
  danger: reason,
})

/** A virtual goal comes without a build-up that anyone could see. */
const VIRTUAL_AFTER_GOAL = 4

const goalEvents = (
  random: Random,
  at: number,
  side: Side,
  earliest: number,
  isVirtual: boolean,
): MatchEvent[] => {
  if (isVirtual) return [{ at, type: 'goal', side }, danger(at, at + VIRTUAL_AFTER_GOAL, 'goal')]
  const events: MatchEvent[] = [{ at, type: 'goal', side }]
  if (random.next() < PENALTY_SHARE) {
    const awarded = Math.max(earliest, at - PENALTY_LASTS)
    events.push({ at: awarded, type: 'penalty', side }, danger(awarded, at, 'penalty'))
  } else events.push(danger(Math.max(earliest, at - Math.round(between(random, ...ATTACK))), at, 'attack'))
  events.push(danger(at, at + AFTER_GOAL, 'goal'))
  if (random.next() < VAR_SHARE) events.push(danger(at + AFTER_GOAL, at + AFTER_VAR, 'var'))
  return events
}

/**
 * What is still to happen after a second, given score and red cards. Conditional on them it has exactly the distribution that
 * prices are made of: goals split over the rest of the match by its shares, and redrawn at each red card.
 */
export const footballRest = (
  random: Random,
  spec: MatchSpec,
  periods: Period[],
  after: number,
  score: Pair,
  reds: Pair,
): MatchEvent[] => {
  const isVirtual = spec.sport === 'VF'
  const start = shareAt(periods, after)
  const rest = 1 - start
  const earliest = Math.max(0, after + 1)
  const second = (share: number) => Math.max(earliest, secondOf(periods, share))
  const events: MatchEvent[] = []
  const sent = SIDES.flatMap((side) =>
    shares(random, poisson(random, RED_RATE * rest), start).map((share) => ({ share, side })),
  ).toSorted((a, b) => a.share - b.share)

  const tally: [number, number] = [score[0], score[1]]
  const men: [number, number] = [reds[0], reds[1]]
  let from = start
  for (const { share, side } of [...sent, { share: 1, side: undefined }]) {
    const drawn = goalsToCome(random, spec, tally, men, 1 - from)
    for (const index of [0, 1] as const)
      for (const when of shares(random, drawn[index], from))
        if (when < share || !side) {
          events.push(...goalEvents(random, second(when), SIDES[index]!, earliest, isVirtual))
          tally[index] += 1
        }
    if (!side) break
    const at = second(share)
    events.push({ at, type: 'red', side }, danger(at, at + Math.ceil(AFTER_GOAL / paceOf(spec.sport)), 'red'))
    men[side === 'H' ? 0 : 1] += 1
    from = share
  }
  for (const index of [0, 1] as const) {
    const side = SIDES[index]!
    for (const when of shares(random, poisson(random, YELLOW_RATE * rest), start))
      events.push({ at: second(when), type: 'yellow', side })
    for (const when of shares(random, poisson(random, CORNER_RATES[index] * rest), start))
      events.push({ at: second(when), type: 'corner', side })
  }
  for (const when of isVirtual ? [] : shares(random, poisson(random, FALSE_ALARMS * rest), start)) {
    const at = second(when)
    events.push(danger(at, at + Math.round(between(random, 5, 12)), 'attack'))
  }
  return events.toSorted((a, b) => a.at - b.at)
}

export const footballTimeline = (random: Random, spec: MatchSpec): Timeline => {
  const periods = footballPeriods(random, paceOf(spec.sport))
  const events = footballRest(random, spec, periods, -1, [0, 0], [0, 0])
  return { periods, events, plays: [], endsAt: periods[1]!.to, ending: 'finished' }
}
