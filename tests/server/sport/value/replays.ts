import { toCents } from '@app/contract/kit/cents'
import { expectedFactor } from '@app/contract/sport/settle/cashOut'
import { DELAY_MS } from '@app/contract/sport/slip/limits'
import type { Ticket } from '@app/contract/sport/ticket'
import { dayOfGid, fixturesOfDay } from '../../../../seeds/fixtures.ts'
import { dangerIn } from '../../../../mock-server/src/modules/sport/slip/betting.rules.ts'
import { ofFixture } from '../../../../mock-server/src/modules/sport/match.rules.ts'
import {
  isFootball,
  type MatchEvent,
  type MatchSpec,
  type Timeline,
} from '../../../../mock-server/src/modules/sport/model/match.ts'
import { timelineOf } from '../../../../mock-server/src/modules/sport/model/play.ts'
import { stateOf } from '../../../../mock-server/src/modules/sport/model/state.ts'
import { legResult, outcomeOfCode } from '../../../../mock-server/src/modules/sport/settle/settle.rules.ts'
import { courseFrom } from './courses.ts'

/** Longer than any attack, throw or penalty is announced before its goal. */
const ANNOUNCED_S = 60
const DELAY_S = DELAY_MS / 1_000
/** What announces nothing and is announced by nothing: it stays as it was up to the bet. */
const isUnannounced = (type: MatchEvent['type']) => type === 'corner' || type === 'yellow'
/** Bets on one match have courses of their own. */
const COURSES = 100_000

/**
 * Ways that a match may go on after a bet in play was taken. What isn't open can't be bet on: a goal that is near is announced or
 * refuses the bet. So a course is drawn from before any announcement, and counts only if the score of the bet stands in it and
 * the bet is taken there as well.
 */
const openCourses = function* (
  spec: MatchSpec,
  timeline: Timeline,
  second: number,
  first: number,
): Generator<Timeline> {
  const isTimed = isFootball(spec.sport) || spec.sport === 'OP'
  if (second < 0 || !isTimed) {
    for (let turn = first; turn < first + COURSES; turn += 1) yield courseFrom(spec, timeline, second, turn)
    return
  }
  const { score, reds } = stateOf(spec, timeline, second)
  const moved = timeline.events.filter(({ at, type }) => at <= second && (type === 'goal' || type === 'red'))
  const from = Math.max(0, second - ANNOUNCED_S, moved.at(-1)?.at ?? 0)
  const unannounced = timeline.events.filter(({ at, type }) => at <= second && isUnannounced(type))
  for (let turn = first; turn < first + COURSES; turn += 1) {
    const drawn = courseFrom(spec, timeline, from, turn)
    const events = [
      ...unannounced,
      // The engine holds bets where somebody steps in; nobody did.
      ...drawn.events.filter(({ at, type }) =>
        isUnannounced(type) ? at > second : type !== 'danger' || at !== from,
      ),
    ].toSorted((a, b) => a.at - b.at)
    const course = { ...drawn, events }
    const now = stateOf(spec, course, second)
    const isSame = now.score.join() === score.join() && now.reds.join() === reds.join()
    if (isSame && !now.suspended && !dangerIn(events, second - 1, second + DELAY_S)) yield course
  }
}

const fixturesOf = (seed: number) => {
  const specs = new Map<number, MatchSpec>()
  return (gid: number): MatchSpec => {
    if (!specs.has(gid))
      for (const fixture of fixturesOfDay(seed, dayOfGid(gid)))
        specs.set(fixture.gid, ofFixture(fixture).spec)
    return specs.get(gid)!
  }
}

/**
 * What a single on a match of the programme brings back of its risk, on the average of many ways that the match may go on from
 * its acceptance: the same mean as that of its one result, without most of the luck.
 */
export const replayer = (seed: number, count: number) => {
  const specOf = fixturesOf(seed)
  const timelines = new Map<number, Timeline>()
  let first = 0
  return ({ legs: [leg], risk, win, placedAt }: Ticket): number => {
    const { gameInfo, inPlay, sport, wtype, w, line, scoreAtBet } = leg!
    const spec = specOf(Number(gameInfo.hgid))
    const timeline = timelines.get(spec.gid) ?? timelineOf(spec, [])
    timelines.set(spec.gid, timeline)
    const second = Math.floor((placedAt - spec.kickOffAt) / 1_000)
    const k = toCents(win) / toCents(risk)
    first += COURSES
    let sum = 0
    let replayed = 0
    for (const course of openCourses(spec, timeline, inPlay ? second : Math.min(second, -1), first)) {
      const end = stateOf(spec, course, course.endsAt)
      const { result } = legResult({ sport, wtype, w, line, scoreAtBet }, end, null)!
      sum += expectedFactor({ chances: { [outcomeOfCode(result)!]: 1 }, k })
      replayed += 1
      if (replayed === count) break
    }
    return sum / replayed
  }
}
