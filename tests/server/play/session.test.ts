import { expect, it } from 'vitest'
import { toCents } from '@app/contract/kit/cents'
import type { PlayBet } from '@app/contract/play/play'
import { testSite } from '../harness.ts'
import { launched } from './player.ts'

const spin: PlayBet = { kind: 'slot', stake: '20.00' }

it.each([
  ['cwdz', 'cwdz-001', 2_500],
  ['cwby', 'cwby-001', 1_000],
  ['cwzr', 'cwzr-002', 5_000],
  ['cwdj', 'cwdj-001', 5_000],
  ['xmty', '', 5_000],
])('the page of %s %s is told the pace of its rounds: %d ms', async (enName, gameCode, paceMs) => {
  const page = await launched(testSite(), 'vip5', enName, gameCode)
  expect((await page.state()).data.paceMs).toBe(paceMs)
})

it('the page is told since when it plays and what that came to, in all games of the venue; a new launch begins anew', async () => {
  const site = testSite()
  const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
  const { data: first } = await page.state()
  expect(first.session).toEqual({ since: first.now, net: '0.00' })
  await site.control('POST', '/clock', { advance_s: 60 })
  let net = 0
  for (let round = 0; round < 3; round++) net += toCents((await page.bet(spin)).data.win)
  const { data: later } = await page.state()
  expect(toCents(later.session.net)).toBe(net)
  expect(later.now - later.session.since).toBeGreaterThanOrEqual(60_000)
  const { data: hall } = await page.post<typeof later>('state', { token: page.token, gameCode: '' })
  expect(hall.session).toEqual(later.session)
  await site.control('POST', '/clock', { advance_s: 60 })
  const again = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
  expect((await again.state()).data.session.net).toBe('0.00')
})

it('a slot that gives back less than its stake does not call it a win', async () => {
  const page = await launched(testSite(), 'vip5', 'cwdz', 'cwdz-001')
  const said = new Set<string>()
  for (let round = 0; round < 80; round++) {
    const { data } = await page.bet(spin)
    const [payout, stake] = [toCents(data.payout), toCents(data.stake)]
    const word = data.result.split(' ')[0]!
    expect(word).toBe(payout === 0 ? '未中奖' : payout > stake ? '中奖' : '返还')
    said.add(word)
  }
  expect(said).toEqual(new Set(['未中奖', '中奖', '返还']))
})
