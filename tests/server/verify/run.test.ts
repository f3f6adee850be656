import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { CAST, CAST_PASSWORD, CAST_SECOND_PASSWORD } from '@app/seeds/people'
import type { AccountName } from '../../verify/accounts.data.ts'
import { steered } from '../../verify/adapters/mock.ts'
import { vip } from '../../verify/catalogue/vip.ts'
import { clean } from '../../verify/deviations/clean.ts'
import type { Deviation } from '../../verify/deviations/deviation.ts'
import { deviations } from '../../verify/deviations/deviations.data.ts'
import { found } from '../../verify/deviations/found.ts'
import { wrap } from '../../verify/deviations/wrapper.ts'
import { expectStatus, testSite } from '../harness.ts'
import { backend } from '../rig/backend.ts'
import { castFile, folder, reportIn, written } from './files.ts'
import { ran, servedMock } from './served.ts'

it('slices and laws of a mock are green over HTTP and websocket, and the reports say so', async () => {
  const base = await servedMock()
  const out = folder()
  for (const named of ['card.vCurrencyList SUCCESS', 'letter.', 'message.s', 'venue.conserved']) {
    const { code, said } = await ran(base, '--case', named, '--report', 'html,junit,json', '--out', out)
    expect([code, said]).toEqual([0, expect.stringContaining('不符 0')])
  }
  const report = reportIn(out)
  expect(report).toMatchObject({
    adapter: 'mock',
    counts: { passed: 1, failed: 0, notProvable: 0 },
    gone: [],
  })
  expect(readFileSync(join(out, 'verify.xml'), 'utf8')).toContain('venue.conserved')
  expect(readFileSync(join(out, 'verify.html'), 'utf8')).toMatch(/相符 · agrees 1</)
})

it('a difference is red with its clause and its calls, yellow while on record, red again once it has gone', async () => {
  const mock = await servedMock()
  const [renamed] = deviations
  const { base, close } = await wrap(mock, renamed!)
  const named = ['--case', 'member.info SUCCESS', '--report', 'json,html,junit']
  const out = folder()
  const red = await ran(base, ...named, '--out', out)
  expect(red).toMatchObject({ code: 1, said: expect.stringMatching(/member\.info\.response\.nickName/) })
  const [result] = reportIn(out).results
  expect(result!.pair).toMatchObject([{ call: expect.stringContaining('member/info') }])
  expect(result!.pair.at(-1)!.answer).toMatchObject({ data: { nickname: expect.any(String), phone: '…' } })
  expect(readFileSync(join(out, 'verify.html'), 'utf8')).toContain(
    '<code>member.info.response.nickName</code>',
  )
  const record = written(
    'differences.json',
    result!.differences.map(({ clause }) => ({
      case: result!.id,
      clause,
      reason: '后端改名，下一版改回',
      date: '2026-11-24',
    })),
  )
  const yellow = await ran(base, ...named, '--out', out, '--differences', record)
  // Nothing else was played: what is only known is not yet proved.
  expect(yellow).toMatchObject({ code: 1, said: expect.stringContaining('已知 1') })
  expect((await ran(base, '--case', 'member.info LOGIN_EXPIRED')).code).toBe(0)
  close()
  const gone = await ran(mock, ...named, '--out', out, '--differences', record)
  expect(gone).toMatchObject({ code: 1, said: expect.stringContaining('已知差异已不存在') })
})

it('shows the fewest calls after which it still differs; where answers disagree, the one that the clause names', async () => {
  const mock = await servedMock()
  const shown = async (deviation: Deviation, named: string) => {
    const { base, close } = await wrap(mock, deviation)
    const out = folder()
    await ran(base, '--case', named, '--report', 'json', '--out', out)
    close()
    return reportIn(out).results[0]!.pair.map(({ call }) => call.replaceAll(/.*\(|\)/g, ''))
  }
  // Of the eleven calls of the case one transfer alone brings it about.
  const moved: Deviation = {
    name: 'money is a number once some was moved',
    calls: ['wallet.getBalance'],
    answers: ({ data }, { memory }) => {
      if (!memory.has('first')) memory.set('first', data.venueBalance)
      if (memory.get('first') !== data.venueBalance) data.lockMoney = 0
    },
  }
  expect(await shown(moved, 'wallet.idempotent')).toEqual(['venue.transfer', 'wallet.getBalance'])
  const cent = deviations.find(({ name }) => name === 'a cent is lost in the answer')!
  expect((await shown(cent, 'venue.conserved')).at(-1)).toBe('venue.transfer')
})

