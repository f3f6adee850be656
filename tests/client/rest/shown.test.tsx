import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { contract } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { as } from '../../server/money/payout.ts'
import type { TestSite } from '../../server/harness.ts'
import { renderAt } from '../renderAt.tsx'

configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await Promise.all([
  import('../../../client/src/features/vip/VipScreen.tsx'),
  import('../../../client/src/features/promotion/DiscountScreen.tsx'),
  import('../../../client/src/features/promotion/kinds/FriendScreen.tsx'),
  import('../../../client/src/features/lobby/home/GoingOn.tsx'),
  import('../../../client/src/features/lobby/home/NoticeDialog.tsx'),
])

const SLOW = { timeout: 8_000 }
const { restraint } = contract
const resting = (site: TestSite, name = 'vip5') =>
  as(site, name, restraint.takeRest, { kind: 'coolOff', days: 30 })
const excluded = (site: TestSite) => as(site, 'vip5', restraint.takeRest, { kind: 'exclusion', days: 180 })

// [UN-32]
test('in a cool-off no activity is offered, and what was earned before stands by its name', async () => {
  await renderAt('/activity/discount', { as: 'vip5', before: resting })
  expect(await screen.findByText('您正处于冷静期', undefined, SLOW)).toBeVisible()
  expect(
    screen.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d 结束后恢复展示。期间不展示也不能参加活动/),
  ).toBeVisible()
  expect(await screen.findByRole('heading', { name: '待领取的礼金' }, SLOW)).toBeVisible()
  expect(screen.getByRole('link', { name: '去领取：好友邀请' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/activity\/friendInvitation/),
  )
  expect(screen.queryByRole('list', { name: '优惠活动' })).toBeNull()
  expect(screen.queryByRole('radio', { name: '抽奖' })).toBeNull()
})

// [UN-32]
test('in a cool-off friends who came are told, and nothing invites more of them', async () => {
  await renderAt('/activity/friendInvitation', { as: 'vip5', before: resting })
  expect(await screen.findByRole('region', { name: '我的邀请' }, SLOW)).toBeVisible()
  expect(screen.getByRole('button', { name: /^领取/ })).toBeEnabled()
  expect(screen.queryByText('邀请码')).toBeNull()
  expect(screen.queryByRole('list', { name: '累计邀请加赠' })).toBeNull()
  expect(screen.queryByText(/首存后/)).toBeNull()
  expect(screen.getByRole('heading', { name: '活动规则' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: '参与方式' })).toBeNull()
})

// [UN-32]
test.each([
  ['a cool-off', resting, /您正处于冷静期，.*结束后才能继续/],
  ['an exclusion', excluded, /您正处于自我排除期，.*结束后才能继续/],
] as const)('the levels in %s say so and call for no deposit', async (_which, before, words) => {
  await renderAt('/mine/vip', { as: 'vip5', before })
  expect(await screen.findByText(words, undefined, SLOW)).toBeVisible()
  const level = within(await screen.findByRole('region', { name: 'VIP5' }, SLOW))
  expect(level.queryByText(/还需/)).toBeNull()
  expect(level.queryByText('累计存款')).toBeNull()
})

// [UN-32]
test.each([
  ['a cool-off', resting],
  ['an exclusion', excluded],
] as const)(
  'the home in %s runs no notice of an activity or a match, and asks nobody to play',
  async (_which, before) => {
    const { user } = await renderAt('/', { as: 'vip5', before })
    const running = await screen.findByRole('button', { name: /提款审核时间说明/ }, SLOW)
    for (const title of ['首存礼：一人一次，三步到账', 'VIP 周礼金每周一更新', '周末五大联赛开盘公告'])
      expect(screen.queryByText(title)).toBeNull()
    const mine = within(await screen.findByRole('navigation', { name: '我的动态' }, SLOW))
    expect(mine.queryByText(/滚球/)).toBeNull()
    expect(mine.queryByText('上次玩的')).toBeNull()
    await user.click(running)
    const dialog = within(await screen.findByRole('dialog', { name: /公告/ }, SLOW))
    await waitFor(() => expect(dialog.getAllByRole('tab')).toHaveLength(1), SLOW)
  },
)

