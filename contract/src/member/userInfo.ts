import { z } from 'zod'
import { Day, Destination, Id, Link, list, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'

/** 1 male · 2 female · 0 not said (U-AUTH-15). */
export const Gender = z.literal([0, 1, 2]).meta({ id: 'Gender' })
export type Gender = z.output<typeof Gender>

/** 0-1 bound facts low, 2-3 medium, 4-5 high (U-AUTH-14). */
export const SecurityLevel = z.enum(['low', 'medium', 'high']).meta({ id: 'SecurityLevel' })
export type SecurityLevel = z.output<typeof SecurityLevel>

export const Popup = z
  .object({ id: Id, title: text(60), content: list(text(500), 10), linkRoute: Destination, linkId: text(40) })
  .meta({ id: 'Popup' })
export type Popup = z.output<typeof Popup>

/**
 * The profile (ENT-01). password, secondPassword and bankCard are bound-or-not flags, never the secrets (TRAP-51);
 * realName, phone and email are masked, '' when not bound.
 */
export const UserInfo = z
  .object({
    id: Id,
    name: text(30),
    nickName: text(20),
    avatar: Link,
    vipGrade: z.int().min(0).max(10),
    securityLevel: SecurityLevel,
    securityScore: z.int().min(0).max(5),
    bindPhone: z.boolean(),
    bindRealName: z.boolean(),
    bindEmail: z.boolean(),
    password: z.boolean(),
    secondPassword: z.boolean(),
    bankCard: z.boolean(),
    virtualCoin: z.boolean(),
    alipay: z.boolean(),
    realName: text(50),
    areaCode: text(4),
    phone: text(20),
    email: text(50),
    gender: Gender,
    birthday: Day.nullable(),
    qq: text(15),
    weChat: text(30),
    address: text(120),
    registerTime: Time,
    lastLoginTime: Time.nullable(),
    lastLoginPlace: text(60),
    autoTransfer: z.boolean(),
    centerMoney: Yuan,
    points: z.int().min(0),
    iCode: text(20).meta({ description: '自己的邀请码' }),
    popup: Popup.nullable().meta({ description: 'isPop=1 时的弹窗' }),
  })
  .meta({ id: 'UserInfo' })
export type UserInfo = z.output<typeof UserInfo>
