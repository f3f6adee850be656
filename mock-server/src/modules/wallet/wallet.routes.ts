import { fromCents } from '@app/contract/kit/cents'
import { type wallet as Wallet, wallet } from '@app/contract/wallet/wallet'
import type { Data } from '@app/contract/kit/endpoint'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { DealsService } from './deals.service.ts'
import type { ExchangeService } from './exchange.service.ts'
import type { WalletService } from './wallet.service.ts'

export interface WalletParts {
  wallet: WalletService
  exchange: ExchangeService
  deals: DealsService
  openBetCents(memberId: number): number
  pendingDepositCents(memberId: number): number
  locks(memberId: number): Data<typeof Wallet.getBalance>['locks']
}

export const walletRoutes = (of: (world: World) => WalletParts) => {
  const balance = (world: World, memberId: number): Data<typeof wallet.getBalance> => {
    const parts = of(world)
    const cents = parts.wallet.balances(memberId)
    return {
      centerWalletBalance: fromCents(cents.center),
      lockMoney: fromCents(cents.locked),
      walletBalance: fromCents(cents.center + cents.locked),
      usdtBalance: fromCents(cents.usdt),
      openBets: fromCents(parts.openBetCents(memberId)),
      pendingDeposit: fromCents(parts.pendingDepositCents(memberId)),
      locks: parts.locks(memberId),
      currency: 'CNY',
    }
  }
  return implement(wallet, {
    getBalance: ({ world, member }) => balance(world, member.id),
    getTransferRate: ({ world, member, body }) => of(world).exchange.quote(member.id, body.from ?? 'CNY'),
    utcTransfer: ({ world, member, body, refuse }) => ({
      ...of(world).exchange.transfer(member.id, body, refuse),
      balance: balance(world, member.id),
    }),
    queryDealRecord: ({ world, member, body }) => of(world).deals.list(member.id, body),
  })
}
