import { contract } from '@app/contract'
import { toCents } from '@app/contract/kit/cents'
import type { Backend } from '../../backend.ts'
import { as } from '../../covers.ts'
import { done, holds } from './hold.ts'

const { wallet, venue } = contract

/** vip5's money, in fen. */
export const purse = async (site: Backend) => {
  const balance = done('wallet.getBalance', await as(site, 'vip5', wallet.getBalance, {}))
  const cents = (
    name: 'centerWalletBalance' | 'lockMoney' | 'walletBalance' | 'venueBalance' | 'usdtBalance',
  ) => toCents(balance[name])
  return {
    center: cents('centerWalletBalance'),
    locked: cents('lockMoney'),
    wallet: cents('walletBalance'),
    venues: cents('venueBalance'),
    usdt: cents('usdtBalance'),
    autoTransfer: balance.autoTransfer,
  }
}
export const inVenue = async (site: Backend, channelCode: string) =>
  toCents(done('venue.balance', await as(site, 'vip5', venue.balance, { channelCode })).balance)
/** The line of the record about this order. */
export const deal = async (site: Backend, orderNo: string) => {
  const { records } = done(
    'wallet.queryDealRecord',
    await as(site, 'vip5', wallet.queryDealRecord, { orderNo }),
  )
  holds(
    'wallet.queryDealRecord.records',
    '记录里应有这一笔 · the record should have it',
    records.length > 0,
    records,
  )
  return records[0]!
}
