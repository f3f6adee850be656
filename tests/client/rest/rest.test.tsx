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
  import('../../../client/src/features/restraint/RestraintScreen.tsx'),
  import('../../../client/src/features/sport/SportChannelScreen.tsx'),
  import('../../../client/src/features/vip/WelfareScreen.tsx'),
  import('../../../client/src/features/wallet/hub/Transfer.tsx'),
  import('../../../client/src/features/promotion/kinds/FriendScreen.tsx'),
])

const SLOW = { timeout: 20_000 }
const { restraint, venue } = contract
const resting = (site: TestSite) => as(site, 'vip5', restraint.takeRest, { kind: 'coolOff', days: 1 })
const excluded = (site: TestSite) => as(site, 'vip5', restraint.takeRest, { kind: 'exclusion', days: 180 })
const told = async () => (await screen.findByRole('dialog', { name: '温馨提示' }, SLOW)).textContent
const form = async (name: RegExp) =>
  within((await screen.findByRole('group', { name }, SLOW)).closest('form')!)
const radiosOf = (group: Pick<typeof screen, 'getAllByRole'>) =>
  group.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)

// [UN-32 X-06]
test('a member on a break who asks for the sport channel reads why it stays shut, and until when', async () => {
  await renderAt('/game/sport/crty', { as: 'vip5', before: resting })
  expect(await told()).toMatch(/您正处于冷静期，\d{4}-\d\d-\d\d \d\d:\d\d 结束后才能继续/)
  expect(location.pathname).toBe('/game/sport')
  expect(screen.queryByText('请先登录账号,才能了解更多')).toBeNull()
})

// [UN-32 X-06]
test('the button of the sport channel gives a member on a break the words of every other venue', async () => {
  await renderAt('/game/sport', { as: 'vip5', before: resting })
  fireEvent.click((await screen.findAllByRole('button', { name: '澄冠体育 休息中' }, SLOW))[0]!)
  expect(await told()).toContain('您正处于冷静期')
  expect(screen.queryByText('请先登录账号,才能了解更多')).toBeNull()
})

const bet = async () => {
  const [stake] = await screen.findAllByRole('textbox', { name: /投注金额$/ }, SLOW)
  fireEvent.change(stake!, { target: { value: '50' } })
  fireEvent.click(await screen.findByRole('button', { name: /^确认投注 ¥50/ }, SLOW))
}

// [UN-32]
test.each([
  ['comes back', () => fireEvent(document, new Event('visibilitychange'))],
  [
    'took it in another tab',
    () => fireEvent(window, new StorageEvent('storage', { key: 'ownRest', newValue: '{}' })),
  ],
  ['has a bet refused', bet],
])('a board and slip that were there before a break lock for who %s, and say until when', async (_, hear) => {
  const { site } = await renderAt('/game/sport/crty', {
    as: 'vip5',
    // What is chosen stays on offer.
    before: (at) => at.control('POST', '/clock', { frozen: true }),
  })
  const board = within(await screen.findByRole('group', { name: '赛事列表' }, SLOW))
  const price = /\d\.\d\d$/
  const taken = (await board.findAllByRole('button', { name: price }, SLOW)).find(
    (each) => each.getAttribute('aria-disabled') !== 'true',
  )!
  fireEvent.click(taken)
  await screen.findByRole('button', { name: /^移除/ }, SLOW)
  await resting(site)
  await hear()
  const place = await screen.findByRole('button', { name: /^您正处于冷静期至 \d{4}/ }, SLOW)
  expect(place).toBeDisabled()
  expect(await screen.findByText(/冷静期至 .*盘口已锁定/, undefined, SLOW)).toBeVisible()
  for (const each of board.queryAllByRole('button', { name: price })) expect(each).toBeDisabled()
})

// [UN-32]
test('during a break money only comes home from the venues, and the page says until when', async () => {
  await renderAt('/mine/transfermoney', {
    as: 'vip5',
    before: async (site) => {
      await as(site, 'vip5', venue.transfer, { channelCode: 'CWZR', amount: '100', ty: '1' })
      await resting(site)
    },
  })
  expect(await screen.findByText(/您正处于冷静期，.* 结束前不能转入场馆/, undefined, SLOW)).toBeVisible()
  expect(screen.getByRole('radio', { name: '转入场馆' })).toBeDisabled()
  expect(screen.getByRole('radio', { name: '转回中心钱包' })).toBeChecked()
  expect(screen.queryAllByRole('link', { name: /^转入/ })).toEqual([])
  expect(screen.queryAllByRole('button', { name: /^转入/ })).toEqual([])
  expect(screen.getAllByRole('button', { name: /^从.*全部转出$/ }).length).toBeGreaterThan(0)
})

// [UN-32]
test('the welfare centre of an excluded member offers no gift and says why and until when', async () => {
  await renderAt('/mine/welfare', { as: 'vip5', before: excluded })
  const gifts = within(await screen.findByRole('list', { name: '福利中心' }, SLOW))
  expect(await gifts.findAllByText('排除期结束后可领取', undefined, SLOW)).not.toEqual([])
  expect(gifts.getAllByText(/^领取期限 \d\d-\d\d \d\d:\d\d，早于排除期结束，届时作废/)).not.toEqual([])
  expect(screen.getByText(/您正处于自我排除期，.* 结束后才能继续/)).toBeVisible()
  expect(gifts.getAllByRole('button', { name: /^暂停领取：/ })[0]).toBeDisabled()
  expect(gifts.queryByRole('link', { name: /^去完成/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^一键领取/ })).toBeNull()
  expect(screen.queryAllByRole('button', { name: /^立即领取/ })).toEqual([])
  const week = within(await screen.findByRole('region', { name: /^周礼金/ }, SLOW))
  expect(week.getByText(/^领取期限 \d\d-\d\d 00:00，早于排除期结束/)).toBeVisible()
  expect(week.queryByText(/下次发放/)).toBeNull()
  expect(week.getByRole('button', { name: '暂停领取' })).toBeDisabled()
})

