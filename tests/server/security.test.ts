import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { HEADER } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { CAST_PASSWORD, CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { app, testSite } from './harness.ts'

const { auth, letter } = contract
const OWN = { host: '127.0.0.1' }
const open = (path: string, headers: Record<string, string> = {}) =>
  app.hono.request(`http://127.0.0.1${path}`, { headers: { ...OWN, ...headers } })

describe('sessions', () => {
  it('are kept as digests: the token is nowhere in the database [TRAP-44]', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    expect(Buffer.from(site.world.db.serialize()).includes(token)).toBe(false)
  })

  it('end with a logout and can’t be used again', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    await site.call(auth.logout, {}, { token })
    const { status_code } = await site.call(letter.list, { pageNum: 1, pageSize: 10 }, { token })
    expect(status_code).toBe(STATUS.LOGIN_EXPIRED.code)
  })
})

describe('passwords', () => {
  // [ENT-09 TRAP-12]
  it('are kept as digests of their own, what the client sends is nowhere in the database', () => {
    const image = Buffer.from(testSite().world.db.serialize())
    for (const sent of [CAST_PASSWORD, passwordHash(CAST_PASSWORD), passwordHash(CAST_SECOND_PASSWORD)])
      expect(image.includes(sent)).toBe(false)
  })
})

describe('pages', () => {
  it.each(['/__mock/enter', '/__mock/', '/mock/pay/none', '/nothing-there'])(
    'carry a policy without inline scripts at %s',
    async (path) => {
      const { headers } = await open(path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self'")
      expect(policy).toMatch(/object-src 'none'.*base-uri 'self'.*frame-ancestors 'self'/)
      expect(policy).not.toMatch(/script-src[^;]*unsafe/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('same-origin')
    },
  )

  it.each(['//evil.example/', '///evil.example', '/\\evil.example/'])(
    'lead nowhere else from %s',
    async (path) => {
      const { status, headers } = await open(`${path}?__world=a`)
      expect(status).toBe(302)
      expect(headers.get('location')).toMatch(/^\/[^/\\]/)
    },
  )

  it('are steered by no foreign page', async () => {
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await open('/?__as=vip5', foreign)).status).toBe(403)
    expect((await open('/?__as=vip5', { host: 'evil.example' })).status).toBe(403)
  })
})

describe('calls', () => {
  it('are answered as JSON that is kept nowhere, to no other origin', async () => {
    const response = await open(contract.site.preInfo.path, { origin: 'https://evil.example' })
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('leave no secret in the journal', async () => {
    const site = testSite()
    await site.control('PATCH', '/settings', { captcha: 'none' })
    const secret = 'a'.repeat(32)
    await site.call(auth.login, { name: 'vip5', password: secret })
    const token = await site.as('vip5')
    await site.call(contract.member.jwt, {}, { token })
    await site.call(
      contract.withdraw.create,
      { type: 'bank', cardId: '1', amount: '100.00', secondPassword: secret },
      { token },
    )
    const { body } = await site.control('GET', '/journal')
    const text = JSON.stringify(body)
    expect(text).toContain(auth.login.path)
    for (const hidden of [secret, token]) expect(text).not.toContain(hidden)
  })

  it('are not taken under a name or token that is too long to be one', async () => {
    const site = testSite()
    const { status_code } = await site.call(
      letter.list,
      { pageNum: 1, pageSize: 10 },
      { headers: { [HEADER.token]: 'f'.repeat(300) } },
    )
    expect(status_code).not.toBe(STATUS.SUCCESS.code)
  })
})
