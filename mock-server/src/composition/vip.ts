import type { DepositOrder } from '@app/contract/deposit/depositOrder'
import { toCents } from '@app/contract/kit/cents'
import type { BetService } from '../modules/bet/bet.service.ts'
import type { MemberService } from '../modules/member/member.service.ts'
import { openVip } from '../modules/vip/vip.service.ts'
import type { World } from '../world/world.ts'

export interface VipOf {
  members: MemberService
  bets: BetService
  deposits(memberId: number): DepositOrder[]
}

const CREDITED = 2

/** The levels, counted over the deposits that arrived and the bets that count. */
export const openVipOf = (world: World, { members, bets, deposits }: VipOf) =>
  openVip({
    clock: world.clock,
    member: members.get,
    depositedCents: (memberId) =>
      deposits(memberId)
        .filter(({ status }) => status === CREDITED)
        .reduce((cents, { amount }) => cents + toCents(amount), 0),
    turnoverCents: (memberId, from, until) =>
      toCents(bets.total(memberId, { startTime: from, endTime: until - 1 }).valid),
  })
