import { MESSAGE_ID, matchRoom } from '@app/contract/chat/messageIds'
import { minuteOf } from '@app/contract/sport/clock'
import type { GameRow } from '@app/contract/sport/feed'
import { expect, test } from 'vitest'
import { contract } from '@app/contract'
import { MatchDetail } from '@app/contract/sport/matchDetail'
import { STATUS } from '@app/contract/kit/status'
import { siteOf } from '../../../mock-server/src/site.ts'
import { takeComplaints } from '../harness.ts'
import { bettor, gameOf } from './rig/bettor.ts'

test('parameters out of shape are refused and name the field', async () => {
  const player = await bettor()
  const answer = await player.ask('get_game_list', { market: 'XX' as 'RB', sport: 'FT', oddsType: 'H' })
  expect([answer.status_code, answer.message]).toEqual([STATUS.PARAMETER_ERROR.code, '参数错误：market'])
  expect(takeComplaints()).toEqual([])
})

test('the hot matches are in play first and have prices, football before other sports', async () => {
  const player = await bettor()
  const { data } = await player.site.call(contract.sport.hotMatches, { count: 24 })
  const live = data.games.filter((game) => game.live.isLive === 'Y')
  expect(data.games.slice(0, live.length)).toEqual(live)
  const football = live.filter(({ sport }) => sport === 'FT')
  expect(football.length).toBeGreaterThan(1)
  expect(live.slice(0, football.length)).toEqual(football)
  expect(football[0]!.lines.flatMap(({ selections }) => selections.map(({ k }) => k))).not.toContain('')
})

const minuteAt = (row: GameRow): number => Number.parseInt(minuteOf(row.live.re_time), 10)
const winnerPrices = (row: GameRow): number[] =>
  row.lines
    .filter(({ wtype }) => wtype === 'RM')
    .flatMap(({ selections }) => selections.map(({ k }) => Number(k)))

test('the hot matches begin with one that is still open: nobody is as good as through, and a quarter of an hour is left', async () => {
  const player = await bettor()
  let nearlyOver = 0
  for (let hour = 0; hour < 6; hour += 0.25) {
    await player.site.advance(900)
    const { data } = await player.site.call(contract.sport.hotMatches, { count: 24 })
    const football = data.games.filter(({ sport, live }) => sport === 'FT' && live.isLive === 'Y')
    const isOpen = (row: GameRow) =>
      minuteAt(row) > 0 &&
      minuteAt(row) < 75 &&
      winnerPrices(row).length === 3 &&
      winnerPrices(row).every((k) => k >= 0.4)
    if (football.some(isOpen)) expect([hour, isOpen(data.games[0]!)]).toEqual([hour, true])
    nearlyOver += football.filter((row) => minuteAt(row) >= 75).length
  }
  expect(nearlyOver).toBeGreaterThan(0)
})

test('the scene of a match tells its story: events with names and scores, statistics, recent results', async () => {
  const player = await bettor()
  const { leagues } = await player.get('get_game_list', { market: 'RB', sport: 'FT', oddsType: 'H' })
  const played = leagues
    .flatMap(({ games }) => games)
    .find(({ live }) => live.sc_FT_H + live.sc_FT_C > 0 && live.re_time.startsWith('2H'))!
  const { data } = await player.site.call(contract.sport.matchDetail, { gameId: played.gameInfo.hgid })
  const scene = MatchDetail.parse(data)
  const goals = scene.events.filter(({ type }) => type === 'goal')
  expect(goals.at(-1)!.score).toBe(`${played.live.sc_FT_H}-${played.live.sc_FT_C}`)
  expect(goals.every(({ player: name, text }) => name !== '' && text.includes(name))).toBe(true)
  expect(scene.lineups.home).toHaveLength(11)
  expect(scene.recent.home.length).toBeGreaterThan(0)
})

test('no two players of a team wear one number', async () => {
  const player = await bettor()
  const list = (market: 'RB' | 'FT' | 'FU') =>
    player.get('get_game_list', { market, sport: 'ALL', oddsType: 'H' })
  const lists = await Promise.all([list('RB'), list('FT'), list('FU')])
  const games = lists.flatMap(({ leagues }) => leagues.flatMap((league) => league.games))
  const byTeam = new Map(
    games.flatMap(({ gameInfo: { team_h, team_c, hgid } }) => [
      [team_h, hgid],
      [team_c, hgid],
    ]),
  )
  const ids = [...new Set(byTeam.values())]
  const { sport } = siteOf(player.site.world)
  const twice = ids.flatMap((id) => {
    const { lineups } = sport.matchDetail(id)!
    return [lineups.home, lineups.away].filter(
      (players) => new Set(players.map((one) => one.split(' ')[0])).size < players.length,
    )
  })
  expect(ids.length).toBeGreaterThan(100)
  expect(twice).toEqual([])
})

test('scores are handed on when they change', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: -900 })
  await player.direct(gid, { type: 'goal', score: '3-1' })
  const row = await gameOf(player, gid)
  expect([row.live.sc_FT_H, row.live.sc_FT_C, row.live.sc_FT_A]).toEqual([3, 1, 1])
})

test('what the director can not do is refused in words, with 400 or 404', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 600 })
  const post = (path: string, body: unknown) => player.site.control<{ error: string }>('POST', path, body)
  expect(await post(`/matches/${gid}/events`, { type: 'goal', side: 'H' })).toMatchObject({
    status: 400,
    body: { error: '比赛尚未开始' },
  })
  expect((await post('/matches/5/events', { type: 'suspend' })).status).toBe(404)
  expect(
    (await post('/matches', { home: '甲', away: '乙', markets: [{ wtype: 'R', odds: { XX: '0.90' } }] }))
      .status,
  ).toBe(400)
  expect((await post(`/matches/${gid}/result`, { score: '1-0' })).status).toBe(400)
  expect((await post('/bets/none', { outcome: 'Z' })).status).toBe(400)
})

test('worlds with one seed and one clock show the same board, byte for byte', async () => {
  const [one, two] = [await bettor(), await bettor()]
  const list = async (player: typeof one) => {
    const { leagues } = await player.get('get_game_list', { market: 'RB', sport: 'ALL', oddsType: 'H' })
    return JSON.stringify(leagues)
  }
  expect(await list(one)).toBe(await list(two))
  expect(siteOf(one.site.world).sport).not.toBe(siteOf(two.site.world).sport)
})

test('a goal is pushed to the room of its match, in words', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: -900 })
  const frames: string[] = []
  const { hub } = player.site.world
  hub.join(hub.connect({ id: 1, send: (text) => frames.push(text), close: () => {} }), matchRoom(gid))
  await player.direct(gid, { type: 'goal', side: 'C' })
  const pushed = frames.map((text) => JSON.parse(text)).filter(({ msgId }) => msgId === MESSAGE_ID.scorePush)
  expect(pushed).toMatchObject([
    { msgData: { rid: matchRoom(gid), event: expect.stringMatching(/^进球 · .+ \d-\d 岚港海豹/) } },
  ])
})
