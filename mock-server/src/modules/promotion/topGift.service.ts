import gifts from '@app/seeds/catalogue/topGifts.json' with { type: 'json' }
import { artPath } from '@app/seeds/art/draw'
import { fromCents } from '@app/contract/kit/cents'
import type { Data } from '@app/contract/kit/endpoint'
import type { GiftRecord, TopGift, topGift as calls } from '@app/contract/promotion/topGift'
import type { Call } from '../../kit/call.ts'
import type { Clock } from '../../world/clock.ts'
import type { Streams } from '../../world/random.ts'
import { type Page, type Span, spanOf } from '../../world/span.ts'
import { centsOf, type Me } from './kind.ts'
import type { ExchangeRow, PromotionStore } from './promotion.store.ts'

/** A movement that gave something, as the ledger tells it. */
export interface GivenGift {
  id: number
  at: number
  giver: GiftRecord['source'] | ''
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
  /** A gift asks for turnover, and in a break there is none: points wait. */
  restProblem(memberId: number): string | null
  wallet: {
    balances(memberId: number): { center: number }
    gift(memberId: number, cents: number, ref: string, note: string): unknown
  }
  /** What was given in a span, newest first, with how many there are and what they are worth. */
  gifts(
    memberId: number,
    asked: Span & { giver: GiftRecord['source'] | undefined },
    page: Page,
  ): { gifts: GivenGift[]; total: number; cents: number }
}

export type TopGiftService = ReturnType<typeof openTopGift>
type Seed = (typeof gifts)[number]

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
  gifts: giftsOf,
}: TopGiftDeps) => {
  const present = (
    seed: Seed,
    { points, vipGrade }: { points: number; vipGrade: number },
    bought: readonly ExchangeRow[],
  ): TopGift => {
    const exchanged = bought.filter(({ giftId }) => giftId === seed.id).length
    const stock = Math.max(0, seed.stock - store.sold(seed.id))
    const reason =
      stock === 0
        ? '已兑完'
        : vipGrade < seed.minGrade
          ? `VIP${seed.minGrade} 及以上可兑`
          : exchanged >= seed.limit
            ? `每人限兑 ${seed.limit} 份`
            : points < seed.points
              ? `还差 ${(seed.points - points).toLocaleString('zh-CN')} 积分`
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
      source: given.giver || 'activity',
      name: note,
      points: spent,
      amount: fromCents(cents),
      status: 'success',
      statusName: '已到账',
      remark: spent > 0 ? `使用 ${spent.toLocaleString('zh-CN')} 积分兑换` : '',
      createdAt: at,
    }
  }

  return {
    list: (memberId: number): Data<typeof calls.topGiftList> => {
      const me = member(memberId)
      const bought = store.boughtBy(memberId)
      return { points: me.points, gifts: gifts.map((seed) => present(seed, me, bought)) }
    },
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
      const me = member(id)
      if (!me.hasPhone) refuse('UNBOUND_PHONE')
      if (!me.hasRealName) refuse('BIND_REAL_NAME')
      const { canExchange, reason } = present(seed, me, store.boughtBy(id))
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
      const { pageNum, pageSize } = body
      const found = giftsOf(
        id,
        { ...spanOf(body), giver: body.source },
        { limit: pageSize, offset: (pageNum - 1) * pageSize },
      )
      return {
        records: found.gifts.map((gift) => record(gift, points)),
        total: found.total,
        pageNum,
        pageSize,
        totalAmount: fromCents(found.cents),
      }
    },
  }
}
