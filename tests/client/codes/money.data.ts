import { contract } from '@app/contract'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { STATUS } from '@app/contract/kit/status'
import { fireEvent, screen, within } from '@testing-library/react'
import type { Visit } from '../renderAt.tsx'
import { main, press, type } from './fill.ts'
import { codesOf, type Row } from './meet.ts'
import { inPlace } from './shown.ts'

const { deposit, promotion, withdraw, wallet, venue, restraint } = contract
type Site = Visit['site']
const onPage = (path: string, button: string) => ({
  path,
  as: 'vip5',
  open: async () => (await main()).findAllByRole('button', { name: button }),
})
/** Thirty tiles are searched slowly by their roles: those without money are hidden, as a member would. */
const onlyWithMoney = () => Promise.resolve(localStorage.setItem('hideZeroBalance', '1'))
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
  open: async () => (await main()).findByRole('button', { name: '重新加载' }),
  submit: async () => press(await main(), '重新加载'),
  get shows() {
    return inPlace(codesOf(this))
  },
})
const limitForm = async (label: string) =>
  within((await (await main()).findByLabelText(label)).closest('form') as HTMLElement)

/** Deposits, withdrawals, transfers, records and limits of one's own. */
export const MONEY_ROWS: Row[] = [
  {
    screen: '存款：提交',
    endpoint: deposit.pay,
    ...onPage('/mine/savemoney', '立即存款'),
    submit: async () => {
      const form = await main()
      fireEvent.click(await form.findByRole('tab', { name: '支付宝' }))
      await type(form, { 存款金额: '500' })
      await press(form, '立即存款')
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
      const form = await main()
      fireEvent.click(await form.findByRole('tab', { name: '支付宝' }))
      await type(form, { 存款金额: '500' })
      await press(form, '立即存款')
      await screen.findByRole('button', { name: '取消订单' })
    },
    submit: async () => {
      await press(await main(), '取消订单')
      const dialog = within(await screen.findByRole('dialog', { name: '取消订单' }))
      fireEvent.click(dialog.getByRole('button', { name: '确认取消' }))
    },
  },
  {
    screen: '钱包：一键回收',
    endpoint: venue.recycle,
    before: onlyWithMoney,
    ...onPage('/mine/wallet', '一键回收'),
    submit: async () => press(await main(), '一键回收'),
    shows: { VENUE_ACTIVITY: 'dialog' },
  },
  {
    screen: '钱包：自动免转',
    endpoint: venue.setAutoTransferStatus,
    before: onlyWithMoney,
    ...onPage('/mine/wallet', '一键回收'),
    submit: async () => fireEvent.click(await (await main()).findByRole('switch', { name: /自动免转/ })),
  },
  {
    screen: '转账：转入场馆',
    endpoint: venue.transfer,
    ...onPage('/mine/transfermoney', '确认转账'),
    submit: async () => {
      const form = await main()
      await type(form, { 转入金额: '100' })
      await press(form, '确认转账')
    },
    shows: { VENUE_ACTIVITY: 'dialog' },
    keeps: { 转入金额: '100' },
  },
  {
    screen: '币种兑换',
    endpoint: wallet.utcTransfer,
    ...onPage('/mine/exchange?tab=coin', '确认兑换'),
    submit: async () => {
      const form = await main()
      await type(form, { 支付金额: '720' })
      await press(form, '确认兑换')
    },
    keeps: { 支付金额: '720' },
  },
  {
    screen: '积分商城：兑换',
    endpoint: promotion.topGiftExchange,
    path: '/mine/exchange',
    as: 'vip5',
    open: async () => {
      await press(await main(), '兑换 8 元礼金')
      await screen.findByRole('dialog', { name: '确认兑换' })
    },
    submit: async () => press(within(await screen.findByRole('dialog', { name: '确认兑换' })), '确认兑换'),
  },
  failing('交易记录', wallet.queryDealRecord, '/mine/transRecord'),
  {
    screen: '取款：提交',
    endpoint: withdraw.create,
    ...onPage('/mine/takemoney', '提交取款'),
    submit: async () => {
      const form = await main()
      await type(form, { 取款金额: '100', 二级密码: '258036' })
      await press(form, '提交取款')
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
    ...onPage('/mine/restraint', '保存'),
    submit: async () => {
      const form = await limitForm('每日存款限额')
      await type(form, { 每日存款限额: '1000' })
      await press(form, '保存')
    },
    keeps: { 每日存款限额: '1000' },
  },
  {
    screen: '理性博彩：每日游戏时长',
    endpoint: restraint.setTimeLimit,
    ...onPage('/mine/restraint', '保存'),
    submit: async () => {
      const form = await limitForm('每日游戏时长')
      await type(form, { 每日游戏时长: '60' })
      await press(form, '保存')
    },
    keeps: { 每日游戏时长: '60' },
  },
  {
    screen: '理性博彩：撤回放宽',
    endpoint: restraint.dropPending,
    path: '/mine/restraint',
    as: 'vip5',
    open: async () => {
      for (const amount of ['1000', '2000']) {
        const form = await limitForm('每日投注限额')
        await type(form, { 每日投注限额: amount })
        await press(form, '保存')
        await screen.findByText(amount === '1000' ? '限额已生效' : '已提交，24 小时后生效')
      }
      await screen.findByRole('button', { name: '撤回' })
    },
    submit: async () => press(await main(), '撤回'),
  },
  {
    screen: '理性博彩：时长提醒',
    endpoint: restraint.setReality,
    ...onPage('/mine/restraint', '保存'),
    submit: async () => fireEvent.click(await (await main()).findByRole('radio', { name: '30 分钟' })),
  },
  {
    screen: '理性博彩：开始休息',
    endpoint: restraint.takeRest,
    ...onPage('/mine/restraint', '开始休息'),
    submit: async () => {
      const form = await main()
      fireEvent.click(form.getByRole('radio', { name: '24 小时' }))
      const understood = form.getByRole('checkbox', { name: /我明白/ })
      if (!(understood as HTMLInputElement).checked) fireEvent.click(understood)
      await press(form, '开始休息')
      const dialog = within(await screen.findByRole('dialog', { name: '冷静期' }))
      fireEvent.click(dialog.getByRole('button', { name: '确认开始' }))
    },
  },
]
