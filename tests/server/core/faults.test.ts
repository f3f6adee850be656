import { describe, expect, it, vi } from 'vitest'
import { contract } from '@app/contract'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { VenueRefusal } from '@app/contract/venue/recycle'
import { app, expectStatus, testSite } from '../harness.ts'

const { login } = contract.auth
const MAINTENANCE = STATUS.MAINTENANCE.code
const credentials = { name: 'nobody1', password: '0'.repeat(32) }

describe('a forced answer', () => {
  it('comes from the status header with the data of the real one', async () => {
    const answer = await testSite().call(login, credentials, {
      headers: { 'x-mock-status': String(STATUS.RISKY_LOGIN.code) },
    })
    expectStatus(answer, 'RISKY_LOGIN')
    expect(answer.data).toEqual({ phoneNumber: '138****0000' })
  })

  it('carries the phone of the named member, the profile with 6500, the settings with 6032', async () => {
    const site = testSite()
    const forced = (status: number) => ({ headers: { 'x-mock-status': String(status) } })
    const risky = await site.call(login, { ...credentials, name: 'vip5' }, forced(STATUS.IP_NOT_PASSED.code))
    expect(risky.data).toEqual({ phoneNumber: '138****1005' })
    const token = await site.as('vip5')
    const popup = await site.call(
      contract.member.info,
      {},
      { token, ...forced(STATUS.POPUP_NOT_PROMPTED.code) },
    )
    expect(popup.data).toMatchObject({ name: 'vip5' })
    const region = await site.call(contract.site.preInfo, {}, forced(STATUS.REGION_WARNING.code))
    expect(region.data).toMatchObject({ siteBaseConfig: { siteId: '1001' } })
  })

  it('carries the venue and its turnover with 6413, what an activity asks for with its codes', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const forced = (name: StatusName) => ({
      token,
      headers: { 'x-mock-status': String(STATUS[name].code) },
    })
    const { launch } = contract.venue
    const locked = await site.call(launch, { enName: 'CRTY' }, forced('VENUE_ACTIVITY'))
    expect(VenueRefusal.parse(locked.data)).toMatchObject({ channelCode: 'CRTY', missingTurnover: '1000.00' })
    const down = await site.call(launch, { enName: 'CRTY' }, forced('VENUE_UNDER_MAINTENANCE'))
    expect(VenueRefusal.parse(down.data)).toMatchObject({ channelCode: 'CRTY', missingTurnover: null })

    const { config, joinActivity } = contract.promotion
    const { list } = (await site.call(config, {})).data
    const answers = await Promise.all(
      list.map(({ id }) => site.call(joinActivity, { id }, forced('AUTHENTICATION_REQUIRED'))),
    )
    const asked = answers.flatMap(
      ({ data }) => (data as unknown as { requirements: { code: string; met: boolean }[] }).requirements,
    )
    expect(asked.filter(({ code }) => code === 'card').map(({ met }) => met)).toContain(false)
  })

  it('is refused clearly when the header names no code', async () => {
    const answer = await testSite().call(login, credentials, { headers: { 'x-mock-status': '7777' } })
    expectStatus(answer, 'INVALID_PARAMETER')
    expect(answer.message).toContain('7777')
    const lost = await testSite().call(login, credentials, { headers: { 'x-mock-fault': 'delay=5,after' } })
    expectStatus(lost, 'INVALID_PARAMETER')
    expect(lost.message).toContain('after')
  })

  it.each([
    ['drop', 499],
    ['http=502', 502],
    ['empty', 200],
  ])('of x-mock-fault: %s has HTTP status %i', async (fault, http) => {
    const answer = await testSite().call(login, credentials, { headers: { 'x-mock-fault': fault } })
    expect(answer.http).toBe(http)
  })
  it('of a call that waits while its world goes is none: it is broken off', async () => {
    const site = testSite()
    site.world.faults.add({ path: login.path, delayMs: 200, times: 1 })
    const waiting = site.call(login, credentials)
    await vi.waitFor(() => expect(site.world.faults.list()).toEqual([]), { interval: 1 })
    app.worlds.drop(site.world.name)
    expect((await waiting).http).toBe(499)
    expect(app.worlds.list().map(({ name }) => name)).not.toContain(site.world.name)
  })

  it('of x-mock-fault: malformed is no JSON, though it begins like it', async () => {
    const answer = await testSite().call(login, credentials, { headers: { 'x-mock-fault': 'malformed' } })
    expect(answer.http).toBe(200)
    expect(answer.message).toMatch(/^\{"status_code":6000,/)
    expect(() => JSON.parse(answer.message) as unknown).toThrow(SyntaxError)
  })

  it('befalls the answer alone where it comes after: the call is served, in its journal too', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const form = { channelCode: 'CWZR', amount: '1.00', ty: '1' as const }
    const { path } = contract.venue.transfer
    for (const fault of [{ kind: 'drop' }, { kind: 'empty' }, { http: 502 }])
      await site.control('POST', '/faults', { path, ...fault, after: true, times: 1 })
    for (const http of [499, 200, 502]) {
      await site.advance(1)
      const answer = await site.call(contract.venue.transfer, form, { token })
      expect([answer.http, answer.data]).toEqual([http, null])
    }
    const { body } = await site.control<{ entries: { statusCode: number; forced: boolean }[] }>(
      'GET',
      `/journal?path=${path}`,
    )
    expect(body.entries.map(({ statusCode, forced }) => [statusCode, forced])).toEqual(
      Array(3).fill([STATUS.SUCCESS.code, true]),
    )
  })

  it('befalls a refusal as any answer where it comes after: the journal has it, the caller nothing', async () => {
    const site = testSite()
    const wrong = { ...credentials, password: 'wrong' }
    const heard = await site.call(login, wrong, { headers: { 'x-mock-fault': 'http=502,after' } })
    expect([heard.http, heard.message]).toEqual([502, ''])
    const { body } = await site.control<{ entries: { statusCode: number; forced: boolean }[] }>(
      'GET',
      `/journal?path=${login.path}`,
    )
    expect(body.entries).toMatchObject([{ statusCode: STATUS.INVALID_PARAMETER.code, forced: true }])
  })

  it.each([{ after: true }, { after: true, kind: 'delay' }, { after: true, status_code: MAINTENANCE }])(
    'after which nothing is lost is refused: %j',
    async (rule) => {
      const { status } = await testSite().control('POST', '/faults', { path: login.path, ...rule })
      expect(status).toBe(400)
    },
  )

  it('comes from a rule as often as the rule says, in its own world only', async () => {
    const site = testSite()
    const other = testSite()
    await site.control('POST', '/faults', { path: '/site/api/v1/user/*', status_code: MAINTENANCE, times: 1 })
    expectStatus(await site.call(login, credentials), 'MAINTENANCE')
    expect((await other.call(login, credentials)).status_code).not.toBe(MAINTENANCE)
    expect((await site.call(login, credentials)).status_code).not.toBe(MAINTENANCE)
    expect((await site.control<{ faults: unknown[] }>('GET', '/faults')).body.faults).toEqual([])
  })

  it('can be armed by the page address, for one call', async () => {
    const { app } = await import('../harness.ts')
    const page = await app.hono.request(
      'http://127.0.0.1/?__world=armed&__fault=/site/api/v1/user/login:6413',
      {
        headers: { host: '127.0.0.1' },
      },
    )
    expect(page.status).toBe(302)
    expect(app.worlds.get('armed').faults.list()).toMatchObject([
      { path: '/site/api/v1/user/login', status: 'VENUE_ACTIVITY', times: 1 },
    ])
  })
})
