import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { CHINA_PHONE_PATTERN } from '@app/contract/rules/account/phone'
import { app, expectStatus, type TestSite, testSite } from './harness.ts'

const { site: calls } = contract
const DESTINATIONS = new Set([
  'home',
  'sport',
  'egame',
  'realbet',
  'lottery',
  'chess',
  'gaming',
  'fishing',
  '',
  'venture',
  'sponsor',
  'discount',
  'activityRacePage',
  'activityLandPage',
  'firstDeposit',
  'againDeposit',
  'newTask',
  'drawGift',
  'signGift',
  'bettingGift',
  'appdownload',
  'saveMoney',
  'transferMoney',
  'takeMoney',
  'userinfo',
  'vip',
  'welfare',
  'betRecord',
  'transRecord',
  'message',
  'friendInvitation',
  'help',
])
const reveal = async (site: TestSite, name: string, key: 'phone' | 'email' | 'realName' | 'bankCard') =>
  site.call(calls.singleDataDecryption, { key }, { token: await site.as(name) })

describe('the site', () => {
  it('tells its settings as they are now, switches as 0 and 1 [ENT-16]', async () => {
    const site = testSite()
    await site.control('PATCH', '/settings', {
      depositDisabled: true,
      editionDisabled: true,
      brandName: '测试湾',
      h5DomainUrl: 'https://m.example',
    })
    const { data } = await site.call(calls.preInfo, {})
    expect(data).toMatchObject({
      ip: '203.0.113.7',
      siteBaseConfig: {
        depositDisabled: '1',
        editionDisabled: '1',
        safeSwitch: '0',
        brandName: '测试湾',
        h5DomainUrl: 'https://m.example',
        demo: '1',
      },
    })
  })
  it('warns a restricted region and tells its settings all the same [SC-6032 TRAP-26]', async () => {
    const site = testSite()
    await site.control('PATCH', '/settings', { region: '新加坡' })
    const { data } = await site.call(calls.preInfo, {})
    expect(data).toMatchObject({
      region: '新加坡',
      siteBaseConfig: { siteId: '1001' },
      regionWarning: expect.stringContaining('新加坡'),
    })
  })
  it('has the 22 top categories, the seven of games with venues [CAT-*]', async () => {
    const { data } = await testSite().call(calls.navigationList, {})
    expect(data).toHaveLength(22)
    expect(
      data
        .filter(({ venues }) => venues.length > 0)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['BY', 'CP', 'DJ', 'DZ', 'QP', 'TY', 'ZR'])
    for (const { link } of data) expect(DESTINATIONS).toContain(link)
  })
  it('takes deposit off the menu while deposits are switched off [TRAP-41]', async () => {
    const site = testSite()
    await site.control('PATCH', '/settings', { depositDisabled: true })
    const { data } = await site.call(calls.navigationList, {})
    expect(data.map(({ code }) => code)).not.toContain('deposit')
  })
  it('pages its notices, newest first, by type', async () => {
    const site = testSite()
    const first = await site.call(calls.queryNoticeListByPage, { pageNum: 1, pageSize: 5 })
    expect(first.data).toMatchObject({ total: 14, pageNum: 1 })
    const times = first.data.records.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    const matches = await site.call(calls.queryNoticeListByPage, { type: 'match' })
    expect(new Set(matches.data.records.map(({ type }) => type))).toEqual(new Set(['match']))
  })
  it('has running advertisements for each place, each with a picture and a destination', async () => {
    const site = testSite()
    for (const placement of ['hero', 'popup', 'discount'] as const) {
      const { data } = await site.call(calls.getMyDiscountAd, { placement })
      expect(data.length).toBeGreaterThan(1)
      for (const { image, linkRoute } of data) {
        expect(image).toMatch(/^\/art\/banner\/[^/]+\.svg$/)
        expect(DESTINATIONS).toContain(linkRoute)
      }
    }
  })
  it('offers the gift of a first deposit to visitors and newcomers only', async () => {
    const site = testSite()
    const routes = async (token?: string) =>
      (await site.call(calls.getMyDiscountAd, {}, token === undefined ? {} : { token })).data.map(
        ({ linkRoute }) => linkRoute,
      )
    expect(await routes()).toContain('firstDeposit')
    expect(await routes(await site.as('fresh01'))).toContain('firstDeposit')
    expect(await routes(await site.as('vip5'))).not.toContain('firstDeposit')
    expect(await routes(await site.as('vip5'))).toContain('againDeposit')
  })
  it('stops an advertisement when its time is over', async () => {
    const site = testSite()
    await site.control('POST', '/clock', { advance_s: 40 * 86_400 })
    const { data } = await site.call(calls.getMyDiscountAd, { placement: 'discount' })
    expect(data.map(({ title }) => title)).not.toContain('月满澄湾')
  })
  it('finds areas by code or name, each with a pattern that works [ENT-06]', async () => {
    const site = testSite()
    expect((await site.call(calls.queryCountryArea, { area: '86' })).data).toEqual([
      { areaName: '中国大陆', areaCode: '86', regex: CHINA_PHONE_PATTERN },
    ])
    expect(
      (await site.call(calls.queryCountryArea, { area: '香港' })).data.map(({ areaCode }) => areaCode),
    ).toEqual(['852'])
    const { data } = await site.call(calls.queryCountryArea, {})
    for (const { regex } of data) expect(() => new RegExp(regex)).not.toThrow()
    expect(new RegExp(data.find(({ areaCode }) => areaCode === '852')!.regex).test('51234567')).toBe(true)
  })
  it('shows a member its own facts in clear, one at a time', async () => {
    const site = testSite()
    expect((await reveal(site, 'vip5', 'realName')).data).toEqual({ key: 'realName', value: '张远航' })
    expectStatus(await reveal(site, 'fresh01', 'bankCard'), 'WARNING')
  })
  it('has a support page that warns of scams [UN-18]', async () => {
    const site = testSite()
    const { data } = await site.call(calls.onlinecustomservice, {})
    const page = await app.hono.request(`http://127.0.0.1${data.url}`, {
      headers: { host: '127.0.0.1', 'x-mock-world': site.name },
    })
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toContain('防骗提示')
    expect(text).not.toContain('<script')
  })
})
