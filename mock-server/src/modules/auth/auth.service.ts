import type { auth, LoginTries } from '@app/contract/auth/auth'
import { KAPTCHCATE, KTYPE, NOT_AN_AGENT, SEND_TYPE } from '@app/contract/auth/numbers'
import { CAPTCHA_GRANT_MS, LOGINS_PER_MINUTE, WRONG_PASSWORDS } from '@app/contract/rules/limits'
import type { Call, Caller, Member } from '../../kit/call.ts'
import type { Refuse, RefusalOptions } from '../../kit/refusal.ts'
import type { Sessions } from '../../kit/session.ts'
import { type Clock, MINUTE, SECOND } from '../../world/clock.ts'
import type { SettingsStore } from '../../world/settings.ts'
import type { Account, Accounts, CaptchaGate } from './accounts.ts'
import type { Attempts } from './attempts.ts'
import { isRestricted, riskOf } from './auth.rules.ts'
import type { AuthStore } from './auth.store.ts'
import type { Codes } from './codes.ts'

/** What login and registration both may meet before anything is read. */
type Closed =
  | 'LOGIN_REGISTER_SUSPENDED_POPUP'
  | 'LOGIN_REGISTER_SUSPENDED'
  | 'REGION_LIMITED'
  | 'FREQUENT_SUBMISSION'

export interface AuthDeps {
  store: AuthStore
  clock: Clock
  settings: SettingsStore
  sessions: Sessions
  accounts: Accounts
  attempts: Attempts
  codes: Codes
  captcha: CaptchaGate
  /** Ends the games that the member has launched: nobody else on this device may go on with them. */
  endPlay(memberId: number): void
  /** Told of every new member. */
  welcome(member: Member): void
  /** Told of a login on a device that the account didn't know. */
  warn(member: Member, ip: string): void
}

/** How long a risky answer allows to ask for a code and to come back with it. */
export const RISKY_GRANT_MS = 15 * MINUTE
export const loginKey = (name: string) => `login:${name.toLowerCase()}`
/** A phone number as codes are sent to it: other areas carry theirs. */
export const phoneTarget = (areaCode: string, phone: string) =>
  areaCode === '86' ? phone : `+${areaCode}${phone}`
export type AuthService = ReturnType<typeof openAuth>