it('without --money nothing of a foreign backend changes, and what that leaves unproved says why', async () => {
  const mock = await servedMock()
  const asked: string[] = []
  const { base, close } = await wrap(mock, {
    name: 'none',
    calls: ['venue.transfer', 'feedback.addFeedBack', 'letter.onekeyRead', 'auth.register', 'deposit.pay'],
    asks: () => void asked.push('a write'),
  })
  const accounts = castFile({ 'x-mock-world': 'shared-safe' })
  const out = folder()
  for (const named of ['venue.', 'deposit.'])
    await ran(base, '--accounts', accounts, '--case', named, '--report', 'json', '--out', out)
  expect(asked).toEqual([])
  const { results, counts } = reportIn(out)
  expect(results.filter(({ state }) => state === 'failed')).toEqual([])
  expect(counts.passed).toBeGreaterThan(5)
  expect(results.find(({ id }) => id === 'deposit.pay SUCCESS')).toMatchObject({
    state: 'notProvable',
    reason: expect.stringContaining('--money'),
  })
  const money = await ran(base, '--accounts', accounts, '--case', 'venue.transfer SUCCESS', '--money')
  expect([money.code, asked.length > 0]).toEqual([0, true])
  close()
})

it('test accounts in a file prove most without a control API; without any what is open to all', async () => {
  const mock = await servedMock()
  const accounts = castFile({ 'x-mock-world': 'f-{case}' })
  const out = folder()
  const slices = ['card.', 'withdraw.', 'promotion.', 'member.bind']
  const shares: number[] = []
  for (const named of slices) {
    const words = [
      '--accounts',
      accounts,
      '--money',
      '--patience',
      '0',
      '--case',
      named,
      '--report',
      'json',
      '--out',
      out,
    ]
    expect((await ran(mock, ...words)).code).toBe(0)
    const { provable } = reportIn(out)
    shares.push(provable.own / provable.of)
  }
  expect(Math.min(...shares)).toBeGreaterThan(0.3)
  const none = await ran(mock, '--adapter', 'none', '--case', 'site.', '--only', 'read')
  expect(none).toMatchObject({ code: 0, said: expect.stringContaining('没有这样的账号') })
  expect((await ran(mock, '--adapter', 'none', '--case', 'wallet.getBalance SUCCESS')).code).toBe(1)
})

it('the mock’s accounts have the passwords that its adapter knows', async () => {
  const site = testSite()
  const { account } = steered(site.control)
  for (const { name, phone = '', email = '', realName = '' } of CAST.slice(0, 3))
    expect(await account(name as AccountName)).toEqual({
      name,
      phone,
      email,
      realName,
      password: CAST_PASSWORD,
      secondPassword: CAST_SECOND_PASSWORD,
    })
})

it('the gift of the week is proved of a member who has not played for two', async () => {
  const site = backend(() => {})
  await site.advance(14 * 86_400)
  const { outcomes } = vip.find(({ endpoint }) => endpoint === contract.vip.vipWeekReceive)!
  expectStatus(await outcomes['SUCCESS']!({ site }), 'SUCCESS')
})

/** npm test plants six of them, npm run soak -- verify all, and so many seeds. */
const SEEDS = process.env['DEVIATIONS']
const EACH = SEEDS === undefined ? Math.ceil(deviations.length / 6) : 1
it.each(deviations.filter((_, at) => at % EACH === 0))('finds that $name', async (deviation) => {
  expect(await found(await servedMock(), deviation)).toMatchObject({ state: 'failed' })
})
it.runIf(SEEDS !== undefined).each(Array.from({ length: Number(SEEDS) }, (_, at) => at + 2))(
  'says nothing against a mock that grew from seed %d',
  async (seed) => {
    const { results } = await clean(await servedMock(), seed)
    expect(results.filter(({ state }) => state !== 'passed')).toEqual([])
  },
)
it('plants forty, no two alike', () => {
  expect(new Set(deviations.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40)
})
