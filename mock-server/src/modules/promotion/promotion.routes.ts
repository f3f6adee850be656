import { promotion } from '@app/contract/promotion/promotion'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { PromotionService } from './promotion.service.ts'
import type { TopGiftService } from './topGift.service.ts'

export interface PromotionParts {
  promotion: PromotionService
  topGift: TopGiftService
}

export const promotionRoutes = (of: (world: World) => PromotionParts) =>
  implement(promotion, {
    config: (call) => of(call.world).promotion.config(call),
    verification: (call) => of(call.world).promotion.verification(call),
    joinActivity: (call) => of(call.world).promotion.join(call),
    confirmInfo: (call) => of(call.world).promotion.confirm(call),
    exchangeRecord: (call) => of(call.world).topGift.records(call),
    topGiftList: ({ world, member }) => of(world).topGift.list(member.id),
    topGiftExchange: (call) => of(call.world).topGift.exchange(call),
  })
