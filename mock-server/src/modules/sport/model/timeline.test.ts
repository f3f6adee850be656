import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DIRECTOR_EVENTS } from '@app/contract/control/directorEvents'
import { playedSports } from '@app/contract/sport/codes'
import { directorRefusal } from './director.ts'
import { isFootball, isRally, type DirectorEvent, type MatchSpec } from './match.ts'
import { quotesOf, timelineOf } from './play.ts'
import { ratesOf } from './rates.ts'
import { stateOf } from './state.ts'

const even = { attack: 1, concede: 1 }
const specs = fc
  .record({ sport: fc.constantFrom(...playedSports), seed: fc.nat() })
  .map(({ sport, seed }): MatchSpec => ({
    gid: 1,
    sport,
    seed,
    kickOffAt: 0,
    rates: ratesOf(sport, even, even, 2.7),
    possessions: 20,
  }))
const events = fc.array(
  fc.record({
    after: fc.integer({ min: 1, max: 1_500 }),
    type: fc.constantFrom(...DIRECTOR_EVENTS),
    side: fc.constantFrom('H' as const, 'C' as const),
  }),
  { maxLength: 8 },
)

/** The events that make sense when they come, in their order. */
const played = (
  spec: MatchSpec,
  wanted: { after: number; type: DirectorEvent['type']; side: 'H' | 'C' }[],
): DirectorEvent[] => {
  const done: DirectorEvent[] = []
  let at = -300
  for (const { after, type, side } of wanted) {
    at += after
    const event: DirectorEvent = { at, type, side }
    if (!directorRefusal(stateOf(spec, timelineOf(spec, done), at), event)) done.push(event)
  }
  return done
}

test('whatever the director does, a match only goes forward, never below zero, and ends', () => {
  fc.assert(
    fc.property(specs, events, (spec, wanted) => {
      const done = played(spec, wanted)
      const timeline = timelineOf(spec, done)
      let before = stateOf(spec, timeline, -400)
      for (let second = -400; second <= timeline.endsAt + 60; second += 61) {
        const now = stateOf(spec, timeline, second)
        expect(Math.min(...now.score)).toBeGreaterThanOrEqual(0)
        expect(now.byPeriod.length).toBeGreaterThanOrEqual(before.byPeriod.length - 1)
        if (now.status === 'live' && before.status === 'live')
          expect(now.minute).toBeGreaterThanOrEqual(before.minute)
        const summed = now.byPeriod.reduce((sum, [home, away]) => [sum[0] + home, sum[1] + away], [0, 0])
        expect(Math.min(0, ...now.byPeriod.flat(), ...now.sections.flat())).toBe(0)
        if (!isRally(spec.sport)) expect(summed).toEqual([...now.score])
        else {
          const won = now.byPeriod.slice(0, now.done)
          expect([...now.score]).toEqual([
            won.filter(([home, away]) => home > away).length,
            won.filter(([home, away]) => away > home).length,
          ])
        }
        before = now
      }
      expect(['finished', 'abandoned', 'postponed']).toContain(before.status)
      expect(stateOf(spec, timeline, timeline.endsAt + 90_000)).toEqual({
        ...before,
        danger: expect.anything(),
        suspended: expect.anything(),
      })
    }),
    { numRuns: 150 },
  )
})

test('a period that is over keeps its score, unless something is taken back', () => {
  fc.assert(
    fc.property(specs, events, (spec, wanted) => {
      const done: DirectorEvent[] = []
      for (const event of played(spec, wanted)) {
        const before = stateOf(spec, timelineOf(spec, done), event.at)
        done.push(event)
        const after = stateOf(spec, timelineOf(spec, done), event.at)
        if (event.type === 'cancelGoal') continue
        expect(after.byPeriod.slice(0, before.done)).toEqual(before.byPeriod.slice(0, before.done))
        if (before.done > 0 && isFootball(spec.sport))
          expect([after.halfCorners, after.halfCards]).toEqual([before.halfCorners, before.halfCards])
      }
    }),
    { numRuns: 150 },
  )
})

test('at every moment each line has a book above 1 and each market stands once a rank', () => {
  fc.assert(
    fc.property(specs, events, fc.integer({ min: -3_600, max: 7_200 }), (spec, wanted, second) => {
      const state = stateOf(spec, timelineOf(spec, played(spec, wanted)), second)
      if (state.status !== 'live' && state.status !== 'scheduled') return
      const quotes = quotesOf(spec, state, 'all')
      const names = quotes.map(({ family, period, rank }) => `${period}${family}${rank}`)
      expect(new Set(names).size).toBe(names.length)
      for (const { selections, line } of quotes) {
        if (line !== undefined) expect(line * 4).toBe(Math.round(line * 4))
        for (const { k } of selections) expect(Number.isSafeInteger(k) && k >= 0).toBe(true)
        if (selections.length === 2 && selections.every(({ k }) => k > 0))
          expect(selections.reduce((book, { k }) => book + 100 / (100 + k), 0)).toBeGreaterThan(1)
      }
    }),
    { numRuns: 300 },
  )
})
