import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ADDRESS_OTHER_NETWORK, CARD_FORMAT, CODE_FORMAT } from '../rules/addedTexts.ts'
import { amountError } from '../rules/money/amount.ts'
import { bankCardError, normalizedCard } from '../rules/money/bankCard.ts'
import { emailError } from '../rules/account/email.ts'
import { realNameError } from '../rules/account/realName.ts'
import {
  CODE_REQUIRED,
  EMAIL_FORMAT,
  FORGOT_PHONE_FORMAT,
  REAL_NAME_FORMAT,
  REPEAT_MISMATCH,
  USERNAME_FORMAT,
} from '../rules/texts.ts'
import { usernameError } from '../rules/account/username.ts'
import { verifyCodeError } from '../rules/account/verifyCode.ts'
import {
  addressOfNetwork,
  AlipayAccount,
  CardNumber,
  CodeInput,
  CoinAddress,
  Email,
  phoneOfArea,
  RealName,
  RegisterName,
  samePasswords,
} from './fields.ts'
import { AmountInput } from './money.ts'

const issues = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues ?? []
const firstText = (schema: z.ZodType, value: unknown) => issues(schema, value)[0]?.message ?? null

describe('a field and its rule', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'ab1205.@· 张-') })
  // [V-EMAIL-01 V-NAME-01 V-NAME-02 V-NAME-03 V-NAME-04]
  test.each([
    ['username', RegisterName, usernameError, fc.oneof(typed, fc.stringMatching(/^[a-z]{1,9}\d{0,4}$/))],
    ['e-mail', Email, emailError, fc.oneof(typed, fc.emailAddress())],
    ['real name', RealName, realNameError, fc.oneof(typed, fc.stringMatching(/^[a-z张·]{1,60}$/))],
    ['code', CodeInput, verifyCodeError, fc.oneof(typed, fc.stringMatching(/^\d{5,7}$/))],
    [
      'amount',
      AmountInput,
      (value: string) => amountError(value),
      fc.oneof(typed, fc.stringMatching(/^\d{1,12}(\.\d{1,3})?$/)),
    ],
    ['card', CardNumber, bankCardError, fc.stringMatching(/^[1-9]\d{14,18}$/)],
  ] as const)('agree: %s', (_name, schema, errorOf, values) => {
    fc.assert(
      fc.property(values, (value) => {
        fc.pre(value === normalizedCard(value) || errorOf !== bankCardError)
        expect(firstText(schema, value)).toBe(errorOf(value))
      }),
    )
  })
  test('the rule’s text comes first', () => {
    expect(firstText(RegisterName, 'a'.repeat(99))).toBe(USERNAME_FORMAT)
    expect(firstText(Email, 'a'.repeat(99))).toBe(EMAIL_FORMAT)
    expect(firstText(RealName, '李·')).toBe(REAL_NAME_FORMAT)
    expect(firstText(CodeInput, '')).toBe(CODE_REQUIRED)
    expect(firstText(CodeInput, '12345')).toBe(CODE_FORMAT)
    expect(firstText(CardNumber, '4111111111111112')).toBe(CARD_FORMAT)
  })
  test('a card with blanks is the client’s to tidy', () => {
    expect(issues(CardNumber, '4111 1111 1111 1111')).not.toEqual([])
    expect(issues(CardNumber, '4111111111111111')).toEqual([])
  })
  test('an alipay account is a phone or an e-mail', () => {
    expect(issues(AlipayAccount, '13812345678')).toEqual([])
    expect(issues(AlipayAccount, 'nobody')).not.toEqual([])
  })
  test('what is no text gets no rule', () => {
    expect(issues(RegisterName, 7)).toHaveLength(1)
  })
})

describe('a body and its rule', () => {
  test('a Chinese number obeys its pattern, another area’s is left to the server', () => {
    const schema = z.object({ areaCode: z.string(), phone: z.string() }).superRefine(phoneOfArea)
    expect(firstText(schema, { areaCode: '86', phone: '23812345678' })).toBe(FORGOT_PHONE_FORMAT)
    expect(firstText(schema, { areaCode: '86', phone: '+8613812345678' })).toBeNull()
    expect(firstText(schema, { areaCode: '852', phone: '51234567' })).toBeNull()
  })
  test('an address belongs to the network that is named', () => {
    const schema = z
      .object({ network: z.enum(['TRC20', 'ERC20']), address: CoinAddress })
      .superRefine(addressOfNetwork)
    const address = `0x${'11'.repeat(20)}`
    expect(firstText(schema, { network: 'ERC20', address })).toBeNull()
    expect(issues(schema, { network: 'TRC20', address })).toMatchObject([
      { path: ['address'], message: ADDRESS_OTHER_NETWORK },
    ])
  })
  test('a password is sent twice alike [V-REG-07]', () => {
    const schema = z
      .object({ password: z.string(), secondPassword: z.string() })
      .superRefine(samePasswords(REPEAT_MISMATCH))
    expect(firstText(schema, { password: 'a', secondPassword: 'a' })).toBeNull()
    expect(issues(schema, { password: 'a', secondPassword: 'b' })).toMatchObject([
      { path: ['secondPassword'], message: REPEAT_MISMATCH },
    ])
  })
})
