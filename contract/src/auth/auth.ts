import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import {
  CodeInput,
  Empty,
  Id,
  LoginName,
  Md5,
  Nothing,
  RegisterName,
  samePasswords,
  text,
} from '../kit/fields.ts'
import { REPEAT_MISMATCH } from '../rules/texts.ts'
import { captchaFields } from './fields.ts'
import { forget } from './forget.ts'
import { NOT_AN_AGENT } from './numbers.ts'
import { MemberSendCodeRequest, SendCodeRequest, SentCode } from './sendCode.ts'

/** Three forms: normal, after registration and new device (PAY-01, PAY-02, PAY-03). isAgent other than 0 is 6003. */
export const LoginRequest = z
  .object({
    isAgent: z.int().min(0).max(1).default(NOT_AN_AGENT),
    name: LoginName,
    password: Md5,
    ...captchaFields,
    version: text(20).default(''),
    sendCodeNum: CodeInput.optional().meta({ description: '新设备登录：收到的验证码' }),
  })
  .meta({ id: 'LoginRequest' })
export type LoginRequest = z.output<typeof LoginRequest>

export const LoginResult = z.object({ token: text(120), userId: Id }).meta({ id: 'LoginResult' })
export type LoginResult = z.output<typeof LoginResult>

/** `data` of 6025-6029 (ENT-10). */
export const RiskyLogin = z
  .object({ phoneNumber: text(20) })
  .meta({ id: 'RiskyLogin', description: '脱敏手机号' })
export type RiskyLogin = z.output<typeof RiskyLogin>

/** `data` of 6002 and 6037 at a login, of 6037 at a second password. */
export const LoginTries = z
  .object({
    left: z.int().nonnegative().meta({ description: '还可输错几次密码' }),
    seconds: z.int().nonnegative().meta({ description: '锁定还剩几秒，未锁定为 0' }),
  })
  .meta({ id: 'LoginTries', description: '登录的剩余次数与锁定' })
export type LoginTries = z.output<typeof LoginTries>

export const RegisterRequest = z
  .object({
    name: RegisterName,
    password: Md5,
    secondPassword: Md5.meta({ description: '确认密码，须与 password 相同' }),
    ...captchaFields,
    domain: text(200).default(''),
    rCode: text(40).default(''),
    iCode: text(40).default(''),
  })
  .superRefine(samePasswords(REPEAT_MISMATCH))
  .meta({ id: 'RegisterRequest' })
export type RegisterRequest = z.output<typeof RegisterRequest>

const captchaResults = ['GRAPHIC_CAPTCHA_REQUIRED', 'RAPID_VERIFICATION'] as const

export const auth = {
  login: endpoint('POST', '/site/api/v1/user/login', {
    summary: '登录（普通、注册后、新设备）',
    auth: 'public',
    request: LoginRequest,
    response: LoginResult,
    refusals: [
      'INVALID_CREDENTIALS',
      ...captchaResults,
      'IP_NOT_PASSED',
      'DEVICE_NOT_PASSED',
      'DEVICE_AND_IP_NOT_PASSED',
      'LONG_TIME_NOT_LOGGED_IN',
      'RISKY_LOGIN',
      'CONTACT_CUSTOMER_SERVICE',
      'AUTHENTICATION_CODE_ERROR',
      'AUTHENTICATION_CODE_EXPIRED',
      'AUTHENTICATION_LOCKED',
      'TOO_MANY_DEVICES',
      'FREQUENT_SUBMISSION',
      'LOGIN_REGISTER_SUSPENDED_POPUP',
      'LOGIN_REGISTER_SUSPENDED',
    ],
    results: captchaResults,
    effect: 'write',
  }),
  register: endpoint('POST', '/site/api/v1/user/register', {
    summary: '注册',
    auth: 'public',
    request: RegisterRequest,
    response: z.object({ userId: Id }),
    refusals: [
      'DATA_EXISTS',
      ...captchaResults,
      'AUTHENTICATION_CODE_ERROR',
      'AUTHENTICATION_CODE_EXPIRED',
      'FREQUENT_SUBMISSION',
      'LOGIN_REGISTER_SUSPENDED_POPUP',
      'LOGIN_REGISTER_SUSPENDED',
    ],
    results: captchaResults,
    aliases: ['/site/api/v1/register'],
    effect: 'write',
  }),
  logout: endpoint('POST', '/site/api/v1/user/logout', {
    summary: '退出登录',
    auth: 'member',
    request: Empty,
    response: Nothing,
    refusals: [],
    aliases: ['/site/api/v1/user/member/logout', '/site/api/v1/logout'],
    effect: 'write',
  }),
  sendCodeOne: endpoint('POST', '/site/api/v1/user/sendCode/one', {
    summary: '发送验证码（未登录：找回密码、新设备）',
    auth: 'public',
    request: SendCodeRequest,
    response: SentCode,
    refusals: [
      'SIXTY_SECOND_LIMIT',
      'MAX_PHONE_ATTEMPTS',
      ...captchaResults,
      'AUTHENTICATION_CODE_ERROR',
      'AUTHENTICATION_CODE_EXPIRED',
      'AUTHENTICATION_LOCKED',
      'UNBOUND_PHONE',
    ],
    results: captchaResults,
    aliases: ['/site/api/v1/user/member/sendCode/one', '/site/api/v1/sendCode/one'],
    effect: 'write',
  }),
  sendCodeTwo: endpoint('POST', '/site/api/v1/user/sendCode/two', {
    summary: '发送验证码（已登录：绑定与修改）',
    auth: 'member',
    request: MemberSendCodeRequest,
    response: SentCode,
    refusals: [
      'SIXTY_SECOND_LIMIT',
      'MAX_PHONE_ATTEMPTS',
      ...captchaResults,
      'AUTHENTICATION_LOCKED',
      'DATA_EXISTS',
      'UNBOUND_PHONE',
    ],
    results: captchaResults,
    aliases: ['/site/api/v1/user/member/sendCode/two', '/site/api/v1/sendCode/two'],
    effect: 'write',
  }),
  ...forget,
}
