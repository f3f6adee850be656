import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import { toCents } from '@app/contract/kit/cents'
import type { BetService } from '../modules/bet/bet.service.ts'
import type { MemberService } from '../modules/member/member.service.ts'
import { openGifts } from '../modules/vip/gift.service.ts'
import { openVip } from '../modules/vip/vip.service.ts'
import { vipStore } from '../modules/vip/vip.store.ts'
import type { WalletService } from '../modules/wallet/wallet.service.ts'
import type { World } from '../world/world.ts'

export interface VipOf {
  members: MemberService
  bets: BetService
  deposits(memberId: number): DepositOrder[]
  wallet: WalletService
}

const CREDITED = 2

/** The levels and their gifts, counted over the deposits that arrived and the bets that count. */
export const openVipOf = (world: World, { members, bets, deposits, wallet }: VipOf) => {
  const counted = {
    clock: world.clock,
    member: members.get,
    depositedCents: (memberId: number) =>
      deposits(memberId)
        .filter(({ status }) => status === CREDITED)
        .reduce((cents, { amount }) => cents + toCents(amount), 0),
    turnoverCents: (memberId: number, from: number, until: number) =>
      toCents(bets.total(memberId, { startTime: from, endTime: until - 1 }).valid),
  }
  return {
    vip: openVip(counted),
    gifts: openGifts({
      ...counted,
      countedBets: bets.counted,
      store: vipStore(world.db),
      random: world.random,
      wallet,
    }),
  }
}
