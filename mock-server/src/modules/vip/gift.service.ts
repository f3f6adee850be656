import { fromCents, writtenCents } from '@app/contract/kit/cents'
import type { Data } from '@app/contract/kit/endpoint'
import type { Category } from '@app/contract/venue/categories'
import type { Claimed, GiftState, VipWeek, Welfare } from '@app/contract/vip/gift'
import type { vip } from '@app/contract/vip/vip'
import type { Refuse } from '../../kit/refusal.ts'
import { dayName } from './calendar.rules.ts'
import { startOfMonth, startOfWeek, WEEK } from '../../world/calendar.ts'
import { DAY } from '../../world/clock.ts'
import { type Gift, giftsOf, type Standing, weeklyGift, WEEKLY_TURNOVER_CENTS } from './gift.rules.ts'
import type { Claim, VipStore } from './vip.store.ts'

export interface GiftDeps {
  store: VipStore
  clock: { now(): number }
  random: { digits(stream: string, length: number): string }
  member(id: number): {
    vipGrade: number
    birthday: string | null
    phone: string | null
    realName: string | null
  }
  /** Why the member is given nothing now: an exclusion of his own (UN-32). */
  giftProblem(memberId: number): string | null
  depositedCents(memberId: number): number
  /** Valid bets placed in [from, until), in cents. */
  turnoverCents(memberId: number, from: number, until: number): number
  /** The same by day of the site and category, from one day on. */
  turnoverDays(memberId: number, from: number): { day: number; category: Category; validCents: number }[]
  wallet: {
    balances(memberId: number): { center: number }
    gift(memberId: number, cents: number, ref: string, note: string): unknown
    rebate(memberId: number, cents: number, ref: string, note: string): unknown
  }
}

type Ask = Refuse<'WARNING' | 'UNBOUND_PHONE' | 'BIND_REAL_NAME' | 'NOT_FOUND'>
export type GiftService = ReturnType<typeof openGifts>

const NOT_NOW: Record<Exclude<GiftState, 'claimable'>, string> = {
  locked: '尚未达到领取条件',
  claimed: '您已领取过该福利',
  expired: '领取时间已过',
}

