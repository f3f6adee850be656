import { describe, expect, it } from 'vitest'
import { contract } from '@app/contract'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { siteOf } from '../../mock-server/src/site.ts'
import { login, PASSWORD } from './rig/doors.ts'
import { OTHER_PASSWORD, sendTwo } from '../verify/steps/doors.ts'
import { expectStatus, testSite } from './harness.ts'
import { as } from './rig/member.ts'

const { member } = contract
const VIP5_PHONE = '13800001005'

const WRONG = '0'.repeat(32)

const pair = { password: OTHER_PASSWORD, secondPassword: OTHER_PASSWORD }

describe('a changed login password', () => {
  it('ends every other session and works at the next login', async () => {
    const site = testSite()
    const token = await site.as('vip5')
    const elsewhere = await site.as('vip5')
    await sendTwo(site, token, { target: '', type: SEND_TYPE.changePassword })
    const body = { ...pair, oldPassword: PASSWORD, code: await site.codeSentTo(VIP5_PHONE) }
    expectStatus(await site.call(member.bindPassword, body, { token }), 'SUCCESS')
    expectStatus(await site.call(member.info, {}, { token }), 'SUCCESS')
    expectStatus(await site.call(member.info, {}, { token: elsewhere }), 'LOGIN_EXPIRED')
    expectStatus(await login(site, 'vip5', { password: OTHER_PASSWORD }), 'SUCCESS')
  })
  it('needs the old one, which locks after five wrong tries', async () => {
    const site = testSite()
    for (let turn = 0; turn < 5; turn++) {
      await as(site, 'vip5', member.bindPassword, { ...pair, oldPassword: WRONG })
      await site.advance(2)
    }
    expectStatus(
      await as(site, 'vip5', member.bindPassword, { ...pair, oldPassword: PASSWORD }),
      'AUTHENTICATION_LOCKED',
    )
  })
})

describe('the second password', () => {
  it('is right, wrong, or locked after five wrong tries', () => {
    const { world } = testSite()
    const { passwords, members } = siteOf(world)
    const { id } = members.byName('vip5')!
    expect(passwords.secondPasswordProblem(id, md5(CAST_SECOND_PASSWORD))).toBeNull()
    for (let left = 4; left > 0; left--)
      expect(passwords.secondPasswordProblem(id, WRONG)?.message).toBe(`二级密码错误，还可再试 ${left} 次`)
    expect(passwords.secondPasswordProblem(id, WRONG)).toEqual({
      code: 'AUTHENTICATION_LOCKED',
      message: '二级密码错误次数过多，请15分钟后再试，或重设二级密码',
      data: { left: 0, seconds: 900 },
    })
    expect(passwords.secondPasswordProblem(id, md5(CAST_SECOND_PASSWORD))?.code).toBe('AUTHENTICATION_LOCKED')
  })
})
