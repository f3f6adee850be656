import { unseenGoals as unseenInFootball } from './football/rates.ts'
import { unseenGoals as unseenInHandball } from './goals/goals.ts'
import {
  isFootball,
  type MatchSpec,
  type MatchState,
  type Pair,
  type Period,
  type Timeline,
} from './match.ts'
import { ratesSeen } from './wander.ts'

/** What is believed of a match at a second of it. Prices, offers and the lives of tickets are all made of this. */
export interface Belief {
  spec: MatchSpec
  state: MatchState
  /** It stands in [from, until) when nothing happens; `until` is Infinity where only what happens moves it. */
  from: number
  until: number
}

/** U-SPORT-13: seconds that a price stands when nothing happens; in play by the seconds that its half still has. */
const BEFORE_STEP = 300
const STEPS: Partial<Record<MatchSpec['sport'], readonly { beyond: number; step: number }[]>> = {
  FT: [
    { beyond: 400, step: 20 },
    { beyond: 0, step: 5 },
  ],
  VF: [
    { beyond: 60, step: 2 },
    { beyond: 0, step: 1 },
  ],
  OP: [
    { beyond: 600, step: 10 },
    { beyond: 120, step: 5 },
    { beyond: 0, step: 1 },
  ],
}

const restOf = ({ from, to }: Period, second: number): number =>
  Math.min(1, Math.max(0, (to - second) / Math.max(1, to - from)))
const restsOf = ([first, last]: Period[], second: number): Pair => [
  restOf(first!, second),
  restOf(last!, second),
]

/** A goal whose attack would be announced by now, or that would refuse a bet of now, is not to come: bets are open. */
const restForGoals = (sport: MatchSpec['sport'], periods: Period[], second: number): Pair => {
  let [first, last] = [0, 0]
  for (const [share, seconds] of isFootball(sport) ? unseenInFootball(sport) : unseenInHandball) {
    const rest = restsOf(periods, second + seconds)
    first += share * rest[0]
    last += share * rest[1]
  }
  return [first, last]
}

/** What stands, with the time to come as it is at a second, bets being open. */
export const openState = (state: MatchState, { periods }: Timeline, second: number): MatchState => ({
  ...state,
  restOfHalves: restsOf(periods, second),
  restForGoals: restForGoals(state.sport, periods, second),
})

/** Steps of a match lie apart from those of others, so that not all change at once. */
const stepAt = (gid: number, second: number, step: number): Pair => {
  const from = second - ((((second + gid) % step) + step) % step)
  return [from, from + step]
}

const liveStep = (gid: number, { periods }: Timeline, second: number, sport: MatchSpec['sport']): Pair => {
  const steps = STEPS[sport]!
  const period = periods.find(({ to }) => second < to)
  if (!period || second < period.from) {
    const [from, until] = stepAt(gid, second, steps[0]!.step)
    return [from, Math.min(until, period?.from ?? until)]
  }
  const at = steps.findIndex(({ beyond }) => period.to - second > beyond)
  const { step, beyond } = steps[at]!
  const [from, until] = stepAt(gid, second, step)
  const start = at === 0 ? period.from : period.to - steps[at - 1]!.beyond
  return [Math.max(from, start), Math.min(until, period.to - beyond)]
}

export const beliefOf = (
  spec: MatchSpec,
  state: MatchState,
  second: number,
  timelineOf: () => Timeline,
): Belief => {
  if (second < 0) {
    const [from, until] = stepAt(spec.gid, second, BEFORE_STEP)
    return { spec: ratesSeen(spec, Math.min(from, -1)), state, from, until }
  }
  if (state.status !== 'live' || !STEPS[spec.sport])
    return { spec, state, from: second, until: Number.POSITIVE_INFINITY }
  const timeline = timelineOf()
  const [from, until] = liveStep(spec.gid, timeline, second, spec.sport)
  return { spec, state: openState(state, timeline, (from + until) / 2), from, until }
}
