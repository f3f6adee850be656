import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import type { AnyEndpoint, Data } from '@app/contract/kit/endpoint'
import { login, PASSWORD } from './rig/doors.ts'
import { solvePicture } from '../verify/steps/doors.ts'
import { expectStatus, type TestSite, testSite } from './harness.ts'

const { getUnreadForType, list, read, remove, onekeyRead } = contract.letter
const as = async <E extends AnyEndpoint>(site: TestSite, endpoint: E, body: object = {}, name = 'vip5') =>
  site.call(endpoint, body as never, { token: await site.as(name) })
const unread = async (site: TestSite, name = 'vip5'): Promise<Data<typeof getUnreadForType>> =>
  (await as(site, getUnreadForType, {}, name)).data
const lettersOf = async (site: TestSite, body: object = {}, name = 'vip5') =>
  (await as(site, list, body, name)).data.records
const sum = (counts: object) => Object.values(counts).reduce((total, count) => total + count, 0)

describe('letters', () => {
  it('are counted under eight keys, broadcasts apart from personal ones [ENT-15]', async () => {
    expect(await unread(testSite())).toEqual({
      brnotice_count: 2,
      bractivity_count: 2,
      brbulletin_count: 2,
      brmatch_count: 2,
      brfd_count: 1,
      notice_count: 1,
      activity_count: 1,
      fd_count: 2,
    })
  })
  it('come newest first, by type, in pages', async () => {
    const site = testSite()
    const all = await lettersOf(site, { unreadOnly: true })
    expect(all).toHaveLength(13)
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a),
    )
    expect(
      (await lettersOf(site, { type: 'fd', unreadOnly: true }))
        .map(({ broadcast }) => broadcast)
        .toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual([false, false, true])
    const { data } = await as(site, list, { pageNum: 2, pageSize: 10, unreadOnly: true })
    expect(data).toMatchObject({ total: 13, pageNum: 2 })
    expect(data.records).toHaveLength(3)
  })
  it('are read one by one and for oneself alone', async () => {
    const site = testSite()
    const broadcast = (await lettersOf(site)).find((letter) => letter.type === 'match')!
    expect((await as(site, read, { id: broadcast.id })).data.read).toBe(true)
    expect((await unread(site)).brmatch_count).toBe(1)
    expect((await unread(site, 'vip10')).brmatch_count).toBe(2)
    expect(await lettersOf(site, { unreadOnly: true })).toHaveLength(12)
  })
  it('are read all at once, of a type or of every type', async () => {
    const site = testSite()
    expect((await as(site, onekeyRead, { type: 'fd' })).data).toMatchObject({
      fd_count: 0,
      brfd_count: 0,
      notice_count: 1,
    })
    expect(sum((await as(site, onekeyRead)).data)).toBe(0)
  })
  it('stay away once they are thrown away', async () => {
    const site = testSite()
    const ids = (await lettersOf(site)).slice(0, 3).map(({ id }) => id)
    await as(site, remove, { ids })
    expect(await lettersOf(site, { unreadOnly: true })).toHaveLength(10)
    await as(site, onekeyRead)
    expect((await lettersOf(site)).filter(({ id }) => ids.includes(id))).toEqual([])
    expectStatus(await as(site, read, { id: ids[0]! }), 'NOT_FOUND')
  })
  it('of somebody else are not there', async () => {
    const site = testSite()
    const theirs = (await lettersOf(site, {}, 'vip10')).find(({ broadcast }) => !broadcast)!
    expectStatus(await as(site, read, { id: theirs.id }), 'NOT_FOUND')
    await as(site, remove, { ids: [theirs.id] })
    expect((await lettersOf(site, {}, 'vip10')).map(({ id }) => id)).toContain(theirs.id)
  })
  it('welcome a new member', async () => {
    const site = testSite()
    await site.call(contract.auth.register, {
      name: 'wan1234',
      password: PASSWORD,
      secondPassword: PASSWORD,
      ...(await solvePicture(site)),
    })
    await login(site, 'wan1234', { kaptchcate: 99 })
    // What was told to everyone before is not for them.
    const none = {
      brnotice_count: 0,
      bractivity_count: 0,
      brbulletin_count: 0,
      brmatch_count: 0,
      brfd_count: 0,
    }
    expect(await unread(site, 'wan1234')).toEqual({
      ...none,
      notice_count: 1,
      activity_count: 1,
      fd_count: 0,
    })
    expect(await lettersOf(site, {}, 'wan1234')).toHaveLength(2)
    expect((await lettersOf(site, { type: 'notice' }, 'wan1234'))[0]).toMatchObject({
      title: '欢迎来到澄湾',
      broadcast: false,
    })
  })
  it('tell of a deposit that has arrived', async () => {
    const site = testSite()
    const { data } = await as(site, contract.deposit.pay, { typeCode: 'bank', amount: '500.00' })
    await site.control('POST', `/orders/${data.orderNo}`, { outcome: 'success' })
    expect((await lettersOf(site, { type: 'fd', unreadOnly: true }))[0]).toMatchObject({
      title: '存款到账',
      broadcast: false,
      linkRoute: 'transRecord',
    })
  })
})
