import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import {
  AreaCode,
  CodeInput,
  Email,
  LoginName,
  Md5,
  Nothing,
  Phone,
  phoneOfArea,
  samePasswords,
  text,
} from '../kit/fields.ts'
import { CHINA_AREA_CODE } from '../rules/account/phone.ts'
import { NEW_REPEAT_MISMATCH } from '../rules/texts.ts'
import { KAPTCHCATE } from './numbers.ts'
import { SentCode } from './sendCode.ts'

const byPhone = z.object({ phone: Phone, name: LoginName, areaCode: AreaCode.default(CHINA_AREA_CODE) })
const byEmail = z.object({ email: Email, name: LoginName })
/** The captcha of step one travels as in the send-code calls. */
const captcha = {
  kaptchcate: z.literal(Object.values(KAPTCHCATE)).default(KAPTCHCATE.none),
  codeId: text(120).default(''),
  imageCode: text(600).default(''),
}
const verify = { code: CodeInput }
const reset = { password: Md5, secondPassword: Md5 }

const captchaResults = ['GRAPHIC_CAPTCHA_REQUIRED', 'RAPID_VERIFICATION'] as const
/** An account that doesn't fit the phone or e-mail is WARNING with one uniform message: no account is given away. */
const one = {
  auth: 'public',
  response: SentCode,
  refusals: [
    'WARNING',
    'SIXTY_SECOND_LIMIT',
    'MAX_PHONE_ATTEMPTS',
    ...captchaResults,
    'AUTHENTICATION_CODE_ERROR',
    'AUTHENTICATION_CODE_EXPIRED',
    'AUTHENTICATION_LOCKED',
  ],
  results: captchaResults,
  effect: 'write',
} as const
const two = {
  auth: 'public',
  response: Nothing,
  refusals: ['AUTHENTICATION_CODE_ERROR', 'AUTHENTICATION_CODE_EXPIRED', 'AUTHENTICATION_LOCKED'],
  effect: 'write',
} as const
/** AUTHENTICATION_REQUIRED: step two wasn't passed, or its grant has run out. */
const three = {
  auth: 'public',
  response: Nothing,
  refusals: ['AUTHENTICATION_REQUIRED', 'WARNING'],
  effect: 'write',
} as const

export const forget = {
  forgetByPhoneOne: endpoint('POST', '/site/api/v1/user/forgetByPhone/one', {
    ...one,
    summary: '手机找回密码：发送验证码',
    request: byPhone.extend(captcha).superRefine(phoneOfArea),
    aliases: ['/site/api/v1/forgetByPhone/one'],
  }),
  forgetByPhoneTwo: endpoint('POST', '/site/api/v1/user/forgetByPhone/two', {
    ...two,
    summary: '手机找回密码：校验验证码',
    request: byPhone.extend(verify).superRefine(phoneOfArea),
    aliases: ['/site/api/v1/forgetByPhone/two'],
  }),
  forgetByPhoneThree: endpoint('POST', '/site/api/v1/user/forgetByPhone/three', {
    ...three,
    summary: '手机找回密码：重设密码',
    request: byPhone.extend(reset).superRefine(phoneOfArea).superRefine(samePasswords(NEW_REPEAT_MISMATCH)),
    aliases: ['/site/api/v1/forgetByPhone/three'],
  }),
  forgetByEmailOne: endpoint('POST', '/site/api/v1/user/forgetByEmail/one', {
    ...one,
    summary: '邮箱找回密码：发送验证码',
    request: byEmail.extend(captcha),
    aliases: ['/site/api/v1/forgetByEmail/one'],
  }),
  forgetByEmailTwo: endpoint('POST', '/site/api/v1/user/forgetByEmail/two', {
    ...two,
    summary: '邮箱找回密码：校验验证码',
    request: byEmail.extend(verify),
    aliases: ['/site/api/v1/forgetByEmail/two'],
  }),
  forgetByEmailThree: endpoint('POST', '/site/api/v1/user/forgetByEmail/three', {
    ...three,
    summary: '邮箱找回密码：重设密码',
    request: byEmail.extend(reset).superRefine(samePasswords(NEW_REPEAT_MISMATCH)),
    aliases: ['/site/api/v1/forgetByEmail/three'],
  }),
}
