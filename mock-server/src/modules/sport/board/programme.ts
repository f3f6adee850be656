import type { MarketType } from '@app/contract/sport/codes'
import { FIRST_COMPOSED, ofComposed, ofFixture, type ListedMatch, type SportMatch } from '../match.rules.ts'
import type { DirectorEvent, MatchState, Timeline } from '../model/match.ts'
import { nextDue } from './due.rules.ts'
import { timelineOf } from '../model/play.ts'
import { stateOf } from '../model/state.ts'
import { corrected } from '../centre/scores.rules.ts'
import type { MatchRow, SportStore } from '../sport.store.ts'

/** The seeds' programme, handed over by the composition root. */
export interface Fixtures {
  around(now: number): ListedMatch[]
  /** The matches of a day of the site, days since the epoch. */
  ofDay(day: number): ListedMatch[]
  dayOf(at: number): number
  dayOfGid(gid: number): number
  /** What kicks off within this is today, later is early. */
  todayMs: number
}

/** The seeds have a programme for any day; the site knows these many days about now. */
const REACH_DAYS = 60
/** No match lasts longer, six overtimes included. */
const LONGEST_S = 14_400
const SLOT = 60_000
const KEPT_DAYS = 12
const KEPT_TIMELINES = 3_000
/** Composed matches are on the programme this long before and after kick-off. */
const COMPOSED_LIFE = 36 * 3_600_000

/** What stands for a match that hasn't begun. */
const UNDRAWN: Timeline = {
  periods: [
    { name: '1H', from: 0, to: 1, clock: 1 },
    { name: '2H', from: 2, to: 3, clock: 1 },
  ],
  events: [],
  plays: [],
  endsAt: LONGEST_S,
  ending: 'finished',
}

export interface Programme {
  /** Every match on offer about now, in play and to come, by kick-off. */
  around(now: number): SportMatch[]
  find(gid: number): SportMatch | undefined
  ofDay(day: number): SportMatch[]
  timeline(match: SportMatch): Timeline
  state(match: SportMatch, now: number): MatchState
  row(gid: number): MatchRow | undefined
  /** Every match that somebody touched. */
  touched(): MatchRow[]
  change(gid: number, change: Partial<MatchRow>): void
  addEvent(match: SportMatch, event: DirectorEvent): void
  compose(match: NonNullable<MatchRow['composed']>, markets: MatchRow['markets']): SportMatch
  /** Has kicked off and not ended, whatever stands in between. */
  isUnderWay(match: SportMatch, now: number): boolean
  /** Reads everything from the store again, after a transaction that didn't hold. */
  reload(): void
  /** Grows with every change to a match. */
  revision(): number
  /** The day of the site, days since the epoch. */
  dayOf(at: number): number
  /** When anything shown of a match may next change, epoch ms; `nextStepAt` is when its prices do by time alone. */
  nextDueOf(match: SportMatch, state: MatchState, now: number, nextStepAt: number): number
  /** When a match next moves from one list to another by time alone. */
  movesAt(match: SportMatch, now: number): number
  /** Which list a match is in now; undefined when in none. */
  marketOf(match: SportMatch, state: MatchState, now: number): MarketType | undefined
}

export const secondsSince = (match: SportMatch, now: number): number =>
  Math.floor((now - match.kickOffAt) / 1_000)

