import { fromCents, toCents } from '@app/contract/kit/cents'
import { DEAL_DAYS_MAX } from '@app/contract/rules/limits'
import { type DealStatus, type DealType, isOwnTransfer } from '@app/contract/rules/money/dealTypes'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import { startOfSiteDay } from '../../world/clock.ts'
import { onceOf } from '../../world/once.ts'
import { dayText } from '../../world/calendar.ts'
import type { DayFlow, DealSums, Dealt } from './dealDays.store.ts'
import type { Booked } from './wallet.ledger.ts'
import type { Giver } from './wallet.table.ts'

export const TYPE_NAMES: Record<DealType, string> = {
  deposit: '存款',
  withdraw: '取款',
  transferIn: '转入场馆',
  transferOut: '转出场馆',
  exchange: '币种兑换',
  gift: '礼金',
  rebate: '返水',
  bet: '投注',
  settlement: '派彩',
  correction: '更正',
}
export const STATUS_NAMES: Record<DealStatus, string> = {
  pending: '待付款',
  processing: '处理中',
  success: '成功',
  failed: '失败',
  closed: '已关闭',
}
/** Which deal a booked verb is. Deposits and withdrawals come from their orders, which exist before any money moves. */
export const VERB_TYPES: Record<string, DealType> = {
  transferIn: 'transferIn',
  transferOut: 'transferOut',
  exchange: 'exchange',
  gift: 'gift',
  rebate: 'rebate',
  bet: 'bet',
  betRefund: 'settlement',
  settlement: 'settlement',
  correction: 'correction',
  adjust: 'correction',
}
/** What such a bet's own movements are called. */
export const REFUSED_NAMES = { type: '退回', status: '未成立' } as const
/** By whose movement an order's money left the centre or came to it; the others leave it as it was. */
export const MOVED_BY: Record<'deposit' | 'withdraw', Partial<Record<DealStatus, string>>> = {
  deposit: { success: 'deposit' },
  withdraw: {
    pending: 'withdrawLock',
    processing: 'withdrawLock',
    success: 'withdrawLock',
    failed: 'withdrawUnlock',
  },
}

/** A bet of the sport channel as a deal tells of it. */
export interface SportBet {
  brief: string
  /** What is said of one that its member closed; empty where a result decided it. */
  closedAs: string
}
const BET_TYPES: readonly (DealType | undefined)[] = ['bet', 'settlement', 'correction']
export const isOfBet = ({ verb }: Pick<Booked, 'verb'>): boolean => BET_TYPES.includes(VERB_TYPES[verb])

/** A stake, or what came back of one that was refused. */
export const isStake = ({ verb }: Pick<Booked, 'verb'>): boolean => verb === 'bet' || verb === 'betRefund'

export const typeNameOf = (verb: string, type: DealType, bet: SportBet | undefined): string => {
  if (verb === 'betRefund') return REFUSED_NAMES.type
  return (verb === 'settlement' && bet?.closedAs) || TYPE_NAMES[type]
}

const GIFTS: readonly DealType[] = ['gift', 'rebate']

export const verbsOf = (type: DealType | undefined): string[] =>
  Object.keys(VERB_TYPES).filter((verb) => !type || VERB_TYPES[verb] === type)

/** Who gave it, by the first letter of its order number; a deposit's own gift counts as an activity's. */
export const giverOf = ({ verb, ref, note }: Pick<Booked, 'verb' | 'ref' | 'note'>): Giver => {
  if (!GIFTS.includes(VERB_TYPES[verb]!)) return ''
  if (verb === 'rebate') return 'rebate'
  if (ref.startsWith('E')) return 'exchange'
  if (ref.startsWith('G')) return note.startsWith('VIP') ? 'vip' : 'welfare'
  return 'activity'
}

/** Moved by 免转, which has numbers of its own, or with a bet under that of the bet; by hand the first letter is T. */
const isFollowing = ({ verb, ref }: Pick<Booked, 'verb' | 'ref'>): boolean =>
  (verb === 'transferOut' || verb === 'transferIn') && !/^[TZ]/.test(ref)

