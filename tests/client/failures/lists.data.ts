import { contract } from '@app/contract'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { fireEvent, screen } from '@testing-library/react'
import type { Visit } from '../renderAt.tsx'
import { as } from '../../server/money/payout.ts'
import { main } from '../codes/fill.ts'

const {
  bet,
  card,
  deposit,
  feedback,
  game,
  letter,
  member,
  promotion,
  restraint,
  site,
  sport,
  venue,
  vip,
  wallet,
  withdraw,
} = contract

/** A part of a page that is read from the server. Add a row, and every failure of its call is met. */
export interface Row {
  screen: string
  path: string
  endpoint: AnyEndpoint
  /** What the failure is called. */
  says: string
  /** What stands there when the answer has come. */
  shows: () => Promise<unknown>
  before?: (site: Visit['site']) => Promise<unknown>
  /** Opens what has to be open. */
  open?: () => Promise<unknown>
  /** Chosen while it fails: a label and a value that is kept. */
  keeps?: { label: string; value: string }
}

const list = (name: string) => async () => (await main()).findByRole('list', { name })
const words = (text: string | RegExp) => async () => (await main()).findAllByText(text)
const button = (name: string | RegExp) => async () => (await main()).findAllByRole('button', { name })

export const ROWS: readonly Row[] = [
  {
    screen: '消息中心',
    path: '/mine/message?type=fd',
    endpoint: letter.list,
    says: '消息没有加载出来',
    shows: list('消息中心'),
  },
  {
    screen: '反馈记录',
    path: '/mine/feedback?view=list',
    endpoint: feedback.getFeedBackList,
    says: '内容没有加载出来',
    shows: list('反馈记录'),
    keeps: { label: '回复状态', value: 'answered' },
  },
  {
    screen: '反馈：选择注单',
    path: '/mine/feedback',
    endpoint: feedback.queryMemberBetList,
    says: '内容没有加载出来',
    open: async () => {
      const form = await main()
      fireEvent.click(await form.findByRole('radio', { name: '注单问题' }))
      fireEvent.click(await form.findByRole('button', { name: '选择注单' }))
    },
    shows: () => screen.findByRole('list', { name: '相关注单' }),
    keeps: { label: '游戏类别', value: 'TY' },
  },
  {
    screen: '反馈：相关存款订单',
    path: '/mine/feedback',
    endpoint: wallet.queryDealRecord,
    says: '存款订单没有加载出来。',
    open: async () => fireEvent.click(await (await main()).findByRole('radio', { name: '存款问题' })),
    shows: async () => (await main()).findByRole('combobox', { name: '相关存款订单' }),
  },
  {
    screen: '交易记录',
    path: '/mine/transRecord',
    endpoint: wallet.queryDealRecord,
    says: '交易记录没有加载成功',
    shows: list('交易记录'),
    keeps: { label: '交易类型', value: 'gift' },
  },
  {
    screen: '投注记录',
    path: '/mine/betRecord',
    endpoint: bet.betRecordList,
    says: '投注记录没有加载成功',
    shows: words('这段时间没有符合筛选条件的注单'),
    keeps: { label: '类别', value: 'BY' },
  },
  {
    screen: '投注记录：场馆',
    path: '/mine/betRecord',
    endpoint: venue.allBalance,
    says: '场馆列表没有加载成功。',
    shows: async () => (await main()).findByRole('option', { name: '澄冠体育' }),
    keeps: { label: '状态', value: 'settled' },
  },
  {
    screen: '礼金记录',
    path: '/mine/giftRecord',
    endpoint: promotion.exchangeRecord,
    says: '礼金记录没有加载出来',
    shows: list('礼金记录'),
    keeps: { label: '礼金来源', value: 'exchange' },
  },
  {
    screen: '积分商城',
    path: '/mine/exchange',
    endpoint: promotion.topGiftList,
    says: '积分商城没有加载出来',
    shows: list('可兑换的礼品'),
  },
  {
    screen: '账户管理',
    path: '/mine/accountManage/bank',
    endpoint: card.queryMemberBanksInfoList,
    says: '收款账户没有加载成功',
    shows: button(/^删除 /),
  },
  {
    screen: '添加银行卡',
    path: '/mine/addBankCard',
    endpoint: card.withdrawAddList,
    says: '能否再添加账户没有查到',
    shows: button('添加银行卡'),
  },
  {
    screen: '添加虚拟币地址',
    path: '/mine/virtualCoinCard',
    endpoint: card.vCurrencyList,
    says: '币种没有加载成功',
    shows: button('添加虚拟币地址'),
  },
  {
    screen: '钱包：场馆余额',
    path: '/mine/wallet',
    endpoint: venue.allBalance,
    says: '钱包没有加载成功',
    shows: button('一键回收'),
  },
  {
    screen: '钱包：流水透视',
    path: '/mine/wallet',
    endpoint: withdraw.baseCfg,
    says: '流水没有加载成功',
    shows: words('取款所需流水'),
  },
  {
    screen: '转账',
    path: '/mine/transfermoney',
    endpoint: venue.allBalance,
    says: '钱包没有加载成功',
    shows: button('确认转账'),
  },
  {
    screen: '存款方式',
    path: '/mine/savemoney',
    endpoint: deposit.types,
    says: '存款方式没有加载成功',
    shows: button('立即存款'),
  },
  {
    screen: '取款',
    path: '/mine/takemoney',
    endpoint: withdraw.withdrawInfo,
    says: '取款信息没有加载成功',
    shows: button('提交取款'),
  },
  {
    screen: '取款记录',
    path: '/mine/takemoney',
    endpoint: wallet.queryDealRecord,
    says: '取款记录没有加载成功',
    shows: words(/^￥|¥/),
  },
  {
    screen: '取款进度',
    path: '/mine/takemoney?orderNo=W1',
    endpoint: withdraw.withdrawOrderInfo,
    says: '订单进度没有更新成功',
    shows: words('再取一笔'),
  },
  {
    screen: '存款等待页',
    path: '/mine/savemoney/rechargeWait?orderNo=D1',
    endpoint: deposit.getDepositOrderStatus,
    says: '订单状态没有更新成功',
    shows: words('返回存款'),
  },
  {
    screen: 'VIP',
    path: '/mine/vip',
    endpoint: vip.memberGradeInfoByGrade,
    says: 'VIP 信息没有加载出来',
    shows: words('累计存款'),
  },
  {
    screen: 'VIP：周礼金',
    path: '/mine/vip',
    endpoint: vip.vipWeekInfo,
    says: '周礼金没有加载出来',
    shows: words('上周有效流水'),
  },
  {
    screen: 'VIP 等级对照',
    path: '/mine/vip/detail',
    endpoint: vip.memberGradeConfigList,
    says: 'VIP 信息没有加载出来',
    shows: words('等级一览'),
  },
  {
    screen: 'VIP 等级对照：返水',
    path: '/mine/vip/detail',
    endpoint: vip.getGameFanshuiHighLow,
    says: '返水比例没有加载出来',
    shows: async () => (await main()).findByRole('columnheader', { name: '游戏类别' }),
  },
  {
    screen: '福利中心',
    path: '/mine/welfare',
    endpoint: vip.welfareList,
    says: '福利没有加载出来',
    shows: list('福利中心'),
  },
  {
    screen: '理性博彩',
    path: '/mine/restraint',
    endpoint: restraint.info,
    says: '理性博彩设置没有加载成功',
    shows: button('开始冷静期'),
    before: (site) => as(site, 'vip5', restraint.setReality, { minutes: 30 }),
  },
  {
    screen: '理性博彩：数据',
    path: '/mine/restraint',
    endpoint: restraint.history,
    says: '数据没有加载成功',
    shows: async () => (await main()).findAllByRole('table', { name: '我的数据' }),
  },
  {
    screen: '更换头像',
    path: '/mine/userinfo',
    endpoint: member.avatarList,
    says: '头像没有加载成功',
    open: async () => fireEvent.click(await (await main()).findByRole('button', { name: '更换头像' })),
    shows: () => screen.findAllByRole('group', { name: '选择头像' }),
  },
  {
    screen: '首页：精选活动',
    path: '/',
    endpoint: site.getMyDiscountAd,
    says: '精选活动没有加载出来',
    shows: async () => (await main()).findAllByRole('group', { name: /^第1张/ }),
  },
  {
    screen: '首页：热门赛事',
    path: '/',
    endpoint: sport.hotMatches,
    says: '热门赛事没有加载出来',
    shows: async () => (await main()).findAllByRole('button', { name: /独赢/ }),
  },
  {
    screen: '首页：游戏大厅',
    path: '/',
    endpoint: venue.getVenueInfoByCategory,
    says: '游戏大厅没有加载出来',
    shows: button(/澄湾真人/),
  },
  {
    screen: '首页：我的游戏',
    path: '/',
    endpoint: game.gameList,
    says: '我的游戏没有加载出来',
    shows: words('大家在玩'),
  },
  {
    screen: '首页：奖池',
    path: '/',
    endpoint: game.getBonusPools,
    says: '累积奖池没有加载出来',
    shows: words(/^¥\d/),
  },
  {
    screen: '首页：赞助',
    path: '/',
    endpoint: site.sponsorContent,
    says: '赞助合作没有加载出来',
    shows: async () => (await main()).findAllByRole('link', { name: /./ }),
  },
  {
    screen: '首页：滚动公告',
    path: '/',
    endpoint: site.queryNoticeListByPage,
    says: '网站公告没有加载出来',
    shows: async () => (await main()).findAllByRole('button', { name: /公告/ }),
  },
  {
    screen: '首页：公告',
    path: '/',
    endpoint: site.queryNoticeListByPage,
    says: '全部公告没有加载出来',
    open: async () => fireEvent.click(await (await main()).findByRole('button', { name: '全部公告' })),
    shows: () => screen.findAllByRole('group'),
  },
  {
    screen: '真人：场馆',
    path: '/game/realbet',
    endpoint: venue.getVenueInfoByCategory,
    says: '场馆没有加载出来',
    shows: button(/澄湾真人/),
  },
  {
    screen: '真人：热门桌台',
    path: '/game/realbet',
    endpoint: game.gameList,
    says: '热门桌台没有加载出来',
    shows: async () => (await main()).findByRole('heading', { name: '热门桌台' }),
  },
  {
    screen: '电子：游戏',
    path: '/game/egame',
    endpoint: game.gameList,
    says: '游戏没有加载出来',
    shows: async () => (await main()).findByRole('list', { name: /款游戏/ }),
  },
  {
    screen: '电子：厂商',
    path: '/game/egame',
    endpoint: venue.getVenueInfoByCategory,
    says: '游戏厂商没有加载出来',
    shows: async () => (await main()).findAllByRole('option', { name: /澄/ }),
  },
  {
    screen: '赞助',
    path: '/sponsor',
    endpoint: site.sponsorContent,
    says: '赞助内容没有取到',
    shows: async () => (await main()).findAllByRole('article'),
  },
  {
    screen: '优惠活动',
    path: '/activity/discount',
    endpoint: promotion.config,
    says: '活动没有加载出来',
    shows: list('优惠活动'),
  },
]
