import type { GameRow, LiveData, MarketLine } from '@app/contract/sport/feed'
import { useCallback, useSyncExternalStore } from 'react'
import { clock } from '../../../lib/clock.ts'
import { signal } from '../../../lib/signal.ts'
import type { Signal } from '../../../lib/signal.ts'
import type { Board } from './board.rules.ts'
import type { ChannelData } from '@app/contract/sport/channel'
import { isOver } from './over.rules.ts'
import { withStaying } from './over/staying.rules.ts'

export type LiveAnswer = ChannelData<'get_live'>
type LiveChange = LiveAnswer['changes'][number]

const isSame = (a: MarketLine, b: MarketLine): boolean =>
  a.line === b.line &&
  a.rank === b.rank &&
  a.selections.length === b.selections.length &&
  a.selections.every(({ w, k }, at) => w === b.selections[at]!.w && k === b.selections[at]!.k)

const differs = (live: LiveData, part: Partial<LiveData>): boolean =>
  (Object.keys(part) as (keyof LiveData)[]).some((name) => part[name] !== live[name])

export const sameLine = (lines: readonly MarketLine[], { gameId, wtype }: MarketLine) =>
  lines.find((line) => line.gameId === gameId && line.wtype === wtype)

const changedLines = (lines: MarketLine[], changes: readonly MarketLine[]): MarketLine[] => {
  let next = lines
  for (const change of changes) {
    const at = next.findIndex(({ gameId, wtype }) => gameId === change.gameId && wtype === change.wtype)
    const isGone = change.selections.length === 0
    if (at < 0 ? isGone : !isGone && isSame(next[at]!, change)) continue
    if (next === lines) next = [...lines]
    if (at < 0) next.push(change)
    else if (isGone) next.splice(at, 1)
    else next[at] = change
  }
  return next
}

/** The match after a change: parts that stay keep their identity, and a change that says nothing new gives the same match. */
export const changedGame = (game: GameRow, change: LiveChange): GameRow => {
  const live = change.live && differs(game.live, change.live) ? { ...game.live, ...change.live } : game.live
  const lines = change.lines ? changedLines(game.lines, change.lines) : game.lines
  const rest = {
    reds: change.reds ?? game.reds,
    corners: change.corners ?? game.corners,
    sections: change.sections ?? game.sections,
    serving: change.serving ?? game.serving,
    points: change.points ?? game.points,
    moreCount: change.moreCount ?? game.moreCount,
  }
  const isStill =
    live === game.live &&
    lines === game.lines &&
    (Object.keys(rest) as (keyof typeof rest)[]).every((name) => rest[name] === game[name])
  return isStill ? game : { ...game, ...rest, live, lines }
}

/** A slice ends after so many rows in sight, or so long; the next one comes a frame later. */
const SLICE_ROWS = 3
const SLICE_MS = 4
const FRAME_MS = 16
/** A slice waits no longer for a page that is busy. */
const LATEST_MS = 100

/**
 * A frame later, when what was pressed meanwhile is on the screen: between a press and its picture nothing else has a place.
 * A browser that can't say when that is goes by the frame alone.
 */
const nextRest = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, FRAME_MS))
  if ('requestIdleCallback' in globalThis)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: LATEST_MS }))
}

/** Which matches there are, in which leagues; what of them moves is asked for by match. */
export interface Shape {
  leagues: Board['leagues']
  total: number
}

/** Those that have left the list, and when. */
type Leaving = (hgids: readonly string[], serverTime: number) => void
type Happening = (after: GameRow, before: GameRow) => void

export interface LiveBoard {
  shape: Signal<Shape | undefined>
  /** When the server last spoke, and up to where. */
  pulse: Signal<{ cursor: string; serverTime: number } | undefined>
  /** The matches in sight, and the unfolded one wherever it is: those of them that leave the list stay where they stood. */
  sight: Signal<readonly string[]>
  game: (hgid: string) => GameRow | undefined
  /** It is in the list still: what merely stays is not. */
  lists: (hgid: string) => boolean
  ids: () => string[]
  /** `isAgain`: the same list as before; who isn't in it any more has left it. */
  load: (board: Board | undefined, isAgain?: boolean) => void
  /** Takes in what changed, a slice after the other where it is much; done when the last one is. */
  take: (answer: LiveAnswer) => Promise<void>
  /** Takes in what a newer answer about one match alone tells of what its row shows: both are in sight together. */
  see: (game: GameRow, serverTime: number) => void
  /** How a match that stays has ended. */
  end: (hgid: string, live: LiveData) => void
  /** Of what stayed this goes. */
  letGo: (isGone: (hgid: string) => boolean) => void
  /** Told when this match changes. */
  watch: (hgid: string, listener: () => void) => () => void
  /** Told of every match that changes. */
  hear: (listener: Happening) => () => void
  /** Told of matches that leave the list. */
  miss: (listener: Leaving) => () => void
}

/**
 * The matches as they stand now, outside of the store and of React: hundreds of prices a second wake nobody but the rows
 * in sight that they belong to.
 */
