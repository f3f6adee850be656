import { contract } from '@app/contract'
import { toCents } from '@app/contract/kit/cents'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { as, law } from '../../covers.ts'
import { openChannel, wager } from '../../steps/channel.ts'
import { ordered } from '../deposit.ts'
import { withdrawal } from '../withdraw.ts'
import { done, ended, holds, same } from './hold.ts'
import { deal, purse } from './purse.ts'

const { deposit, withdraw, sport, vip, promotion } = contract

export const orderLaws = [
  law(
    'deposit.states',
    'money',
    '存款单：待付 → 关闭，关了就是关了 · an order waits, is closed, and stays so',
    async ({ site }) => {
      const before = await purse(site)
      const orderNo = await ordered(site)
      const status = async () =>
        done(
          'deposit.getDepositOrderStatus',
          await as(site, 'vip5', deposit.getDepositOrderStatus, { orderNo }),
        ).status
      same('deposit.getDepositOrderStatus.response.status', '0 待支付 · waits', 0, await status())
      const types = done('deposit.types', await as(site, 'vip5', deposit.types, {}))
      holds(
        'deposit.types.response[].openOrderNo',
        '有未完成的订单 · names the open order',
        types.some(({ openOrderNo }) => openOrderNo === orderNo),
        types.map(({ code, openOrderNo }) => [code, openOrderNo]),
      )
      const closed = done('deposit.closeOrder', await as(site, 'vip5', deposit.closeOrder, { orderNo }))
      same('deposit.closeOrder.response.status', '4 已关闭 · closed', [4, 4], [closed.status, await status()])
      same('wallet.getBalance.response', '没有钱动 · no money moved', before, await purse(site))
      ended(
        'deposit.getDepositOrderStatus',
        'NOT_FOUND',
        await as(site, 'vip10', deposit.getDepositOrderStatus, { orderNo }),
      )
    },
  ),
  law(
    'deposit.credited',
    'money',
    '付款后：到账金额加在中心，记录里有 · a paid order is credited and on record',
    async ({ site }) => {
      const before = await purse(site)
      const orderNo = await ordered(site)
      await site.order(orderNo, 'success')
      const order = done(
        'deposit.getDepositOrderStatus',
        await as(site, 'vip5', deposit.getDepositOrderStatus, { orderNo }),
      )
      same('deposit.getDepositOrderStatus.response.status', '2 成功 · done', 2, order.status)
      const { amount } = await deal(site, orderNo)
      same(
        'wallet.queryDealRecord.response.records[].amount',
        '= 存款单金额 · of the order',
        order.amount,
        amount,
      )
      const due = before.center + toCents(order.amount) + toCents(order.bonus)
      same(
        'wallet.getBalance.response.centerWalletBalance',
        '+ 金额与优惠 · more by amount and bonus',
        due,
        (await purse(site)).center,
      )
    },
  ),
  law(
    'withdraw.states',
    'money',
    '取款：锁定 → 付出；拒绝则退回 · money is locked, then paid or given back',
    async ({ site }) => {
      for (const outcome of ['success', 'fail'] as const) {
        const before = await purse(site)
        const { orderNo } = done(
          'withdraw.create',
          await as(site, 'vip5', withdraw.create, await withdrawal(site, 'vip5')),
        )
        const held = await purse(site)
        same(
          'wallet.getBalance.response',
          '中心 −1000，锁定 +1000 · locked',
          [before.center - 1000_00, before.locked + 1000_00],
          [held.center, held.locked],
        )
        const info = done(
          'withdraw.withdrawOrderInfo',
          await as(site, 'vip5', withdraw.withdrawOrderInfo, {}),
        )
        same(
          'withdraw.withdrawOrderInfo.response.orderNo',
          '进行中的订单 · the open order',
          orderNo,
          info?.orderNo,
        )
        await site.order(orderNo, outcome)
        const after = await purse(site)
        const isPaid = outcome === 'success'
        same(
          'wallet.getBalance.response',
          isPaid ? '已付出 · paid' : '已退回 · given back',
          [before.center - (isPaid ? 1000_00 : 0), before.locked],
          [after.center, after.locked],
        )
        const last = done(
          'withdraw.withdrawOrderInfo',
          await as(site, 'vip5', withdraw.withdrawOrderInfo, { orderNo }),
        )
        same(
          'withdraw.withdrawOrderInfo.response.status',
          isPaid ? '2 已付' : '3 未通过',
          isPaid ? 2 : 3,
          last?.status,
        )
        await site.advance(2)
      }
    },
  ),
  law(
    'withdraw.second',
    'money',
    '资金密码错了不动钱 · a wrong second password moves nothing',
    async ({ site }) => {
      const before = await purse(site)
      const form = await withdrawal(site, 'vip5', { secondPassword: md5('no password of anybody') })
      ended('withdraw.create', 'PASSWORD_CHECK_FAILURE', await as(site, 'vip5', withdraw.create, form))
      same('wallet.getBalance.response', '没有钱动 · no money moved', before, await purse(site))
    },
  ),
  law(
    'sport.bet',
    'money',
    '下注：余额减风险额，注单在列，重发不重下 · a bet is one ticket and costs its risk',
    async ({ site }) => {
      const channel = await openChannel(site)
      const order = await wager(channel)
      const before = toCents(done('sport.resource#get_member', await channel.ask('get_member', {})).balance)
      const requestId = `bet-${Date.now()}`
      const placed = done('sport.resource#bet', await channel.ask('bet', order, { requestId }))
      const [ticket] = placed.entries
      holds(
        'sport.resource#bet.response.entries[].active',
        '已接受 · accepted',
        ticket?.active === 'accepted',
        ticket,
      )
      same(
        'sport.resource#bet.response.balance',
        '= 之前 − risk · less the risk',
        before - toCents(ticket!.risk),
        toCents(placed.balance),
      )
      await site.advance(2)
      const again = done('sport.resource#bet', await channel.ask('bet', order, { requestId }))
      same(
        'sport.resource#bet.response.entries[].ticket_id',
        '同一张 · the same ticket',
        ticket!.ticket_id,
        again.entries[0]!.ticket_id,
      )
      const { tickets, balance } = done(
        'sport.resource#get_ticket',
        await channel.ask('get_ticket', { ticketIds: [ticket!.ticket_id] }),
      )
      same('sport.resource#get_ticket.response.tickets', '查得到一张 · one is found', 1, tickets.length)
      same(
        'sport.resource#get_ticket.response.balance',
        '重发没有再扣 · taken once',
        toCents(placed.balance),
        toCents(balance),
      )
      const today = done(
        'sport.resource#get_today_wagers',
        await channel.ask('get_today_wagers', { pageSize: 100 }),
      )
      holds(
        'sport.resource#get_today_wagers.response.records',
        '未结算里有 · is among the open ones',
        today.records.some((each) => JSON.stringify(each).includes(ticket!.ticket_id)),
        today.total,
      )
      const record = done(
        'bet.betRecordList',
        await as(site, 'vip5', contract.bet.betRecordList, { ticketId: ticket!.ticket_id }),
      )
      same('bet.betRecordList.response.total', '投注记录里有 · is on record', 1, record.total)
      ended(
        'sport.resource',
        'LOGIN_EXPIRED',
        await site.call(
          sport.resource,
          {
            method: 'get_menu',
            enName: 'crty',
            request: { timestamp: 0, token: channel.token, language: 'zh-cn', ip: '' },
          },
          { token: 'nobody' },
        ),
      )
    },
  ),
  law(
    'vip.claimed',
    'money',
    '领取福利：到账、记下、只一次 · a gift is paid once and on record',
    async ({ site }) => {
      const before = await purse(site)
      const { items } = done('vip.welfareList', await as(site, 'vip5', vip.welfareList, {}))
      const item = items.find(({ state, kind }) => state === 'claimable' && kind === 'upgrade')
      holds(
        'vip.welfareList.response.items',
        'vip5 有可领的升级礼金 · one can be taken',
        item !== undefined,
        items.length,
      )
      const told = done('vip.welfareReceive', await as(site, 'vip5', vip.welfareReceive, { id: item!.id }))
      same('vip.welfareReceive.response.amount', '= 列表中的金额 · as listed', item!.amount, told.amount)
      const after = await purse(site)
      same(
        'wallet.getBalance.response.centerWalletBalance',
        '+ 礼金 · more by it',
        before.center + toCents(told.amount),
        after.center,
      )
      same(
        'vip.welfareReceive.response.centerWalletBalance',
        '= 余额 · is the balance',
        after.center,
        toCents(told.centerWalletBalance),
      )
      await site.advance(2)
      ended('vip.welfareReceive', 'WARNING', await as(site, 'vip5', vip.welfareReceive, { id: item!.id }))
      const listed = done('vip.welfareList', await as(site, 'vip5', vip.welfareList, {})).items.find(
        ({ id }) => id === item!.id,
      )
      same('vip.welfareList.response.items[].state', '已领 · claimed', 'claimed', listed?.state)
      await deal(site, told.orderNo)
    },
  ),
  law(
    'promotion.points',
    'money',
    '积分兑换：积分减标价，礼金到账 · points buy what is listed',
    async ({ site }) => {
      const before = await purse(site)
      const shop = done('promotion.topGiftList', await as(site, 'vip5', promotion.topGiftList, {}))
      const gift = shop.gifts.find(({ canExchange }) => canExchange)
      holds(
        'promotion.topGiftList.response.gifts',
        '有可兑的 · one can be had',
        gift !== undefined,
        shop.gifts.length,
      )
      done(
        'promotion.topGiftExchange',
        await as(site, 'vip5', promotion.topGiftExchange, { giftId: gift!.id }),
      )
      const after = done('promotion.topGiftList', await as(site, 'vip5', promotion.topGiftList, {}))
      same(
        'promotion.topGiftList.response.points',
        '少了标价 · less by the price',
        shop.points - gift!.points,
        after.points,
      )
      same(
        'wallet.getBalance.response.centerWalletBalance',
        '+ 礼金 · more by it',
        before.center + toCents(gift!.amount),
        (await purse(site)).center,
      )
    },
  ),
]
