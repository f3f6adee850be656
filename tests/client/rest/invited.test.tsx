import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { contract } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { as } from '../../server/money/payout.ts'
import type { TestSite } from '../../server/harness.ts'
import { renderAt } from '../renderAt.tsx'

configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await Promise.all([
  import('../../../client/src/features/vip/WelfareScreen.tsx'),
  import('../../../client/src/features/promotion/DiscountScreen.tsx'),
  import('../../../client/src/features/promotion/kinds/RaceScreen.tsx'),
  import('../../../client/src/features/promotion/kinds/DrawScreen.tsx'),
  import('../../../client/src/features/restraint/RestraintScreen.tsx'),
  import('../../../client/src/app/layouts/Header/MegaMenu.tsx'),
])

const SLOW = { timeout: 8_000 }
const { restraint } = contract
const resting = (site: TestSite) => as(site, 'vip5', restraint.takeRest, { kind: 'coolOff', days: 30 })
const excluded = (site: TestSite) => as(site, 'vip5', restraint.takeRest, { kind: 'exclusion', days: 180 })
const BREAKS = [
  ['a cool-off', resting, /流水已完成时可以取款/],
  ['an exclusion', excluded, /取款不受流水限制/],
] as const

// [UN-32]
test.each(BREAKS)('in %s the wallet stands where the deposit was offered', async (_which, before) => {
  await renderAt('/mine/wallet', { as: 'vip5', before })
  const dock = within(await screen.findByRole('navigation', { name: '底部导航' }, SLOW))
  expect(await dock.findByRole('link', { name: '我的钱包' }, SLOW)).toHaveAttribute('href', '/mine/wallet')
  expect(dock.queryByRole('link', { name: '存款' })).toBeNull()
  const header = within(screen.getByRole('banner'))
  expect(await header.findByRole('link', { name: '取款' }, SLOW)).toBeVisible()
  expect(header.queryByRole('link', { name: '存款' })).toBeNull()
  const rail = within(screen.getByRole('complementary', { name: '快捷服务' }))
  expect(rail.queryByRole('link', { name: '存款' })).toBeNull()
})

// [UN-32]
test.each(BREAKS)('what %s leaves possible is said in one sentence', async (_which, before, words) => {
  for (const path of ['/mine/wallet', '/mine/savemoney', '/mine/restraint']) {
    await renderAt(path, { as: 'vip5', before })
    const said = await screen.findAllByText(words, undefined, SLOW)
    expect(said.some(({ textContent }) => /余额可以回收，/.test(textContent))).toBe(true)
    cleanup()
  }
})

// [UN-32]
test('nothing is hot or new for who takes a break', async () => {
  const { user } = await renderAt('/', { as: 'vip5' })
  const nav = await screen.findByRole('navigation', { name: '主导航' }, SLOW)
  await user.hover(await within(nav).findByRole('link', { name: /^真人/ }, SLOW))
  expect((await within(nav).findAllByText('热', undefined, SLOW)).length).toBeGreaterThan(0)
  cleanup()
  const again = await renderAt('/', { as: 'vip5', before: excluded })
  await screen.findByRole('link', { name: /^自我排除期/ }, SLOW)
  const main = await screen.findByRole('navigation', { name: '主导航' }, SLOW)
  await again.user.hover(await within(main).findByRole('link', { name: /^真人/ }, SLOW))
  await within(main).findByRole('group', { name: '真人场馆' }, SLOW)
  expect(within(main).queryAllByText(/^[热新]$/)).toEqual([])
  expect(within(main).queryByText('百家乐、龙虎与轮盘，牌路清晰')).toBeNull()
})

// [UN-32]
test('gifts that an exclusion keeps back are a group of their own, the soonest to end first', async () => {
  await renderAt('/mine/welfare', { as: 'vip5', before: excluded })
  const group = await screen.findByRole('radio', { name: /^暂停领取 \d+$/ }, SLOW)
  expect(await screen.findByText(/^其中 ¥[\d.,]+ 在排除期结束后仍可领取$/, undefined, SLOW)).toBeVisible()
  fireEvent.click(group)
  const list = within(screen.getByRole('list', { name: '福利中心' }))
  const told = list.getAllByRole('listitem').map((item) => item.textContent)
  expect(told.length).toBeGreaterThan(3)
  for (const each of told) expect(each).toMatch(/领取期限 \d\d-\d\d|排除期结束后可领取/)
  expect(told.findIndex((each) => /结束后可领取/.test(each))).toBeGreaterThan(
    told.findIndex((each) => /届时作废/.test(each)),
  )
})

