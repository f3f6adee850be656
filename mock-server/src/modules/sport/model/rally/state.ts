import { heldAt, plain } from '../held.ts'
import type { MatchSpec, MatchState, Pair, Timeline } from '../match.ts'
import { mixed } from '../random.ts'
import { firstServer } from './timeline.ts'
import { rulesOf } from './rules.ts'
import { countRally, isTieBreak, newTally, tieBreakServer } from './tally.ts'

const CALLS = ['0', '15', '30', '40'] as const

/** "40-15", "40-A"; plain numbers in a tie-break. */
const tennisCall = ([home, away]: Pair, isTie: boolean): string => {
  if (isTie) return `${home}-${away}`
  if (home >= 3 && away >= 3) {
    if (home === away) return '40-40'
    return home > away ? 'A-40' : '40-A'
  }
  return `${CALLS[home]}-${CALLS[away]}`
}

/** Points that a visit of snooker brought, the nth of a frame: both sides are drawn from the same, so more visits are more points. */
const VISIT: Pair = [5, 13]
const framePoints = (seed: number, frame: number, visits: number): number => {
  let points = 0
  for (let visit = 0; visit < visits; visit += 1)
    points += VISIT[0] + (mixed(seed, frame, visit, 31) % (VISIT[1] - VISIT[0] + 1))
  return points
}

/** The state of a game of sets at a second since its start. A rally counts from its end. */
export const rallyState = (spec: MatchSpec, timeline: Timeline, second: number): MatchState => {
  const { plays, periods, events, endsAt, ending } = timeline
  const rules = rulesOf(spec.sport)
  const here = Math.min(second, endsAt)
  const tally = newTally(firstServer(spec))
  let version = 0
  for (const play of plays) {
    if (play.at + play.run > here || tally.isOver) break
    countRally(rules, tally, play.side)
    version += 1
  }
  const isStarted = here >= 0
  const over = second >= endsAt
  const done = tally.sets[0] + tally.sets[1]
  const current = periods[done]
  const section = tally.sections.at(-1)!
  const isTie = isTieBreak(rules, section)
  const server = isTie ? tieBreakServer(tally.server, tally.game[0] + tally.game[1]) : tally.server
  const byPeriod = isStarted ? tally.sections : []
  const sections =
    spec.sport === 'SK'
      ? byPeriod.map(([home, away], frame): Pair => [
          framePoints(spec.seed, frame, home),
          framePoints(spec.seed, frame, away),
        ])
      : byPeriod
  const isRunning = isStarted && !over
  const running = sections.at(-1)
  const points =
    !isRunning || !running
      ? ''
      : rules.hasGames
        ? tennisCall(tally.game, isTie)
        : `${running[0]}-${running[1]}`
  return {
    ...plain,
    sport: spec.sport,
    status: over ? ending : isStarted ? 'live' : 'scheduled',
    period: !isStarted
      ? ''
      : current && here < current.from
        ? 'BREAK'
        : `S${Math.max(1, tally.sections.length)}`,
    minute: Math.floor(Math.max(0, here) / 60),
    score: tally.sets,
    byPeriod,
    sections,
    done,
    serving: spec.sport === 'SK' || over ? '' : server === 0 ? 'H' : 'C',
    points,
    game: tally.game,
    ...heldAt(events, second),
    version,
  }
}
