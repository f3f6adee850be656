import { contract } from '@app/contract'
import { fromCents, toCents } from '@app/contract/kit/cents'
import { partOffer } from '@app/contract/sport/settle/cashOut'
import type { GameRow } from '@app/contract/sport/feed'
import { benefitApi } from '../../client/src/features/vip/benefit.api.ts'
import { depositApi } from '../../client/src/features/deposit/deposit.api.ts'
import { promotionApi } from '../../client/src/features/promotion/promotion.api.ts'
import { shopApi } from '../../client/src/features/wallet/shop/shop.api.ts'
import { sportApi } from '../../client/src/features/sport/sport.api.ts'
import { venueApi } from '../../client/src/features/venue/venue.api.ts'
import { walletApi } from '../../client/src/features/wallet/wallet.api.ts'
import { withdrawApi } from '../../client/src/features/withdraw/withdraw.api.ts'
import type { AppStore } from '../../client/src/app/store.ts'
import { channel } from '../../client/src/lib/channel.ts'
import { SECOND } from '../server/money/payout.ts'
import { ID } from '../server/promotion/activity.ts'
import { selection } from '../server/sport/rig/bettor.ts'
import type { TestSite } from '../server/harness.ts'

interface Press {
  site: TestSite
  token: string
  store: AppStore
}
type Ordered = Promise<{ data?: unknown; error?: unknown }>

/** One verb that moves money, as a screen orders it. */
export interface Verb {
  name: string
  /** How the player is told of it. */
  words: string
  as?: string
  /** Its call, as the server knows it. */
  path: string
  method?: string
  /** What must be there first; the press itself. */
  prepare: (press: Press) => Promise<() => Ordered>
}

const { deposit, promotion, sport, venue, vip, wallet, withdraw } = contract

const ONCE = { subscribe: false } as const

/** A match of one's own before its kick-off. */
const game = async ({ site, store }: Press, home: string): Promise<GameRow> => {
  const compose = { home, away: '岚港海豹', startsIn_s: 3_600 }
  const { body } = await site.control<{ gid: string }>('POST', '/matches', compose)
  const asked = store.dispatch(sportApi.endpoints.gameMore.initiate({ hgid: body.gid, oddsType: 'H' }, ONCE))
  return (await asked.unwrap()).game
}
const enterChannel = async ({ store }: Press) => {
  const launched = await store.dispatch(venueApi.endpoints.launch.initiate({ enName: 'crty' })).unwrap()
  channel.keep(launched.channel!)
}
const legs = async (press: Press, count: number) => {
  await enterChannel(press)
  const rows: GameRow[] = []
  for (const home of ['云渚龙骑', '霁川雪豹', '青沅磐石'].slice(0, count)) rows.push(await game(press, home))
  return rows.map((row) => selection(row, 'M', 'MH'))
}
const AUTO = { autoAccept: 'any' } as const
const inChannel = (method: string) => ({ path: sport.resource.path, method })

/** A ticket of 100 yuan and what it can be closed for. */
const closable = async (press: Press) => {
  const [leg] = await legs(press, 1)
  const { bet, cashOutQuotes } = sportApi.endpoints
  const order = { entries: [{ ...leg!, stake: '100.00' }], oddsType: 'H' as const, ...AUTO }
  const placed = await press.store.dispatch(bet.initiate(order)).unwrap()
  const ticketId = placed.entries[0]!.ticket_id
  const seen = press.store.dispatch(cashOutQuotes.initiate({ ticketIds: [ticketId] }, ONCE))
  return { ticketId, amount: (await seen.unwrap()).quotes[0]!.amount }
}

