import type { CaptchaAsked, CaptchaProblem, SolvedCaptcha, Ktype } from './gate.ts'
import type { Caller, Member } from '../../kit/call.ts'

/** What signing in needs to know of a member. */
export interface Account extends Member {
  phone: string | null
  areaCode: string
  email: string | null
  flagged: boolean
  lastLoginAt: number | null
}

export interface NewAccount {
  name: string
  password: string
  ip: string
  finger: string
  iCode: string
  rCode: string
}

/** The members, as far as signing in goes; handed over by site.ts. */
export interface Accounts {
  byName(name: string): Account | undefined
  byId(id: number): Account | undefined
  /** `password` is the md5 that travels. */
  isPassword(id: number, password: string): boolean
  changePassword(id: number, password: string): void
  knows(id: number, kind: 'device' | 'ip', value: string): boolean
  trust(id: number, from: Pick<Caller, 'ip' | 'finger'>): void
  signedIn(id: number, ip: string): void
  register(account: NewAccount): Account
  /** Somebody else has this phone or e-mail. */
  isTaken(fact: 'phone' | 'email', value: string, butBy: number): boolean
  maskedPhone(phone: string): string
  maskEmail(email: string): string
  /** Whether the number fits the pattern of its area. */
  isPhone(areaCode: string, phone: string): boolean
}

export interface CaptchaGate {
  gate(
    given: SolvedCaptcha,
    ktype: Ktype | null,
    name: string,
    caller: Caller,
  ): CaptchaProblem | CaptchaAsked | null
  askedInstead(): CaptchaAsked
}
