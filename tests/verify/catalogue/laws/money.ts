import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { toCents } from '@app/contract/kit/cents'
import { as, law } from '../../covers.ts'
import { done, ended, holds, same, sentTwice } from './hold.ts'
import { deal, inVenue, purse } from './purse.ts'

const { wallet, venue } = contract
const into = { channelCode: 'CWZR', amount: '100.00', ty: '1' as const }
const TRANSFER = 'venue.transfer'

export const moneyLaws = [
  law(
    'wallet.sum',
    'read',
    '余额相加：钱包 = 中心 + 锁定，场馆合计 = 各场馆之和 · balances add up',
    async ({ site }) => {
      const { center, locked, wallet: whole, venues } = await purse(site)
      same(
        'wallet.getBalance.response.walletBalance',
        '= centerWalletBalance + lockMoney',
        center + locked,
        whole,
      )
      const all = done('venue.allBalance', await as(site, 'vip5', venue.allBalance, { category: 8 }))
      const sum = all.balances.reduce((total, { balance }) => total + toCents(balance), 0)
      same(
        'venue.allBalance.response.total',
        '= 各 balance 之和 · the sum of all',
        sum,
        Math.round(all.total * 100),
      )
      same('wallet.getBalance.response.venueBalance', '= allBalance 之和 · the sum of all', sum, venues)
    },
  ),
  law(
    'venue.conserved',
    'money',
    '转入场馆：中心减多少，场馆加多少 · what leaves the centre arrives',
    async ({ site }) => {
      const [before, there] = [await purse(site), await inVenue(site, 'CWZR')]
      const told = done(TRANSFER, await as(site, 'vip5', venue.transfer, into))
      const after = await purse(site)
      same(
        `${TRANSFER}.response.amount`,
        '= 请求的金额 · what was asked',
        toCents(into.amount),
        toCents(told.amount),
      )
      same(
        'wallet.getBalance.response.centerWalletBalance',
        '少了 100.00 · is 100.00 less',
        before.center - 100_00,
        after.center,
      )
      same(
        'venue.balance.response.balance',
        '多了 100.00 · is 100.00 more',
        there + 100_00,
        await inVenue(site, 'CWZR'),
      )
      same(
        `${TRANSFER}.response.centerWalletBalance`,
        '= 余额 · is the balance',
        after.center,
        toCents(told.centerWalletBalance),
      )
      same(
        `${TRANSFER}.response.venueBalance`,
        '= 场馆余额 · is the balance there',
        there + 100_00,
        toCents(told.venueBalance),
      )
      const row = await deal(site, told.orderNo)
      same(
        'wallet.queryDealRecord.response.records[].amount',
        '= 转出的金额 · what left',
        -100_00,
        toCents(row.amount),
      )
    },
  ),
  law(
    'venue.recycled',
    'money',
    '回收：场馆减多少，中心加多少 · what leaves a venue comes back',
    async ({ site }) => {
      const before = await purse(site)
      const told = done(
        'venue.recycle',
        await as(site, 'vip5', venue.recycle, { channelCode: 'CWZR', amount: '50' }),
      )
      const after = await purse(site)
      same('venue.recycle.response.amount', '= 请求的金额 · what was asked', 50_00, toCents(told.amount))
      same(
        'wallet.getBalance.response',
        '中心 +50.00，场馆 −50.00 · moved once',
        [before.center + 50_00, before.venues - 50_00],
        [after.center, after.venues],
      )
    },
  ),
  law(
    'wallet.idempotent',
    'money',
    '同一请求编号只执行一次，重复得第一次的回答 · done once per request id',
    async ({ site }) => {
      const token = await site.as('vip5')
      const before = await purse(site)
      const requestId = `once-${Date.now()}`
      const first = done(TRANSFER, await site.call(venue.transfer, into, { token, requestId }))
      await site.advance(2)
      const again = done(TRANSFER, await site.call(venue.transfer, into, { token, requestId }))
      same(`${TRANSFER}.response`, '第二次应与第一次相同 · the repeat should equal the first', first, again)
      same(
        'wallet.getBalance.response.centerWalletBalance',
        '只扣一次 · taken once',
        before.center - 100_00,
        (await purse(site)).center,
      )
      const other = await site.call(venue.transfer, { ...into, amount: '101.00' }, { token, requestId })
      ended('kit.effect.money.otherBody', 'ILLEGAL_PARAMETER', other)
      const asked = { path: venue.transfer.path, requestId }
      const outcome = done(
        'wallet.queryRequestOutcome',
        await as(site, 'vip5', wallet.queryRequestOutcome, asked),
      )
      same(
        'wallet.queryRequestOutcome.response',
        '= 第一次的回答 · the first answer',
        { state: 'done', data: first },
        outcome,
      )
    },
  ),
  law(
    'wallet.equal',
    'money',
    '一秒内以另一编号重复：6011 · an equal one within a second is 6011',
    async ({ site }) => {
      const token = await site.as('vip5')
      const codes = (await sentTwice(() => site.call(venue.transfer, into, { token }))).map(
        ({ status_code }) => status_code,
      )
      same(
        'kit.effect.money.equal',
        '一次成功，一次 6011 · one done, one 6011',
        [STATUS.SUCCESS.code, STATUS.FREQUENT_SUBMISSION.code],
        codes,
      )
    },
  ),
  law(
    'wallet.exchanged',
    'money',
    '兑换：付出与收到按汇率，余额随之 · an exchange keeps its rate',
    async ({ site }) => {
      const pair = { from: 'CNY', to: 'USDT' } as const
      const before = await purse(site)
      const { quoteId, rate } = done(
        'wallet.getTransferRate',
        await as(site, 'vip5', wallet.getTransferRate, pair),
      )
      const told = done(
        'wallet.utcTransfer',
        await as(site, 'vip5', wallet.utcTransfer, { ...pair, amount: '720', quoteId }),
      )
      const after = await purse(site)
      same(
        'wallet.getBalance.response.centerWalletBalance',
        '= 之前 − 付出 · less what was paid',
        before.center - toCents(told.paid),
        after.center,
      )
      same(
        'wallet.getBalance.response.usdtBalance',
        '= 之前 + 收到 · more by what was received',
        before.usdt + toCents(told.received),
        after.usdt,
      )
      const due = Number(rate) > 1 ? 720 / Number(rate) : 720 * Number(rate)
      holds(
        'wallet.utcTransfer.response.received',
        `按汇率 ${rate} · by the rate`,
        Math.abs(Number(told.received) - due) <= 0.02,
        told,
      )
    },
  ),
  law(
    'venue.autoTransfer',
    'write',
    '免转开关：改了就读得到 · a switch says what was set',
    async ({ site }) => {
      for (const status of [0, 1] as const) {
        done('venue.setAutoTransferStatus', await as(site, 'vip5', venue.setAutoTransferStatus, { status }))
        same(
          'wallet.getBalance.response.autoTransfer',
          '= 设定 · as set',
          status === 1,
          (await purse(site)).autoTransfer,
        )
        await site.advance(2)
      }
    },
  ),
]