export const openAuth = (deps: AuthDeps) => {
  const { store, clock, settings, sessions, accounts, attempts, codes, captcha } = deps

  const checkOpen = ({ refuse, caller }: { refuse: Refuse<Closed>; caller: Caller }) => {
    const { authSuspended, region } = settings.current()
    if (authSuspended === 'popup')
      refuse('LOGIN_REGISTER_SUSPENDED_POPUP', { message: '登录与注册功能正在升级，暂停使用，请稍后再试' })
    if (authSuspended === 'silent') refuse('LOGIN_REGISTER_SUSPENDED')
    if (isRestricted(region)) refuse('REGION_LIMITED')
    const now = clock.now()
    if (store.loginsSince(caller.ip, now - MINUTE) >= LOGINS_PER_MINUTE)
      refuse('FREQUENT_SUBMISSION', { message: '操作过于频繁，请一分钟后再试' })
    store.noteLogin(caller.ip, now, now - MINUTE)
  }

  /** An exemption needs its grant: just registered, or a code after a risky answer (TRAP-13). */
  const isExempt = (
    account: Account | undefined,
    caller: Caller,
    sendCodeNum: string | undefined,
  ): boolean => {
    if (!account) return false
    const of = { memberId: account.id, finger: caller.finger }
    if (sendCodeNum !== undefined) return store.hasGrant({ ...of, kind: 'risky' }, clock.now())
    return store.takeGrant({ ...of, kind: 'registered' }, clock.now())
  }

  const checkCaptcha = ({ body, caller, refuse }: Call<typeof auth.login>, account: Account | undefined) => {
    if (body.kaptchcate === KAPTCHCATE.exempt) {
      if (!isExempt(account, caller, body.sendCodeNum)) refuse(captcha.askedInstead(), { keep: true })
      return
    }
    const problem = captcha.gate(body, KTYPE.login, body.name, caller)
    if (problem) refuse(problem, { keep: true })
  }

  const lockedLogin = (name: string): RefusalOptions => {
    const ms = attempts.lockedFor(loginKey(name))
    const data: LoginTries = { left: 0, seconds: Math.ceil(ms / SECOND) }
    const minutes = Math.ceil(ms / MINUTE)
    return { message: `密码错误次数过多，请${minutes}分钟后再试，或找回密码`, data, keep: true }
  }

  const checkPassword = (
    { body, refuse }: Call<typeof auth.login>,
    account: Account | undefined,
  ): Account => {
    if (account && accounts.isPassword(account.id, body.password)) return account
    const left = attempts.wrong(loginKey(body.name), WRONG_PASSWORDS)
    const data: LoginTries = { left, seconds: 0 }
    if (left > 0) return refuse('INVALID_CREDENTIALS', { data, keep: true })
    return refuse('AUTHENTICATION_LOCKED', lockedLogin(body.name))
  }

  const checkRisk = ({ body, caller, refuse }: Call<typeof auth.login>, account: Account) => {
    const { id, phone, areaCode } = account
    const grant = { kind: 'risky', memberId: id, finger: caller.finger } as const
    if (body.sendCodeNum !== undefined && phone && store.hasGrant(grant, clock.now())) {
      const problem = codes.check(SEND_TYPE.newDevice, phoneTarget(areaCode, phone), body.sendCodeNum)
      if (problem) refuse(problem, { keep: true })
      store.takeGrant(grant, clock.now())
      return
    }
    const facts = {
      hasPhone: phone !== null,
      flagged: account.flagged,
      lastLoginAt: account.lastLoginAt,
      knowsDevice: accounts.knows(id, 'device', caller.finger),
      knowsIp: accounts.knows(id, 'ip', caller.ip),
    }
    const verdict = riskOf(facts, clock.now())
    if (verdict === null) return
    if (verdict === 'CONTACT_CUSTOMER_SERVICE')
      refuse(verdict, { message: '账号存在风险，请联系在线客服处理', keep: true })
    store.grant(grant, clock.now() + RISKY_GRANT_MS, clock.now())
    refuse(verdict, { data: { phoneNumber: accounts.maskedPhone(phone ?? '') }, keep: true })
  }

  return {
    login: (call: Call<typeof auth.login>) => {
      const { body, caller, refuse } = call
      if (body.isAgent !== NOT_AN_AGENT)
        refuse('ACCESS_DENIED', { message: '本站不提供代理登录', reason: 'isAgent must be 0' })
      checkOpen(call)
      if (attempts.isLocked(loginKey(body.name))) refuse('AUTHENTICATION_LOCKED', lockedLogin(body.name))
      const found = accounts.byName(body.name)
      checkCaptcha(call, found)
      const account = checkPassword(call, found)
      checkRisk(call, account)
      attempts.clear(loginKey(account.name))
      const token = sessions.open(account, caller)
      if (token === undefined)
        return refuse('TOO_MANY_DEVICES', {
          message: '同时登录的设备已达 5 台，请先在其他设备退出',
          keep: true,
        })
      if (!accounts.knows(account.id, 'device', caller.finger)) deps.warn(account, caller.ip)
      accounts.trust(account.id, caller)
      accounts.signedIn(account.id, caller.ip)
      return { token, userId: String(account.id) }
    },
    register: (call: Call<typeof auth.register>) => {
      const { body, caller, refuse } = call
      checkOpen(call)
      const problem = captcha.gate(body, KTYPE.register, body.name, caller)
      if (problem) refuse(problem, { keep: true })
      if (accounts.byName(body.name)) refuse('DATA_EXISTS', { message: '用户名已存在', keep: true })
      const account = accounts.register({
        name: body.name,
        password: body.password,
        ip: caller.ip,
        finger: caller.finger,
        iCode: body.iCode,
        rCode: body.rCode,
      })
      const grant = { kind: 'registered', memberId: account.id, finger: caller.finger } as const
      store.grant(grant, clock.now() + CAPTCHA_GRANT_MS, clock.now())
      deps.welcome(account)
      return { userId: String(account.id) }
    },
    logout: ({ caller }: Call<typeof auth.logout>) => {
      const member = sessions.find(caller.token)
      if (member) deps.endPlay(member.id)
      sessions.close(caller.token)
      return null
    },
    /** For the captcha policy (U-AUTH-03): a wrong password before, or a device that the account doesn't know. */
    isOddLogin: (name: string, caller: Caller): boolean => isOddLogin(deps, name, caller),
  }
}

export const isOddLogin = (
  { attempts, accounts }: Pick<AuthDeps, 'attempts' | 'accounts'>,
  name: string,
  caller: Caller,
): boolean => {
  const account = accounts.byName(name)
  return (
    !account ||
    attempts.wrongSoFar(loginKey(name)) > 0 ||
    !accounts.knows(account.id, 'device', caller.finger)
  )
}
