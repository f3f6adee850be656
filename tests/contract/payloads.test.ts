import { contract } from '@app/contract'
import { RiskyLogin } from '@app/contract/auth/auth'
import { KAPTCHCATE, KTYPE, SEND_CATE, SEND_TYPE, SWITCH_EVENT } from '@app/contract/auth/numbers'
import { flatten } from '@app/contract/kit/endpoint'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const { auth, captcha, venue, wallet, member, letter, feedback, withdraw } = contract
const md5 = '0123456789abcdef0123456789abcdef'
const keys = (schema: z.ZodObject) => Object.keys(schema.shape)
const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success

describe('payloads of the specification', () => {
  it('login takes the seven fields and the code of a new device [PAY-01 TRAP-12 TRAP-14]', () => {
    expect(keys(auth.login.request)).toEqual([
      'isAgent',
      'name',
      'password',
      'kaptchcate',
      'codeId',
      'code',
      'version',
      'sendCodeNum',
    ])
    expect(accepts(auth.login.request, { name: 'admin', password: md5, kaptchcate: KAPTCHCATE.exempt })).toBe(
      true,
    )
    expect(accepts(auth.login.request, { name: 'admin', password: 'Secret123' })).toBe(false)
    expect(accepts(auth.login.request, { name: 'admin', password: md5.toUpperCase() })).toBe(false)
  })

  it('a risky login tells the masked phone only [ENT-10]', () => {
    expect(keys(RiskyLogin)).toEqual(['phoneNumber'])
  })

  it('registration takes nine fields, and a name of 4-11 letters and digits [PAY-04]', () => {
    expect(keys(auth.register.request)).toEqual([
      'name',
      'password',
      'secondPassword',
      'kaptchcate',
      'codeId',
      'code',
      'domain',
      'rCode',
      'iCode',
    ])
    const named = (name: string) =>
      accepts(auth.register.request, { name, password: md5, secondPassword: md5 })
    expect(['ab12', 'a1b2c3d4e5f', 'Player1'].map(named)).toEqual([true, true, true])
    expect(['abc', '1abc', 'a123', 'abcd', 'ab12ab12ab12', 'ab_12', 'ab1中'].map(named)).toEqual(
      Array(7).fill(false),
    )
  })

  it('sending a code takes eleven fields with their capitals [PAY-12 TRAP-14]', () => {
    expect(keys(auth.sendCodeOne.request).toSorted()).toEqual(
      [
        'sendCodeNumV2',
        'sendNameV2',
        'codeIdV2',
        'SendCodeNum',
        'SendName',
        'codeId',
        'type',
        'cate',
        'version',
        'kaptchcate',
        'imageCode',
      ].toSorted(),
    )
  })

  // [A-03 A-04 C-CATE-0 C-CATE-1 C-CATE-2 C-CTYPE-2 C-CTYPE-3 C-KTYPE-1 C-KTYPE-2 C-KTYPE-3 C-KTYPE-4]
  // [TRAP-11]
  it('keeps the four numberings apart', () => {
    expect(SWITCH_EVENT).toEqual({ login: 1, register: 2, phone: 3, email: 4 })
    expect(KTYPE).toEqual({ register: 1, login: 4, phoneReset: 2, emailReset: 3 })
    expect(SEND_TYPE).toMatchObject({ reset: 2, newDevice: 3 })
    expect(SEND_CATE).toEqual({ phone: 0, email: 1, voice: 2 })
  })

  it('the slider is verified by five fields with validate_way 0 [ENT-08 PAY-06]', () => {
    const result = { lot_number: 'a', captcha_output: 'b', pass_token: 'c', gen_time: 'd' }
    expect(accepts(captcha.validateGeeCheck.request, { ...result, validate_way: 0 })).toBe(true)
    expect(accepts(captcha.validateGeeCheck.request, { ...result, validate_way: 1 })).toBe(false)
    expect(
      accepts(captcha.validateGeeCheck.request, { ...result, pass_token: undefined, validate_way: 0 }),
    ).toBe(false)
  })

  it('a picture captcha comes with x-code [ENT-07 PAY-07]', () => {
    expect(keys(captcha.defaultKaptcha.response)).toEqual(expect.arrayContaining(['image', 'x-code']))
  })

  it('the e-mail way of a forgotten password has no phone', () => {
    expect(keys(auth.forgetByPhoneTwo.request)).toEqual(expect.arrayContaining(['phone', 'name', 'code']))
    expect(keys(auth.forgetByEmailThree.request)).toEqual(['email', 'name', 'password', 'secondPassword'])
  })

  it('a venue transfer has a text amount and the constants ty and isActivity [ENT-14 TRAP-04]', () => {
    const body = { channelCode: 'AGZR', amount: '100.00', ty: '1', isActivity: true }
    expect(accepts(venue.transfer.request, body)).toBe(true)
    for (const wrong of [
      { amount: 100 },
      { ty: '2' },
      { isActivity: false },
      { amount: '0.00' },
      { amount: '1.234' },
    ])
      expect(accepts(venue.transfer.request, { ...body, ...wrong })).toBe(false)
  })

  it('the total of all venues is a number with two decimals [ENT-03]', () => {
    const total = (value: unknown) => accepts(venue.allBalance.response, { total: value, balances: [] })
    expect([3.3, 0, 1234567.89, 0.07].map(total)).toEqual([true, true, true, true])
    expect([3.333, '3.30'].map(total)).toEqual([false, false])
  })

  it('the balance has centre and locked money [ENT-02]', () => {
    expect(keys(wallet.getBalance.response)).toEqual(
      expect.arrayContaining(['centerWalletBalance', 'lockMoney']),
    )
  })

  it('the profile tells whether secrets are set, never the secrets [ENT-01 TRAP-51]', () => {
    for (const key of ['bindPhone', 'bindRealName', 'password', 'secondPassword', 'bankCard'] as const)
      expect(accepts(member.info.response.shape[key], md5)).toBe(false)
    expect(keys(member.info.response)).toEqual(
      expect.arrayContaining(['gender', 'birthday', 'registerTime', 'realName', 'phone', 'email']),
    )
  })

  it('unread counts are the eight of the specification [ENT-15]', () => {
    expect(keys(letter.getUnreadForType.response)).toEqual([
      'brnotice_count',
      'bractivity_count',
      'brbulletin_count',
      'brmatch_count',
      'brfd_count',
      'notice_count',
      'activity_count',
      'fd_count',
    ])
  })

  it('drops keys that nobody declared', () => {
    const form = { type: 'bank', cardId: 'c1', amount: '100', secondPassword: md5, admin: true }
    expect(withdraw.create.request.parse(form)).not.toHaveProperty('admin')
    expect(feedback.delFeedback.request.parse({ id: 'f1', all: true })).toEqual({ id: 'f1' })
  })
})

