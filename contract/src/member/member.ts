import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import {
  AreaCode,
  CodeInput,
  Day,
  Email,
  Empty,
  Id,
  Link,
  list,
  Phone,
  phoneOfArea,
  RealName,
  text,
} from '../kit/fields.ts'
import { CHINA_AREA_CODE } from '../rules/account/phone.ts'
import { password } from './password.ts'
import { UserInfo } from './userInfo.ts'

export const Avatar = z.object({ id: Id, url: Link, name: text(20) }).meta({ id: 'Avatar' })
export type Avatar = z.output<typeof Avatar>

/** Any subset, but not nothing. Gender, birthday and real name can be set once (U-AUTH-15). */
export const BindOtherRequest = z
  .object({
    realName: RealName,
    gender: z.literal([1, 2]),
    birthday: Day,
    nickName: z.string().min(1).max(20),
    qq: z.string().regex(/^(\d{5,12})?$/),
    weChat: text(30),
    address: text(120),
  })
  .partial()
  .refine((facts) => Object.values(facts).some((fact) => fact !== undefined))
  .meta({ id: 'BindOtherRequest' })
export type BindOtherRequest = z.output<typeof BindOtherRequest>

const codeRefusals = [
  'AUTHENTICATION_CODE_ERROR',
  'AUTHENTICATION_CODE_EXPIRED',
  'AUTHENTICATION_LOCKED',
] as const

export const member = {
  /** 6500 comes with the profile as `data`: with isPop, no pop-up is to be shown. */
  info: endpoint('POST', '/site/api/v1/user/member/info', {
    summary: '个人资料',
    auth: 'member',
    request: z.object({ isPop: z.literal([0, 1]).default(0) }),
    response: UserInfo,
    refusals: ['POPUP_NOT_PROMPTED'],
    results: ['POPUP_NOT_PROMPTED'],
    aliases: ['/site/api/v1/member/info'],
  }),
  jwt: endpoint('POST', '/site/api/v1/user/member/jwt', {
    summary: '聊天登录用的jwt',
    auth: 'member',
    request: Empty,
    response: text(2000).meta({ description: 'jwt 字符串' }),
    refusals: [],
    aliases: ['/site/api/v1/member/jwt'],
  }),
  bindOther: endpoint('POST', '/site/api/v1/user/member/bindOther', {
    summary: '完善资料：姓名、性别、生日等',
    auth: 'member',
    request: BindOtherRequest,
    response: UserInfo,
    refusals: ['WARNING', 'DATA_EXISTS'],
    aliases: ['/site/api/v1/member/bindOther'],
    effect: 'write',
  }),
  bindEmail: endpoint('POST', '/site/api/v1/user/member/bindEmail', {
    summary: '绑定邮箱',
    auth: 'member',
    request: z.object({ email: Email, code: CodeInput, codeId: text(40).default('') }),
    response: UserInfo,
    refusals: ['DATA_EXISTS', ...codeRefusals],
    aliases: ['/site/api/v1/member/bindEmail'],
    effect: 'write',
  }),
  bindPhone: endpoint('POST', '/site/api/v1/user/member/bindPhone', {
    summary: '绑定手机',
    auth: 'member',
    request: z
      .object({
        areaCode: AreaCode.default(CHINA_AREA_CODE),
        phone: Phone,
        code: CodeInput,
        codeId: text(40).default(''),
      })
      .superRefine(phoneOfArea),
    response: UserInfo,
    refusals: ['DATA_EXISTS', ...codeRefusals],
    aliases: ['/site/api/v1/user/bindPhone', '/site/api/v1/member/bindPhone'],
    effect: 'write',
  }),
  ...password,
  bindFromDeposit: endpoint('POST', '/site/api/v1/user/member/bindFromDeposit', {
    summary: '存款页绑定真实姓名',
    auth: 'member',
    request: z.object({ realName: RealName }),
    response: UserInfo,
    refusals: ['DATA_EXISTS', 'WARNING'],
    aliases: ['/site/api/v1/user/bindFromDeposit', '/site/api/v1/member/bindFromDeposit'],
    effect: 'write',
  }),
  avatarList: endpoint('POST', '/site/api/v1/user/member/avatarList', {
    summary: '可选头像',
    auth: 'member',
    request: Empty,
    response: list(Avatar, 100),
    refusals: [],
    aliases: ['/site/api/v1/user/avatarList', '/site/api/v1/member/avatarList'],
    cached: true,
  }),
  addAvatar: endpoint('POST', '/site/api/v1/user/member/addAvatar', {
    summary: '设置头像（选用或已上传的图片）',
    auth: 'member',
    request: z.union([z.object({ avatarId: Id }), z.object({ url: z.string().min(1).max(300) })]),
    response: z.object({ avatar: Link }),
    refusals: [],
    aliases: ['/site/api/v1/user/addAvatar', '/site/api/v1/member/addAvatar'],
    effect: 'write',
  }),
}
