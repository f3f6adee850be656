import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { STATUS } from '@app/contract/kit/status'
import { login } from './rig/doors.ts'
import {
  minuteLater,
  OTHER_PASSWORD,
  sending,
  sendOne,
  sendTwo,
  solvePicture,
  withoutCaptcha,
} from '../verify/steps/doors.ts'
import { expectStatus, type TestSite, testSite } from './harness.ts'

const { auth, member, captcha } = contract
const VIP5_PHONE = '13800001005'

const reset = async (site: TestSite, more: object = {}) =>
  sendOne(site, {
    target: VIP5_PHONE,
    name: 'vip5',
    type: SEND_TYPE.reset,
    ...('captcha' in more ? {} : { captcha: await solvePicture(site) }),
    ...more,
  })

describe('a code', () => {
  it('is not sent to a number that is not the account’s [V-ND-03]', async () => {
    const site = testSite()
    await withoutCaptcha(site)
    await login(site, 'device01')
    const answer = await sendOne(site, { target: '13899992601', name: 'device01', type: SEND_TYPE.newDevice })
    expect(answer).toMatchObject({ status_code: STATUS.INVALID_PARAMETER.code, message: '手机号错误' })
  })
  it('is not sent when the encrypted fields and their md5 copies disagree [PAY-12]', async () => {
    expectStatus(await reset(testSite(), { tampered: true }), 'ILLEGAL_PARAMETER')
  })
  // [C-CATE-0 C-CATE-1 C-CATE-2 C-CTYPE-2 C-CTYPE-3 PAY-12]
  it('is not sent for a purpose, by a way or in a version that is none, nor for the lower-case field', async () => {
    const { body } = sending({ target: VIP5_PHONE, name: 'vip5', type: SEND_TYPE.reset })
    const { SendCodeNum, ...rest } = body
    for (const wrong of [{ type: 0 }, { type: 99 }, { cate: 3 }, { version: 2 }])
      expectStatus(
        await testSite().call(auth.sendCodeOne, { ...body, ...wrong } as never),
        'INVALID_PARAMETER',
      )
    expectStatus(
      await testSite().call(auth.sendCodeOne, { ...rest, sendCodeNum: SendCodeNum } as never),
      'INVALID_PARAMETER',
    )
  })
  it('that is asked for too early is told for how long, and whether the one before is of use', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const ask = (type: number) => sendTwo(site, token, { target: '', type: type as never })
    expectStatus(await ask(SEND_TYPE.withdraw), 'SUCCESS')
    await site.advance(20)
    const told = (isSent: boolean) => ({
      status_code: STATUS.SIXTY_SECOND_LIMIT.code,
      message: '请40秒后再试',
      data: { seconds: 40, isSent },
    })
    expect(await ask(SEND_TYPE.withdraw)).toMatchObject(told(true))
    expect(await ask(SEND_TYPE.changePassword)).toMatchObject(told(false))
  })
  it('may come by voice or e-mail [C-CATE-1 C-CATE-2]', async () => {
    const site = testSite()
    await reset(site, { cate: SEND_CATE.voice })
    await reset(site, { cate: SEND_CATE.email, target: 'vip5@chengwan.example' })
    const { body } = await site.control<{ messages: { channel: string; to: string }[] }>('GET', '/outbox')
    expect(body.messages.map(({ channel }) => channel)).toEqual(['email', 'voice'])
  })
  it('is sent again for a reset without another captcha [TRAP-49]', async () => {
    const site = testSite()
    await reset(site)
    await minuteLater(site)
    expectStatus(await reset(site, { captcha: undefined, cate: SEND_CATE.voice }), 'SUCCESS')
  })
  it('ends all sessions when it has reset the password [ST-FP-03]', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    await reset(site)
    const code = await site.codeSentTo(VIP5_PHONE)
    const who = { phone: `+86${VIP5_PHONE}`, name: 'vip5' }
    expectStatus(await site.call(auth.forgetByPhoneTwo, { ...who, code }), 'SUCCESS')
    const change = { ...who, password: OTHER_PASSWORD, secondPassword: OTHER_PASSWORD }
    expectStatus(await site.call(auth.forgetByPhoneThree, change), 'SUCCESS')
    await site.advance(2)
    expectStatus(await site.call(auth.forgetByPhoneThree, change), 'AUTHENTICATION_REQUIRED')
    expectStatus(await site.call(member.info, {}, { token }), 'LOGIN_EXPIRED')
    expectStatus(await login(site, 'vip5', { password: OTHER_PASSWORD }), 'SUCCESS')
  })
})

it('asks a picture before a code is sent, whatever the captcha check said', async () => {
  const site = testSite()
  expectStatus(await site.call(captcha.kaptchcate, { name: 'vip5', ktype: 2 }), 'GRAPHIC_CAPTCHA_REQUIRED')
})
