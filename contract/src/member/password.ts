import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { CodeInput, Md5, Nothing } from '../kit/fields.ts'

const pair = { password: Md5, secondPassword: Md5.meta({ description: '确认密码，须与 password 相同' }) }
/** code absent: 6017, the client then asks for one and repeats the call. */
const byCode = z.object({ code: CodeInput.optional(), ...pair })

const codeRefusals = [
  'PHONE_VERIFICATION_REQUIRED_2',
  'AUTHENTICATION_CODE_ERROR',
  'AUTHENTICATION_CODE_EXPIRED',
  'AUTHENTICATION_LOCKED',
] as const

const answer = { auth: 'member', response: Nothing, effect: 'write' } as const

/** A changed login password ends all other sessions (U-AUTH-16). */
export const password = {
  bindPasswordByPhone: endpoint('POST', '/site/api/v1/user/member/bindPasswordByPhone', {
    ...answer,
    summary: '手机验证修改登录密码',
    request: byCode,
    refusals: [...codeRefusals, 'UNBOUND_PHONE', 'PASSWORD_CHECK_FAILURE'],
    aliases: ['/site/api/v1/user/bindPasswordByPhone', '/site/api/v1/member/bindPasswordByPhone'],
  }),
  bindPasswordByEmail: endpoint('POST', '/site/api/v1/user/member/bindPasswordByEmail', {
    ...answer,
    summary: '邮箱验证修改登录密码',
    request: byCode,
    refusals: [...codeRefusals, 'PASSWORD_CHECK_FAILURE', 'WARNING'],
    aliases: ['/site/api/v1/user/bindPasswordByEmail', '/site/api/v1/member/bindPasswordByEmail'],
  }),
  bindPassword: endpoint('POST', '/site/api/v1/user/member/bindPassword', {
    ...answer,
    summary: '原密码修改登录密码',
    request: z.object({ oldPassword: Md5, code: CodeInput.optional(), ...pair }),
    refusals: [...codeRefusals, 'PASSWORD_CHECK_FAILURE'],
    aliases: ['/site/api/v1/user/bindPassword', '/site/api/v1/member/bindPassword'],
  }),
  setWithdrawalPassword: endpoint('POST', '/site/api/v1/user/withdrawal/pwd/set', {
    ...answer,
    summary: '设置资金密码（6位数字，md5）',
    request: z.object(pair),
    refusals: ['PASSWORD_CHECK_FAILURE', 'DATA_EXISTS', 'UNBOUND_PHONE'],
    aliases: ['/site/api/v1/user/member/withdrawal/pwd/set', '/site/api/v1/withdrawal/pwd/set'],
  }),
  resetWithdrawalPassword: endpoint('POST', '/site/api/v1/user/withdrawal/pwd/reset', {
    ...answer,
    summary: '重设资金密码',
    request: byCode,
    refusals: [...codeRefusals, 'PASSWORD_CHECK_FAILURE', 'UNBOUND_PHONE'],
    aliases: ['/site/api/v1/user/member/withdrawal/pwd/reset', '/site/api/v1/withdrawal/pwd/reset'],
  }),
}
