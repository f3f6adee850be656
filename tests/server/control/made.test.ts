import { expect, test } from 'vitest'
import { contract } from '@app/contract'
import type { MemberShown } from '@app/contract/control/members'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { expectStatus, takeComplaints, testSite, type TestSite } from '../harness.ts'

type MadeMember = MemberShown & { password: string; made: Record<string, number> }
const make = (site: TestSite, facts: object) => site.control<MadeMember>('POST', '/members', facts)
const PAST = { from: 0, until: Number.MAX_SAFE_INTEGER }
const booksOf = async (site: TestSite) =>
  (await site.control<{ balanced: boolean; drift_cents: number }>('GET', '/ledger')).body

test('a member with a past: what was asked is there, to the fen, and the books balance', async () => {
  const site = testSite()
  const asked = { vip: 3, balance: 500, cards: 2, bets: 200, letters: 30, deals: 12, gifts: 2 }
  const { status, body } = await make(site, { ...asked, venues: { CWDZ: 20.5 }, seed: 7 })
  expect({ status, body }).toMatchObject({ status: 201 })
  expect(body).toMatchObject({ vip: 3, balance_cents: 500_00, locked_cents: 0, password: 'abc12345' })
  expect(body.venues).toContainEqual({ code: 'CWDZ', cents: 20_50 })
  expect(body.made).toEqual({ seed: 7, cards: 2, bets: 200, letters: 30, deals: 12, gifts: 2 })

  const token = await site.as(body.name)
  const bets = await site.call(contract.bet.betRecordList, { ...PAST, pageNum: 1, pageSize: 10 }, { token })
  expect(bets.data.total).toBe(200)
  const open = await site.call(
    contract.bet.betRecordList,
    { ...PAST, status: 'accepted', pageNum: 1, pageSize: 10 },
    { token },
  )
  expect(open.data.total).toBe(0)
  const book = await site.call(contract.card.queryMemberBanksInfoList, {}, { token })
  expect(book.data.bank).toHaveLength(2)
  const counts = await site.call(contract.letter.getUnreadForType, {}, { token })
  expect(Object.values(counts.data).reduce((sum, n) => sum + n, 0)).toBe(30)
  const welfare = await site.call(contract.vip.welfareList, {}, { token })
  expect(
    welfare.data.items.filter(({ id, state }) => id.startsWith('upgrade') && state === 'claimed'),
  ).toHaveLength(2)
  expect(await booksOf(site)).toMatchObject({ balanced: true, drift_cents: 0 })
  expect(takeComplaints()).toEqual([])
})

test('whoever is described by nothing but a seed is the same in every world, bound to everything, and can log in', async () => {
  const [one, other] = [testSite(), testSite()]
  const facts = { seed: 4242, bets: 20, deals: 8 }
  const [first, second] = [await make(one, facts), await make(other, facts)]
  expect(second.body).toEqual(first.body)
  expect(first.body).toMatchObject({ balance_cents: 0, vip: 0, secondPassword: true, risk: false })
  for (const fact of ['phone', 'email', 'realName', 'birthday'] as const)
    expect(first.body[fact]).not.toBeNull()
  await one.control('PATCH', '/settings', { captcha: 'none' })
  const { name, password } = first.body
  const entry = await one.call(contract.auth.login, { name, password: passwordHash(password) })
  expectStatus(entry, 'SUCCESS')
  const again = await make(one, facts)
  expect(again.body.name).not.toBe(name)
})

test('what is told to be unbound is, and leads to its code', async () => {
  const site = testSite()
  const { body } = await make(site, { name: 'nobody77', bindPhone: null, realName: null, balance: 10 })
  expect(body).toMatchObject({ name: 'nobody77', phone: null, realName: null })
  const { body: risky } = await make(site, { risk: true, secondPassword: null, autoTransfer: false })
  expect(risky).toMatchObject({ risk: true, secondPassword: false, autoTransfer: false })
  await site.control('PATCH', '/settings', { captcha: 'none' })
  const login = { name: risky.name, password: passwordHash(risky.password) }
  expectStatus(await site.call(contract.auth.login, login), 'RISKY_LOGIN')
})

test.each([
  ['a name of somebody else', { name: 'vip5' }, 'name'],
  ['a number of somebody else', { bindPhone: '13800001005' }, 'bindPhone'],
  ['more gifts than grades', { vip: 1, gifts: 2 }, 'gifts'],
  ['cards without a name', { realName: null, cards: 1 }, 'cards'],
  ['a venue that there is not', { venues: { CWXX: 1 } }, 'venues'],
  ['a past before the registration', { registeredDaysAgo: 5, days: 30, bets: 1 }, 'days'],
])('%s is refused by the name of the parameter, and nobody is made', async (_what, facts, path) => {
  const site = testSite()
  const before = (await site.control<{ members: unknown[] }>('GET', '/members')).body.members.length
  const { status, body } = await site.control<{ error: string; issues: unknown[] }>('POST', '/members', facts)
  expect({ status, issues: body.issues }).toMatchObject({
    status: expect.toSatisfy((code) => [400, 409].includes(code as number)),
    issues: [{ path }],
  })
  expect(body.error).toMatch(/[\u4e00-\u9fff]/)
  expect((await site.control<{ members: unknown[] }>('GET', '/members')).body.members).toHaveLength(before)
})

test('bets that the calendar does not hold are refused with how many there would have been, and nothing is left of them', async () => {
  const site = testSite()
  await site.control('PATCH', '/settings', { depositDisabled: true })
  const { status, body } = await site.control<{ error: string }>('POST', '/members', { deals: 4 })
  expect({ status, ...body }).toMatchObject({
    status: 409,
    error: expect.stringContaining('存款可能已被停用'),
  })
  expect(await booksOf(site)).toMatchObject({ balanced: true })
})
