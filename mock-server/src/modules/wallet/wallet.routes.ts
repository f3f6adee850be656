import { fromCents } from '@app/contract/kit/cents'
import { type wallet as Wallet, wallet } from '@app/contract/wallet/wallet'
import { contract } from '@app/contract'
import { moneyVerb } from '@app/contract/kit/carried'
import { type Data, flatten } from '@app/contract/kit/endpoint'
import type { Frequency } from '../../kit/frequency.ts'
import { implement } from '../../kit/implement.ts'
import type { FirstAnswers } from '../../kit/idempotency.ts'
import type { World } from '../../world/world.ts'
import type { DealsService } from './deals.service.ts'
import type { ExchangeService } from './exchange.service.ts'
import type { WalletService } from './wallet.service.ts'

export interface WalletParts {
  firstAnswers: FirstAnswers
  frequency: Pick<Frequency, 'forget'>
  wallet: WalletService
  purses: {
    standing(memberId: number): { total: number; available: number; follows: boolean }
  }
  exchange: ExchangeService
  deals: DealsService
  openBetCents(memberId: number): number
  pendingDepositCents(memberId: number): number
  locks(memberId: number): Data<typeof Wallet.getBalance>['locks']
}

const declared = flatten(contract).map(({ endpoint }) => endpoint)

/** The name by which first answers are kept; undefined for what moves no money. */
const verbAt = (path: string, method: string): string | undefined => {
  const endpoint = declared.find((one) => one.path === path || one.aliases?.includes(path))
  if (endpoint?.effect === 'money' && method === '') return endpoint.path
  return endpoint && moneyVerb(endpoint, { method, request: {} }) && `${endpoint.path}#${method}`
}

export const walletRoutes = (of: (world: World) => WalletParts) => {
  const balance = (world: World, memberId: number): Data<typeof wallet.getBalance> => {
    const parts = of(world)
    const cents = parts.wallet.balances(memberId)
    const { total, available, follows } = parts.purses.standing(memberId)
    return {
      centerWalletBalance: fromCents(cents.center),
      lockMoney: fromCents(cents.locked),
      walletBalance: fromCents(cents.center + cents.locked),
      venueBalance: fromCents(total),
      available: fromCents(available),
      autoTransfer: follows,
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
    queryRequestOutcome: ({ world, member, body: { path, method, requestId }, refuse }) => {
      const verb = verbAt(path, method)
      if (verb === undefined) return refuse('INVALID_PARAMETER', { message: '没有这个资金接口' })
      const { firstAnswers, frequency } = of(world)
      const outcome = firstAnswers.settle({ memberId: member.id, verb, requestId })
      if (outcome.state === 'never') frequency.forget(member.id, requestId)
      return outcome
    },
    queryDealRecord: ({ world, member, body }) => of(world).deals.list(member.id, body),
  })
}
