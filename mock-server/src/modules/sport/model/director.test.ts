import { expect, test } from 'vitest'
import { basketballRates } from './basketball/rates.ts'
import { directorRefusal } from './director.ts'
import { footballRates } from './football/rates.ts'
import type { DirectorEvent, MatchSpec } from './match.ts'
import { timelineOf } from './play.ts'
import { ratesOf } from './rates.ts'
import { stateOf } from './state.ts'

const even = { attack: 1, concede: 1 }
const football = (seed: number): MatchSpec => ({
  gid: 1,
  sport: 'FT',
  seed,
  kickOffAt: 0,
  rates: footballRates(2.7, even, even),
  possessions: 0,
})
const basketball = (seed: number): MatchSpec => ({
  gid: 2,
  sport: 'BK',
  seed,
  kickOffAt: 0,
  rates: basketballRates(even, even),
  possessions: 20,
})
const at = (spec: MatchSpec, events: DirectorEvent[], second: number) =>
  stateOf(spec, timelineOf(spec, events), second)
const seeds = Array.from({ length: 40 }, (_, index) => index + 1)

test('the same seed and events give the same match; what was before an event stays', () => {
  for (const seed of seeds) {
    const events: DirectorEvent[] = [{ at: 1800, type: 'goal', side: 'C' }]
    expect(timelineOf(football(seed), events)).toEqual(timelineOf(football(seed), events))
    expect(at(football(seed), events, 1799)).toEqual(at(football(seed), [], 1799))
  }
})

test('a goal stands at once and suspends, a cancelled one is gone', () => {
  for (const spec of [football(3), basketball(3)]) {
    const [home, away] = at(spec, [], 1500).score
    const worth = spec.sport === 'FT' ? 1 : 2
    expect(at(spec, [{ at: 1500, type: 'goal', side: 'H' }], 1500).score).toEqual([home + worth, away])
    const undone: DirectorEvent[] = [
      { at: 1500, type: 'goal', side: 'H' },
      { at: 1500, type: 'cancelGoal', side: 'H' },
    ]
    expect(at(spec, undone, 1500).score).toEqual([home, away])
  }
  expect(at(football(3), [{ at: 1500, type: 'goal', side: 'H' }], 1505)).toMatchObject({
    suspended: true,
    danger: 'goal',
  })
})

test('a score can be set whole', () => {
  expect(at(football(5), [{ at: 4500, type: 'goal', score: [4, 3] }], 4500).score).toEqual([4, 3])
  expect(at(basketball(5), [{ at: 3000, type: 'goal', score: [80, 81] }], 3000).score).toEqual([80, 81])
})

test('a red card counts and more follows from the seed', () => {
  expect(at(football(6), [{ at: 600, type: 'red', side: 'C' }], 600).reds).toEqual([0, 1])
})

test('a penalty suspends and is decided within a minute, scored about four times in five', () => {
  const scored = seeds.filter((seed) => {
    const before = at(football(seed), [], 1000).score[0]
    const events: DirectorEvent[] = [{ at: 1000, type: 'penalty', side: 'H' }]
    expect(at(football(seed), events, 1001)).toMatchObject({ danger: 'penalty', suspended: true })
    return at(football(seed), events, 1050).score[0] === before + 1
  })
  expect(scored.length).toBeGreaterThan(22)
  expect(scored.length).toBeLessThan(40)
})

test('suspend holds until resume', () => {
  const events: DirectorEvent[] = [
    { at: 100, type: 'suspend' },
    { at: 4000, type: 'resume' },
  ]
  for (const spec of [football(7), basketball(7)]) {
    expect(at(spec, events, 3999).suspended).toBe(true)
    expect(at(spec, events, 4000).danger).not.toBe('director')
  }
})

test('half-time comes now and the second half is whole', () => {
  for (const spec of [football(8), basketball(8)]) {
    const events: DirectorEvent[] = [{ at: 1000, type: 'halftime' }]
    expect(at(spec, events, 1001).period).toBe('HT')
    const end = timelineOf(spec, events).endsAt
    expect(end).toBeLessThan(timelineOf(spec, []).endsAt)
    expect(at(spec, events, end).status).toBe('finished')
  }
})

/** Every sport that goals or points are given and taken back in. */
const counted = (['FT', 'VF', 'BK', 'OP', 'BS'] as const).map((sport): MatchSpec => ({
  ...football(12),
  sport,
  rates: ratesOf(sport, even, even, 2.7),
  possessions: 20,
}))
const breakOf = (spec: MatchSpec): number => {
  const drawn = timelineOf(spec, [])
  return drawn.periods.find(({ to }, index) => drawn.periods[index + 1]!.from > to + 1)!.to + 1
}

test.each(counted)('$sport: a goal in a break belongs to the next period', (spec) => {
  const second = breakOf(spec)
  const before = at(spec, [], second)
  const goal: DirectorEvent = { at: second, type: 'goal', side: 'H' }
  const after = at(spec, [goal], second)
  expect(after.period).toBe(before.period)
  expect(after.done).toBe(before.done)
  expect(after.byPeriod.slice(0, before.done)).toEqual(before.byPeriod.slice(0, before.done))
  expect(after.byPeriod[before.done]![0]).toBe(after.score[0] - before.score[0])
  const end = timelineOf(spec, [goal])
  expect(stateOf(spec, end, end.endsAt).byPeriod.slice(0, before.done)).toEqual(
    before.byPeriod.slice(0, before.done),
  )
})

