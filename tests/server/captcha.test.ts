import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { KTYPE } from '@app/contract/auth/numbers'
import { login, PASSWORD } from './rig/doors.ts'
import { drag, puzzle, solvePicture } from '../verify/steps/doors.ts'
import { expectStatus, type TestSite, testSite } from './harness.ts'

const { kaptchcate, defaultKaptcha, sliderVerify } = contract.captcha

const ask = (site: TestSite, name: string, ktype: 1 | 2 | 3 | 4) =>
  site.call(kaptchcate, { name, password: PASSWORD, ktype })

describe('the captcha that a call needs', () => {
  // [C-KTYPE-1 C-KTYPE-2 C-KTYPE-3]
  it('is a picture for registration and both resets, whoever asks', async () => {
    const site = testSite()
    for (const ktype of [KTYPE.register, KTYPE.phoneReset, KTYPE.emailReset])
      expectStatus(await ask(site, 'vip5', ktype), 'GRAPHIC_CAPTCHA_REQUIRED')
  })
  it('is a slider for a login after one wrong password [C-KTYPE-4]', async () => {
    const site = testSite()
    await login(site, 'vip5', { password: '0'.repeat(32) })
    expectStatus(await ask(site, 'vip5', KTYPE.login), 'RAPID_VERIFICATION')
  })
  it('is the same for a name that nobody has as for an unknown device', async () => {
    expectStatus(await ask(testSite(), 'nobody99', KTYPE.login), 'RAPID_VERIFICATION')
  })
  it.each([
    ['picture', 'GRAPHIC_CAPTCHA_REQUIRED'],
    ['slider', 'RAPID_VERIFICATION'],
    ['none', 'SUCCESS'],
  ] as const)('is what the setting %s forces [PAY-05]', async (captcha, status) => {
    const site = testSite()
    await site.control('PATCH', '/settings', { captcha })
    for (const ktype of [KTYPE.register, KTYPE.login]) expectStatus(await ask(site, 'vip5', ktype), status)
  })
})

describe('the picture', () => {
  it('is a PNG of which the payload tells nothing but the pixels [ENT-07]', async () => {
    const site = testSite()
    const { data } = await site.call(defaultKaptcha, {})
    const { body } = await site.control<{ answer: string }>('GET', `/captcha/${data['x-code']}`)
    expect(body.answer).toMatch(/^[A-Z0-9]{4}$/)
    expect(body.answer).not.toMatch(/[01258BDGILOQSUVZ]/)
    const file = Buffer.from(data.image.replace('data:image/png;base64,', ''), 'base64')
    expect(file.subarray(1, 4).toString()).toBe('PNG')
    expect(file.toString('latin1')).not.toContain(body.answer)
    expect(data['x-code']).not.toContain(body.answer)
  })
  it('is used up by one answer, and by the next picture of the same caller [PAY-07 UI-CAP-01]', async () => {
    const site = testSite()
    const register = (name: string, captcha: object) =>
      site.call(contract.auth.register, { name, password: PASSWORD, secondPassword: PASSWORD, ...captcha })
    const first = await solvePicture(site)
    const second = await solvePicture(site)
    expectStatus(await register('wan1234', first), 'AUTHENTICATION_CODE_EXPIRED')
    expectStatus(await register('wan1235', { ...second, code: second.code.toLowerCase() }), 'SUCCESS')
    expectStatus(await register('wan1236', second), 'AUTHENTICATION_CODE_EXPIRED')
  })
  it('is nobody else’s', async () => {
    const site = testSite()
    const theirs = await solvePicture(site, { headers: { 'X-API-UUID': 'another-device' } })
    const answer = await site.call(contract.auth.register, {
      name: 'wan1234',
      password: PASSWORD,
      secondPassword: PASSWORD,
      ...theirs,
    })
    expectStatus(answer, 'AUTHENTICATION_CODE_EXPIRED')
  })
})

describe('the slider', () => {
  it.each([
    ['no track', []],
    [
      'a jump',
      [
        [0, 0, 0],
        [1, 0, 40],
        [2, 0, 90],
        ['x', 0, 200],
      ],
    ],
    [
      'no time',
      [
        [0, 0, 0],
        [40, 0, 1],
        [80, 0, 2],
        [120, 0, 3],
        ['x', 0, 4],
      ],
    ],
  ] as const)('refuses a drag of %s', async (_title, track) => {
    const site = testSite()
    const { lot_number, x } = await puzzle(site)
    const made = track.map(([at, y, ms]) => [at === 'x' ? x : at, y, ms] as [number, number, number])
    expectStatus(await drag(site, lot_number, x, made), 'AUTHENTICATION_CODE_ERROR')
  })
  it.each(['keyboard', 'buttons'] as const)('can be solved by %s', async (input) => {
    const site = testSite()
    const { lot_number, x } = await puzzle(site)
    const track = Array.from(
      { length: Math.floor(x / 10) + 1 },
      (_, at) => [at * 10, 0, at * 60] as [number, number, number],
    )
    expectStatus(
      await site.call(sliderVerify, {
        lot_number,
        x: Math.floor(x / 10) * 10 + (x % 10 > 5 ? 5 : 0),
        input,
        track,
      }),
      'SUCCESS',
    )
  })
  it('is used up by a miss [NB-05]', async () => {
    const site = testSite()
    const { lot_number, x } = await puzzle(site)
    await drag(site, lot_number, x + 40)
    expectStatus(await drag(site, lot_number, x), 'AUTHENTICATION_CODE_EXPIRED')
  })
})