/** Which matches there are and how each goes: the seeds' list, composed matches and the director's events. */
export const openProgramme = (
  store: SportStore,
  fixtures: Fixtures,
  seed: number,
  now: () => number,
): Programme => {
  let rows: Map<number, MatchRow> | undefined
  const days = new Map<number, Map<number, SportMatch>>()
  const timelines = new Map<number, { events: number; timeline: Timeline }>()
  const composed = new Map<number, SportMatch>()
  let slot: { at: number; list: SportMatch[] } | undefined

  let revision = 0

  const touched = () => {
    if (!rows) {
      rows = new Map(store.matches().map((row) => [row.gid, row]))
      for (const row of rows.values())
        if (row.composed) composed.set(row.gid, ofComposed(row.gid, row.composed, seed))
    }
    return rows
  }
  const day = (number: number): Map<number, SportMatch> => {
    let found = days.get(number)
    if (!found) {
      if (days.size >= KEPT_DAYS) days.delete(days.keys().next().value!)
      found = new Map(fixtures.ofDay(number).map((listed) => [listed.gid, ofFixture(listed)]))
      days.set(number, found)
    }
    return found
  }
  const find = (gid: number): SportMatch | undefined => {
    touched()
    if (gid >= FIRST_COMPOSED) return composed.get(gid)
    const listed = fixtures.dayOfGid(gid)
    return Math.abs(listed - fixtures.dayOf(now())) > REACH_DAYS ? undefined : day(listed).get(gid)
  }
  const reload = () => {
    rows = undefined
    slot = undefined
    composed.clear()
    timelines.clear()
    revision += 1
  }
  const changes = store.onUndone(reload)
  const change: Programme['change'] = (gid, changed) => {
    const row = {
      gid,
      composed: null,
      markets: [],
      events: [],
      official: null,
      ...touched().get(gid),
      ...changed,
    }
    changes()
    store.saveMatch(row)
    touched().set(gid, row)
    timelines.delete(gid)
    revision += 1
  }
  const timeline = (match: SportMatch): Timeline => {
    const events = touched().get(match.gid)?.events ?? []
    const kept = timelines.get(match.gid)
    if (kept?.events === events.length) return kept.timeline
    if (timelines.size >= KEPT_TIMELINES) timelines.delete(timelines.keys().next().value!)
    const drawn = timelineOf(match.spec, events)
    timelines.set(match.gid, { events: events.length, timeline: drawn })
    return drawn
  }
  return {
    isUnderWay: (match, at) => {
      const second = secondsSince(match, at)
      return second >= 0 && second < LONGEST_S && second < timeline(match).endsAt
    },
    reload,
    revision: () => revision,
    dayOf: fixtures.dayOf,
    find,
    timeline,
    change,
    row: (gid) => touched().get(gid),
    touched: () => [...touched().values()],
    ofDay: (number) => [
      ...day(number).values(),
      ...[...(touched(), composed.values())].filter(({ kickOffAt }) => fixtures.dayOf(kickOffAt) === number),
    ],
    state: (match, at) => {
      const second = secondsSince(match, at)
      // Before kick-off nothing of a match is needed but that it hasn't begun: it is drawn when it has to be.
      const isUntouched = second < 0 && (touched().get(match.gid)?.events.length ?? 0) === 0
      const state = stateOf(match.spec, isUntouched ? UNDRAWN : timeline(match), second)
      return corrected(state, touched().get(match.gid)?.official ?? null)
    },
    nextDueOf: (match, state, at, nextStepAt) => {
      const second = secondsSince(match, at)
      const isUntouched = second < 0 && (touched().get(match.gid)?.events.length ?? 0) === 0
      const drawn = isUntouched ? UNDRAWN : timeline(match)
      return match.kickOffAt + nextDue(match.spec, drawn, state, second, nextStepAt) * 1_000
    },
    addEvent: (match, event) =>
      change(match.gid, { events: [...(touched().get(match.gid)?.events ?? []), event] }),
    compose: (match, markets) => {
      touched()
      const gid = store.nextComposedGid()
      const made = ofComposed(gid, match, seed)
      const second = Math.max(0, secondsSince(made, now()))
      const { period, version } = stateOf(made.spec, timelineOf(made.spec, []), second)
      const givenAt = { period, version }
      change(gid, { composed: match, markets: markets.map((market) => ({ ...market, givenAt })) })
      composed.set(gid, made)
      slot = undefined
      return made
    },
    around: (at) => {
      const minute = Math.floor(at / SLOT)
      if (slot?.at !== minute) {
        touched()
        const seeded = fixtures.around(at).flatMap(({ gid }) => find(gid) ?? [])
        const own = [...composed.values()].filter(({ kickOffAt }) => Math.abs(kickOffAt - at) < COMPOSED_LIFE)
        slot = {
          at: minute,
          list: [...seeded, ...own].toSorted((a, b) => a.kickOffAt - b.kickOffAt || a.gid - b.gid),
        }
      }
      return slot.list
    },
    movesAt: ({ kickOffAt }, at) => {
      const isToday = kickOffAt - fixtures.todayMs
      return at < isToday ? isToday + 1 : Number.POSITIVE_INFINITY
    },
    marketOf: (match, { status }, at) => {
      if (status === 'live') return 'RB'
      if (status !== 'scheduled') return undefined
      return match.kickOffAt < at + fixtures.todayMs ? 'FT' : 'FU'
    },
  }
}
