import seeds from '@app/seeds/catalogue/letters.json' with { type: 'json' }
import { MADE } from '@app/contract/control/newMember'
import type { Made, MemberAsked as Asked } from '@app/contract/control/newMember'
import { toCents } from '@app/contract/kit/cents'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { ADDRESSES_MAX, ALIPAY_MAX, CARDS_MAX } from '@app/contract/rules/limits'
import { drawAccounts, drawPast, drawPerson, type Drawn } from '@app/seeds/made'
import { CAST_PASSWORD } from '@app/seeds/people'
import { BANKS } from '../modules/card/card.rules.ts'
import { ANY } from '../modules/member/member.rules.ts'
import type { MemberRow } from '../modules/member/member.store.ts'
import { siteOf } from '../site.ts'
import { DAY, HOUR } from '../world/clock.ts'
import type { World } from '../world/world.ts'
import { placeBet, placeSingles } from './bets.ts'
import { DEED_TIME, doDeed, live } from './deeds.ts'
import { OPENING } from './history.ts'

const CHANNEL = 'CRTY'
const QUIET_DAYS = 3
const HOME_IP = '198.51.100.20'
const YUAN = 100
/** So often a session that found nothing to bet on is tried an hour later. */
const TRIES = 8

export type MadeMember = { row: MemberRow; password: string; made: Made }

/** Why what was asked can't be made: by the name of the parameter. */
export class NotMade extends Error {
  override name = 'NotMade'
  readonly path: string
  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}

const centsOf = (yuan: number) => toCents(yuan.toFixed(2))

const accountsAsked = (cards: Asked['cards'] = 0) => {
  if (typeof cards !== 'number') return { bank: 0, alipay: 0, coin: 0, ...cards }
  const bank = Math.min(cards, CARDS_MAX)
  const alipay = Math.min(cards - bank, ALIPAY_MAX)
  return { bank, alipay, coin: Math.min(cards - bank - alipay, ADDRESSES_MAX) }
}

/** Somebody whom nobody is like yet; what was asked for has to be free. */
const drawnFor = (world: World, seed: number, asked: Asked): Drawn => {
  const { members } = siteOf(world)
  for (const [fact, path, value] of [
    ['phone', 'bindPhone', asked.bindPhone],
    ['email', 'bindEmail', asked.bindEmail],
    ['realName', 'realName', asked.realName],
  ] as const)
    if (value && members.isTaken(fact, value, 0)) throw new NotMade(path, '另一位会员已使用')
  if (asked.name !== undefined && members.byName(asked.name))
    throw new NotMade('name', `已有名为 ${asked.name} 的会员`)
  for (let turn = 0; ; turn++) {
    const drawn = drawPerson(seed, turn)
    const isFree =
      !members.byName(drawn.name) &&
      (['phone', 'email', 'realName'] as const).every((fact) => !members.isTaken(fact, drawn[fact], 0))
    if (isFree) return drawn
  }
}

const checkSense = (world: World, asked: Asked, days: number, registeredDaysAgo: number): void => {
  const { bank, alipay, coin } = accountsAsked(asked.cards)
  if (bank + alipay + coin > 0 && asked.realName === null)
    throw new NotMade('cards', '没有真实姓名就不能绑定账户')
  if ((asked.gifts ?? 0) > (asked.vip ?? 0))
    throw new NotMade('gifts', `VIP${asked.vip ?? 0} 只有 ${asked.vip ?? 0} 份升级礼金可领`)
  if ((asked.gifts ?? 0) > 0 && (asked.realName === null || asked.bindPhone === null))
    throw new NotMade('gifts', '领取礼金要先绑定手机与真实姓名')
  if (days > registeredDaysAgo)
    throw new NotMade('days', `注册于 ${registeredDaysAgo} 天前，往事不能早于注册`)
  const codes = new Set(
    siteOf(world)
      .venue.states()
      .map(({ channelCode }) => channelCode),
  )
  const unknown = Object.keys(asked.venues ?? {}).find((code) => !codes.has(code))
  if (unknown !== undefined)
    throw new NotMade('venues', `没有代码为 ${unknown} 的场馆，可用的是 ${[...codes].join('、')}`)
}

/** Deals and bets one after the other, at their moments; how many there were. */
const liveThrough = (
  world: World,
  row: MemberRow,
  asked: Asked,
  { seed, days, isPayable }: { seed: number; days: number; isPayable: boolean },
): { bets: number; deals: number } => {
  const { wallet, turnover, restraint } = siteOf(world)
  const now = world.clock.now()
  const { bets = 0, deals = 0 } = asked
  const past = drawPast(seed, {
    bets,
    deals,
    isPayable,
    from: now - days * DAY,
    until: now - QUIET_DAYS * DAY,
  })
  const stakes = past.sessions.reduce((sum, { bets: n, yuan }) => sum + n * yuan + 5 * n * n, 0) * YUAN
  const paidOut = past.deals.reduce((sum, deed) => sum + (deed.does === 'withdraw' ? deed.cents : 0), 0)
  live(world, now - days * DAY, () => {
    wallet.adjust(row.id, stakes + paidOut, OPENING)
    if (stakes > 0) wallet.transferIn(row.id, CHANNEL, stakes, `Z${row.id}${CHANNEL}`)
  })
  const done = { bets: 0, deals: 0 }
  const turns = [
    ...past.deals.map((deed) => ({
      at: deed.at,
      work: () => {
        doDeed(world, row.id, row, deed)
        done.deals += 1
      },
    })),
    ...past.sessions.map(({ at, bets: count, pick, yuan, isParlay }) => ({
      at,
      work: () => {
        let left = count
        for (let turn = 0; left > 0 && turn < TRIES; turn++)
          world.clock.at(at - turn * HOUR, () => {
            restraint.plantPlayed(row.id, DEED_TIME)
            if (isParlay && left === count && placeBet(world, row.id, { yuan, legs: 3, pick })) left -= 1
            if (left > 0) left -= placeSingles(world, row.id, { yuan, count: left, pick: pick + turn })
          })
        done.bets += count - left
      },
    })),
  ].toSorted((a, b) => a.at - b.at)
  turnover.together(() => {
    for (const { at, work } of turns) live(world, at, work)
    world.jobs.runDue(now)
  })
  return done
}

