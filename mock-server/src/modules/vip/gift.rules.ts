import { writtenCents } from '@app/contract/kit/cents'
import { CATEGORIES, CATEGORY_NAMES, type Category } from '@app/contract/venue/categories'
import type { GiftState, Welfare } from '@app/contract/vip/gift'
import { DAY, startOfSiteDay } from '../../world/clock.ts'
import { birthdayIn, dayName } from './calendar.rules.ts'
import { dayText, startOfMonth, startOfWeek, WEEK } from '../../world/calendar.ts'
import {
  birthdayGiftCents,
  depositCents,
  doneBy,
  HIGHEST_GRADE,
  MONTHLY_FROM_GRADE,
  monthlyGiftCents,
  percentOf,
  percentTo,
  rebateOf,
  turnoverCents,
  upgradeGiftCents,
  weeklyGiftCents,
} from './vip.rules.ts'

/** U-VIP-02: last week's turnover that a weekly gift asks for. */
export const WEEKLY_TURNOVER_CENTS = 100_000
/** U-VIP-01 names the monthly gift without its condition: last month's turnover. */
export const MONTHLY_TURNOVER_CENTS = 500_000
/** U-VIP-03: turnover of a day from which it is rebated, the highest rebate, and how long it waits. */
export const REBATE_FROM_CENTS = 10_000
const REBATE_MAX_CENTS = 888_800
const REBATE_DAYS = 7
const HUNDRED_PERCENT = 100

export interface Gift extends Omit<Welfare, 'amount' | 'claimedAt'> {
  cents: number
}

/** What the gifts of a member depend on; all turnover in cents of valid bets. */
export interface Standing {
  now: number
  grade: number
  birthday: string | null
  depositedCents: number
  /** Of all categories, or of one. */
  turnover(from: number, until: number, category?: Category): number
  claimed: ReadonlySet<string>
}

const base = { linkRoute: '', linkId: '', claimUntil: null }

const periodGift = (
  asked: { id: string; cents: number; until: number; needed: number; done: number; period: string },
  now: number,
  words: Pick<Gift, 'kind' | 'title' | 'description' | 'icon'>,
): Gift => {
  const { id, cents, until, needed, done, period } = asked
  const isEarned = cents > 0 && done >= needed
  const state: GiftState = isEarned ? (now < until ? 'claimable' : 'expired') : 'locked'
  return {
    ...base,
    ...words,
    id,
    cents,
    state,
    progress: percentOf(done, needed),
    progressText: `${period}有效流水 ¥${writtenCents(done)} / ¥${writtenCents(needed)}`,
    claimUntil: until,
    linkRoute: isEarned ? '' : 'vip',
  }
}

/** The gift of the week that begins at `from`, earned by the turnover of the week before (U-VIP-02). */
export const weeklyGift = ({ now, grade, turnover }: Standing, from: number): Gift =>
  periodGift(
    {
      id: `week-${dayText(from)}`,
      cents: weeklyGiftCents(grade),
      until: from + WEEK,
      needed: WEEKLY_TURNOVER_CENTS,
      done: turnover(from - WEEK, from),
      period: now < from + WEEK ? '上周' : '上上周',
    },
    now,
    {
      kind: 'weekly',
      title: 'VIP周礼金',
      description: `VIP1 及以上会员，上周有效流水满 ¥${writtenCents(WEEKLY_TURNOVER_CENTS)}，每周一 00:00 起 7 日内领取`,
      icon: 'weekly',
    },
  )

/** Last month is over: who missed it can only work for the next gift. */
const nextMonth = ({ now, grade, turnover }: Standing, from: number): Partial<Gift> => {
  if (monthlyGiftCents(grade) === 0)
    return { progress: 0, progressText: `达到 VIP${MONTHLY_FROM_GRADE} 后，按上月有效流水领取` }
  const done = turnover(from, now + 1)
  return {
    progress: percentOf(done, MONTHLY_TURNOVER_CENTS),
    progressText: `本月满额下月领：有效流水 ¥${writtenCents(done)} / ¥${writtenCents(MONTHLY_TURNOVER_CENTS)}`,
    linkRoute: '',
  }
}

const monthlyGift = (standing: Standing): Gift => {
  const { now, grade, turnover } = standing
  const from = startOfMonth(now)
  const gift = periodGift(
    {
      id: `month-${dayText(from).slice(0, 7)}`,
      cents: monthlyGiftCents(grade),
      until: startOfMonth(now, 1),
      needed: MONTHLY_TURNOVER_CENTS,
      done: turnover(startOfMonth(now, -1), from),
      period: '上月',
    },
    now,
    {
      kind: 'monthly',
      title: 'VIP月礼金',
      description: `VIP${MONTHLY_FROM_GRADE} 及以上会员，上月有效流水满 ¥${writtenCents(MONTHLY_TURNOVER_CENTS)}，当月内领取`,
      icon: 'monthly',
    },
  )
  return gift.state === 'locked' ? { ...gift, ...nextMonth(standing, from) } : gift
}