// [UN-32]
test('without a break no gift is kept back, and there is no such group', async () => {
  await renderAt('/mine/welfare', { as: 'vip5' })
  expect(await screen.findByRole('radio', { name: /^可领取 / }, SLOW)).toBeVisible()
  expect(screen.queryByRole('radio', { name: /^暂停领取/ })).toBeNull()
})

// [UN-32]
test.each([
  ['/activity/racePage/101', '本周总奖池'],
  ['/activity/drawGift/106', /今日还可抽/],
] as const)('%s by its address invites nobody in a break', async (path, stage) => {
  await renderAt(path, { as: 'vip5', before: excluded })
  const own = within(await screen.findByRole('region', { name: '我的参与' }, SLOW))
  expect(await own.findByRole('link', { name: '查看休息设置' }, SLOW)).toHaveAttribute(
    'href',
    '/mine/restraint',
  )
  expect(screen.queryByRole('button', { name: /立即参加|^(?!关闭).*抽奖/ })).toBeNull()
  expect(screen.queryByText(stage)).toBeNull()
  // Its rules tell what there is to win.
  expect(screen.queryByRole('heading', { name: '活动规则' })).toBeNull()
})

// [UN-32]
test('the page of activities leads an excluded member to his gifts and his settings', async () => {
  await renderAt('/activity/discount', { as: 'vip5', before: excluded })
  expect(await screen.findByText(/结束后恢复展示/, undefined, SLOW)).toBeVisible()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: '我的礼金与期限' })).toHaveAttribute('href', '/mine/welfare')
  expect(main.getByRole('link', { name: '查看休息设置' })).toHaveAttribute('href', '/mine/restraint')
})

// [UN-32]
test('who is out reads first until when, what is left and whom to talk to; limits come last', async () => {
  await renderAt('/mine/restraint', { as: 'vip5', before: excluded })
  const out = within((await screen.findAllByRole('region', { name: '自我排除' }, SLOW))[0]!)
  expect(out.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d 结束$/)).toBeVisible()
  expect(out.getByText(/还有 \d+ 天/)).toBeVisible()
  expect(out.getByRole('link', { name: '去取款' })).toBeVisible()
  expect(out.getByRole('button', { name: '联系客服' })).toBeVisible()
  const titles = () =>
    screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((text) => ['自设限额', '休息与自我排除'].includes(text))
  await waitFor(() => expect(titles()).toEqual(['休息与自我排除', '自设限额']), SLOW)
  cleanup()
  await renderAt('/mine/restraint', { as: 'vip5' })
  await screen.findByRole('heading', { name: '自设限额' }, SLOW)
  expect(titles()).toEqual(['自设限额', '休息与自我排除'])
})

// [UN-32]
test('what stands in the way of a withdrawal leads to no deposit, and the shop sorts by nothing that can be had', async () => {
  const before = (site: TestSite) => as(site, 'fresh01', restraint.takeRest, { kind: 'exclusion', days: 180 })
  await renderAt('/mine/takemoney', { as: 'fresh01', before })
  const list = within(await screen.findByRole('region', { name: '取款条件' }, SLOW))
  expect(await list.findByText(/^余额不少于/, undefined, SLOW)).toBeVisible()
  expect(screen.queryByRole('link', { name: '去存款' })).toBeNull()
  expect(
    await screen.findByText(/自我排除期.*结束后才能继续.*取款不受流水限制/, undefined, SLOW),
  ).toBeVisible()
  cleanup()
  await renderAt('/mine/exchange', { as: 'vip5', before: excluded })
  expect(await screen.findByText(/结束后恢复展示礼品/, undefined, SLOW)).toBeVisible()
  expect(screen.queryByText(/现在可兑/)).toBeNull()
  expect(screen.queryByText(/完成前全部余额不能取款/)).toBeNull()
})
