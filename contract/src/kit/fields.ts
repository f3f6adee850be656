import { z } from 'zod'
import { alipayError } from '../rules/money/alipay.ts'
import { BANK_CARD_PATTERN, bankCardError } from '../rules/money/bankCard.ts'
import { COIN_ADDRESS_PATTERN, type CoinNetwork, coinAddressError } from '../rules/money/coinAddress.ts'
import { EMAIL_MAX, EMAIL_PATTERN, emailError } from '../rules/account/email.ts'
import { PASSWORD_HASH_PATTERN } from '../rules/account/passwordHash.ts'
import { CHINA_AREA_CODE, PHONE_WIRE_PATTERN, phoneError } from '../rules/account/phone.ts'
import { REAL_NAME_WIRE_MAX, realNameError } from '../rules/account/realName.ts'
import { FORGOT_USERNAME_MAX, USERNAME_PATTERN, usernameError } from '../rules/account/username.ts'
import { VERIFY_CODE_PATTERN, verifyCodeError } from '../rules/account/verifyCode.ts'

/** A bounded text: every string of the wire has a longest length. */
export const text = (max: number) => z.string().max(max)
/** A text that a check of contract/rules takes; the issue carries the check's own Chinese text. */
export const ruled = (errorOf: (value: string) => string | null) =>
  z.string().superRefine((value, context) => {
    const message = errorOf(value)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })
export const list = <T extends z.ZodType>(item: T, max = 200) => z.array(item).max(max)

/** Ids of rows, orders, tickets: opaque to the client. */
export const Id = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[\w.:-]+$/)
/** Epoch milliseconds (U-NET-06). */
export const Time = z.int().min(0).max(8.64e15).meta({ description: '毫秒时间戳' })
export const Day = z.iso.date().meta({ description: '日期 YYYY-MM-DD' })
/** Passwords travel as md5, 32 lower-case hex digits (TRAP-12). */
export const Md5 = z.string().regex(PASSWORD_HASH_PATTERN).meta({ description: 'md5，32位小写十六进制' })
/** Verification codes have 6 digits. */
export const CodeInput = ruled(verifyCodeError)
  .regex(VERIFY_CODE_PATTERN)
  .meta({ description: '6位数字验证码' })

/** Names that already exist may be older than the register rules (TRAP-46): only the length is bounded. */
export const LoginName = z.string().min(1).max(FORGOT_USERNAME_MAX)
export const RegisterName = ruled(usernameError).regex(USERNAME_PATTERN)
export const Email = ruled(emailError).max(EMAIL_MAX).regex(EMAIL_PATTERN)
/** U+2022 passes here; the server stores normalizedRealName (TRAP-15). */
export const RealName = ruled(realNameError).max(REAL_NAME_WIRE_MAX)
export const AreaCode = z.string().regex(/^\d{1,4}$/)
/** The pattern of the area is the server's to check (queryCountryArea); '+86' may be written (TRAP-21). */
export const Phone = z.string().regex(PHONE_WIRE_PATTERN)
/** Digits only: the client drops the blanks that people type (normalizedCard). */
export const CardNumber = ruled(bankCardError).regex(BANK_CARD_PATTERN)
export const AlipayAccount = ruled(alipayError).max(EMAIL_MAX)
export const CoinAddress = z.string().regex(COIN_ADDRESS_PATTERN)

/** Refinements of whole bodies: a Chinese number, an address of its network, a password typed twice. */
export const phoneOfArea = (body: { areaCode: string; phone: string }, context: z.RefinementCtx): void => {
  const message = body.areaCode === CHINA_AREA_CODE ? phoneError(body.phone) : null
  if (message !== null) context.addIssue({ code: 'custom', path: ['phone'], message })
}
export const addressOfNetwork = (
  body: { network: CoinNetwork; address: string },
  context: z.RefinementCtx,
): void => {
  const message = coinAddressError(body.address, body.network)
  if (message !== null) context.addIssue({ code: 'custom', path: ['address'], message })
}
export const samePasswords =
  (message: string) =>
  (body: { password: string; secondPassword: string }, context: z.RefinementCtx): void => {
    if (body.password !== body.secondPassword)
      context.addIssue({ code: 'custom', path: ['secondPassword'], message })
  }

/** Site settings and switches are the strings '0' and '1' (U-SET-01). */
export const Switch = z.literal(['0', '1'])
/** A path of this origin, an absolute address or a data URL. */
export const Link = text(2000)
/** Name of a client destination (DEST-01 … DEST-51), '' for none. */
export const Destination = text(40)
/** An exchange rate as an exact decimal ("7.20"). */
export const Rate = z
  .string()
  .regex(/^\d{1,6}\.\d{1,6}$/)
  .meta({ description: '汇率，十进制字符串' })
/** An amount of virtual coin ("13.89"). */
export const CoinAmount = z
  .string()
  .regex(/^\d{1,13}\.\d{2,6}$/)
  .meta({ description: '虚拟币数量，十进制字符串' })

/** Calls without parameters, and answers without data. */
export const Empty = z.object({})
export const Nothing = z.null()

/** Both ends inclusive; a missing end is open. */
export const TimeRange = z.object({ startTime: Time.optional(), endTime: Time.optional() })
