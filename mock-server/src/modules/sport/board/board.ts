import type { MarketType } from '@app/contract/sport/codes'
import type { GameRow, LiveChange, LiveData, MarketLine } from '@app/contract/sport/feed'
import type { SportDeps } from '../deps.ts'
import type { SportMatch } from '../match.rules.ts'
import { liveOf, rowOf, scoreOfPair } from './present.rules.ts'
import type { Prices } from './prices.ts'
import type { Programme } from './programme.ts'

export interface BoardFilter {
  market: MarketType
  sport: string
  /** Day of the site that the match starts on, undefined = any. */
  day: number | undefined
}

export interface Board {
  rows(filter: BoardFilter, now: number): { match: SportMatch; row: GameRow }[]
  row(match: SportMatch, now: number): GameRow
  /**
   * What is made of the rows of a filter, frozen: the same object for everybody who asks until anything of the board changes.
   * So it is made, and spelled, once for all who look.
   */
  shared<T extends object>(
    name: string,
    filter: BoardFilter,
    now: number,
    make: (rows: { match: SportMatch; row: GameRow }[]) => T,
  ): T
  /** Marks the present for a later `changes`. */
  cursor(): string
  changes(
    filter: BoardFilter,
    cursor: string,
    known: readonly string[],
    now: number,
  ): { changes: LiveChange[]; removed: string[]; stale: boolean }
}

/** A match as the board last showed it, and the tick at which each part changed. */
interface View {
  match: SportMatch
  market: MarketType | undefined
  key: string
  row: GameRow
  joinedAt: number
  changedAt: number
  liveAt: Partial<Record<keyof LiveData, number>>
  countsAt: number
  sectionsAt: number
  moreAt: number
  linesAt: Map<string, { at: number; signature: string; line: MarketLine }>
  /** Nothing of it changes in [seenAt, dueAt) unless somebody changes the programme. */
  seenAt: number
  dueAt: number
  revision: number
}

/** Beyond this the views are made anew; every cursor is then too old. */
const MOST_VIEWS = 4_000
/** Readings of one moment that are kept. */
const MOST_SHARED = 200

const keyOfLine = ({ gameId, wtype }: MarketLine) => `${gameId}|${wtype}`
const signatureOf = ({ line, selections }: MarketLine) => `${line}|${selections.map(({ k }) => k).join('|')}`