// [UN-32]
test('an activity of an excluded member keeps its gift back and says why', async () => {
  await renderAt('/activity/friendInvitation', { as: 'vip5', before: excluded })
  expect((await screen.findAllByText(/您正处于自我排除期/, undefined, SLOW))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: /^领取/ })).toBeNull()
  const standing = within(screen.getByRole('region', { name: '我的参与' }))
  expect(standing.queryByText('待领取')).toBeNull()
})

// [UN-32]
test.each(['/mine/wallet', '/mine/exchange?tab=coin'])(
  'on %s an excluded member reads why nothing is paid in, and cannot press it',
  async (path) => {
    await renderAt(path, { as: 'vip5', before: excluded })
    const total = within(await screen.findByRole('region', { name: '总资产' }, SLOW))
    expect(total.getByText(/您正处于自我排除期，.* 结束后才能继续/)).toBeVisible()
    expect(total.getByRole('button', { name: '存款' })).toBeDisabled()
    expect(total.getByRole('link', { name: '取款' })).toBeVisible()
  },
)

// [UN-32]
test('no activity is offered to an excluded member, and a friend’s reward waits', async () => {
  await renderAt('/activity/discount', { as: 'vip5', before: excluded })
  expect(await screen.findByText(/期间不展示活动、不发放礼金/, undefined, SLOW)).toBeVisible()
  expect(screen.queryByRole('list', { name: '优惠活动' })).toBeNull()
  cleanup()
  await renderAt('/activity/friendInvitation', { as: 'vip5', before: excluded })
  const friends = within(await screen.findByRole('region', { name: '我的好友' }, SLOW))
  expect(await friends.findByText('暂停领取', undefined, SLOW)).toBeVisible()
  expect(friends.queryByText('待领取')).toBeNull()
})

// [UN-32]
test('the home of an excluded member shows no gift to take and no banner', async () => {
  await renderAt('/', { as: 'vip5', before: excluded })
  expect(await screen.findByRole('navigation', { name: '全部玩法' }, SLOW)).toBeVisible()
  expect(await screen.findByRole('navigation', { name: '我的动态' }, SLOW)).not.toHaveTextContent('待领礼金')
  await waitFor(() => expect(screen.queryByRole('region', { name: '精选活动' })).toBeNull())
})

// [UN-32]
test('an exclusion is asked about with its end and with what stays possible, and told where it was begun', async () => {
  await renderAt('/mine/restraint', { as: 'vip5' })
  const exclusion = await form(/^自我排除/)
  fireEvent.click(exclusion.getByRole('radio', { name: /^6 个月/ }))
  fireEvent.click(exclusion.getByRole('checkbox'))
  fireEvent.click(exclusion.getByRole('button', { name: '开始自我排除' }))
  const asked = within(await screen.findByRole('dialog', { name: '自我排除' }, SLOW))
  const words = asked.getByText(/为期 6 个月/).textContent
  expect(words).toMatch(/至 \d{4}-\d\d-\d\d \d\d:\d\d/)
  for (const part of ['不能存款、投注', '礼金', '取款不受流水限制', '不能提前结束'])
    expect(words).toContain(part)
  fireEvent.click(asked.getByRole('button', { name: '确认开始' }))
  expect(await exclusion.findByText(/^自我排除已生效，.* 结束$/, undefined, SLOW)).toBeVisible()
})

// [UN-32]
test('who is on a break is offered only what makes it longer', async () => {
  await renderAt('/mine/restraint', {
    as: 'vip5',
    before: (site) => as(site, 'vip5', restraint.takeRest, { kind: 'coolOff', days: 7 }),
  })
  const coolOff = await form(/^冷静期/)
  expect(radiosOf(coolOff)).toEqual(['30 天'])
  expect(coolOff.getByRole('button', { name: '延长冷静期' })).toBeVisible()
  expect(radiosOf(await form(/^自我排除/))).toHaveLength(3)
})

// [UN-32]
test('who has excluded himself is offered no cool-off', async () => {
  await renderAt('/mine/restraint', {
    as: 'vip5',
    before: (site) => as(site, 'vip5', restraint.takeRest, { kind: 'exclusion', days: 365 }),
  })
  expect(radiosOf(await form(/^自我排除/))).toEqual(['5 年'])
  expect(screen.queryByRole('group', { name: /^冷静期/ })).toBeNull()
  expect(screen.queryByRole('button', { name: '开始冷静期' })).toBeNull()
})

// [UN-31]
test('a weekly limit below a daily one is told: the smaller counts', async () => {
  await renderAt('/mine/restraint', {
    as: 'vip5',
    before: async (site) => {
      await as(site, 'vip5', restraint.setMoneyLimit, { kind: 'stake', span: 'day', limit: '1000' })
      await as(site, 'vip5', restraint.setMoneyLimit, { kind: 'stake', span: 'week', limit: '500' })
    },
  })
  expect(await screen.findByText('每周投注限额 ¥500 更小，以它为准。', undefined, SLOW)).toBeVisible()
  fireEvent.click(screen.getByRole('radio', { name: /^每周/ }))
  expect(await screen.findByText('每周投注限额 ¥500 更小，以它为准。', undefined, SLOW)).toBeVisible()
  fireEvent.change(screen.getByRole('textbox', { name: '每周投注限额' }), { target: { value: '400' } })
  expect(await screen.findByText('每周投注限额 ¥400 更小，以它为准。', undefined, SLOW)).toBeVisible()
})
