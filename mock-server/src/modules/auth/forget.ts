import type { auth } from '@app/contract/auth/auth'
import { KTYPE, SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { normalizedPhone } from '@app/contract/rules/account/phone'
import type { Call } from '../../kit/call.ts'
import type { Sessions } from '../../kit/session.ts'
import type { Account } from './accounts.ts'
import { type AuthDeps, RISKY_GRANT_MS, loginKey, phoneTarget } from './auth.service.ts'

type Deps = Pick<AuthDeps, 'store' | 'clock' | 'accounts' | 'codes' | 'captcha' | 'attempts'> & {
  sessions: Sessions
}
type One = Call<typeof auth.forgetByPhoneOne>
type Two = Call<typeof auth.forgetByPhoneTwo>
type Three = Call<typeof auth.forgetByPhoneThree>
/** One way to be found again: by the bound phone, or by the bound e-mail. */
interface Way {
  account: Account | undefined
  /** Where the code goes; undefined when name and number don't belong together. */
  target: string | undefined
  masked: string
  cate: typeof SEND_CATE.phone | typeof SEND_CATE.email
}
type Of<C extends { body: unknown }> = Pick<C, Exclude<keyof C, 'body'>>

/** The three steps of finding one's password again; a reset ends every session (U-AUTH-16). */
export const openForget = ({ store, clock, accounts, codes, captcha, attempts, sessions }: Deps) => {
  const byPhone = (name: string, areaCode: string, phone: string): Way => {
    const account = accounts.byName(name)
    const number = normalizedPhone(phone)
    const fits = account?.phone != null && account.phone === number && account.areaCode === areaCode
    return {
      account,
      target: fits ? phoneTarget(areaCode, number) : undefined,
      masked: accounts.maskedPhone(number),
      cate: SEND_CATE.phone,
    }
  }
  const byEmail = (name: string, email: string): Way => {
    const account = accounts.byName(name)
    const fits = account?.email != null && account.email.toLowerCase() === email.toLowerCase()
    return {
      account,
      target: fits ? account.email! : undefined,
      masked: accounts.maskEmail(email),
      cate: SEND_CATE.email,
    }
  }

  const one = (
    way: Way,
    solved: Parameters<Deps['captcha']['gate']>[0],
    name: string,
    { caller, refuse }: Of<One>,
  ) => {
    const { account, target, masked, cate } = way
    const ktype = cate === SEND_CATE.phone ? KTYPE.phoneReset : KTYPE.emailReset
    const asked = captcha.gate(solved, ktype, name, caller)
    if (asked) refuse(asked, { keep: true })
    if (!account || target === undefined)
      return refuse('WARNING', {
        message: `用户名与${cate === SEND_CATE.phone ? '手机号' : '邮箱'}不匹配，请核对后重试`,
        keep: true,
      })
    const problem = codes.sendProblem(SEND_TYPE.reset, target)
    if (problem) refuse(problem.status, { ...problem.told, keep: true })
    store.grant(
      { kind: 'forgot', memberId: account.id, finger: caller.finger },
      clock.now() + RISKY_GRANT_MS,
      clock.now(),
    )
    return codes.send({ target, masked, purpose: SEND_TYPE.reset, cate, memberId: account.id })
  }
  const two = ({ account, target }: Way, code: string, { caller, refuse }: Of<Two>) => {
    if (!account || target === undefined) return refuse('AUTHENTICATION_CODE_EXPIRED')
    const problem = codes.check(SEND_TYPE.reset, target, code)
    if (problem) refuse(problem, { keep: true })
    store.grant(
      { kind: 'reset', memberId: account.id, finger: caller.finger, about: target },
      clock.now() + RISKY_GRANT_MS,
      clock.now(),
    )
    return null
  }
  const three = ({ account, target }: Way, body: { password: string }, { caller, refuse }: Of<Three>) => {
    const grant =
      account &&
      target !== undefined &&
      ({ kind: 'reset', memberId: account.id, finger: caller.finger, about: target } as const)
    if (!account || !grant || !store.hasGrant(grant, clock.now()))
      return refuse('AUTHENTICATION_REQUIRED', { message: '验证已失效，请重新验证身份' })
    if (accounts.isPassword(account.id, body.password))
      refuse('WARNING', { message: '新密码不能与原密码相同' })
    store.takeGrant(grant, clock.now())
    accounts.changePassword(account.id, body.password)
    attempts.clear(loginKey(account.name))
    sessions.closeAll(account.id)
    return null
  }
  const solved = ({
    kaptchcate,
    codeId,
    imageCode,
  }: One['body'] | Call<typeof auth.forgetByEmailOne>['body']) => ({ kaptchcate, codeId, code: imageCode })

  return {
    phoneOne: (call: One) =>
      one(
        byPhone(call.body.name, call.body.areaCode, call.body.phone),
        solved(call.body),
        call.body.name,
        call,
      ),
    phoneTwo: (call: Two) =>
      two(byPhone(call.body.name, call.body.areaCode, call.body.phone), call.body.code, call),
    phoneThree: (call: Three) =>
      three(byPhone(call.body.name, call.body.areaCode, call.body.phone), call.body, call),
    emailOne: (call: Call<typeof auth.forgetByEmailOne>) =>
      one(byEmail(call.body.name, call.body.email), solved(call.body), call.body.name, call),
    emailTwo: (call: Call<typeof auth.forgetByEmailTwo>) =>
      two(byEmail(call.body.name, call.body.email), call.body.code, call),
    emailThree: (call: Call<typeof auth.forgetByEmailThree>) =>
      three(byEmail(call.body.name, call.body.email), call.body, call),
  }
}