export const VERBS: Verb[] = [
  {
    name: 'a bet',
    words: '投注 ¥100.00',
    ...inChannel('bet'),
    prepare: async (press) => {
      const [leg] = await legs(press, 1)
      const order = { entries: [{ ...leg!, stake: '100.00' }], oddsType: 'H' as const, ...AUTO }
      return () => press.store.dispatch(sportApi.endpoints.bet.initiate(order))
    },
  },
  {
    name: 'a parlay',
    words: '串关投注 ¥50.00',
    ...inChannel('bet_parlay'),
    prepare: async (press) => {
      const order = { entries: await legs(press, 2), stake: '50.00', ...AUTO }
      return () => press.store.dispatch(sportApi.endpoints.betParlay.initiate(order))
    },
  },
  {
    name: 'a system',
    words: '系统串关投注，每注 ¥10.00',
    ...inChannel('bet_system'),
    prepare: async (press) => {
      const order = { entries: await legs(press, 3), system: '3串4', stake: '10.00', ...AUTO }
      return () => press.store.dispatch(sportApi.endpoints.betSystem.initiate(order))
    },
  },
  {
    name: 'a cash-out',
    words: '提前兑现 ¥',
    ...inChannel('cash_out'),
    prepare: async (press) => {
      const { ticketId, amount } = await closable(press)
      const order = { ticketId, amount, accept: 'any' as const }
      return () => press.store.dispatch(sportApi.endpoints.cashOut.initiate(order))
    },
  },
  {
    name: 'a part of a cash-out',
    words: '提前兑现 ¥',
    ...inChannel('cash_out'),
    prepare: async (press) => {
      const { ticketId, amount } = await closable(press)
      const part = fromCents(partOffer(toCents(amount), 40_00, 100_00))
      const order = { ticketId, amount: part, stake: '40.00', accept: 'any' as const }
      return () => press.store.dispatch(sportApi.endpoints.cashOut.initiate(order))
    },
  },
  {
    name: 'a value to close at',
    words: '自动兑现设定 ¥150.00',
    ...inChannel('cash_out_auto'),
    prepare: async (press) => {
      const { ticketId } = await closable(press)
      return () =>
        press.store.dispatch(sportApi.endpoints.cashOutAuto.initiate({ ticketId, amount: '150.00' }))
    },
  },
  {
    name: 'a deposit',
    words: '存款申请 ¥500.00',
    path: deposit.pay.path,
    prepare: ({ store }) =>
      Promise.resolve(() =>
        store.dispatch(depositApi.endpoints.pay.initiate({ typeCode: 'alipay', amount: '500.00' })),
      ),
  },
  {
    name: 'a withdrawal',
    words: '取款申请 ¥100.00',
    path: withdraw.create.path,
    prepare: async ({ site, token, store }) => {
      const { data } = await site.call(withdraw.withdrawInfo, {}, { token })
      const cardId = data.accounts.find(({ kind }) => kind === 'bank')!.id
      const form = { type: 'bank' as const, cardId, amount: '100.00', secondPassword: SECOND }
      return () => store.dispatch(withdrawApi.endpoints.createWithdrawal.initiate(form))
    },
  },
  {
    name: 'a transfer into a venue',
    words: '转入场馆 ¥100.00',
    path: venue.transfer.path,
    prepare: ({ store }) =>
      Promise.resolve(() =>
        store.dispatch(
          walletApi.endpoints.venueTransfer.initiate({ channelCode: 'CWZR', amount: '100.00', ty: '1' }),
        ),
      ),
  },
  {
    name: 'a transfer out of a venue',
    words: '转回中心钱包 ¥10.00',
    path: venue.recycle.path,
    prepare: ({ store }) =>
      Promise.resolve(() =>
        store.dispatch(walletApi.endpoints.recycle.initiate({ channelCode: 'CWZR', amount: '10.00' })),
      ),
  },
  {
    name: 'the recycling of all venues',
    words: '“转回中心钱包”',
    path: venue.recycle.path,
    prepare: ({ store }) => Promise.resolve(() => store.dispatch(walletApi.endpoints.recycle.initiate({}))),
  },
  {
    name: 'an exchange',
    words: '币种兑换 ¥720.00',
    path: wallet.utcTransfer.path,
    prepare: async ({ site, token, store }) => {
      const pair = { from: 'CNY', to: 'USDT' } as const
      const { data } = await site.call(wallet.getTransferRate, pair, { token })
      const order = { ...pair, amount: '720.00', quoteId: data.quoteId }
      return () => store.dispatch(walletApi.endpoints.exchange.initiate(order))
    },
  },
  {
    name: 'the gift of the week',
    words: '领取周礼金',
    path: vip.vipWeekReceive.path,
    prepare: ({ store }) =>
      Promise.resolve(() => store.dispatch(benefitApi.endpoints.receiveVipWeek.initiate({}))),
  },
  {
    name: 'a welfare gift',
    words: '领取福利',
    path: vip.welfareReceive.path,
    prepare: async ({ site, token, store }) => {
      const { data } = await site.call(vip.welfareList, {}, { token })
      const { id } = data.items.find(({ state }) => state === 'claimable')!
      return () => store.dispatch(benefitApi.endpoints.receiveWelfare.initiate({ id }))
    },
  },
  {
    name: 'a day’s sign-in',
    words: '签到',
    path: promotion.joinActivity.path,
    prepare: ({ store }) =>
      Promise.resolve(() =>
        store.dispatch(
          promotionApi.endpoints.joinActivity.initiate({ id: ID.signGift, payload: { action: 'sign' } }),
        ),
      ),
  },
  {
    name: 'a turn of the wheel',
    words: '抽奖',
    as: 'vip10',
    path: promotion.joinActivity.path,
    prepare: ({ store }) =>
      Promise.resolve(() =>
        store.dispatch(
          promotionApi.endpoints.spinWheel.initiate({ id: ID.drawGift, payload: { action: 'draw' } }),
        ),
      ),
  },
  {
    name: 'the gift of an activity',
    words: '领取活动礼金',
    path: promotion.confirmInfo.path,
    prepare: ({ store }) =>
      Promise.resolve(() =>
        store.dispatch(
          promotionApi.endpoints.claimActivity.initiate({
            id: ID.friendInvitation,
            payload: { action: 'claim' },
          }),
        ),
      ),
  },
  {
    name: 'points for a gift',
    words: '积分兑换',
    path: promotion.topGiftExchange.path,
    prepare: ({ store }) =>
      Promise.resolve(() => store.dispatch(shopApi.endpoints.buyGift.initiate({ giftId: 'g8' }))),
  },
  {
    name: 'the launch of a venue',
    words: '进入场馆',
    path: venue.launch.path,
    prepare: ({ store }) =>
      Promise.resolve(() => store.dispatch(venueApi.endpoints.launch.initiate({ enName: 'cwzr' }))),
  },
]
