import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { CATEGORIES } from '@app/contract/venue/categories'
import { expectStatus, testSite } from '../harness.ts'

const { venue, wallet, game } = contract
const into = (channelCode: string, amount = '100.00') => ({ channelCode, amount, ty: '1' as const })

describe('venue money', () => {
  // [ENT-14 TRAP-43 X-07]
  it('enters with isActivity, stays in while the turnover is missing, and comes back when it may', async () => {
    const site = testSite()
    const token = await site.as('locked01')
    const refused = await site.call(venue.launch, { enName: 'cwzr' }, { token })
    expect(refused.data).toMatchObject({ channelCode: 'CWZR', missingTurnover: expect.any(String) })
    expectStatus(await site.call(venue.launch, { enName: 'cwzr', isActivity: true }, { token }), 'SUCCESS')
    const all = await site.call(venue.recycle, {}, { token })
    expect(all.data.failed).toMatchObject([{ channelCode: 'CWZR' }])
  })

  // [ENT-03]
  it('moves the whole centre in at a launch with automatic transfer on, nothing with it off', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    await site.call(venue.setAutoTransferStatus, { status: 0 }, { token })
    expect((await site.call(venue.launch, { enName: 'cwqp' }, { token })).data.autoTransferred).toBeNull()
    await site.call(venue.setAutoTransferStatus, { status: 1 }, { token })
    const { data } = await site.call(venue.launch, { enName: 'cwdz' }, { token })
    expect(data.autoTransferred).toBe('104388.50')
    expect((await site.call(wallet.getBalance, {}, { token })).data.centerWalletBalance).toBe('0.00')
    const total = await site.call(venue.allBalance, { category: 8 }, { token })
    expect(total.data.total).toBe(88_888 + 12_000 + 3_500.5 + 880.2)
    await site.call(venue.recycle, {}, { token })
    expect((await site.call(wallet.getBalance, {}, { token })).data.centerWalletBalance).toBe('105268.70')
  })

  it.each([
    ['cwzr', /^http:\/\/127\.0\.0\.1\/mock\/venue\/CWZR#play=[0-9a-f]{48}$/],
    ['yxzr', /^\/mock\/venue\/YXZR#play=[0-9a-f]{48}$/],
    ['cwdz', /^mock:CWDZ::[0-9a-f]{48}$/],
  ])('launches %s at an address of its kind [UN-18]', async (enName, url) => {
    const site = testSite()
    expect((await site.call(venue.launch, { enName }, { token: await site.as('vip5') })).data.url).toMatch(
      url,
    )
  })

  it('is refused in words to amounts that are no amounts [ENT-14 V-VT-02 V-VT-03]', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    for (const amount of ['0', '-1', '1.234', 'abc', '1234567890.12'])
      expectStatus(await site.call(venue.transfer, into('CWZR', amount), { token }), 'INVALID_PARAMETER')
  })
})

it('has as many people in no two venues, and in a new site the same again', async () => {
  const people = async () => {
    const site = testSite()
    const halls = CATEGORIES.map((category) => site.call(venue.getVenueInfoByCategory, { category }))
    return (await Promise.all(halls)).flatMap(({ data }) => data.map(({ online }) => online))
  }
  const first = await people()
  expect(new Set(first).size).toBe(first.length)
  expect(await people()).toEqual(first)
})

describe('the game list', () => {
  it('filters by category, word and favourites, and pages [UN-16]', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const all = await site.call(game.gameList, { category: 'DZ', pageSize: 10 }, { token })
    expect(all.data).toMatchObject({ total: 236, pageSize: 10 })
    const first = all.data.records[0]!
    await site.call(game.addCollection, { enName: first.enName, gameCode: first.gameCode }, { token })
    const mine = await site.call(game.gameList, { type: 'collection' }, { token })
    expect(mine.data.records.map(({ gameCode }) => gameCode)).toEqual([first.gameCode])
    const found = await site.call(game.gameList, { keyword: first.name }, { token })
    expect(found.data.records.every(({ name }) => name.includes(first.name))).toBe(true)
  })

  it('has what is spelt exactly as typed before what only begins so', async () => {
    const { data } = await testSite().call(game.gameList, { keyword: 'jinli', pageSize: 100 })
    const whole = data.records.map(({ name }) => name.includes('锦鲤'))
    expect(whole).toContain(false)
    expect(whole.indexOf(false)).toBe(whole.filter(Boolean).length)
  })

  it('says what a table gives back as well, of its main bets the least', async () => {
    const { data } = await testSite().call(game.gameList, { keyword: '百家乐' })
    expect(new Set(data.records.map(({ rtp }) => rtp))).toEqual(new Set([98.76]))
  })
})
