import gifts from '@app/seeds/catalogue/topGifts.json' with { type: 'json' }
import { artPath } from '@app/seeds/art/draw'
import { fromCents } from '@app/contract/kit/cents'
import type { Data } from '@app/contract/kit/endpoint'
import type { GiftRecord, TopGift, topGift as calls } from '@app/contract/promotion/topGift'
import type { Call } from '../../kit/call.ts'
import type { Clock } from '../../world/clock.ts'
import type { Streams } from '../../world/random.ts'
import { centsOf, type Me } from './kind.ts'
import type { PromotionStore } from './promotion.store.ts'

/** A movement that gave something, as the ledger tells it. */
export interface GivenGift {
  id: number
  at: number
  verb: string
  ref: string
  note: string
  cents: number
}

export interface TopGiftDeps {
  store: PromotionStore
  clock: Clock
  random: Streams
  member(id: number): Pick<Me, 'hasPhone' | 'hasRealName' | 'vipGrade'> & { points: number }
  addPoints(memberId: number, points: number): void
  /** A gift asks for turnover, and in a break there is none: points wait (money.md). */
  restProblem(memberId: number): string | null
  wallet: {
    balances(memberId: number): { center: number }
    gift(memberId: number, cents: number, ref: string, note: string): unknown
    gifts(memberId: number): GivenGift[]
  }
}

export type TopGiftService = ReturnType<typeof openTopGift>
type Seed = (typeof gifts)[number]

/** Which slice gave it, by the first letter of its order number; a deposit's own gift counts as an activity's. */
const sourceOf = ({ verb, ref, note }: GivenGift): GiftRecord['source'] => {
  if (verb === 'rebate') return 'rebate'
  if (ref.startsWith('E')) return 'exchange'
  if (ref.startsWith('G')) return note.startsWith('VIP') ? 'vip' : 'welfare'
  return 'activity'
}
const ORDER_DIGITS = 6

/** Points for gifts, and the record of every gift that a member received (U-ACT-02). */
export const openTopGift = ({
  store,
  clock,
  random,
  member,
  addPoints,
  restProblem,
  wallet,
}: TopGiftDeps) => {
  const present = (seed: Seed, memberId: number): TopGift => {
    const { points, vipGrade } = member(memberId)
    const exchanged = store.boughtBy(memberId).filter(({ giftId }) => giftId === seed.id).length
    const stock = Math.max(0, seed.stock - store.sold(seed.id))
    const reason =
      stock === 0
        ? '已兑完'
        : vipGrade < seed.minGrade
          ? `VIP${seed.minGrade} 及以上可兑`
          : exchanged >= seed.limit
            ? `每人限兑 ${seed.limit} 份`
            : points < seed.points
              ? `还差 ${seed.points - points} 积分`
              : ''
    return {
      id: seed.id,
      name: seed.name,
      image: artPath('gift', seed.art),
      description: seed.description,
      points: seed.points,
      amount: fromCents(centsOf(seed.amount)),
      minGrade: seed.minGrade,
      stock,
      limitPerMember: seed.limit,
      exchanged,
      canExchange: reason === '',
      reason,
    }
  }
  const record = (given: GivenGift, points: Map<string, number>): GiftRecord => {
    const { id, at, ref, note, cents } = given
    const spent = points.get(ref) ?? 0
    return {
      id: `M${id}`,
      orderNo: ref,
      source: sourceOf(given),
      name: note,
      points: spent,
      amount: fromCents(cents),
      status: 'success',
      statusName: '已到账',
      remark: spent > 0 ? `使用 ${spent} 积分兑换` : '',
      createdAt: at,
    }
  }

  return {
    list: (memberId: number): Data<typeof calls.topGiftList> => ({
      points: member(memberId).points,
      gifts: gifts.map((seed) => present(seed, memberId)),
    }),
    exchange: ({
      member: { id },
      body,
      refuse,
    }: Call<typeof calls.topGiftExchange>): Data<typeof calls.topGiftExchange> => {
      const seed =
        gifts.find((each) => each.id === body.giftId) ??
        refuse('NOT_FOUND', { message: '礼品不存在或已下架' })
      const resting = restProblem(id)
      if (resting) refuse('WARNING', { message: resting })
      const { hasPhone, hasRealName } = member(id)
      if (!hasPhone) refuse('UNBOUND_PHONE')
      if (!hasRealName) refuse('BIND_REAL_NAME')
      const { canExchange, reason } = present(seed, id)
      if (!canExchange) refuse('WARNING', { message: reason })
      const orderNo = `E${clock.now()}${random.digits('exchangeGift', ORDER_DIGITS)}`
      addPoints(id, -seed.points)
      store.exchange({ orderNo, memberId: id, giftId: seed.id, points: seed.points, at: clock.now() })
      wallet.gift(id, centsOf(seed.amount), orderNo, seed.name)
      return {
        orderNo,
        points: member(id).points,
        amount: fromCents(centsOf(seed.amount)),
        centerWalletBalance: fromCents(wallet.balances(id).center),
      }
    },
    records: ({
      member: { id },
      body,
    }: Call<typeof calls.exchangeRecord>): Data<typeof calls.exchangeRecord> => {
      const points = new Map(store.boughtBy(id).map(({ orderNo, points: spent }) => [orderNo, spent]))
      const all = wallet
        .gifts(id)
        .filter(({ at }) => at >= (body.startTime ?? 0) && at <= (body.endTime ?? Infinity))
        .map((gift) => ({ ...record(gift, points), cents: gift.cents }))
        .filter(({ source }) => body.source === undefined || source === body.source)
      const start = (body.pageNum - 1) * body.pageSize
      return {
        records: all.slice(start, start + body.pageSize).map(({ cents: _cents, ...shown }) => shown),
        total: all.length,
        pageNum: body.pageNum,
        pageSize: body.pageSize,
        totalAmount: fromCents(all.reduce((sum, { cents }) => sum + cents, 0)),
      }
    },
  }
}
