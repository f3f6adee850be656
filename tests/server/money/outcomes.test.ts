import { it } from 'vitest'
import { contract } from '@app/contract'
import type { AnyEndpoint, ArgInput } from '@app/contract/kit/endpoint'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { type RefusalName, STATUS } from '@app/contract/kit/status'
import { type TestSite, covers } from '../harness.ts'

const { deposit, wallet, venue, game, bet, chat, restraint } = contract

interface Case {
  site: TestSite
}
const asked =
  <E extends AnyEndpoint>(endpoint: E, body: ArgInput<E>, member = 'vip5') =>
  async ({ site }: Case) =>
    site.call(endpoint, body, { token: await site.as(member) })
/** What only a tester can bring about. */
const forced =
  <E extends AnyEndpoint>(endpoint: E, body: ArgInput<E>, name: RefusalName) =>
  async ({ site }: Case) =>
    site.call(endpoint, body, {
      token: await site.as('vip5'),
      headers: { [TESTER_HEADER.status]: String(STATUS[name].code) },
    })
const afterMaintenance =
  <E extends AnyEndpoint>(endpoint: E, body: ArgInput<E>) =>
  async ({ site }: Case) => {
    await site.control('PATCH', '/venues/CWZR', { maintenance: true })
    return site.call(endpoint, body, { token: await site.as('vip5') })
  }
const ordered = async ({ site }: Case) => {
  const token = await site.as('vip5')
  const { data } = await site.call(deposit.pay, { typeCode: 'alipay', amount: '300' }, { token })
  return { token, orderNo: data.orderNo }
}
const exchanged =
  (waitS: number) =>
  async ({ site }: Case) => {
    const token = await site.as('vip5')
    const { data } = await site.call(wallet.getTransferRate, { from: 'CNY', to: 'USDT' }, { token })
    await site.control('POST', '/clock', { advance_s: waitS })
    const form = { from: 'CNY', to: 'USDT', amount: '100', quoteId: data.quoteId } as const
    return site.call(wallet.utcTransfer, form, { token })
  }

// [EP-fd-payment.types]
covers(deposit.types, { SUCCESS: asked(deposit.types, {}) }, it)
// [EP-fd-payment.getCustomerInfo]
covers(deposit.getCustomerInfo, { SUCCESS: asked(deposit.getCustomerInfo, {}) }, it)
// [EP-fd-payment.getDepositOrderStatus]
covers(
  deposit.getDepositOrderStatus,
  {
    SUCCESS: async ({ site }) => {
      const { token, orderNo } = await ordered({ site })
      return site.call(deposit.getDepositOrderStatus, { orderNo }, { token })
    },
    WALLET_TOKEN_EXPIRED: forced(deposit.getDepositOrderStatus, { orderNo: 'D1' }, 'WALLET_TOKEN_EXPIRED'),
  },
  it,
)
// [EP-fd-payment.closeOrder]
covers(
  deposit.closeOrder,
  {
    SUCCESS: async ({ site }) => {
      const { token, orderNo } = await ordered({ site })
      return site.call(deposit.closeOrder, { orderNo }, { token })
    },
    WARNING: async ({ site }) => {
      const { token, orderNo } = await ordered({ site })
      await site.control('POST', '/clock', { advance_s: 16 * 60 })
      return site.call(deposit.closeOrder, { orderNo }, { token })
    },
  },
  it,
)
// [EP-fd-payment.createSignalCode]
covers(
  deposit.createSignalCode,
  {
    SUCCESS: asked(deposit.createSignalCode, { amount: '500', typeCode: 'bank' }),
    WARNING: forced(deposit.createSignalCode, { amount: '500', typeCode: 'bank' }, 'WARNING'),
  },
  it,
)

