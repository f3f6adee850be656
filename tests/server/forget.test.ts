import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { PASSWORD } from './rig/doors.ts'
import { OTHER_PASSWORD } from '../verify/steps/doors.ts'
import { STATUS } from '@app/contract/kit/status'
import { expectStatus, testSite } from './harness.ts'

const { auth } = contract
const VIP5_PHONE = '13800001005'

const who = { phone: VIP5_PHONE, name: 'vip5' }

// [V-FP-02 V-FP-06 V-FP-10 V-ND-01]
it('passwords that differ, an e-mail of 41 characters and a Chinese number of another shape are refused', async () => {
  const site = testSite()
  const change = { ...who, password: PASSWORD, secondPassword: OTHER_PASSWORD }
  expect(await site.call(auth.forgetByPhoneThree, change)).toMatchObject({
    status_code: STATUS.INVALID_PARAMETER.code,
    message: '两次密码输入不一致，请重新输入',
  })
  const email = (length: number) => `${'a'.repeat(length - '@b.co'.length)}@b.co`
  expectStatus(
    await site.call(auth.forgetByEmailTwo, { name: 'vip5', email: email(41), code: '123456' }),
    'INVALID_PARAMETER',
  )
  expectStatus(
    await site.call(auth.forgetByEmailTwo, { name: 'vip5', email: email(40), code: '123456' }),
    'AUTHENTICATION_CODE_EXPIRED',
  )
  expect(
    await site.call(auth.forgetByPhoneTwo, { name: 'vip5', phone: '23812345678', code: '123456' }),
  ).toMatchObject({ status_code: STATUS.INVALID_PARAMETER.code, message: '请输入正确的手机号码' })
  for (const code of ['12345', '12a456', ''])
    expectStatus(await site.call(auth.forgetByPhoneTwo, { ...who, code }), 'INVALID_PARAMETER')
})

it('an e-mail call takes no phone in place of its e-mail [PAY-11]', async () => {
  const body = { phone: VIP5_PHONE, name: 'vip5' } as never
  for (const call of [auth.forgetByEmailOne, auth.forgetByEmailTwo, auth.forgetByEmailThree])
    expectStatus(await testSite().call(call, body), 'INVALID_PARAMETER')
})
