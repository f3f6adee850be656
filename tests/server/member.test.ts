import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { siteOf } from '../../mock-server/src/site.ts'
import { PASSWORD } from './rig/doors.ts'
import { expectStatus, testSite } from './harness.ts'
import { as } from './rig/member.ts'

const { member } = contract

it('the pop-up of the day offers a new member nothing that begins with VIP1, on whatever day', async () => {
  const titles = async (name: string) => {
    const site = testSite()
    const seen: string[] = []
    for (let day = 0; day < 6; day += 1) {
      const { data } = await as(site, name, member.info, { isPop: 1 })
      seen.push(data?.popup?.title ?? '')
      await site.control('POST', '/clock', { advance_s: 24 * 60 * 60 })
    }
    return seen
  }
  expect(new Set(await titles('fresh01'))).toEqual(new Set(['资金安全提醒', '理性娱乐，量力而行']))
  expect(await titles('vip5')).toContain('VIP 周礼金开放领取')
})

describe('the profile', () => {
  it('masks what identifies a person and tells passwords only as set or not [ENT-01]', async () => {
    const answer = await as(testSite(), 'vip5', member.info)
    expect(answer.data).toMatchObject({
      phone: '138****1005',
      email: 'vi***@chengwan.example',
      realName: '张**',
      password: true,
      secondPassword: true,
      securityLevel: 'high',
      centerMoney: '88888.00',
    })
    expect(JSON.stringify(answer.data)).not.toContain(PASSWORD)
    expect(JSON.stringify(answer.data)).not.toContain('$')
  })
  it('brings the pop-up of the day once a day, the profile with it or without [SC-6500]', async () => {
    const site = testSite()
    const popup = async () =>
      (await as(site, 'vip5', member.info, { isPop: 1 })).data as { name: string; popup: unknown }
    expect((await popup()).popup).toMatchObject({ title: expect.any(String) })
    expect(await popup()).toMatchObject({ name: 'vip5', popup: null })
    await site.advance(86_400)
    expect((await popup()).popup).not.toBeNull()
  })
  it('takes real name, gender and birthday once [TERM-05]', async () => {
    const site = testSite()
    for (const change of [{ realName: '陈改名' }, { gender: 2 }, { birthday: '1990-01-01' }]) {
      const answer = await as(site, 'vip5', member.bindOther, change)
      expectStatus(answer, 'WARNING')
      expect(answer.message).toContain('客服')
    }
    expectStatus(
      await as(site, 'vip5', member.bindOther, { gender: 1, realName: '张远航', qq: '12345678' }),
      'SUCCESS',
    )
  })
  it('says 未满18周岁不可参与 to a birthday too young [NB-08 TERM-02 X-15]', async () => {
    const answer = await as(testSite(), 'fresh01', member.bindOther, { birthday: '2012-03-01' })
    expect(answer.message).toBe('未满18周岁不可参与')
  })
  it('takes an avatar of the list or an uploaded picture, nothing from elsewhere', async () => {
    const site = testSite()
    const { data } = await as(site, 'vip5', member.avatarList)
    expect(data).toHaveLength(40)
    expectStatus(await as(site, 'vip5', member.addAvatar, { url: '/mock/upload/1.png' }), 'SUCCESS')
    for (const url of [
      'https://elsewhere.example/a.png',
      '//elsewhere.example/a.png',
      '/mock/upload/../secret.png',
      '/mock/upload/a.html',
    ])
      expectStatus(await as(site, 'vip5', member.addAvatar, { url }), 'INVALID_PARAMETER')
  })
})

describe('the jwt', () => {
  it('is this world’s own, runs out after ten minutes and bears no changes', async () => {
    const site = testSite()
    const { jwt } = siteOf(site.world)
    const token = (await as(site, 'vip5', member.jwt)).data as string
    expect(jwt.verify(token)).toMatchObject({ name: 'vip5', vip: 5, uuid: 'test-device' })
    expect(jwt.verify(token.slice(0, -2))).toBeUndefined()
    expect(siteOf(testSite().world).jwt.verify(token)).toBeUndefined()
    await site.advance(601)
    expect(jwt.verify(token)).toBeUndefined()
  })
})