describe('schemas', () => {
  const each = flatten(contract).filter(({ endpoint }) => !endpoint.upload)

  it('all turn into JSON Schema, for the API reference', () => {
    for (const { endpoint } of each) {
      expect(() => z.toJSONSchema(endpoint.request, { io: 'input' })).not.toThrow()
      expect(() => z.toJSONSchema(endpoint.response)).not.toThrow()
    }
  })

  it('bound every text and every list', () => {
    type Node = Record<string, unknown>
    const unbounded: string[] = []
    const walk = (node: unknown, at: string): void => {
      if (Array.isArray(node)) return node.forEach((child, index) => walk(child, `${at}/${index}`))
      if (!node || typeof node !== 'object') return
      const { type, maxLength, maxItems, pattern, format, prefixItems } = node as Node
      const fixed = 'enum' in node || 'const' in node
      if (
        type === 'string' &&
        !fixed &&
        maxLength === undefined &&
        pattern === undefined &&
        format === undefined
      )
        unbounded.push(at)
      if (type === 'array' && maxItems === undefined && prefixItems === undefined) unbounded.push(at)
      for (const [key, child] of Object.entries(node)) walk(child, `${at}/${key}`)
    }
    for (const { id, endpoint } of each) {
      walk(z.toJSONSchema(endpoint.request, { io: 'input' }), `${id}.request`)
      walk(z.toJSONSchema(endpoint.response), `${id}.response`)
    }
    expect(unbounded).toEqual([])
  })
})
