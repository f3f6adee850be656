import { expect, it } from 'vitest'
import type { PlayBet, PlayState } from '@app/contract/play/play'
import { expectStatus, testSite } from '../harness.ts'
import { launched } from './player.ts'

const spin: PlayBet = { kind: 'slot', stake: '20.00' }
const table = async () => {
  const site = testSite()
  const page = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
  const { token } = page
  const ask = (lost: string) => page.post<PlayState>('state', { token, gameCode: 'cwdz-001', lost })
  return { site, page, ask }
}

it('a round whose answer was lost is told whole to who asks for it', async () => {
  const { page, ask } = await table()
  const { data } = await page.bet(spin, 'the-lost-one')
  expect((await ask('the-lost-one')).data.lost).toMatchObject({ ticket: data.ticket, win: data.win })
  expect((await page.state()).data.lost, 'nobody asked').toBeNull()
})

it('a round that is asked for before it arrives is closed: it comes to nothing when it comes late', async () => {
  const { page, ask } = await table()
  const before = (await page.state()).data.balance
  for (const _ of [1, 2]) expect((await ask('the-slow-one')).data.lost).toBeNull()
  const late = await page.bet(spin, 'the-slow-one')
  expectStatus(late, 'ILLEGAL_PARAMETER')
  expect(late.message).toContain('未提交')
  const after = await ask('the-slow-one')
  expect(after.data).toMatchObject({ balance: before, rounds: [], lost: null })
  expectStatus(await page.bet(spin, 'another-one'), 'SUCCESS')
})

it('a round that a fault holds back is closed by whoever asks meanwhile', async () => {
  const { site, page, ask } = await table()
  const before = (await page.state()).data.balance
  await site.control('POST', '/faults', { path: '/mock/play/*/bet', delay_ms: 300 })
  const held = page.bet(spin, 'the-held-one')
  expect((await ask('the-held-one')).data.lost).toBeNull()
  expectStatus(await held, 'ILLEGAL_PARAMETER')
  expect((await page.state()).data.balance).toBe(before)
})

it('who asks closes no round of another member', async () => {
  const { site, page, ask } = await table()
  const other = await launched(site, 'vip10', 'cwdz', 'cwdz-001')
  await ask('one-of-both')
  expectStatus(await other.bet(spin, 'one-of-both'), 'SUCCESS')
  expectStatus(await page.bet(spin, 'one-of-both'), 'ILLEGAL_PARAMETER')
})
