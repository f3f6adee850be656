import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt, type Visit } from './renderAt.tsx'

const SLOW = { timeout: 40_000 }
const BRAND = '蓝鲸'
const main = () => within(screen.getByRole('main'))

/** How a player gets from the home page to an area: by the main navigation, a link of the frame or the member's menu. */
const nav = (name: RegExp) => async () => {
  const bar = await screen.findByRole('navigation', { name: '主导航' }, SLOW)
  fireEvent.click(within(bar).getByRole('link', { name }))
}
const link = (name: string | RegExp) => async () =>
  fireEvent.click((await screen.findAllByRole('link', { name }, SLOW))[0]!)
const menu = (name: string) => async () => {
  fireEvent.click(await screen.findByRole('button', { name: /的会员菜单/ }, SLOW))
  fireEvent.click(await screen.findByRole('menuitem', { name }, SLOW))
}
const inMain = (role: 'link' | 'button' | 'tab', name: RegExp) => async () =>
  fireEvent.click((await main().findAllByRole(role, { name }, SLOW))[0]!)

interface Area {
  area: string
  ways: readonly (() => Promise<unknown>)[]
  at: string
  /** Words on the page that only the back end could tell. */
  shows: (visit: Visit) => string | RegExp | ((shown: string) => boolean)
}
interface Row {
  name: string
  title: string
  content: string
}
type Answer = Row[] & Record<'records' | 'items' | 'list' | 'bank', Row[]>
const from = (path: string, words: (data: Answer) => string | undefined) => (visit: Visit) => {
  const told = visit.everyAnswer(path).map(({ data }: { data?: Answer }) => data && words(data))
  return (shown: string) => told.includes(shown)
}
const first = (path: string) => from(path, ([row]) => row?.name)
const venues = first('/game/api/v1/venue/getVenueInfoByCategory')
const games = from('/game/api/v1/venue/gameList', ({ records }) => records[0]?.name)

const AREAS: Area[] = [
  { area: '体育', ways: [nav(/^体育/), inMain('button', /^进入游戏.*澄冠体育/)], at: '/game/sport/crty', shows: () => /^滚球 · 足球/ },
  { area: '真人', ways: [nav(/^真人/)], at: '/game/realbet', shows: venues },
  { area: '棋牌', ways: [nav(/^棋牌/)], at: '/game/chess', shows: venues },
  { area: '电竞', ways: [nav(/^电竞/)], at: '/game/gaming', shows: venues },
  { area: '彩票', ways: [nav(/^彩票/)], at: '/game/lottery', shows: venues },
  { area: '电子', ways: [nav(/^电子/)], at: '/game/egame', shows: games },
  { area: '捕鱼', ways: [nav(/^捕鱼/)], at: '/game/fishing', shows: games },
  { area: '存款', ways: [link('存款')], at: '/mine/savemoney', shows: first('/fd/api/v1/payment/types') },
  { area: '取款', ways: [link('取款')], at: '/mine/takemoney', shows: () => /105,268\.70/ },
  { area: '转账', ways: [link('转账')], at: '/mine/transfermoney', shows: () => /3,500\.50/ },
  { area: '钱包', ways: [menu('我的钱包')], at: '/mine/wallet', shows: () => /3,500\.50/ },
  { area: 'VIP', ways: [nav(/^VIP/)], at: '/mine/vip', shows: () => 'VIP5' },
  { area: '福利中心', ways: [menu('福利中心')], at: '/mine/welfare', shows: from('/act/api/v1/welfare/list', ({ items }) => items.find(({ title }) => title === '生日礼金')?.title) },
  { area: '优惠', ways: [nav(/^优惠/)], at: '/activity/discount', shows: from('/act/api/v1/promotion/config', ({ list }) => list[0]?.title) },
  { area: '合营', ways: [link('合营计划')], at: '/agent', shows: () => `${BRAND}合营计划` },
  { area: '赞助', ways: [nav(/^赞助/)], at: '/sponsor', shows: from('/site/api/v1/advertising/sponsorContent', ([row]) => row?.title) },
  { area: 'APP', ways: [nav(/^APP/)], at: '/download', shows: () => `${BRAND}APP` },
  { area: '收款账户', ways: [menu('个人资料'), inMain('link', /^银行卡管理/)], at: '/mine/accountManage/bank', shows: from('/fd/api/v1/bankCard/queryMemberBanksInfoList', ({ bank }) => bank[0]?.name) },
  { area: '消息', ways: [menu('消息中心')], at: '/mine/message', shows: from('/site/api/v1/site/letter/list', ({ records }) => records[0]?.title) },
  { area: '意见反馈', ways: [link('意见反馈'), inMain('tab', /记录/)], at: '/mine/feedback', shows: from('/site/api/v1/user/feedback/getFeedBackList', ({ records }) => records[0]?.content) },
  { area: '帮助中心', ways: [link('帮助中心')], at: '/app/help/ck', shows: () => '存款步骤' },
] // prettier-ignore

// [APP-02 AREA-01 AREA-02 AREA-03 AREA-04 AREA-05 AREA-06 AREA-07 AREA-08 AREA-09 AREA-10 AREA-11 AREA-12]
// [AREA-13 AREA-14 AREA-15 AREA-16 AREA-17 AREA-18 AREA-19 AREA-21 ENT-21 TRAP-05]
test.each(AREAS)(
  '$area is clicks away from the home page and shows what the back end tells',
  async ({ ways, at, shows }) => {
    const visit = await renderAt('/', {
      as: 'vip5',
      before: (site) => site.control('PATCH', '/settings', { brandName: BRAND }),
    })
    for (const way of ways) await way()
    await waitFor(() => expect(location.pathname).toBe(at), SLOW)
    await waitFor(() => expect(main().getAllByText(shows(visit)).length).toBeGreaterThan(0), SLOW)
  },
)

test('support is clicks away from the home page, in a tab of its own [AREA-20]', async () => {
  const visit = await renderAt('/', { as: 'vip5' })
  const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  fireEvent.click(await screen.findByRole('button', { name: '客服' }, SLOW))
  fireEvent.click(await screen.findByRole('button', { name: '联系在线客服' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
  const { data } = visit.answered('/site/api/v1/configuration/onlinecustomservice') as {
    data: { url: string }
  }
  expect(String(tab.location.replace.mock.calls[0]?.[0])).toContain(data.url)
  expect(location.pathname).toBe('/')
  open.mockRestore()
})