// [EP-fd-transfer.getBalance]
covers(wallet.getBalance, { SUCCESS: asked(wallet.getBalance, {}) }, it)
// [EP-fd-transfer.getTransferRate]
covers(wallet.getTransferRate, { SUCCESS: asked(wallet.getTransferRate, { from: 'CNY', to: 'USDT' }) }, it)
// [EP-fd-transactions.queryDealRecord]
covers(wallet.queryDealRecord, { SUCCESS: asked(wallet.queryDealRecord, {}) }, it)
// [EP-fd-transfer.utcTransfer]
covers(wallet.utcTransfer, { SUCCESS: exchanged(1), WARNING: exchanged(61) }, it)

// [EP-game-venue.allBalance]
covers(venue.allBalance, { SUCCESS: asked(venue.allBalance, { category: 8 }) }, it)
// [EP-game-status.setAutoTransferStatus]
covers(venue.setAutoTransferStatus, { SUCCESS: asked(venue.setAutoTransferStatus, { status: 0 }) }, it)
// [EP-game-venue.getVenueInfoByCategory]
covers(venue.getVenueInfoByCategory, { SUCCESS: asked(venue.getVenueInfoByCategory, { category: 'ZR' }) }, it)
// [EP-game-venue.balance]
covers(
  venue.balance,
  {
    SUCCESS: asked(venue.balance, { channelCode: 'CWZR' }),
    VENUE_UNDER_MAINTENANCE: afterMaintenance(venue.balance, { channelCode: 'CWZR' }),
  },
  it,
)
// [EP-game-venue.recycle]
covers(
  venue.recycle,
  {
    SUCCESS: asked(venue.recycle, {}),
    VENUE_ACTIVITY: asked(venue.recycle, { channelCode: 'CWZR' }, 'locked01'),
    VENUE_UNDER_MAINTENANCE: afterMaintenance(venue.recycle, { channelCode: 'CWZR' }),
    WARNING: asked(venue.recycle, { channelCode: 'CWZR', amount: '99999999' }),
  },
  it,
)

const slot = async ({ site }: Case) => {
  const { data } = await site.call(game.gameList, { category: 'DZ' })
  const { enName, gameCode } = data.records[0]!
  return { enName, gameCode }
}
// [EP-game-venue.gameList]
covers(game.gameList, { SUCCESS: async ({ site }) => site.call(game.gameList, { category: 'DZ' }) }, it)
// [EP-game-venue.getBonusPools]
covers(game.getBonusPools, { SUCCESS: async ({ site }) => site.call(game.getBonusPools, {}) }, it)
// [EP-game-collection.addCollection]
covers(
  game.addCollection,
  {
    SUCCESS: async ({ site }) => asked(game.addCollection, await slot({ site }))({ site }),
    WARNING: forced(game.addCollection, { enName: 'cwdz', gameCode: 'x' }, 'WARNING'),
  },
  it,
)
// [EP-game-collection.removeCollection]
covers(
  game.removeCollection,
  { SUCCESS: async ({ site }) => asked(game.removeCollection, await slot({ site }))({ site }) },
  it,
)

// [EP-game-record.betRecordTotal]
covers(bet.betRecordTotal, { SUCCESS: asked(bet.betRecordTotal, {}) }, it)
// [EP-game-record.betRecordList]
covers(bet.betRecordList, { SUCCESS: asked(bet.betRecordList, {}) }, it)
// [EP-stream-history]
covers(chat.history, { SUCCESS: async ({ site }) => site.call(chat.history, { rid: 'lobby' }) }, it)

const limit = { kind: 'deposit', limit: '5000' } as const
covers(restraint.info, { SUCCESS: asked(restraint.info, {}) }, it)
covers(restraint.setMoneyLimit, { SUCCESS: asked(restraint.setMoneyLimit, limit) }, it)
covers(restraint.setTimeLimit, { SUCCESS: asked(restraint.setTimeLimit, { minutes: 120 }) }, it)
covers(restraint.dropPending, { SUCCESS: asked(restraint.dropPending, { kind: 'deposit' }) }, it)
covers(restraint.setReality, { SUCCESS: asked(restraint.setReality, { minutes: 30 }) }, it)
covers(restraint.beat, { SUCCESS: asked(restraint.beat, {}) }, it)
covers(restraint.history, { SUCCESS: asked(restraint.history, { days: 30 }) }, it)
