import type { password } from '@app/contract/member/password'
import { SEND_TYPE } from '@app/contract/auth/numbers'
import type { LoginTries } from '@app/contract/auth/auth'
import { SECOND_PASSWORD_TRIVIAL } from '@app/contract/rules/addedTexts'
import { WRONG_PASSWORDS } from '@app/contract/rules/limits'
import { NEW_REPEAT_MISMATCH } from '@app/contract/rules/texts'
import type { Call } from '../../kit/call.ts'
import type { Sessions } from '../../kit/session.ts'
import { isTrivialSecondPassword } from './member.rules.ts'
import { MINUTE, SECOND } from '../../world/clock.ts'
import type { MemberService } from './member.service.ts'
import type { CodeCheck } from './profile.ts'

/** Wrong tries in a row, handed over by the auth slice. */
export interface Tries {
  isLocked(key: string): boolean
  lockedFor(key: string): number
  wrong(key: string, allowed: number): number
  clear(key: string): void
}

export interface PasswordDeps {
  members: MemberService
  codes: CodeCheck
  tries: Tries
  sessions: Sessions
  phoneTarget(areaCode: string, phone: string): string
}

type ByCode =
  | Call<typeof password.bindPasswordByPhone>
  | Call<typeof password.bindPasswordByEmail>
  | Call<typeof password.bindPassword>
  | Call<typeof password.resetWithdrawalPassword>
type Purpose = typeof SEND_TYPE.changePassword | typeof SEND_TYPE.secondPassword
/** What every call of this file may refuse with. */
type Asking = {
  body: { code?: string | undefined }
  refuse: Call<typeof password.bindPasswordByPhone>['refuse']
}

/** Changing the login password and the second one (U-AUTH-08, U-AUTH-09, U-AUTH-16). */
export const openPasswords = ({ members, codes, tries, sessions, phoneTarget }: PasswordDeps) => {
  const checkRepeat = ({ body, refuse }: ByCode | Call<typeof password.setWithdrawalPassword>) => {
    if (body.password !== body.secondPassword) refuse('INVALID_PARAMETER', { message: NEW_REPEAT_MISMATCH })
  }
  const checkCode = ({ body, refuse }: Asking, purpose: Purpose, target: string) => {
    if (body.code === undefined)
      return refuse('PHONE_VERIFICATION_REQUIRED_2', { message: '为了账号安全，请先获取并填写验证码' })
    const problem = codes.check(purpose, target, body.code)
    if (problem) refuse(problem, { keep: true })
  }
  const ownPhone = (id: number): string | null => {
    const { phone, areaCode } = members.get(id)
    return phone && phoneTarget(areaCode, phone)
  }
  const change = ({ body, member, caller, refuse }: ByCode) => {
    if (members.isPassword(member.id, body.password))
      refuse('PASSWORD_CHECK_FAILURE', { message: '新密码不能与原密码相同' })
    members.changePassword(member.id, body.password)
    sessions.closeAll(member.id, caller.token)
    return null
  }
  const checkSecond = ({ body, member, refuse }: ByCode | Call<typeof password.setWithdrawalPassword>) => {
    if (isTrivialSecondPassword(body.password))
      refuse('PASSWORD_CHECK_FAILURE', { message: SECOND_PASSWORD_TRIVIAL })
    if (members.isPassword(member.id, body.password))
      refuse('PASSWORD_CHECK_FAILURE', { message: '二级密码不能与登录密码相同' })
  }
  const oldKey = (id: number) => `old:${id}`
  const secondKey = (id: number) => `second:${id}`
  const secondLocked = (key: string) => {
    const ms = tries.lockedFor(key)
    const data: LoginTries = { left: 0, seconds: Math.ceil(ms / SECOND) }
    const message = `二级密码错误次数过多，请${Math.ceil(ms / MINUTE)}分钟后再试，或重设二级密码`
    return { code: 'AUTHENTICATION_LOCKED', message, data } as const
  }

  return {
    byPhone: (call: Call<typeof password.bindPasswordByPhone>) => {
      checkRepeat(call)
      const target = ownPhone(call.member.id) ?? call.refuse('UNBOUND_PHONE')
      checkCode(call, SEND_TYPE.changePassword, target)
      return change(call)
    },
    byEmail: (call: Call<typeof password.bindPasswordByEmail>) => {
      checkRepeat(call)
      const target = members.get(call.member.id).email ?? call.refuse('WARNING', { message: '请先绑定邮箱' })
      checkCode(call as Asking, SEND_TYPE.changePassword, target)
      return change(call)
    },
    /** The old password, and a code too where there is a phone to send one to. */
    byOld: (call: Call<typeof password.bindPassword>) => {
      const { body, member, refuse } = call
      checkRepeat(call)
      const key = oldKey(member.id)
      if (tries.isLocked(key)) refuse('AUTHENTICATION_LOCKED')
      if (!members.isPassword(member.id, body.oldPassword)) {
        if (tries.wrong(key, WRONG_PASSWORDS) <= 0) refuse('AUTHENTICATION_LOCKED', { keep: true })
        refuse('PASSWORD_CHECK_FAILURE', { message: '原密码错误', keep: true })
      }
      tries.clear(key)
      const target = ownPhone(member.id)
      if (target !== null) checkCode(call as Asking, SEND_TYPE.changePassword, target)
      return change(call)
    },
    setSecond: (call: Call<typeof password.setWithdrawalPassword>) => {
      const { member, body, refuse } = call
      checkRepeat(call)
      const { phone, secondPassword } = members.get(member.id)
      if (phone === null) refuse('UNBOUND_PHONE')
      if (secondPassword !== null) refuse('DATA_EXISTS', { message: '二级密码已设置，请使用重设功能' })
      checkSecond(call)
      members.changeSecondPassword(member.id, body.password)
      return null
    },
    resetSecond: (call: Call<typeof password.resetWithdrawalPassword>) => {
      checkRepeat(call)
      const target = ownPhone(call.member.id) ?? call.refuse('UNBOUND_PHONE')
      checkSecond(call)
      checkCode(call, SEND_TYPE.secondPassword, target)
      members.changeSecondPassword(call.member.id, call.body.password)
      tries.clear(secondKey(call.member.id))
      return null
    },
    /** How long too many wrong tries shut it; 0 while they don't. */
    secondLockedFor: (memberId: number): number => tries.lockedFor(secondKey(memberId)),
    /** For money verbs: null when right. A wrong one is counted: refuse with `keep`. */
    secondPasswordProblem: (memberId: number, md5: string) => {
      const key = secondKey(memberId)
      if (tries.isLocked(key)) return secondLocked(key)
      if (members.isSecondPassword(memberId, md5)) {
        tries.clear(key)
        return null
      }
      const left = tries.wrong(key, WRONG_PASSWORDS)
      if (left === 0) return secondLocked(key)
      return { code: 'PASSWORD_CHECK_FAILURE', message: `二级密码错误，还可再试 ${left} 次` } as const
    },
  }
}
