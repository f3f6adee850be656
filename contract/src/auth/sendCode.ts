import { z } from 'zod'
import { AreaCode, Id, text, Time } from '../kit/fields.ts'
import { CHINA_AREA_CODE } from '../rules/account/phone.ts'
import { KAPTCHCATE, SEND_CATE, SEND_CODE_VERSION, SEND_TYPE } from './numbers.ts'

/** PAY-12: eleven fields, capital S in SendCodeNum and SendName (TRAP-14). */
export const SendCodeRequest = z
  .object({
    sendCodeNumV2: text(512).meta({ description: '手机号或邮箱，加密' }),
    sendNameV2: text(512).meta({ description: '用户名，加密' }),
    codeIdV2: text(1024).meta({ description: '验证凭据，加密' }),
    SendCodeNum: text(64).meta({ description: '手机号或邮箱，md5' }),
    SendName: text(64).meta({ description: '用户名，md5' }),
    codeId: text(120).meta({ description: '图形验证 x-code 或滑块 lot_number，md5' }),
    type: z.literal(Object.values(SEND_TYPE)),
    cate: z.literal(Object.values(SEND_CATE)),
    version: z.literal(SEND_CODE_VERSION),
    kaptchcate: z.literal(Object.values(KAPTCHCATE)),
    imageCode: text(600).meta({ description: '图形验证码文字，或滑块 pass_token' }),
  })
  .meta({ id: 'SendCodeRequest' })
export type SendCodeRequest = z.output<typeof SendCodeRequest>

/** A member binding a phone abroad names its area too. */
export const MemberSendCodeRequest = SendCodeRequest.extend({ areaCode: AreaCode.default(CHINA_AREA_CODE) })

export const SentCode = z
  .object({
    codeId: Id,
    target: text(64).meta({ description: '脱敏的接收号码' }),
    expireAt: Time,
    resendAt: Time.meta({ description: '60秒后可重发' }),
  })
  .meta({ id: 'SentCode' })
export type SentCode = z.output<typeof SentCode>

/** `data` of 6066. A code for another purpose keeps the next one waiting as well. */
export const CodeWait = z
  .object({
    seconds: z.int().positive().meta({ description: '几秒后可重发' }),
    isSent: z.boolean().meta({ description: '已为同一用途发送，且仍有效' }),
  })
  .meta({ id: 'CodeWait', description: '60秒限制' })
export type CodeWait = z.output<typeof CodeWait>
