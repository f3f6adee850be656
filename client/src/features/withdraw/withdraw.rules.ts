import type { AccountKind } from '@app/contract/card/account'
import { fromCents, toCents } from '@app/contract/kit/cents'
import type { UsdtWithdrawInfo, WithdrawLimits } from '@app/contract/withdraw/withdrawInfo'
import type { WithdrawType } from '@app/contract/withdraw/withdrawOrder'
import { to } from '../../paths.ts'

/** Which kind of account each way of withdrawing pays to, and where one is added. */
export const KIND_OF: Record<WithdrawType, AccountKind> = { bank: 'bank', alipay: 'alipay', usdt: 'coin' }
const ADD_ROUTE = { bank: 'addBankCard', alipay: 'alipayManage', usdt: 'virtualCoinCard' } as const
/** What is added there comes back here as the chosen one. */
export const addFor = (type: WithdrawType): string => to(ADD_ROUTE[type], { back: type })

const TYPES = Object.keys(ADD_ROUTE) as WithdrawType[]
export const typeOf = (name: string | null): WithdrawType | undefined => TYPES.find((type) => type === name)
/** The type for which the server names where an account is added. */
export const typeAddedAt = (route: string): WithdrawType | undefined =>
  TYPES.find((type) => ADD_ROUTE[type] === route)

/** The most that one order may be for now, in cents: of the wallet, the order and the day the least. */
export const mostCents = (
  balance: string,
  { max, dailyLeft }: Pick<WithdrawLimits, 'max' | 'dailyLeft'>,
): number => Math.max(0, Math.min(toCents(balance), toCents(max), toCents(dailyLeft)))

export type AmountProblem = 'required' | 'belowMin' | 'aboveMax' | 'aboveDay' | 'aboveBalance'

/** Why an amount is refused, in the order in which a player can mend it. */
export const amountProblem = (
  cents: number | undefined,
  balance: string,
  { min, max, dailyLeft }: Pick<WithdrawLimits, 'min' | 'max' | 'dailyLeft'>,
): AmountProblem | null => {
  if (cents === undefined) return 'required'
  if (cents < toCents(min)) return 'belowMin'
  if (cents > toCents(max)) return 'aboveMax'
  if (cents > toCents(balance)) return 'aboveBalance'
  return cents > toCents(dailyLeft) ? 'aboveDay' : null
}

export interface Cost {
  feeCents: number
  arrivalCents: number
  /** What arrives as coin, cut to the cent; null where no coin is paid. */
  coin: string | null
}

/** What an order costs and what arrives, as the server reckons: a share cut to the cent, and what the network takes. */
export const costOf = (cents: number, percent: number, coin?: { rate: string; networkFee: string }): Cost => {
  const feeCents = Math.floor((cents * Math.round(percent * 100)) / 10_000) + toCents(coin?.networkFee ?? '0')
  const arrivalCents = Math.max(0, cents - feeCents)
  return {
    feeCents,
    arrivalCents,
    coin: coin ? fromCents(Math.floor((arrivalCents * 100) / toCents(coin.rate))) : null,
  }
}

export const networkOf = (networks: UsdtWithdrawInfo['networks'], code: string | null) =>
  networks.find((network) => network.code === code)

/** An order on its way: in review or being paid. */
export const isOpenOrder = (status: number): boolean => status <= 1
export const POLL_MS = 5_000
