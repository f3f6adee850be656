import { contract } from '@app/contract'
import { RATE_LIFE_MS } from '@app/contract/rules/limits'
import { as, asked, covers, type Play } from '../covers.ts'

const { wallet: calls, venue } = contract
const exchanged =
  (waitS: number): Play =>
  async ({ site }) => {
    const pair = { from: 'CNY', to: 'USDT' } as const
    const { data } = await as(site, 'vip5', calls.getTransferRate, pair)
    if (waitS > 0) await site.advance(waitS)
    return as(site, 'vip5', calls.utcTransfer, { ...pair, amount: '100', quoteId: data.quoteId })
  }

export const wallet = [
  // [EP-fd-transfer.getBalance]
  covers(calls.getBalance, { SUCCESS: asked(calls.getBalance, {}) }),
  // [EP-fd-transfer.getTransferRate]
  covers(calls.getTransferRate, { SUCCESS: asked(calls.getTransferRate, { from: 'CNY', to: 'USDT' }) }),
  // [EP-fd-transactions.queryDealRecord]
  covers(calls.queryDealRecord, { SUCCESS: asked(calls.queryDealRecord, {}) }),
  // [EP-fd-transfer.utcTransfer]
  covers(calls.utcTransfer, { SUCCESS: exchanged(0), WARNING: exchanged(RATE_LIFE_MS / 1_000 + 1) }),
  covers(calls.queryRequestOutcome, {
    SUCCESS: asked(calls.queryRequestOutcome, { path: venue.transfer.path, requestId: 'never-sent' }),
  }),
]