export const openLiveBoard = (): LiveBoard => {
  const games = new Map<string, GameRow>()
  const watchers = new Map<string, Set<() => void>>()
  const hearers = new Set<Happening>()
  const missers = new Set<Leaving>()
  const shape = signal<Shape | undefined>(undefined)
  const pulse = signal<{ cursor: string; serverTime: number } | undefined>(undefined)
  const sight = signal<readonly string[]>([])
  /** Have left the list, and are shown until they are out of sight. */
  const staying = new Set<string>()
  const lists = (hgid: string) => games.has(hgid) && !staying.has(hgid)

  /** Another list came: what is left of an answer about the one before is dropped. */
  let generation = 0

  const miss: Leaving = (hgids, serverTime) => {
    for (const listener of missers) listener(hgids, serverTime)
  }

  const put = (game: GameRow) => {
    const { hgid } = game.gameInfo
    const before = games.get(hgid)
    if (before === game) return
    games.set(hgid, game)
    for (const listener of watchers.get(hgid) ?? []) listener()
    if (before) for (const listener of hearers) listener(game, before)
  }

  /** Of those that have left what is looked at stays, and of what stayed only what still is. */
  const leave = (gone: readonly string[], isStill = true): void => {
    for (const hgid of gone) staying.add(hgid)
    for (const hgid of staying) {
      if (isStill && sight.get().includes(hgid)) continue
      staying.delete(hgid)
      games.delete(hgid)
    }
  }

  /** Without those that are neither listed nor stay. */
  const left = (now: Shape | undefined): Shape | undefined => {
    if (!now) return now
    const leagues = now.leagues.flatMap((league) => {
      const of = league.games.filter(({ gameInfo }) => games.has(gameInfo.hgid))
      return of.length === 0 ? [] : [{ ...league, games: of }]
    })
    return { leagues, total: games.size - staying.size }
  }

  return {
    shape,
    pulse,
    sight,
    game: (hgid) => games.get(hgid),
    lists,
    ids: () => [...games.keys()].filter(lists),
    load: (board, isAgain = false) => {
      generation += 1
      const all = board?.leagues.flatMap((league) => league.games) ?? []
      const there = new Set(all.map(({ gameInfo }) => gameInfo.hgid))
      for (const hgid of there) staying.delete(hgid)
      const gone = [...games.keys()].filter((hgid) => !there.has(hgid) && lists(hgid))
      leave(gone, isAgain && board !== undefined)
      for (const game of all) put(game)
      if (board && isAgain) miss(gone, board.serverTime)
      const before = shape.get()?.leagues ?? []
      shape.set(
        board && {
          leagues: withStaying(board.leagues, before, staying),
          total: board.total,
        },
      )
      pulse.set(board && { cursor: board.cursor, serverTime: board.serverTime })
    },
    take: async (answer) => {
      const own = (generation += 1)
      let [rows, began] = [0, clock.tick()]
      for (const change of answer.changes) {
        const game = games.get(change.hgid)
        if (!game) continue
        const isSeen = watchers.has(change.hgid)
        if (rows >= SLICE_ROWS || clock.tick() - began > SLICE_MS) {
          await nextRest()
          if (own !== generation) return
          ;[rows, began] = [0, clock.tick()]
        }
        put(changedGame(game, change))
        if (isSeen) rows += 1
      }
      const removed = answer.removed.filter(lists)
      const stayed = staying.size
      leave(removed)
      if (removed.length > 0) miss(removed, answer.serverTime)
      if (removed.length > 0 || staying.size !== stayed) shape.set(left)
      pulse.set({ cursor: answer.cursor, serverTime: answer.serverTime })
    },
    see: (game, serverTime) => {
      const { gameInfo, live, reds, corners, sections, serving, points } = game
      const { hgid } = gameInfo
      const row = games.get(hgid)
      const told = pulse.get()?.serverTime ?? 0
      // That it is over nobody of the same moment knows better.
      if (!row || serverTime < told || (serverTime === told && !isOver(live))) return
      const lines = row.lines.map((line) => sameLine(game.lines, line) ?? { ...line, selections: [] })
      put(changedGame(row, { hgid, live, reds, corners, sections, serving, points, lines }))
    },
    end: (hgid, live) => {
      const game = games.get(hgid)
      if (game) put({ ...game, live })
    },
    letGo: (isGone) => {
      const gone = [...staying].filter(isGone)
      for (const hgid of gone) {
        staying.delete(hgid)
        games.delete(hgid)
      }
      if (gone.length > 0) shape.set(left)
    },
    watch: (hgid, listener) => {
      const own = watchers.get(hgid) ?? new Set()
      watchers.set(hgid, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0) watchers.delete(hgid)
      }
    },
    hear: (listener) => {
      hearers.add(listener)
      return () => hearers.delete(listener)
    },
    miss: (listener) => {
      missers.add(listener)
      return () => void missers.delete(listener)
    },
  }
}

/** One match of the board; renders again only when this match changed. */
export const useGame = (board: LiveBoard, hgid: string): GameRow | undefined => {
  const watch = useCallback((listener: () => void) => board.watch(hgid, listener), [board, hgid])
  const read = useCallback(() => board.game(hgid), [board, hgid])
  return useSyncExternalStore(watch, read, read)
}
