import { expect, test } from 'vitest'
import { beadOfResult } from '../../../mock-server/pages/games/kit/results.js'
import { derived, laid } from '../../../mock-server/pages/games/kit/roads.js'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import type { DuelCard } from '@app/contract/play/outcomes'
import { app, testSite } from '../harness.ts'
import { launched } from './player.ts'

const DAY_S = 86_400

const sidesOf = (text: string) => [...text].map((side) => (side === 'B' ? 'red' : 'blue'))
const text = (sides: string[]) => sides.map((side) => side[0]).join('')

test('the road of a table is its own rounds of the morning and those that anybody has played there, oldest first', async () => {
  const site = testSite()
  const one = await launched(site, 'vip5', 'cwzr', 'cwzr-002')
  const two = await launched(site, 'vip10', 'cwzr', 'cwzr-002')
  const other = await launched(site, 'vip5', 'cwzr', 'cwzr-005')
  const { road: opening, opening: count } = (await one.state()).data
  expect([count, opening.length]).toEqual([count, count])
  expect(count).toBeGreaterThan(20)
  expect((await other.state()).data.road).not.toEqual(opening)
  const won: string[][] = []
  for (const player of [one, two, one]) {
    const { data } = await player.bet({ kind: 'spread', bets: [{ on: 'banker', stake: '10.00' }] })
    won.push((data.outcome as { won: string[] }).won)
  }
  expect((await one.state()).data.road).toEqual([...opening, ...won])
  expect((await two.state()).data).toMatchObject({
    road: [...opening, ...won],
    opening: count,
    dealt: count + won.length,
  })
  expect((await other.state()).data.road.slice(-3)).not.toEqual(won)
})

const decoded = (text: string) => text.replaceAll('&quot;', '"')

test('the lobby shows each table as one finds it: its road, its last results, the fixture that lies on it', async () => {
  const site = testSite()
  const lobbyOf = async (code: string) =>
    (
      await app.hono.request(`http://127.0.0.1/mock/venue/${code}`, {
        headers: { host: '127.0.0.1', [TESTER_HEADER.world]: site.name },
      })
    ).text()
  const roundsOf = (page: string, name: string) =>
    JSON.parse(
      decoded(new RegExp(`data-name="${name}"[^>]*data-rounds="([^"]*)"`).exec(page)?.[1] ?? ''),
    ) as { won: string[]; result: string }[]
  const table = await launched(site, 'vip5', 'cwzr', 'cwzr-002')
  const dice = await launched(site, 'vip5', 'cwzr', 'cwzr-003')
  await table.bet({ kind: 'spread', bets: [{ on: 'tie', stake: '1.00' }] })
  await dice.bet({ kind: 'spread', bets: [{ on: 'big', stake: '1.00' }] })
  const page = await lobbyOf('cwzr')
  expect(roundsOf(page, '丹霞百家乐').map(({ won }) => won)).toEqual((await table.state()).data.road)
  const { results, rounds } = (await dice.state()).data
  expect(roundsOf(page, '珍珠骰宝').map(({ result }) => result)).toEqual(results)
  expect(results.at(-1)).toBe(rounds[0]!.result)
  for (const { data } of [await table.state(), await dice.state()])
    expect(page).toContain(`data-opening="${data.opening}"`)
  expect(page.split('<span class="facts">1–5,000 元</span>')).toHaveLength(13)
  const duel = await launched(site, 'vip5', 'cwdj', 'cwdj-001')
  const { data: card } = await duel.card<DuelCard>((await duel.state()).data.card)
  const fixture = card.markets[0]!.picks.map(({ label, odds }) => `${label}<b>${odds}</b>`)
  const lobby = await lobbyOf('cwdj')
  for (const said of fixture) expect(lobby).toContain(said)
})

test('a new day begins with other rounds', async () => {
  const site = testSite()
  const state = async () => (await (await launched(site, 'vip5', 'cwzr', 'cwzr-003')).state()).data
  const before = (await state()).results
  await site.control('POST', '/clock', { advance_s: DAY_S })
  const after = (await state()).results
  expect([before.length > 10, after.length > 10]).toEqual([true, true])
  expect(after).not.toEqual(before)
})

test('a column of the big road goes down, and to the right where the way down is taken', () => {
  const at = (sides: string) => laid(sidesOf(sides)).map(({ column, row }) => `${column}${row}`)
  expect(at('BBP')).toEqual(['00', '01', '10'])
  expect(at('BBBBBBBB')).toEqual(['00', '01', '02', '03', '04', '05', '15', '25'])
  // Under the first column's tail the second one turns a row higher.
  expect(at('BBBBBBBBPPPPPP').slice(8)).toEqual(['10', '11', '12', '13', '14', '24'])
})

test('the derived roads say whether the big road goes on as one, two or three columns before', () => {
  const sides = sidesOf('BBPPPBPPBB')
  expect(text(derived(sides, 1))).toBe('rbbbbbr')
  expect(text(derived(sides, 2))).toBe('brbb')
  expect(text(derived(sides, 3))).toBe('rrr')
})

test.each([
  ['tiles', '二八杠', '杠', 'green'],
  ['tiles', '二筒对', '二', 'red'],
  ['tiles', '2点半', '2', 'blue'],
  ['niuniu', '牛牛', '牛', 'red'],
  ['niuniu', '牛九', '九', 'blue'],
  ['niuniu', '没牛', '没', 'black'],
])('a bead of %s tells %s by its sign and its colour', (kind, held, text, tone) => {
  expect(beadOfResult(kind, `庄 ${held} · 上 3点`)).toEqual({ text, tone })
})