/** What the member has today, whatever the past left: to the fen. */
const setBalances = (
  world: World,
  { id }: MemberRow,
  { balance = 0, venues = {} }: Asked,
  isPlayed: boolean,
): void => {
  const { wallet } = siteOf(world)
  if (isPlayed)
    for (const { code, cents } of wallet.venueBalances(id))
      if (cents > 0) wallet.transferOut(id, code, cents, `Z${id}${code}back`)
  const held = Object.entries(venues).map(([code, yuan]) => ({ code, cents: centsOf(yuan) }))
  const total = held.reduce((sum, { cents }) => sum + cents, centsOf(balance))
  if (total !== wallet.balances(id).center) wallet.adjust(id, total, OPENING)
  for (const { code, cents } of held) if (cents > 0) wallet.transferIn(id, code, cents, `Z${id}${code}now`)
}

const writeLetters = (world: World, { id, name }: MemberRow, count: number): void => {
  const { letters } = siteOf(world)
  const now = world.clock.now()
  letters.readAll({ body: { userSystem: 1 }, member: { id, name } })
  for (let turn = count; turn > 0; turn--) {
    const { type, title, content } = seeds.personal[turn % seeds.personal.length]!
    letters.send(id, { type: type as 'notice', title, content, createdAt: now - turn * HOUR })
  }
}

/** Makes a member with these facts and this past, by the services and within one transaction. Throws NotMade. */
export const makeMember = (world: World, asked: Asked): MadeMember => {
  const { members, card, restraint, welcome } = siteOf(world)
  const now = world.clock.now()
  const { bets = 0, deals = 0, vip = 0, gifts: taken = 0, password = CAST_PASSWORD } = asked
  const seed = asked.seed ?? world.seed + members.count()
  const days = asked.days ?? (bets + deals > 0 ? MADE.most.days : 0)
  const registeredDaysAgo = asked.registeredDaysAgo ?? Math.max(MADE.registeredDaysAgo, days)
  checkSense(world, asked, days, registeredDaysAgo)
  const drawn = drawnFor(world, seed, asked)
  const own = <T>(told: T | undefined, otherwise: T): T => (told === undefined ? otherwise : told)
  const secondPassword = own(asked.secondPassword, drawn.secondPassword)
  const row = members.create({
    name: asked.name ?? drawn.name,
    password: passwordHash(password),
    nickName: asked.nickName ?? drawn.nickName,
    realName: own(asked.realName, drawn.realName),
    phone: own(asked.bindPhone, drawn.phone),
    email: own(asked.bindEmail, drawn.email),
    gender: drawn.gender,
    birthday: own(asked.birthday, drawn.birthday),
    vipGrade: vip,
    flagged: asked.risk ?? false,
    registeredAt: now - registeredDaysAgo * DAY - HOUR,
    registerIp: HOME_IP,
    lastLoginAt: own(asked.lastLoginAt, now - HOUR),
    lastLoginIp: HOME_IP,
    mutedUntil: asked.mutedUntil ?? null,
    ...(secondPassword ? { secondPassword: passwordHash(secondPassword) } : {}),
  })
  if (asked.trustDevice !== false) members.trust(row.id, { ip: ANY, finger: ANY })
  if (registeredDaysAgo > 0) restraint.review(row.id)
  welcome(row)
  const wanted = accountsAsked(asked.cards)
  const accounts = drawAccounts(seed, wanted, {
    banks: BANKS.map(({ code }) => code),
    phone: row.phone ?? drawn.phone,
  })
  for (const account of accounts) card.plant(row.id, account)
  const done =
    bets + deals > 0
      ? liveThrough(world, row, asked, { seed, days, isPayable: wanted.bank > 0 })
      : { bets: 0, deals: 0 }
  if (done.bets < bets) throw new NotMade('bets', `只能投出 ${done.bets} 注：这段时间里没有足够的赛事可投`)
  if (done.deals < deals) throw new NotMade('deals', `只能完成 ${done.deals} 笔存取款：存款可能已被停用`)
  for (let grade = 1; grade <= taken; grade++)
    live(world, now - HOUR, () => doDeed(world, row.id, row, { at: now - HOUR, does: 'upgrade', grade }))
  setBalances(world, row, asked, bets + deals > 0)
  members.change(row.id, {
    vipGrade: vip,
    points: asked.points ?? 0,
    autoTransfer: asked.autoTransfer ?? true,
  })
  if (asked.letters !== undefined) writeLetters(world, row, asked.letters)
  return {
    row: members.get(row.id),
    password,
    made: {
      seed,
      cards: accounts.length,
      deals: done.deals,
      bets: done.bets,
      gifts: taken,
      letters: asked.letters ?? 0,
    },
  }
}