/** What only some deals tell: that 免转 made them, or what an exchange gave, at the rate that its note ends with. */
export const besidesOf = (
  row: Pick<Booked, 'verb' | 'ref' | 'note'> & {
    other?: { currency: 'CNY' | 'USDT'; cents: number } | undefined
  },
): Pick<DealRecord, 'followed' | 'counterpart'> => {
  const { verb, note, other } = row
  if (isFollowing(row)) return { followed: true }
  const rate = /[\d.]+$/.exec(note)?.[0]
  if (verb !== 'exchange' || !other || rate === undefined) return {}
  return { counterpart: { amount: fromCents(other.cents), currency: other.currency, rate } }
}

/** What came and what went by a deal. */
export const inAndOut = (type: DealType, cents: number): Pick<Dealt, 'inCents' | 'outCents'> =>
  isOwnTransfer(type)
    ? { inCents: 0, outCents: 0 }
    : { inCents: Math.max(0, cents), outCents: Math.min(0, cents) }

/** What a movement was for the member that it is of; undefined for a step of an order. */
export const dealOf = (booked: Booked): Dealt | undefined => {
  const { memberId, at, verb, ownCents, postings } = booked
  const type = VERB_TYPES[verb]
  if (!type) return undefined
  return {
    memberId,
    at,
    type,
    giver: giverOf(booked),
    status: 'success',
    ...inAndOut(type, verb === 'betRefund' ? 0 : ownCents),
    movedCents: isOwnTransfer(type)
      ? Math.abs(postings.find(({ account }) => account.kind === 'center')?.cents ?? 0)
      : 0,
  }
}

/** A deal as the sums of its day. */
export const sumsOf = ({ createdAt, type, status, refusedBet, amount }: DealRecord): DealSums => ({
  day: startOfSiteDay(createdAt),
  n: 1,
  type,
  status,
  ...inAndOut(type, refusedBet ? 0 : toCents(amount)),
})

/** What deals of one type moved between centre and venues came to; of others it isn't told. */
export const movedOf = (
  type: DealType | undefined,
  sum: (type: 'transferIn' | 'transferOut') => number,
): { moved?: string } =>
  type === 'transferIn' || type === 'transferOut' ? { moved: fromCents(sum(type)) } : {}

export const sumOf = (
  sums: readonly Pick<DayFlow, 'inCents' | 'outCents'>[],
  field: 'inCents' | 'outCents',
) => sums.reduce((cents, each) => cents + each[field], 0)

/** Only what has succeeded came or went. */
export const flowOf = (sums: DealSums): DayFlow =>
  sums.status === 'success' ? sums : { ...sums, inCents: 0, outCents: 0 }

/** What a part of the days adds up to; those on which anything came or went are frozen, to be spelled once. */
const told = onceOf((sums: readonly DayFlow[]) => {
  const done = sums.filter(({ inCents, outCents }) => inCents !== 0 || outCents !== 0)
  return {
    inCents: sumOf(done, 'inCents'),
    outCents: sumOf(done, 'outCents'),
    days: [...Map.groupBy(done, ({ day }) => day)].map(([day, ofDay]) =>
      Object.freeze({
        day: dayText(day),
        in: fromCents(sumOf(ofDay, 'inCents')),
        out: fromCents(sumOf(ofDay, 'outCents')),
      }),
    ),
  }
})

/** What came and what went: in all, and on each site day on which anything did, newest first. No two parts share a day. */
export const totalsOf = (parts: readonly (readonly DayFlow[])[]) => {
  const all = parts.map(told)
  return {
    totalIn: fromCents(sumOf(all, 'inCents')),
    totalOut: fromCents(sumOf(all, 'outCents')),
    days: all.flatMap(({ days }) => days).slice(0, DEAL_DAYS_MAX),
  }
}
