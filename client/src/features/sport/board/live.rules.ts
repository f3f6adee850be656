import type { ChannelData } from '@app/contract/sport/channel'
import type { GameRow, LiveData, MarketLine } from '@app/contract/sport/feed'

export type LiveAnswer = ChannelData<'get_live'>
export type LiveChange = LiveAnswer['changes'][number]

const isSame = (a: MarketLine, b: MarketLine): boolean =>
  a.line === b.line &&
  a.rank === b.rank &&
  a.selections.length === b.selections.length &&
  a.selections.every(({ w, k }, at) => w === b.selections[at]!.w && k === b.selections[at]!.k)

const differs = (live: LiveData, part: Partial<LiveData>): boolean =>
  (Object.keys(part) as (keyof LiveData)[]).some((name) => part[name] !== live[name])

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
