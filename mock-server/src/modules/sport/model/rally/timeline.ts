import type { MatchEvent, MatchSpec, Period, Play, Side, Timeline } from '../match.ts'
import { between, type Random } from '../random.ts'
import { rallyChances } from './chances.ts'
import { rulesOf } from './rules.ts'
import { countRally, isTieBreak, newTally, tieBreakServer, type Tally } from './tally.ts'

/** U-SPORT-13: seconds without prices after a set, and for a challenge or a time-out. */
const AFTER_SET = 12
const CHALLENGE: readonly [number, number] = [8, 20]
const CHALLENGE_SHARE = 0.012
/** A match can't go on for ever, whatever was directed. */
const MOST_RALLIES = 700

export const firstServer = ({ seed }: MatchSpec): 0 | 1 => (seed & 1) as 0 | 1

/** The tally after these plays, which are in their order. */
export const tallyOf = (spec: MatchSpec, plays: readonly Play[]): Tally => {
  const rules = rulesOf(spec.sport)
  const tally = newTally(firstServer(spec))
  for (const { side } of plays) if (!tally.isOver) countRally(rules, tally, side)
  return tally
}

const sideOf = (side: 0 | 1): Side => (side === 0 ? 'H' : 'C')

/** What a won rally adds to the report of the match. */
const eventsOf = (won: 'point' | 'game' | 'set' | 'match', at: number, side: 0 | 1): MatchEvent[] => {
  if (won === 'point') return []
  if (won === 'game') return [{ at, type: 'game', side: sideOf(side) }]
  return [
    { at, type: 'set', side: sideOf(side) },
    { at, type: 'danger', until: at + AFTER_SET, danger: 'set' },
  ]
}

/** The match from a moment on: what was stays, the rest is drawn rally by rally from the tally that it left. */
export const rallyFrom = (
  random: Random,
  spec: MatchSpec,
  before: Pick<Timeline, 'events' | 'plays'>,
  from: number,
): Timeline => {
  const rules = rulesOf(spec.sport)
  const chances = rallyChances(spec, rules)
  const tally = newTally(firstServer(spec))
  const plays: Play[] = []
  const events = [...before.events]
  const periods: Period[] = [{ name: 'S1', from: 0, to: 0, clock: 0 }]
  let at = from
  const play = (next: Play, isNew: boolean) => {
    const won = countRally(rules, tally, next.side)
    const end = next.at + next.run
    plays.push({ ...next, period: periods.length - 1 })
    periods.at(-1)!.to = end
    if (isNew) events.push(...eventsOf(won, end, next.side))
    if (won !== 'set') return end
    periods.push({ name: `S${periods.length + 1}`, from: end + rules.pause, to: end + rules.pause, clock: 0 })
    return end + rules.pause
  }
  for (const past of before.plays)
    if (!tally.isOver) at = Math.max(at, play(past, past.run === 0 && past.left < 0))
  while (!tally.isOver && plays.length < MOST_RALLIES) {
    const section = tally.sections.at(-1)!
    const server = isTieBreak(rules, section)
      ? tieBreakServer(tally.server, tally.game[0] + tally.game[1])
      : tally.server
    const chance = rules.hasGames && server === 1 ? chances.others : chances.own
    const side = random.next() < chance ? 0 : 1
    const run = Math.round(between(random, ...rules.pace))
    if (random.next() < CHALLENGE_SHARE)
      events.push({
        at,
        type: 'danger',
        until: at + Math.round(between(random, ...CHALLENGE)),
        danger: 'var',
      })
    at = play({ at, period: 0, side, left: 0, run, points: 1 }, true)
  }
  return {
    periods,
    events: events.toSorted((a, b) => a.at - b.at),
    plays,
    endsAt: plays.length > 0 ? plays.at(-1)!.at + plays.at(-1)!.run : from,
    ending: 'finished',
  }
}

export const rallyTimeline = (random: Random, spec: MatchSpec): Timeline =>
  rallyFrom(random, spec, { events: [], plays: [] }, 0)
