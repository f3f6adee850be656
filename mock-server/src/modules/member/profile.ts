import type { BindOtherRequest, member } from '@app/contract/member/member'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import { UNDERAGE } from '@app/contract/rules/addedTexts'
import { birthdayError } from '@app/contract/rules/account/birthday'
import { isEmail } from '@app/contract/rules/account/email'
import { normalizedPhone } from '@app/contract/rules/account/phone'
import { normalizedRealName, realNameError } from '@app/contract/rules/account/realName'
import { EMAIL_FORMAT, FORGOT_PHONE_FORMAT } from '@app/contract/rules/texts'
import type { Call } from '../../kit/call.ts'
import { avatarIds, avatarUrl, type MemberService } from './member.service.ts'
import type { NewMember } from './member.store.ts'

export type CodeProblem =
  | 'AUTHENTICATION_CODE_ERROR'
  | 'AUTHENTICATION_CODE_EXPIRED'
  | 'AUTHENTICATION_LOCKED'
/** Verification codes, handed over by the auth slice. */
export interface CodeCheck {
  /** Null uses the code up; a wrong one is counted: refuse with `keep`. */
  check(purpose: (typeof SEND_TYPE)[keyof typeof SEND_TYPE], target: string, code: string): CodeProblem | null
}

export interface ProfileDeps {
  members: MemberService
  codes: CodeCheck
  clock: { now(): number }
  phoneTarget(areaCode: string, phone: string): string
  isPhone(areaCode: string, phone: string): boolean
}

/** Where uploaded pictures are served. */
const OWN_FILE = /^\/mock\/upload\/[\w-]+\.(?:jpe?g|png|webp|gif)$/i
const ASK_SUPPORT = '如需修改请联系在线客服'

/** What a member tells of itself. Real name, gender and birthday can be told once (U-AUTH-15). */
export const openProfile = ({ members, codes, clock, phoneTarget, isPhone }: ProfileDeps) => {
  const realNameChange = (
    id: number,
    given: string,
    { refuse }: Pick<Call<typeof member.bindFromDeposit>, 'refuse'>,
  ) => {
    const name = normalizedRealName(given)
    const wrong = realNameError(name)
    if (wrong) refuse('INVALID_PARAMETER', { message: wrong })
    const { realName } = members.get(id)
    if (realName !== null && realName !== name)
      refuse('WARNING', { message: `真实姓名已绑定，${ASK_SUPPORT}` })
    if (members.isTaken('realName', name, id))
      refuse('DATA_EXISTS', { message: '该姓名已绑定其他账号，如有疑问请联系在线客服' })
    return name
  }
  const onceOnly = (
    id: number,
    body: BindOtherRequest,
    { refuse }: Pick<Call<typeof member.bindOther>, 'refuse'>,
  ) => {
    const row = members.get(id)
    if (body.gender !== undefined && row.gender !== 0 && row.gender !== body.gender)
      refuse('WARNING', { message: `性别已设置，${ASK_SUPPORT}` })
    if (body.birthday === undefined) return
    const wrong = birthdayError(body.birthday, clock.now())
    if (wrong === UNDERAGE) refuse('WARNING', { message: wrong })
    if (wrong) refuse('INVALID_PARAMETER', { message: wrong })
    if (row.birthday !== null && row.birthday !== body.birthday)
      refuse('WARNING', { message: `生日已设置，${ASK_SUPPORT}` })
  }
  const given = (facts: Partial<NewMember>): Partial<NewMember> =>
    Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined))

  return {
    bindOther: (call: Call<typeof member.bindOther>) => {
      const { body } = call
      const { id } = call.member
      onceOnly(id, body, call)
      const { gender, birthday, qq, weChat, address } = body
      const nickName = body.nickName?.trim()
      if (nickName === '') call.refuse('INVALID_PARAMETER', { message: '昵称不能为空' })
      const realName = body.realName === undefined ? undefined : realNameChange(id, body.realName, call)
      members.change(id, given({ gender, birthday, nickName, qq, weChat, address, realName }))
      return members.info(id)
    },
    bindFromDeposit: (call: Call<typeof member.bindFromDeposit>) => {
      members.change(call.member.id, { realName: realNameChange(call.member.id, call.body.realName, call) })
      return members.info(call.member.id)
    },
    bindPhone: ({ body, member: { id }, refuse }: Call<typeof member.bindPhone>) => {
      const phone = normalizedPhone(body.phone)
      if (!isPhone(body.areaCode, phone)) refuse('INVALID_PARAMETER', { message: FORGOT_PHONE_FORMAT })
      if (members.isTaken('phone', phone, id)) refuse('DATA_EXISTS', { message: '已被其他账号绑定' })
      const problem = codes.check(SEND_TYPE.bind, phoneTarget(body.areaCode, phone), body.code)
      if (problem) refuse(problem, { keep: true })
      members.change(id, { phone, areaCode: body.areaCode })
      return members.info(id)
    },
    bindEmail: ({ body, member: { id }, refuse }: Call<typeof member.bindEmail>) => {
      const email = body.email.toLowerCase()
      if (!isEmail(email)) refuse('INVALID_PARAMETER', { message: EMAIL_FORMAT })
      if (members.isTaken('email', email, id)) refuse('DATA_EXISTS', { message: '该邮箱已被其他账号绑定' })
      const problem = codes.check(SEND_TYPE.bind, email, body.code)
      if (problem) refuse(problem, { keep: true })
      members.change(id, { email })
      return members.info(id)
    },
    addAvatar: ({ body, member: { id }, refuse }: Call<typeof member.addAvatar>) => {
      const isKnown = 'avatarId' in body ? avatarIds.includes(body.avatarId) : OWN_FILE.test(body.url)
      if (!isKnown) refuse('INVALID_PARAMETER', { message: '没有这个头像' })
      return {
        avatar: members.change(id, { avatar: 'avatarId' in body ? avatarUrl(body.avatarId) : body.url })
          .avatar,
      }
    },
  }
}