/** The weekly gift and the welfare centre: what a member has earned, taken or missed (U-VIP-02). */
export const openGifts = ({ store, clock, random, member, giftProblem, wallet, ...counted }: GiftDeps) => {
  const standingOf = (memberId: number, claims: readonly Claim[]): Standing => {
    const { vipGrade, birthday } = member(memberId)
    const now = clock.now()
    // No gift looks at single days further back; the whole story is asked for apart.
    const since = startOfMonth(now, -1)
    const recent = Map.groupBy(counted.turnoverDays(memberId, since), ({ day }) => day)
    const turnover: Standing['turnover'] = (from, until, only) => {
      if (from < since) return counted.turnoverCents(memberId, from, until)
      let cents = 0
      for (let day = from; day < until; day += DAY)
        for (const { category, validCents } of recent.get(day) ?? [])
          if ((only ?? category) === category) cents += validCents
      return cents
    }
    return {
      now,
      grade: vipGrade,
      birthday,
      depositedCents: counted.depositedCents(memberId),
      turnover,
      claimed: new Set(claims.map(({ giftId }) => giftId)),
    }
  }
  const claimOf = (claims: readonly Claim[], { id }: Gift) => claims.find(({ giftId }) => giftId === id)

  const present = (
    { cents, ...gift }: Gift,
    claim: Claim | undefined,
    held: string | null = null,
  ): Welfare => ({
    ...gift,
    amount: fromCents(claim?.cents ?? cents),
    ...(held !== null && gift.state === 'claimable'
      ? { state: 'locked', progressText: held, linkRoute: 'restraint' }
      : {}),
    ...(claim ? { state: 'claimed', progress: 100, progressText: `已于${dayName(claim.at)}领取` } : {}),
    claimedAt: claim?.at ?? null,
  })

  const weekMessage = (gift: Gift, grade: number, missing: number, isClaimed: boolean): string => {
    if (isClaimed) return '本周礼金已领取'
    if (grade < 1) return 'VIP1 及以上会员可领取周礼金'
    if (missing > 0) return `上周有效流水还差 ¥${writtenCents(missing)}，本周不可领取`
    return `可领取 ¥${writtenCents(gift.cents)}，请在${dayName(gift.claimUntil!)} 00:00 前领取`
  }

  const claim = (
    memberId: number,
    gift: Gift,
    taken: Claim | undefined,
    why: string,
    refuse: Ask,
  ): Claimed => {
    const held = giftProblem(memberId)
    if (held !== null) refuse('WARNING', { message: held })
    const { phone, realName } = member(memberId)
    if (!phone) refuse('UNBOUND_PHONE')
    if (!realName) refuse('BIND_REAL_NAME')
    if (taken) refuse('WARNING', { message: NOT_NOW.claimed })
    if (gift.state !== 'claimable') refuse('WARNING', { message: why })
    const at = clock.now()
    const orderNo = `G${at}${random.digits('gift', 4)}`
    const pay = gift.kind === 'rebate' ? wallet.rebate : wallet.gift
    pay(memberId, gift.cents, orderNo, gift.title)
    store.keep({ memberId, giftId: gift.id, cents: gift.cents, orderNo, at })
    return {
      orderNo,
      amount: fromCents(gift.cents),
      centerWalletBalance: fromCents(wallet.balances(memberId).center),
      message: `${gift.title} ¥${writtenCents(gift.cents)} 已存入中心钱包`,
    }
  }

  const thisWeek = (memberId: number) => {
    const claims = store.claims(memberId)
    const standing = standingOf(memberId, claims)
    const from = startOfWeek(standing.now)
    const gift = weeklyGift(standing, from)
    const done = standing.turnover(from - WEEK, from)
    const taken = claimOf(claims, gift)
    const missing = Math.max(0, WEEKLY_TURNOVER_CENTS - done)
    return {
      from,
      gift,
      done,
      taken,
      grade: standing.grade,
      message: weekMessage(gift, standing.grade, missing, !!taken),
    }
  }

  return {
    week: (memberId: number): VipWeek => {
      const { from, gift, done, taken, grade, message } = thisWeek(memberId)
      const held = giftProblem(memberId)
      const { amount, state, claimedAt } = present(gift, taken, held)
      return {
        id: gift.id,
        state,
        grade,
        amount,
        turnoverRequired: fromCents(WEEKLY_TURNOVER_CENTS),
        turnoverLastWeek: fromCents(done),
        weekStart: from,
        claimUntil: from + WEEK,
        nextAt: from + WEEK,
        claimedAt,
        message: state === 'locked' ? (held ?? message) : message,
      }
    },
    receiveWeek: (memberId: number, refuse: Ask): Claimed => {
      const { gift, taken, message } = thisWeek(memberId)
      return claim(memberId, gift, taken, message, refuse)
    },
    list: (memberId: number): Data<typeof vip.welfareList> => {
      const claims = store.claims(memberId)
      const items = giftsOf(standingOf(memberId, claims)).map((gift) => ({
        gift,
        taken: claimOf(claims, gift),
      }))
      const held = giftProblem(memberId)
      const claimable =
        held === null ? items.filter(({ gift, taken }) => !taken && gift.state === 'claimable') : []
      return {
        claimableTotal: fromCents(claimable.reduce((sum, { gift }) => sum + gift.cents, 0)),
        claimedTotal: fromCents(claims.reduce((sum, { cents }) => sum + cents, 0)),
        items: items.map(({ gift, taken }) => present(gift, taken, held)),
      }
    },
    receive: (memberId: number, id: string, refuse: Ask): Claimed => {
      const claims = store.claims(memberId)
      const gift =
        giftsOf(standingOf(memberId, claims)).find((each) => each.id === id) ??
        refuse('NOT_FOUND', { message: '没有这项福利' })
      const why = gift.state === 'claimable' ? '' : `${NOT_NOW[gift.state]}：${gift.progressText}`
      return claim(memberId, gift, claimOf(claims, gift), why, refuse)
    },
  }
}
