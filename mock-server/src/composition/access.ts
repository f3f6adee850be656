import areas from '@app/seeds/catalogue/areas.json' with { type: 'json' }
import popups from '@app/seeds/catalogue/popups.json' with { type: 'json' }
import { isPhone } from '@app/contract/rules/account/phone'
import type { Sessions } from '../kit/session.ts'
import { openAttempts } from '../modules/auth/attempts.ts'
import { isOddLogin, openAuth, phoneTarget } from '../modules/auth/auth.service.ts'
import { authStore } from '../modules/auth/auth.store.ts'
import { openCodes } from '../modules/auth/codes.ts'
import { openForget } from '../modules/auth/forget.ts'
import { openSendCode } from '../modules/auth/sendCode.ts'
import { cardStore } from '../modules/card/card.store.ts'
import { openCaptcha } from '../modules/captcha/captcha.service.ts'
import { captchaStore } from '../modules/captcha/captcha.store.ts'
import { openJwt } from '../modules/member/jwt.ts'
import { maskedPhone } from '@app/contract/rules/account/phone'
import { maskEmail, placeOf } from '../modules/member/member.rules.ts'
import { openMembers } from '../modules/member/member.service.ts'
import { memberStore } from '../modules/member/member.store.ts'
import { openPasswords } from '../modules/member/passwords.ts'
import { openProfile } from '../modules/member/profile.ts'
import type { WalletService } from '../modules/wallet/wallet.service.ts'
import { DAY, startOfSiteDay } from '../world/clock.ts'
import type { World } from '../world/world.ts'

/** Whether the number fits the pattern of its area; an area that isn't listed has no numbers. */
const isPhoneOf = (areaCode: string, phone: string): boolean => {
  const area = areas.find((one) => one.areaCode === areaCode)
  return area !== undefined && isPhone(phone, area.regex)
}

export interface AccessDeps {
  wallet: WalletService
  sessions: Sessions
  /** Ends the member's launched games. */
  endPlay(memberId: number): void
  /** Told of every new member. */
  welcome(member: { id: number }): void
  writeNewDevice(memberId: number, place: string): void
}

export type Access = ReturnType<typeof openAccess>

/** Signing in and the members: codes, captchas, sessions, profiles. */
export const openAccess = (
  world: World,
  { wallet, sessions, endPlay, welcome, writeNewDevice }: AccessDeps,
) => {
  const { clock, random, settings, outbox, db } = world
  const cards = cardStore(db)
  const members = openMembers({
    store: memberStore(db),
    clock,
    random,
    sessions,
    centerCents: (memberId) => wallet.balances(memberId).center,
    boundAccounts: (memberId) => {
      const kinds = new Set(cards.list(memberId).map(({ kind }) => kind))
      return { bankCard: kinds.has('bank'), virtualCoin: kinds.has('coin'), alipay: kinds.has('alipay') }
    },
    popup: (vipGrade) => {
      const theirs = popups.filter(({ fromVip }) => fromVip <= vipGrade)
      const { fromVip: _, ...popup } = theirs[((startOfSiteDay(clock.now()) / DAY + 1) % theirs.length) | 0]!
      return popup
    },
  })
  const accounts = { ...members, isPhone: isPhoneOf, maskedPhone, maskEmail }
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
  const warn = ({ id }: { id: number }, ip: string) => writeNewDevice(id, placeOf(ip))
  const deps = {
    store,
    clock,
    settings,
    sessions,
    accounts,
    attempts,
    codes,
    captcha,
    endPlay,
    welcome,
    warn,
  }
  return {
    members,
    captcha,
    codes,
    auth: openAuth(deps),
    sendCode: openSendCode(deps),
    forget: openForget(deps),
    profile: openProfile({ members, codes, clock, phoneTarget, isPhone: isPhoneOf }),
    passwords: openPasswords({ members, codes, tries: attempts, sessions, phoneTarget }),
    jwt: openJwt(`chengwan-${world.seed}-${world.name}${world.secret ?? ''}`, clock, random),
  }
}