/** The board of every list, with what changed since a cursor. Ticks count changes, so a set-back clock does no harm. */
export const openBoard = (
  programme: Programme,
  prices: Prices,
  now: () => number,
  holds: SportDeps['holds'],
): Board => {
  let startedAt = now()
  const views = new Map<number, View>()
  const lists: Partial<Record<MarketType, { at: string; views: View[] }>> = {}
  let tick = 1
  let sharedAt = 0
  const readings = new Map<string, object>()
  holds?.('sport-board', {
    // Views are many: they are let go, and every cursor is then too old.
    save: () => {
      views.clear()
      readings.clear()
      for (const market of Object.keys(lists) as MarketType[]) delete lists[market]
      tick = 1
      startedAt = now()
      return startedAt
    },
    load: (kept: number) => {
      startedAt = kept
    },
  })

  /** The view as it is now; a match without a due change isn't looked at. */
  const refresh = (match: SportMatch, now: number): View => {
    const known = views.get(match.gid)
    if (known && now >= known.seenAt && now < known.dueAt && known.revision === programme.revision())
      return known
    const view = look(match, now)
    const { nextStepAt, state } = prices.of(match, now)
    view.seenAt = now
    view.dueAt = Math.min(programme.nextDueOf(match, state, now, nextStepAt), programme.movesAt(match, now))
    view.revision = programme.revision()
    return view
  }

  const look = (match: SportMatch, now: number): View => {
    const priced = prices.of(match, now)
    const { state, key } = priced
    const live = liveOf(state)
    const market = programme.marketOf(match, state, now)
    const before = views.get(match.gid)
    if (!before) {
      const row = rowOf(match, state, live, priced.lines, priced.moreCount)
      const made: View = {
        match,
        market,
        key,
        row,
        joinedAt: tick,
        changedAt: tick,
        seenAt: now,
        dueAt: now,
        revision: 0,
        liveAt: {},
        countsAt: 0,
        sectionsAt: 0,
        moreAt: 0,
        linesAt: new Map(
          priced.lines.map((line) => [keyOfLine(line), { at: 0, signature: signatureOf(line), line }]),
        ),
      }
      views.set(match.gid, made)
      return made
    }
    let changed = false
    for (const name of Object.keys(live) as (keyof LiveData)[])
      if (before.row.live[name] !== live[name]) {
        before.liveAt[name] = tick
        changed = true
      }
    if (before.market !== market) {
      before.market = market
      before.joinedAt = tick
      changed = true
    }
    if (before.key !== key) {
      const present = new Set<string>()
      for (const line of priced.lines) {
        const name = keyOfLine(line)
        const signature = signatureOf(line)
        present.add(name)
        if (before.linesAt.get(name)?.signature !== signature)
          before.linesAt.set(name, { at: tick, signature, line })
      }
      for (const [name, kept] of before.linesAt)
        if (!present.has(name) && kept.line.selections.length > 0)
          before.linesAt.set(name, { at: tick, signature: '', line: { ...kept.line, selections: [] } })
      const row = rowOf(match, state, live, priced.lines, priced.moreCount)
      if (JSON.stringify([row.reds, row.corners]) !== JSON.stringify([before.row.reds, before.row.corners]))
        before.countsAt = tick
      if (row.moreCount !== before.row.moreCount) before.moreAt = tick
      const told = ({ sections, serving, points }: GameRow) => JSON.stringify([sections, serving, points])
      if (told(row) !== told(before.row)) before.sectionsAt = tick
      before.row = row
      before.key = key
      changed = true
    } else if (changed)
      before.row = {
        ...before.row,
        live,
        reds: scoreOfPair(state.reds),
        corners: scoreOfPair(state.corners),
      }
    if (changed) before.changedAt = tick
    return before
  }

  /** All matches of a list; within one second they are looked at once. */
  const list = (market: MarketType, now: number): View[] => {
    const kept = lists[market]
    const at = `${Math.floor(now / 1_000)}.${programme.revision()}`
    if (kept?.at === at) return kept.views
    if (views.size > MOST_VIEWS) views.clear()
    tick += 1
    // Only of what belongs here: to price the coming days' matches as well takes longer than today's.
    const candidates = programme
      .around(now)
      .filter((match) =>
        market === 'RB'
          ? programme.isUnderWay(match, now)
          : match.kickOffAt > now && programme.marketOf(match, programme.state(match, now), now) === market,
      )
    const found = candidates.map((match) => refresh(match, now)).filter((view) => view.market === market)
    const there = new Set(found)
    for (const view of kept?.views ?? [])
      if (view.market === market && !there.has(view)) refresh(view.match, now)
    lists[market] = { at, views: found }
    return found
  }

  const isWhole = ({ sport, day }: BoardFilter) => sport === 'ALL' && day === undefined
  const matching = (filter: BoardFilter, now: number): View[] => {
    const all = list(filter.market, now)
    if (isWhole(filter)) return all
    const { sport, day } = filter
    return all.filter(
      ({ match }) =>
        (sport === 'ALL' || match.sport === sport) &&
        (day === undefined || programme.dayOf(match.kickOffAt) === day),
    )
  }
  /** Only after the list was looked at: that is what moves the tick. */
  const once = <T extends object>(key: string, make: () => T): T => {
    if (sharedAt !== tick || readings.size >= MOST_SHARED) readings.clear()
    sharedAt = tick
    let made = readings.get(key) as T | undefined
    if (made === undefined) readings.set(key, (made = Object.freeze(make())))
    return made
  }
  const keyOf = ({ market, sport, day }: BoardFilter) => `${market}|${sport}|${day}`

  const changeOf = (view: View, since: number): LiveChange => {
    const { row, liveAt, linesAt } = view
    const live = (Object.keys(liveAt) as (keyof LiveData)[]).filter((name) => liveAt[name]! > since)
    const lines = [...linesAt.values()].filter(({ at }) => at > since).map(({ line }) => line)
    return {
      hgid: row.gameInfo.hgid,
      ...(live.length > 0 ? { live: Object.fromEntries(live.map((name) => [name, row.live[name]])) } : {}),
      ...(view.countsAt > since ? { reds: row.reds, corners: row.corners } : {}),
      ...(view.sectionsAt > since
        ? { sections: row.sections, serving: row.serving, points: row.points }
        : {}),
      ...(lines.length > 0 ? { lines } : {}),
      ...(view.moreAt > since ? { moreCount: row.moreCount } : {}),
    }
  }

  const rows: Board['rows'] = (filter, now) => matching(filter, now).map(({ match, row }) => ({ match, row }))
  return {
    rows,
    row: (match, now) => {
      tick += 1
      return refresh(match, now).row
    },
    shared: (name, filter, now, make) => {
      list(filter.market, now)
      return once(`${name}|${keyOf(filter)}`, () => make(rows(filter, now)))
    },
    cursor: () => `${startedAt}.${tick}`,
    changes: (filter, cursor, known, now) => {
      list(filter.market, now)
      const [started, since] = cursor.split('.').map(Number)
      if (started !== startedAt || since === undefined || !Number.isInteger(since) || since > tick)
        return { changes: [], removed: [], stale: true }
      return once(`changes|${keyOf(filter)}|${since}|${known.join()}`, () => {
        const found = matching(filter, now)
        const there = new Set(found.map(({ row }) => row.gameInfo.hgid))
        const wanted = known.length > 0 ? new Set(known) : undefined
        const changes = found
          .filter((view) => view.changedAt > since && (!wanted || wanted.has(view.row.gameInfo.hgid)))
          .map((view) => changeOf(view, since))
        return {
          changes: Object.freeze(changes) as LiveChange[],
          removed: known.filter((hgid) => !there.has(hgid)),
          stale: found.some(({ joinedAt }) => joinedAt > since),
        }
      })
    },
  }
}