test.each(counted)('$sport: broken off in a break, the period before it is complete', (spec) => {
  const second = breakOf(spec)
  const before = at(spec, [], second)
  const off = at(spec, [{ at: second, type: 'abandon' }], second)
  expect([off.status, off.done]).toEqual(['abandoned', before.done])
})

test.each(counted)('$sport: what is taken back is taken from the latest period that has it', (spec) => {
  const second = breakOf(spec) + 300
  const { score, byPeriod } = at(spec, [{ at: second, type: 'goal', score: [9, 9] }], second)
  const goals: DirectorEvent[] = [{ at: second, type: 'goal', score: [9, 9] }]
  const all: DirectorEvent[] = [...goals, { at: second + 1, type: 'cancelGoal', score: [0, 4] }]
  const after = at(spec, all, second + 1)
  expect([score, after.score]).toEqual([
    [9, 9],
    [0, 4],
  ])
  expect(after.byPeriod.every((points) => Math.min(...points) >= 0)).toBe(true)
  expect(after.byPeriod.reduce((sum, [, away]) => sum + away, 0)).toBe(4)
  const first = byPeriod[0]![1]
  expect(after.byPeriod[0]![1]).toBe(Math.min(4, first))
})

test('a penalty at the end of a half is taken in it: the half lasts until then, and nothing comes after the end', () => {
  for (const seed of seeds) {
    const spec = football(seed)
    const [first, last] = timelineOf(spec, []).periods
    for (const end of [first!.to, last!.to]) {
      const event: DirectorEvent = { at: end - 5, type: 'penalty', side: 'H' }
      const timeline = timelineOf(spec, [event])
      expect(stateOf(spec, timeline, end + 40).status).toBe('live')
      const over = stateOf(spec, timeline, timeline.endsAt)
      expect(stateOf(spec, timeline, timeline.endsAt + 3_600).score).toEqual(over.score)
      if (end === first!.to) {
        const break_ = stateOf(spec, timeline, end + 60)
        expect(break_.byPeriod).toHaveLength(1)
        expect(over.byPeriod[0]).toEqual(break_.score)
      }
    }
  }
})

test('an overtime that was announced is played, whatever is given in the break before it', () => {
  const level = seeds
    .map(basketball)
    .map((spec) => ({ spec, timeline: timelineOf(spec, [{ at: 4_000, type: 'goal', score: [70, 70] }]) }))
    .find(({ timeline }) => timeline.periods.length > 4)!
  const second = level.timeline.periods[3]!.to + 10
  const events: DirectorEvent[] = [
    { at: 4_000, type: 'goal', score: [70, 70] },
    { at: second, type: 'goal', side: 'C' },
  ]
  const { byPeriod } = at(level.spec, events, second)
  expect(byPeriod[4]).toEqual([0, 2])
  const timeline = timelineOf(level.spec, events)
  expect(timeline.endsAt).toBeGreaterThan(level.timeline.periods[4]!.from)
})

test('a match of sets that is ended at a score has the sets to it; another score is refused', () => {
  for (const sport of ['TN', 'VB', 'TT', 'SK'] as const) {
    const spec = { ...football(4), sport, rates: ratesOf(sport, even, even, 2.7) }
    const state = at(spec, [{ at: 900, type: 'finish', score: [1, 2] }], 900)
    expect(state.score).toEqual([1, 2])
    expect(state.byPeriod.slice(0, 3).filter(([home, away]) => home > away)).toHaveLength(1)
    const live = at(spec, [], 900)
    expect(directorRefusal(live, { at: 900, type: 'finish', score: [9, 0] })).toBe('比分与已打完的局数不符')
  }
})

test('finish, abandon and postpone end the match as they say', () => {
  for (const spec of [football(9), basketball(9)]) {
    expect(at(spec, [{ at: 3000, type: 'finish', score: [70, 60] }], 3000)).toMatchObject({
      status: 'finished',
      score: [70, 60],
    })
    expect(at(spec, [{ at: 3000, type: 'abandon' }], 3001).status).toBe('abandoned')
    expect(at(spec, [{ at: -500, type: 'postpone' }], -499).status).toBe('postponed')
  }
})

test('basketball never ends level, whatever the director does', () => {
  for (const seed of seeds) {
    const spec = basketball(seed)
    const events: DirectorEvent[] = [
      { at: 4000, type: 'goal', score: [70, 70] },
      { at: 4600, type: 'cancelGoal', side: 'H' },
    ]
    const end = at(spec, events, timelineOf(spec, events).endsAt)
    expect(end.score[0]).not.toBe(end.score[1])
  }
})

test('what makes no sense is refused in words', () => {
  const soon = at(football(1), [], -60)
  expect(directorRefusal(soon, { at: -60, type: 'goal', side: 'H' })).toBe('比赛尚未开始')
  expect(directorRefusal(at(basketball(1), [], 900), { at: 900, type: 'corner', side: 'H' })).toBe(
    '篮球比赛没有该事件',
  )
  expect(directorRefusal(at(football(1), [], 9e4), { at: 9e4, type: 'var' })).toBe('比赛已结束')
  expect(directorRefusal(soon, { at: -60, type: 'postpone' })).toBeUndefined()
})
