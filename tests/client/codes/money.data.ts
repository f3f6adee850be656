import { contract } from '@app/contract'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { RAISE_DELAY_MS } from '@app/contract/restraint/limits'
import { STATUS } from '@app/contract/kit/status'
import { dialog, main, prefers, sees } from './hands.ts'
import { codesOf, type Row, type Site } from './row.ts'
import { inPlace } from './shown.ts'

const { deposit, promotion, withdraw, wallet, venue, restraint } = contract
const onPage = (path: string, button: string) => ({
  path,
  as: 'vip5',
  open: () => main().has(button),
})
/** Thirty tiles are searched slowly by their roles: those without money are hidden, as a member would. */
const onlyWithMoney = () => prefers('hideZeroBalance', '1')
/** The page finds its call refused, and offers to ask again. */
const failing = (screen: string, endpoint: AnyEndpoint, path: string): Row => ({
  screen,
  endpoint,
  path,
  as: 'vip5',
  before: (site: Site) =>
    site.control('POST', '/faults', {
      path: endpoint.path,
      status_code: STATUS.SYSTEM_BUSY.code,
      message: '先失败一次',
      times: 1,
    }),
  open: () => main().has('重新加载'),
  submit: async () => main().press('重新加载'),
  get shows() {
    return inPlace(codesOf(this))
  },
})
const limitForm = (label: string) => main().formOf(label)
const askWider = async () => {
  for (const amount of ['1000', '2000']) {
    const form = limitForm('每日投注限额')
    await form.type({ 每日投注限额: amount })
    await form.press('保存')
    await sees(amount === '1000' ? '限额已生效' : '已提交，24 小时后请再次确认')
  }
  await main().has('撤回')
}

/** Deposits, withdrawals, transfers, records and limits of one's own. */
export const MONEY_ROWS: Row[] = [
  {
    screen: '存款：提交',
    endpoint: deposit.pay,
    ...onPage('/mine/savemoney', '立即存款'),
    submit: async () => {
      const form = main()
      await form.choose('tab', '支付宝')
      await form.type({ 存款金额: '500' })
      await form.press('立即存款')
    },
    keeps: { 存款金额: '500' },
  },
  failing('存款：方式', deposit.types, '/mine/savemoney'),
  {
    screen: '存款等待：取消订单',
    endpoint: deposit.closeOrder,
    path: '/mine/savemoney',
    as: 'vip5',
    open: async () => {
      const form = main()
      await form.choose('tab', '支付宝')
      await form.type({ 存款金额: '500' })
      await form.press('立即存款')
      await form.has('取消订单')
    },
    submit: async () => {
      await main().press('取消订单')
      await dialog('取消订单').press('确认取消')
    },
  },
  {
    screen: '钱包：一键回收',
    endpoint: venue.recycle,
    before: onlyWithMoney,
    ...onPage('/mine/wallet', '一键回收'),
    submit: async () => main().press('一键回收'),
    shows: { VENUE_ACTIVITY: 'dialog' },
  },
  {
    screen: '钱包：自动免转',
    endpoint: venue.setAutoTransferStatus,
    before: onlyWithMoney,
    ...onPage('/mine/wallet', '一键回收'),
    submit: () => main().choose('switch', /自动免转/),
  },
  {
    screen: '转账：转入场馆',
    endpoint: venue.transfer,
    ...onPage('/mine/transfermoney', '确认转账'),
    submit: async () => {
      const form = main()
      await form.type({ 转入金额: '100' })
      await form.press('确认转账')
    },
    shows: { VENUE_ACTIVITY: 'dialog' },
    keeps: { 转入金额: '100' },
  },
  {
    screen: '币种兑换',
    endpoint: wallet.utcTransfer,
    ...onPage('/mine/exchange?tab=coin', '确认兑换'),
    submit: async () => {
      const form = main()
      await form.type({ 支付金额: '720' })
      await form.press('确认兑换')
    },
    keeps: { 支付金额: '720' },
  },
  {
    screen: '积分商城：兑换',
    endpoint: promotion.topGiftExchange,
    path: '/mine/exchange',
    as: 'vip5',
    open: async () => {
      await main().press('兑换 8 元礼金')
      await dialog('确认兑换').isThere()
    },
    submit: () => dialog('确认兑换').press('确认兑换'),
  },
  failing('交易记录', wallet.queryDealRecord, '/mine/transRecord'),
  {
    screen: '取款：提交',
    endpoint: withdraw.create,
    ...onPage('/mine/takemoney', '提交取款'),
    submit: async () => {
      const form = main()
      await form.type({ 取款金额: '100', 二级密码: '258036' })
      await form.press('提交取款')
    },
    shows: { PHONE_VERIFICATION_REQUIRED_1: 'code', PASSWORD_CHECK_FAILURE: 'place' },
    keeps: { 取款金额: '100', 二级密码: '258036' },
  },
  ...[withdraw.baseCfg, withdraw.withdrawInfo].map((endpoint) =>
    failing(`取款：页面数据 ${endpoint.path.split('/').at(-1)}`, endpoint, '/mine/takemoney'),
  ),
  {
    screen: '理性博彩：每日限额',
    endpoint: restraint.setMoneyLimit,
    ...onPage('/mine/restraint', '开始冷静期'),
    submit: async () => {
      const form = limitForm('每日存款限额')
      await form.type({ 每日存款限额: '1000' })
      await form.press('保存')
    },
    keeps: { 每日存款限额: '1000' },
  },
  {
    screen: '理性博彩：每日游戏时长',
    endpoint: restraint.setTimeLimit,
    ...onPage('/mine/restraint', '开始冷静期'),
    submit: async () => {
      const form = limitForm('每日游戏时长')
      await form.type({ 每日游戏时长: '60' })
      await form.press('保存')
    },
    keeps: { 每日游戏时长: '60' },
  },
  {
    screen: '理性博彩：撤回放宽',
    endpoint: restraint.dropPending,
    path: '/mine/restraint',
    as: 'vip5',
    open: askWider,
    submit: async () => main().press('撤回'),
  },
  {
    screen: '理性博彩：确认放宽',
    endpoint: restraint.confirmPending,
    path: '/mine/restraint',
    as: 'vip5',
    open: async (site) => {
      await askWider()
      await site.control('POST', '/clock', { advance_s: RAISE_DELAY_MS / 1_000 })
      // The next answer tells the page what time it is.
      await main().choose('radio', '20 分钟')
      await main().has('确认放宽')
    },
    submit: async () => main().press('确认放宽'),
  },
  {
    screen: '存款：限额询问',
    endpoint: restraint.review,
    path: '/mine/savemoney',
    as: 'fresh01',
    open: () => main().has('暂不设置'),
    submit: async () => main().press('暂不设置'),
  },
  {
    screen: '理性博彩：时长提醒',
    endpoint: restraint.setReality,
    ...onPage('/mine/restraint', '开始冷静期'),
    submit: async () => {
      await main().isOff('30 分钟')
      await main().choose('radio', '30 分钟')
    },
  },
  {
    screen: '理性博彩：开始休息',
    endpoint: restraint.takeRest,
    ...onPage('/mine/restraint', '开始冷静期'),
    submit: async () => {
      const form = main()
      await form.choose('radio', '24 小时')
      await form.choose('checkbox', /我明白冷静期/)
      await form.press('开始冷静期')
      await dialog('冷静期').press('确认开始')
    },
  },
]
