import { openFirstAnswers } from './kit/idempotency.ts'
import { openFrequency } from './kit/frequency.ts'
import { openSessions, type Sessions } from './kit/session.ts'
import areas from '@app/seeds/catalogue/areas.json' with { type: 'json' }
import popups from '@app/seeds/catalogue/popups.json' with { type: 'json' }
import { isPhone } from '@app/contract/rules/phone'
import { openAttempts } from './modules/auth/attempts.ts'
import { isOddLogin, openAuth, phoneTarget } from './modules/auth/auth.service.ts'
import { authStore } from './modules/auth/auth.store.ts'
import { openCodes } from './modules/auth/codes.ts'
import { openForget } from './modules/auth/forget.ts'
import { openSendCode } from './modules/auth/sendCode.ts'
import { openCaptcha } from './modules/captcha/captcha.service.ts'
import { captchaStore } from './modules/captcha/captcha.store.ts'
import { openJwt } from './modules/member/jwt.ts'
import { maskEmail, maskPhone } from './modules/member/member.rules.ts'
import { openMembers } from './modules/member/member.service.ts'
import { memberStore } from './modules/member/member.store.ts'
import { openPasswords } from './modules/member/passwords.ts'
import { openProfile } from './modules/member/profile.ts'
import { openLedger } from './modules/wallet/wallet.ledger.ts'
import { openWallet } from './modules/wallet/wallet.service.ts'
import { walletStore } from './modules/wallet/wallet.store.ts'
import { DAY, startOfSiteDay } from './world/clock.ts'
import type { World } from './world/world.ts'

/** Whether the number fits the pattern of its area; an area that isn't listed has no numbers. */
const isPhoneOf = (areaCode: string, phone: string): boolean => {
  const area = areas.find((one) => one.areaCode === areaCode)
  return area !== undefined && isPhone(phone, area.regex)
}

/** Signing in and the members: codes, captchas, sessions, profiles. */
const openAccess = (world: World, wallet: ReturnType<typeof openWallet>, sessions: Sessions) => {
  const { clock, random, settings, outbox, db } = world
  const members = openMembers({
    store: memberStore(db),
    clock,
    random,
    sessions,
    centerCents: (memberId) => wallet.balances(memberId).center,
    boundAccounts: () => ({ bankCard: false, virtualCoin: false, alipay: false }),
    popup: () => popups[(startOfSiteDay(clock.now()) / DAY + 1) % popups.length | 0]!,
  })
  const accounts = { ...members, isPhone: isPhoneOf, maskPhone, maskEmail }
  const store = authStore(db)
  const attempts = openAttempts(store, clock)
  const codes = openCodes({ store, attempts, clock, random, outbox })
  const captcha = openCaptcha({
    store: captchaStore(db),
    clock,
    random,
    settings,
    isOddLogin: (name, caller) => isOddLogin({ attempts, accounts }, name, caller),
  })
  const deps = { store, clock, settings, sessions, accounts, attempts, codes, captcha, welcome: () => {} }
  return {
    members,
    captcha,
    codes,
    auth: openAuth(deps),
    sendCode: openSendCode(deps),
    forget: openForget(deps),
    profile: openProfile({ members, codes, clock, phoneTarget, isPhone: isPhoneOf }),
    passwords: openPasswords({ members, codes, tries: attempts, sessions, phoneTarget }),
    jwt: openJwt(`chengwan-${world.seed}-${world.name}`, clock),
  }
}

/** The services of one world. Modules know each other only through what is handed over here. */
export const openSite = (world: World) => {
  const sessions = openSessions(world)
  const store = walletStore(world.db)
  const ledger = openLedger({ store, clock: world.clock, atomically: world.atomically })
  const wallet = openWallet({ ledger, store })
  const access = openAccess(world, wallet, sessions)
  return {
    ledger,
    wallet,
    ...access,
    /** ?__as= and POST /members/:name/session. */
    signInAs: access.members.signInAs,
    sessions,
    firstAnswers: openFirstAnswers(world),
    frequency: openFrequency(world),
  }
}

export type Site = ReturnType<typeof openSite>
export const siteOf = (world: World): Site => world.part(openSite)

/** Shown where the caller named nobody who has a phone. */
const MASKED_PHONE = '138****0000'
const RISKY = new Set(['IP_NOT_PASSED', 'DEVICE_NOT_PASSED', 'DEVICE_AND_IP_NOT_PASSED', 'LONG_TIME_NOT_LOGGED_IN', 'RISKY_LOGIN'])

/** What a forced status carries as data: a masked phone with the risky logins (ENT-10). */
export const forcedData = (world: World, status: string, { name }: Record<string, unknown>): unknown => {
  if (!RISKY.has(status)) return null
  const phone = typeof name === 'string' ? siteOf(world).members.byName(name)?.phone : undefined
  return { phoneNumber: phone ? maskPhone(phone) : MASKED_PHONE }
}
