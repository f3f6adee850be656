import { artPath } from '@app/seeds/art/draw'
import { maskedPhone } from '@app/contract/rules/account/phone'
import { maskedRealName } from '@app/contract/rules/account/realName'
import { fromCents } from '@app/contract/kit/cents'
import type { Popup, UserInfo } from '@app/contract/member/userInfo'
import type { Sessions } from '../../kit/session.ts'
import { type Clock, startOfSiteDay } from '../../world/clock.ts'
import type { Streams } from '../../world/random.ts'
import {
  ANY,
  hashPassword,
  maskEmail,
  passwordMatches,
  placeOf,
  SALT_DIGITS,
  securityLevel,
} from './member.rules.ts'
import type { MemberRow, MemberStore, NewMember } from './member.store.ts'

export interface MemberDeps {
  store: MemberStore
  clock: Clock
  random: Streams
  sessions: Sessions
  /** Balance of the central wallet in cents. */
  centerCents(memberId: number): number
  /** Which kinds of account the member has bound (card slice). */
  boundAccounts(memberId: number): { bankCard: boolean; virtualCoin: boolean; alipay: boolean }
  /** Of the day, among those that concern the level. */
  popup(vipGrade: number): Popup
}

export type MemberService = ReturnType<typeof openMembers>
const AVATARS = 40
const I_CODE_DIGITS = 6

export const avatarUrl = (id: string): string => artPath('avatar', id)
export const avatarIds = Array.from({ length: AVATARS }, (_, at) => `a${String(at + 1).padStart(2, '0')}`)

/** The members of a world: who they are, what they trust, how they are shown. */
export const openMembers = (deps: MemberDeps) => {
  const { store, clock, random, sessions } = deps
  const hashed = (md5: string) => hashPassword(md5, random.hex('salt', SALT_DIGITS))
  const freshICode = (): string => {
    const code = random.hex('iCode', I_CODE_DIGITS).toUpperCase()
    return store.by('iCode', code) ? freshICode() : code
  }
  const get = (id: number): MemberRow => {
    const row = store.byId(id)
    if (!row) throw new Error(`no member ${id}`)
    return row
  }
  const present = (row: MemberRow, popup: Popup | null = null): UserInfo => {
    const bound = deps.boundAccounts(row.id)
    const facts = [row.phone, row.email, row.realName, row.secondPassword, bound.bankCard]
    const score = facts.filter(Boolean).length
    return {
      id: String(row.id),
      name: row.name,
      nickName: row.nickName,
      avatar: row.avatar,
      vipGrade: row.vipGrade,
      securityLevel: securityLevel(score),
      securityScore: score,
      bindPhone: row.phone !== null,
      bindRealName: row.realName !== null,
      bindEmail: row.email !== null,
      password: true,
      secondPassword: row.secondPassword !== null,
      ...bound,
      realName: maskedRealName(row.realName ?? ''),
      areaCode: row.areaCode,
      phone: maskedPhone(row.phone ?? ''),
      email: maskEmail(row.email ?? ''),
      gender: row.gender as UserInfo['gender'],
      birthday: row.birthday,
      qq: row.qq,
      weChat: row.weChat,
      address: row.address,
      registerTime: row.registeredAt,
      lastLoginTime: row.lastLoginAt,
      lastLoginPlace: placeOf(row.lastLoginIp),
      autoTransfer: row.autoTransfer,
      centerMoney: fromCents(deps.centerCents(row.id)),
      points: row.points,
      iCode: row.iCode,
      popup,
    }
  }
  const trust = (id: number, { ip, finger }: { ip: string; finger: string }) => {
    if (finger !== '') store.trust(id, 'device', finger, clock.now())
    if (ip !== '') store.trust(id, 'ip', ip, clock.now())
  }
  /** A member with the given facts; what is left out is what a fresh registration has. `password` is the md5. */
  const create = (facts: Partial<NewMember> & { name: string; password: string }): MemberRow =>
    store.insert({
      nickName: facts.name,
      avatar: avatarUrl(random.pick('avatar', avatarIds)),
      registeredAt: clock.now(),
      iCode: freshICode(),
      ...facts,
      password: hashed(facts.password),
      ...(facts.secondPassword ? { secondPassword: hashed(facts.secondPassword) } : {}),
    })

  return {
    get,
    byName: store.byName,
    byId: store.byId,
    listed: store.listed,
    names: store.names,
    count: store.count,
    present,
    info: (id: number): UserInfo => present(get(id)),
    /** The profile, and the pop-up of the day unless this member has seen it today. */
    infoWithPopup: (id: number): { info: UserInfo; isDue: boolean } => {
      const row = get(id)
      const now = clock.now()
      if (row.popupSeenAt !== null && row.popupSeenAt >= startOfSiteDay(now))
        return { info: present(row), isDue: false }
      return { info: present(store.change(id, { popupSeenAt: now }), deps.popup(row.vipGrade)), isDue: true }
    },
    create,
    change: store.change,
    /** A visitor's registration: trusts the device and address that it came from (TRAP-60). */
    register: ({
      name,
      password,
      ip,
      finger,
      iCode,
      rCode,
    }: {
      name: string
      password: string
      ip: string
      finger: string
      iCode: string
      rCode: string
    }): MemberRow => {
      const invitedBy = store.by('iCode', iCode.toUpperCase())?.iCode ?? ''
      const row = create({ name, password, registerIp: ip, invitedBy, agentCode: rCode })
      trust(row.id, { ip, finger })
      return row
    },
    isPassword: (id: number, md5: string): boolean => passwordMatches(md5, get(id).password),
    isSecondPassword: (id: number, md5: string): boolean =>
      passwordMatches(md5, get(id).secondPassword ?? '$'),
    changePassword: (id: number, md5: string) => void store.change(id, { password: hashed(md5) }),
    changeSecondPassword: (id: number, md5: string) => void store.change(id, { secondPassword: hashed(md5) }),
    isTaken: (fact: 'phone' | 'email' | 'realName', value: string, butBy: number): boolean => {
      const owner = store.by(fact, value)
      return owner !== undefined && owner.id !== butBy
    },
    knows: (id: number, kind: 'device' | 'ip', value: string): boolean =>
      store.trusts(id, kind, ANY) || (value !== '' && store.trusts(id, kind, value)),
    trust,
    distrustAll: store.distrustAll,
    signedIn: (id: number, ip: string) =>
      void store.change(id, { lastLoginAt: clock.now(), lastLoginIp: ip }),
    /** A session without any check: the tester's way in. The oldest session makes room where five are open. */
    signInAs: (name: string): { token: string; userId: string } | undefined => {
      const row = store.byName(name)
      if (!row) return undefined
      const finger = `as-${random.hex('as', 8)}`
      const token = sessions.open(row, { ip: '127.0.0.1', finger }, { makeRoom: true })
      return token === undefined ? undefined : { token, userId: String(row.id) }
    },
  }
}