/** Each level once; the next one shows how far it is. */
const upgradeGift = ({ grade, depositedCents, turnover, now }: Standing, to: number): Gift => {
  const isReached = grade >= to
  const progress = isReached
    ? HUNDRED_PERCENT
    : percentTo(to, doneBy(grade, { deposited: depositedCents, turnover: turnover(0, now + 1) }))
  return {
    ...base,
    id: `upgrade-${to}`,
    kind: 'upgrade',
    title: `VIP${to} 晋级礼金`,
    description: `累计存款 ¥${writtenCents(depositCents(to))}、累计有效流水 ¥${writtenCents(turnoverCents(to))}，晋级后领取一次`,
    icon: 'upgrade',
    cents: upgradeGiftCents(to),
    state: isReached ? 'claimable' : 'locked',
    progress,
    progressText: isReached ? `已达到 VIP${to}` : `距离 VIP${to} 已完成 ${progress}%`,
    linkRoute: isReached ? '' : 'vip',
  }
}

/** A birthday in the last days of December may be kept in the first ones of January. */
const birthdayFrom = (birthday: string, now: number): number => {
  const last = birthdayIn(birthday, now - WEEK)
  return last <= now && now < last + WEEK ? last : birthdayIn(birthday, now)
}

const birthdayGift = ({ now, grade, birthday }: Standing): Gift => {
  const from = birthday === null ? undefined : birthdayFrom(birthday, now)
  const until = from === undefined ? null : from + WEEK
  const isHere = from !== undefined && now >= from && grade > 0
  const state = !isHere ? 'locked' : now < until! ? 'claimable' : 'expired'
  const progressText = (): string => {
    if (from === undefined) return '请先在个人资料中填写生日'
    if (grade === 0) return '达到 VIP1 后，生日当天起可领取'
    if (state === 'locked') return `${dayName(from)} 00:00 起可领取`
    const end = `${dayName(until!)} 00:00`
    return state === 'claimable' ? `${end} 前可领取` : `已于${end} 截止，明年生日再来领取`
  }
  return {
    ...base,
    id: `birthday-${dayText(from ?? now).slice(0, 4)}`,
    kind: 'birthday',
    title: '生日礼金',
    description: 'VIP1 及以上会员，生日当天 00:00 起 7 日内领取，每年一次',
    icon: 'birthday',
    cents: birthdayGiftCents(grade),
    state,
    progress: isHere ? HUNDRED_PERCENT : 0,
    progressText: progressText(),
    linkRoute: from === undefined ? 'userinfo' : grade === 0 ? 'vip' : '',
    claimUntil: until,
  }
}

/** What a past day's valid bets give back, each category at its rate (U-VIP-03). */
const rebateGift = ({ now, grade, turnover }: Standing, day: number): Gift | undefined => {
  const done = turnover(day, day + DAY)
  if (done < REBATE_FROM_CENTS) return undefined
  const parts = CATEGORIES.map((category) => ({
    name: CATEGORY_NAMES[category],
    rate: rebateOf(grade, category),
    cents: turnover(day, day + DAY, category),
  })).filter(({ cents }) => cents > 0)
  const hundredths = parts.reduce(
    (sum, { cents, rate }) => sum + cents * Math.round(rate * HUNDRED_PERCENT),
    0,
  )
  const until = day + (REBATE_DAYS + 1) * DAY
  const shares = parts.map(({ name, cents, rate }) => `${name} ¥${writtenCents(cents)} × ${rate}%`)
  return {
    ...base,
    id: `rebate-${dayText(day)}`,
    kind: 'rebate',
    title: `${dayName(day)}返水`,
    description: `当日有效流水：${shares.join('，')}`,
    icon: 'rebate',
    cents: Math.min(REBATE_MAX_CENTS, Math.floor(hundredths / (HUNDRED_PERCENT * HUNDRED_PERCENT))),
    state: now < until ? 'claimable' : 'expired',
    progress: HUNDRED_PERCENT,
    // Of one share that is to be had the line above says it.
    progressText: shares.length > 1 || now >= until ? `有效流水合计 ¥${writtenCents(done)}` : '',
    claimUntil: until,
  }
}

/** Every gift that concerns the member now, what can be had first of each kind. */
export const giftsOf = (standing: Standing): Gift[] => {
  const { now, grade, claimed } = standing
  const week = startOfWeek(now)
  const lastWeek = weeklyGift(standing, week - WEEK)
  const isLastWeekShown = lastWeek.state === 'expired' || claimed.has(lastWeek.id)
  const levels = Array.from({ length: Math.min(grade + 1, HIGHEST_GRADE) }, (_, index) => index + 1)
  const today = startOfSiteDay(now)
  return [
    weeklyGift(standing, week),
    ...(isLastWeekShown ? [lastWeek] : []),
    monthlyGift(standing),
    birthdayGift(standing),
    ...levels.toReversed().map((level) => upgradeGift(standing, level)),
    ...Array.from({ length: REBATE_DAYS }, (_, index) =>
      rebateGift(standing, today - (index + 1) * DAY),
    ).filter((gift) => gift !== undefined),
  ]
}