// [UN-32]
test('the home in a cool-off says until when, and shows no price however late it is heard', async () => {
  await renderAt('/', { as: 'vip5', before: resting })
  const mine = within(await screen.findByRole('navigation', { name: '我的动态' }, SLOW))
  expect(
    await mine.findByRole('link', { name: /^冷静期.*\d{4}-\d\d-\d\d \d\d:\d\d 结束/ }, SLOW),
  ).toHaveAttribute('href', '/mine/restraint')
  await screen.findByRole('region', { name: '赛事比分' }, SLOW)
  expect(screen.queryAllByRole('button', { name: /独赢/ })).toEqual([])
  expect(screen.queryByRole('link', { name: /全部玩法|全部赛事/ })).toBeNull()
})

// [UN-32]
test.each([
  ['/game/sport', '澄冠体育 休息中'],
  ['/game/realbet', '澄湾真人 休息中'],
] as const)(
  'the hall %s says in its head until when; its press leads to the settings of breaks',
  async (path, name) => {
    await renderAt(path, { as: 'vip5', before: resting })
    expect(await screen.findByText(/^冷静期至 \d{4}-\d\d-\d\d \d\d:\d\d/, undefined, SLOW)).toBeVisible()
    expect(screen.queryByText(/返水/)).toBeNull()
    expect(screen.queryByRole('region', { name: /奖池/ })).toBeNull()
    fireEvent.click((await screen.findAllByRole('button', { name }, SLOW))[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: '温馨提示' }, SLOW))
    expect(dialog.getByText(/您正处于冷静期，.*结束后才能继续/)).toBeVisible()
    expect(dialog.getByRole('button', { name: '我知道了' })).toBeVisible()
    fireEvent.click(dialog.getByRole('button', { name: '查看休息设置' }))
    await waitFor(() => expect(location.pathname).toBe('/mine/restraint'), SLOW)
  },
)

// [UN-32]
test('where a break is known matches are told without their prices, and halls without who plays there', async () => {
  await renderAt('/game/realbet', { as: 'vip5', before: resting })
  expect(await screen.findByText(/^冷静期至/, undefined, SLOW)).toBeVisible()
  await screen.findByRole('heading', { name: '澄湾真人' }, SLOW)
  expect(screen.queryByText('人在线')).toBeNull()
  fireEvent.click(screen.getAllByRole('link', { name: '首页' })[0]!)
  const match = within(await screen.findByRole('region', { name: '焦点赛事' }, SLOW))
  await match.findByRole('heading', { level: 2 }, SLOW)
  expect(match.queryByRole('link', { name: /^全部玩法/ })).toBeNull()
  await screen.findByRole('region', { name: '赛事比分' }, SLOW)
  expect(screen.queryAllByRole('button', { name: /独赢/ })).toEqual([])
  expect(screen.queryByText(/滚球赔率实时更新/)).toBeNull()
  expect(screen.queryByRole('region', { name: '精选活动' })).toBeNull()
  for (const name of ['我的游戏', '热门游戏']) expect(screen.queryByRole('region', { name })).toBeNull()
})

// [UN-32]
test.each(['/game/realbet', '/game/chess', '/game/egame', '/game/fishing'])(
  'in a break the hall %s shows no game, and says until when',
  async (path) => {
    await renderAt(path, { as: 'vip5', before: resting })
    expect(await screen.findByText('休息期间不展示游戏', undefined, SLOW)).toBeVisible()
    const main = within(screen.getByRole('main'))
    expect(main.getByText(/^结束后恢复展示/)).toBeVisible()
    expect(main.queryByText(/返还率/)).toBeNull()
    expect(main.queryByText('进入游戏')).toBeNull()
    expect(main.queryByRole('radio')).toBeNull()
  },
)

// [UN-32]
test('the page of an activity that is none leads to what one has in a break', async () => {
  await renderAt('/activity/drawGift/99999', { as: 'vip5', before: excluded })
  expect(await screen.findByText('活动不存在或已下线', undefined, SLOW)).toBeVisible()
  expect(await screen.findByRole('link', { name: '我的礼金与期限' }, SLOW)).toHaveAttribute(
    'href',
    '/mine/welfare',
  )
  expect(screen.queryByText(/看看其他正在进行的优惠/)).toBeNull()
})

// [UN-32]
test('in an exclusion what other activities have given is told by its name and its sum, and kept back', async () => {
  await renderAt('/activity/discount', { as: 'vip5', before: excluded })
  const held = (await screen.findByRole('heading', { name: '暂停领取的礼金' }, SLOW)).closest('section')!
  expect(held).toHaveTextContent(/好友邀请¥\d+/)
  expect(screen.getByRole('link', { name: '查看：好友邀请' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^去领取/ })).toBeNull()
})
