import { describe, expect, it, vi } from 'vitest'
import { emptyLive, GameStatus } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import type { Board } from './board.rules.ts'
import { changedGame, openLiveBoard } from './liveBoard.ts'
import type { LiveAnswer } from './liveBoard.ts'
import { gameFor, lineFor as line } from '../game.data.ts'

const game = (hgid: string) => gameFor(hgid, { lines: [line('RE'), line('ROU')], moreCount: 3 })
const league = (id: string, ...games: GameRow[]): Board['leagues'][number] => ({
  league_id: id,
  id,
  name: id,
  icon: '',
  isShow: true,
  isExpand: true,
  games,
})
const start = (): Board => ({
  cursor: 'a',
  serverTime: 1,
  total: 3,
  leagues: [league('csl', game('m1'), game('m2')), league('epl', game('m3'))],
})
const answer = (part: Partial<LiveAnswer>): LiveAnswer => ({
  cursor: 'b',
  serverTime: 2,
  changes: [],
  removed: [],
  stale: false,
  ...part,
})
const opened = () => {
  const live = openLiveBoard()
  live.load(start())
  return live
}

describe('a change of a match', () => {
  it('replaces what it names and leaves the other parts the same objects', () => {
    const before = game('m1')
    const after = changedGame(before, { hgid: 'm1', live: { sc_FT_H: 1 }, lines: [line('RE', 0, '1.02')] })
    expect(after.live.sc_FT_H).toBe(1)
    expect(after.lines[0]!.selections[0]!.k).toBe('1.02')
    expect(after.lines[1]).toBe(before.lines[1])
    expect(after.reds).toBe(before.reds)
  })

  it('is the same match when nothing is new', () => {
    const before = game('m1')
    expect(changedGame(before, { hgid: 'm1', live: { sc_FT_H: 0 }, lines: [line('RE')] })).toBe(before)
  })

  it('adds lines and drops those without selections', () => {
    const gone = { ...line('ROU'), selections: [] }
    const unknown = { ...line('RM'), selections: [] }
    const { lines } = changedGame(game('m1'), { hgid: 'm1', lines: [line('RE', 1), gone, unknown] })
    expect(lines.map(({ wtype, rank }) => `${wtype}${rank}`)).toEqual(['RE0', 'RE1'])
  })
})

describe('the live board', () => {
  it('wakes only whoever watches the match that changed', () => {
    const live = opened()
    const [first, second, all] = [vi.fn(), vi.fn(), vi.fn()]
    live.watch('m1', first)
    const leave = live.watch('m2', second)
    live.hear(all)
    void live.take(answer({ changes: [{ hgid: 'm1', live: { sc_FT_H: 1 } }] }))
    leave()
    void live.take(answer({ changes: [{ hgid: 'm2', live: { sc_FT_H: 1 } }] }))
    expect([first.mock.calls.length, second.mock.calls.length, all.mock.calls.length]).toEqual([1, 0, 2])
  })

  it('takes out matches that left, and leagues that are empty then', () => {
    const live = opened()
    void live.take(answer({ removed: ['m1', 'm3', 'nobody'] }))
    expect(live.shape.get()?.leagues.map(({ id, games }) => [id, games.length])).toEqual([['csl', 1]])
    expect(live.ids()).toEqual(['m2'])
    expect(live.pulse.get()).toEqual({ cursor: 'b', serverTime: 2 })
  })

  it('keeps its shape while only prices move', () => {
    const live = opened()
    const shape = live.shape.get()
    void live.take(answer({ changes: [{ hgid: 'm1', lines: [line('RE', 0, '1.02')] }] }))
    expect(live.shape.get()).toBe(shape)
  })

  it('takes in much in slices, and tells its pulse when the last one is in', async () => {
    const live = openLiveBoard()
    const games = Array.from({ length: 9 }, (_, at) => game(`m${at}`))
    live.load({ ...start(), leagues: [league('csl', ...games)] })
    const seen: string[] = []
    for (const { gameInfo } of games) live.watch(gameInfo.hgid, () => seen.push(gameInfo.hgid))
    const changes = games.map(({ gameInfo: { hgid } }) => ({ hgid, live: { sc_FT_H: 1 } }))
    const taken = live.take(answer({ changes }))
    expect(seen.length).toBeLessThan(9)
    expect(live.pulse.get()?.cursor).toBe('a')
    await taken
    expect(seen).toEqual(games.map(({ gameInfo }) => gameInfo.hgid))
    expect(live.pulse.get()?.cursor).toBe('b')
  })

  it('puts nothing between a press and its picture: the next slice waits until the browser rests', async () => {
    const rests: (() => void)[] = []
    const waits: number[] = []
    vi.stubGlobal('requestIdleCallback', (rest: () => void, { timeout }: { timeout: number }) => {
      rests.push(rest)
      waits.push(timeout)
    })
    const live = openLiveBoard()
    const games = Array.from({ length: 7 }, (_, at) => game(`m${at}`))
    live.load({ ...start(), leagues: [league('csl', ...games)] })
    let seen = 0
    for (const { gameInfo } of games) live.watch(gameInfo.hgid, () => (seen += 1))
    const changes = games.map(({ gameInfo: { hgid } }) => ({ hgid, live: { sc_FT_H: 1 } }))
    const taken = live.take(answer({ changes }))
    await vi.waitUntil(() => rests.length > 0)
    expect(seen).toBeLessThan(7)
    vi.stubGlobal('requestIdleCallback', (rest: () => void) => rest())
    rests[0]!()
    await taken
    vi.unstubAllGlobals()
    expect([seen, waits]).toEqual([7, [100]])
  })

  it('follows a newer answer about one match, in what its row shows of it, and no older one', () => {
    const live = opened()
    const full = (k: string, goals: number): GameRow => ({
      ...game('m1'),
      live: { ...emptyLive, sc_FT_H: goals },
      lines: [line('RE', 0, k), line('RPD', 0, '9.00')],
      moreCount: 0,
    })
    live.see(full('1.02', 1), 2)
    const { lines, live: score, moreCount } = live.game('m1')!
    expect(lines.map(({ wtype, selections }) => [wtype, selections[0]!.k])).toEqual([['RE', '1.02']])
    expect([score.sc_FT_H, moreCount]).toEqual([1, 3])
    live.see(full('0.70', 0), 0)
    expect(live.game('m1')!.lines).toBe(lines)
    // Of the same moment it is believed that it is over, and nothing else.
    live.see(full('0.70', 2), 1)
    expect(live.game('m1')!.live.sc_FT_H).toBe(1)
    const over = { ...emptyLive, sc_FT_H: 2, gameStatus: GameStatus.ended }
    live.see({ ...full('0.70', 2), live: over, lines: [] }, 1)
    expect(live.game('m1')!.live.sc_FT_H).toBe(2)
  })

  it('drops what is left of an answer when another list comes', async () => {
    const live = openLiveBoard()
    const games = Array.from({ length: 9 }, (_, at) => game(`m${at}`))
    live.load({ ...start(), leagues: [league('csl', ...games)] })
    for (const { gameInfo } of games) live.watch(gameInfo.hgid, () => undefined)
    const changes = games.map(({ gameInfo: { hgid } }) => ({ hgid, live: { sc_FT_H: 1 } }))
    const taken = live.take(answer({ changes }))
    live.load({ ...start(), cursor: 'c', leagues: [league('csl', game('m8'))] })
    await taken
    expect(live.game('m8')?.live.sc_FT_H).toBe(0)
    expect(live.pulse.get()?.cursor).toBe('c')
  })

  it('forgets everything when the list is gone', () => {
    const live = opened()
    live.load(undefined)
    expect([live.ids(), live.shape.get(), live.game('m1')]).toEqual([[], undefined, undefined])
  })
})

