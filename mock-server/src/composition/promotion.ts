import { messages } from '@app/contract'
import { writtenCents } from '@app/contract/kit/cents'
import type { ActivityState } from '@app/contract/promotion/activity'
import { memberStore } from '../modules/member/member.store.ts'
import { openPromotion } from '../modules/promotion/promotion.service.ts'
import { promotionStore } from '../modules/promotion/promotion.store.ts'
import { raceStore } from '../modules/promotion/race.store.ts'
import { openTopGift } from '../modules/promotion/topGift.service.ts'
import type { Span } from '../world/span.ts'
import type { World } from '../world/world.ts'
import type { Access } from './access.ts'
import type { openMoney } from './money.ts'
import { plantedAt } from './pages.ts'
import type { openPayout } from './payout.ts'
import type { RestraintService } from '../modules/restraint/restraint.service.ts'

export interface PromotionOf {
  access: Access
  money: ReturnType<typeof openMoney>
  payout: ReturnType<typeof openPayout>
  restraint: RestraintService
  /** Of the sport venues alone: no activity counts another's. */
  turnover(memberId: number, span: Span): number
  writeFunds(memberId: number, title: string, content: string): void
}

const FORCED = 'activityStates'
type Forced = Record<string, ActivityState>

/** Sets the state of an activity whatever its dates say; null leaves it to them again. */
export const forceActivity = ({ state }: World, id: string, forced: ActivityState | null): void => {
  const { [id]: _before, ...others } = state.read<Forced>(FORCED) ?? {}
  state.write(FORCED, forced === null ? others : { ...others, [id]: forced })
}

/** Activities and the shop for points; both give through the ledger. */
export const openPromotionOf = (
  world: World,
  {
    access: { members },
    money: { wallet, deposit, deals, turnover: demands },
    payout,
    restraint,
    turnover,
    writeFunds,
  }: PromotionOf,
) => {
  const { clock, random, db } = world
  const { restProblem, giftProblem } = restraint
  const store = promotionStore(db)
  const invited = memberStore(db).invitedBy
  const member = (id: number) => {
    const row = members.get(id)
    return {
      name: row.name,
      iCode: row.iCode,
      points: row.points,
      vipGrade: row.vipGrade,
      hasPhone: row.phone !== null,
      hasRealName: row.realName !== null,
      hasCard: payout.card.hasAny(id),
    }
  }
  const addPoints = (id: number, points: number) =>
    void members.change(id, { points: members.get(id).points + points })
  const promotion = openPromotion({
    store,
    races: raceStore(db),
    clock,
    random,
    seed: world.seed,
    plantedAt: () => plantedAt(world),
    forced: () => world.state.read<Forced>(FORCED) ?? {},
    wallet,
    name: (id) => members.get(id).name,
    member,
    deposits: (id) => ({
      cents: () => deals.depositedCents(id),
      since: (from) => deposit.credited.since(id, from),
      first: (asked = {}) => deposit.credited.first(id, asked),
    }),
    turnover: (id, from, until = Number.MAX_SAFE_INTEGER) => turnover(id, { from, until }),
    friends: (id, least) => {
      const friends = invited(members.get(id).iCode)
      const deposited = deposit.credited.firstOf(
        friends.map((friend) => friend.id),
        least,
      )
      return friends.map((friend) => ({
        id: friend.id,
        name: friend.name,
        registerTime: friend.registeredAt,
        depositedAt: deposited.get(friend.id) ?? null,
      }))
    },
    demandOf: demands.demandOf,
    addPoints,
    restProblem,
    giftProblem,
    notify: (memberId, { orderNo, name, cents }) => {
      const title = '礼金到账'
      const content = `${name}：¥${writtenCents(cents)} 已存入中心钱包`
      world.hub.toMember(memberId, messages.notification, {
        type: 'gift',
        title,
        content,
        refId: orderNo,
        linkRoute: 'giftRecord',
        time: clock.now(),
      })
      writeFunds(memberId, title, `订单 ${orderNo}，${content}。`)
    },
  })
  const topGift = openTopGift({
    store,
    clock,
    random,
    member,
    addPoints,
    restProblem,
    wallet,
    gifts: deals.gifts,
  })
  return { promotion, topGift }
}
