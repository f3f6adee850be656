import type { BetService } from '../modules/bet/bet.service.ts'
import type { MemberService } from '../modules/member/member.service.ts'
import { openGifts } from '../modules/vip/gift.service.ts'
import { openVip } from '../modules/vip/vip.service.ts'
import { vipStore } from '../modules/vip/vip.store.ts'
import type { DealsService } from '../modules/wallet/deals.service.ts'
import type { RestraintService } from '../modules/restraint/restraint.service.ts'
import type { WalletService } from '../modules/wallet/wallet.service.ts'
import type { World } from '../world/world.ts'

export interface VipOf {
  members: MemberService
  bets: BetService
  deals: DealsService
  wallet: WalletService
  restraint: RestraintService
}

/** The levels and their gifts, counted over the deposits that arrived and the bets that count. */
export const openVipOf = (world: World, { members, bets, deals, wallet, restraint }: VipOf) => {
  const counted = {
    clock: world.clock,
    member: members.get,
    depositedCents: deals.depositedCents,
    turnoverCents: (memberId: number, from: number, until: number) =>
      bets.validCents(memberId, { from, until: until > world.clock.now() ? Number.MAX_SAFE_INTEGER : until }),
  }
  return {
    vip: openVip(counted),
    gifts: openGifts({
      ...counted,
      turnoverDays: (memberId, from) => bets.sums(memberId, { from, until: Number.MAX_SAFE_INTEGER }),
      store: vipStore(world.db),
      random: world.random,
      wallet,
      giftProblem: restraint.giftProblem,
    }),
  }
}