it('tells who has left the list, by a poll or as it came again, and of nobody when another list comes', async () => {
  const live = opened()
  const heard: string[] = []
  live.miss((hgids, at) => heard.push(`${hgids.join()} at ${at}`))
  await live.take(answer({ removed: ['m2'] }))
  live.load({ ...start(), serverTime: 3, leagues: [league('epl', game('m3'))] }, true)
  live.load({ ...start(), leagues: [] })
  expect(heard).toEqual(['m2 at 2', 'm1 at 3'])
})

describe('what is looked at as it leaves its list', () => {
  const shown = (live: ReturnType<typeof opened>) =>
    live.shape.get()!.leagues.flatMap(({ games }) => games.map(({ gameInfo }) => gameInfo.hgid))
  const looking = (...hgids: string[]) => {
    const live = opened()
    live.sight.set(hgids)
    return live
  }

  it('stays where it stood, no part of the list any more, until it is let go', async () => {
    const live = looking('m1')
    const gone: string[] = []
    live.miss((hgids) => gone.push(...hgids))
    await live.take(answer({ removed: ['m1', 'm3'] }))
    expect(shown(live)).toEqual(['m1', 'm2'])
    expect(live.shape.get()!.total).toBe(1)
    expect(gone).toEqual(['m1', 'm3'])
    expect([live.lists('m1'), live.ids()]).toEqual([false, ['m2']])
    live.end('m1', { ...emptyLive, gameStatus: GameStatus.ended })
    expect(live.game('m1')!.live.gameStatus).toBe(GameStatus.ended)
    live.letGo((hgid) => hgid === 'm1')
    expect([shown(live), live.game('m1')]).toEqual([['m2'], undefined])
  })

  it('stays in the next list of the same matches, and in no other', () => {
    const live = looking('m1')
    const next = { ...start(), leagues: [league('csl', game('m2'))] }
    live.load(next, true)
    expect(shown(live)).toEqual(['m1', 'm2'])
    live.load(next, false)
    expect(shown(live)).toEqual(['m2'])
  })

  it('goes with the next answer once it is out of sight', async () => {
    const live = looking('m1')
    await live.take(answer({ removed: ['m1'] }))
    live.sight.set(['m2'])
    await live.take(answer({}))
    expect(shown(live)).toEqual(['m2', 'm3'])
  })
})
