import { DEPOSIT_TURNOVER_TIMES, GIFT_TURNOVER_TIMES } from '@app/contract/rules/limits'
import type { DepositService } from '../modules/deposit/deposit.service.ts'
import { promotionStore } from '../modules/promotion/promotion.store.ts'
import type { Booked } from '../modules/wallet/wallet.ledger.ts'
import { openTurnover } from '../modules/withdraw/turnover.service.ts'
import { turnoverStore } from '../modules/withdraw/turnover.store.ts'
import { withdrawStore } from '../modules/withdraw/withdraw.store.ts'
import type { World } from '../world/world.ts'

/** What has to be played with: every deposit and gift as it is booked. A rebate is the member's own turnover come back: it asks for none. */
export const openTurnoverOf = (world: World, deposit: () => Pick<DepositService, 'order'>) => {
  const rewards = promotionStore(world.db)
  const withdrawals = withdrawStore(world.db)
  const turnover = openTurnover({
    store: turnoverStore(world.db),
    paidOutAt: (memberId) => withdrawals.lastPaid(memberId)?.createdAt,
  })
  return {
    turnover,
    demandFor: ({ id, at, memberId, verb, ref, note, postings }: Booked): void => {
      const cents = postings.find(({ account }) => account.memberId === memberId)?.cents ?? 0
      const asked = { memberId, cents, time: at }
      const order = verb === 'deposit' ? deposit().order(ref) : undefined
      if (order)
        turnover.demand({
          ...asked,
          id: ref,
          name: `存款 · ${order.typeName}`,
          requiredCents: cents * DEPOSIT_TURNOVER_TIMES,
        })
      if (verb === 'gift')
        turnover.demand({
          ...asked,
          id: ref === '' || ref.startsWith('D') ? `M${id}` : ref,
          name: note,
          requiredCents: rewards.byOrder(ref)?.requiredCents ?? cents * GIFT_TURNOVER_TIMES,
        })
    },
  }
}
