import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { CAST } from '@app/seeds/people'
import { siteOf } from '../../mock-server/src/site.ts'
import { login } from './rig/doors.ts'
import { withoutCaptcha } from '../verify/steps/doors.ts'
import { expectStatus, testSite } from './harness.ts'

const VIP5_PHONE = '13800001005'

describe('the cast', () => {
  it('stands in every world with its traits, its money in balance', async () => {
    const site = testSite()
    const { body } = await site.control<{
      members: { name: string; trait: string; balance_cents: number; password: string }[]
    }>('GET', '/members')
    for (const person of CAST) {
      const found = body.members.find(({ name }) => name === person.name)
      expect(found).toMatchObject({
        trait: person.trait,
        password: person.password,
        balance_cents: person.balanceCents,
      })
    }
    expect(siteOf(site.world).books.check()).toMatchObject({ balanced: true })
  })
  it('did nothing before it was registered, in any table', () => {
    const { sqlite } = testSite().world.db
    const all = (source: string) => sqlite.prepare(source).all() as Record<string, string | number>[]
    const early: unknown[] = all(
      'select name, last_login_at from members where last_login_at < registered_at',
    )
    const tables = all("select name from sqlite_master where type = 'table'").map(({ name }) => String(name))
    for (const table of tables) {
      const columns = all(`pragma table_info("${table}")`).map(({ name }) => String(name))
      if (!columns.includes('member_id')) continue
      for (const time of columns.filter((name) => /(^|_)at$/.test(name)))
        early.push(
          ...all(
            `select members.name, '${table}' as "in", "${time}" as time from "${table}" join members on members.id = member_id where "${time}" < registered_at`,
          ),
        )
    }
    expect(early).toEqual([])
  })
  it('signs in by the password that the console shows, as far as its trait allows', async () => {
    const site = testSite()
    await withoutCaptcha(site)
    const expected: Record<string, keyof typeof STATUS> = {
      device01: 'DEVICE_NOT_PASSED',
      ip01: 'IP_NOT_PASSED',
      both01: 'DEVICE_AND_IP_NOT_PASSED',
      long01: 'LONG_TIME_NOT_LOGGED_IN',
      risky01: 'RISKY_LOGIN',
      risky02: 'CONTACT_CUSTOMER_SERVICE',
      devices01: 'TOO_MANY_DEVICES',
    }
    for (const { name } of CAST) {
      expect([name, (await login(site, name)).status_code]).toEqual([
        name,
        STATUS[expected[name] ?? 'SUCCESS'].code,
      ])
      await site.advance(10)
    }
  })
  it('meets 6413 in the venue of its activity', async () => {
    const site = testSite()
    const answer = await site.call(
      contract.venue.recycle,
      { channelCode: 'CWZR' },
      { token: await site.as('locked01') },
    )
    expectStatus(answer, 'VENUE_ACTIVITY')
  })
})

describe('PATCH /members/:name', () => {
  it('changes what it names and nothing else', async () => {
    const site = testSite()
    const change = {
      balance_cents: 12_345,
      vip: 3,
      bindPhone: '13911112222',
      realName: '易新名',
      risk: true,
      trustDevice: false,
      mutedUntil: 5,
    }
    const { body } = await site.control('PATCH', '/members/fresh01', change)
    expect(body).toMatchObject({
      balance_cents: 12_345,
      vip: 3,
      phone: '13911112222',
      realName: '易新名',
      risk: true,
      mutedUntil: 5,
      email: null,
    })
    await withoutCaptcha(site)
    expectStatus(await login(site, 'fresh01'), 'RISKY_LOGIN')
  })
  it('answers 404 for nobody, 409 for somebody else’s number, 400 for what it does not know', async () => {
    const site = testSite()
    expect((await site.control('PATCH', '/members/nobody99', { vip: 1 })).status).toBe(404)
    expect((await site.control('PATCH', '/members/fresh01', { bindPhone: VIP5_PHONE })).status).toBe(409)
    expect((await site.control('PATCH', '/members/fresh01', { vip: 99 })).status).toBe(400)
    expect((await site.control('PATCH', '/members/fresh01', { wings: 2 })).status).toBe(400)
  })
  it('opens a session without captcha even where five are open', async () => {
    const site = testSite()
    expectStatus(await site.call(contract.member.info, {}, { token: await site.as('devices01') }), 'SUCCESS')
  })
})
