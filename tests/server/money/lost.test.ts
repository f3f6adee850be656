import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { flatten } from '@app/contract/kit/endpoint'
import { STATUS } from '@app/contract/kit/status'
import { expectStatus, testSite, type TestSite } from '../harness.ts'
import { bettor, gameOf, selection } from '../sport/rig/bettor.ts'
import { moneyOf } from '../control/journey.ts'

const { queryRequestOutcome, queryDealRecord } = contract.wallet
const { transfer } = contract.venue
const form = { channelCode: 'CWZR', amount: '100.00', ty: '1' as const }
const LOST = { 'x-mock-fault': 'drop,after' }
const member = async () => {
  const site = testSite()
  return { site, token: await site.as('vip5') }
}
const outcomeOf = async (site: TestSite, token: string, requestId: string, path: string = transfer.path) =>
  (await site.call(queryRequestOutcome, { path, requestId }, { token })).data

it('a request whose answer was lost is done, and its outcome is the answer that nobody heard', async () => {
  const { site, token } = await member()
  const before = moneyOf(site)
  const cut = await site.call(transfer, form, { token, requestId: 'lost', headers: LOST })
  expect([cut.http, moneyOf(site)]).toEqual([499, before - 100_00])
  const outcome = await outcomeOf(site, token, 'lost')
  expect(outcome).toMatchObject({ state: 'done', data: { channelCode: 'CWZR', amount: '100.00' } })
  expect((await site.call(transfer, form, { token, requestId: 'lost' })).data).toEqual(outcome.data)
  expect(moneyOf(site)).toBe(before - 100_00)
})

it('a request that never arrived is closed by asking: when it comes late it is refused', async () => {
  const { site, token } = await member()
  const before = moneyOf(site)
  for (const _ of [1, 2]) expect(await outcomeOf(site, token, 'slow')).toEqual({ state: 'never', data: null })
  const late = await site.call(transfer, form, { token, requestId: 'slow' })
  expectStatus(late, 'ILLEGAL_PARAMETER')
  expect(late.message).toContain('未提交')
  expect([moneyOf(site), await outcomeOf(site, token, 'slow')]).toEqual([
    before,
    { state: 'never', data: null },
  ])
  expectStatus(await site.call(transfer, form, { token, requestId: 'anew' }), 'SUCCESS')
})

it('an outcome is told to whom it happened, and closes nothing of anybody else', async () => {
  const { site, token } = await member()
  const other = await site.as('fresh01')
  await site.call(transfer, form, { token, requestId: 'mine' })
  expect((await outcomeOf(site, other, 'mine')).state).toBe('never')
  expect((await outcomeOf(site, token, 'mine')).state).toBe('done')
})

it('an alias has the outcome of its call; what moves no money has none', async () => {
  const { site, token } = await member()
  await site.call(transfer, form, { token, requestId: 'a' })
  expect((await outcomeOf(site, token, 'a', transfer.aliases?.[0])).state).toBe('done')
  for (const asked of [
    { path: queryDealRecord.path, requestId: 'a' },
    { path: '/nothing', requestId: 'a' },
    { path: contract.sport.resource.path, method: 'get_live', requestId: 'a' },
    { path: contract.sport.resource.path, requestId: 'a' },
  ])
    expectStatus(await site.call(queryRequestOutcome, asked, { token }), 'INVALID_PARAMETER')
})

it('every call that moves money has an outcome to ask for', async () => {
  const { site, token } = await member()
  const verbs = flatten(contract).flatMap(({ endpoint: { path, effect, carries } }) => [
    ...(effect === 'money' ? [{ path }] : []),
    ...Object.entries(carries?.calls ?? {})
      .filter(([, call]) => call.effect === 'money')
      .map(([method]) => ({ path, method })),
  ])
  expect(verbs).toHaveLength(16)
  for (const verb of verbs)
    expectStatus(await site.call(queryRequestOutcome, { ...verb, requestId: 'x' }, { token }), 'SUCCESS')
})

it('a bet is one ticket by its id, sent at another time, with another channel token and from elsewhere', async () => {
  const player = await bettor()
  const gid = await player.compose({ startsIn_s: 3_600 })
  const entry = { ...selection(await gameOf(player, gid), 'M', 'MH'), stake: '10.00' }
  const order = { entries: [entry], oddsType: 'H' as const, autoAccept: 'none' as const }
  const first = await player.ask('bet', order, { requestId: 'one' })
  await player.site.advance(60)
  const again = await player.site.call(
    contract.sport.resource,
    {
      method: 'bet',
      enName: 'crty',
      request: { ...order, timestamp: 1, token: player.channelToken, language: 'zh-cn', ip: '203.0.113.9' },
    },
    { token: player.token, requestId: 'one' },
  )
  expect(again.data).toEqual(first.data)
  expect((await player.get('get_today_wagers', {})).total).toBe(1)
  const { path } = contract.sport.resource
  const asked = { path, method: 'bet', requestId: 'one' }
  const outcome = await player.site.call(queryRequestOutcome, asked, { token: player.token })
  expect(outcome.data).toEqual({ state: 'done', data: first.data })
})

it('one intention may be sent again at once where its first sending was refused', async () => {
  const { site, token } = await member()
  const send = (requestId: string) =>
    site.call(transfer, { ...form, amount: '99999999.00' }, { token, requestId })
  const first = await send('poor')
  expect((await send('poor')).status_code).toBe(first.status_code)
  expectStatus(await send('other'), 'FREQUENT_SUBMISSION')
})

it('whoever is told that a sending came to nothing may send anew at once', async () => {
  const { site, token } = await member()
  const send = (requestId: string) =>
    site.call(transfer, { ...form, amount: '99999999.00' }, { token, requestId })
  const first = await send('poor')
  expect(await outcomeOf(site, token, 'poor')).toEqual({ state: 'never', data: null })
  expect((await send('anew')).status_code).toBe(first.status_code)
})

it('equal bets with ids of their own within a second: the first is taken, the others are 6011', async () => {
  const player = await bettor()
  const gids = [await player.compose({ startsIn_s: 3_600 }), await player.compose({ startsIn_s: 7_200 })]
  const [one, two] = await Promise.all(gids.map((gid) => gameOf(player, gid)))
  const legs = [selection(one!, 'M', 'MH'), selection(two!, 'OU', 'OUO')]
  const bet = (stake: string) =>
    player.ask('bet', { entries: [{ ...legs[0]!, stake }], oddsType: 'H', autoAccept: 'none' })
  const parlay = () => player.ask('bet_parlay', { entries: legs, stake: '20.00', autoAccept: 'none' })
  const codes = async (send: () => Promise<{ status_code: number }>) => [
    (await send()).status_code,
    (await send()).status_code,
    (await send()).status_code,
  ]
  const often = STATUS.FREQUENT_SUBMISSION.code
  const once = [STATUS.SUCCESS.code, often, often]
  expect([await codes(() => bet('10.00')), await codes(parlay)]).toEqual([once, once])
  expect((await bet('10.01')).status_code).toBe(STATUS.SUCCESS.code)
  await player.site.advance(1)
  expect((await bet('10.00')).status_code).toBe(STATUS.SUCCESS.code)
  expect((await player.get('get_today_wagers', {})).total).toBe(4)
})
