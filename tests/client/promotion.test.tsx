import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { ID, join, paid } from '../server/promotion/activity.ts'
import { twice } from './hasty.ts'
import { renderAt } from './renderAt.tsx'

const SLOW = { timeout: 40_000 }
const JOIN = '/act/api/v1/promotion/joinActivity'
const button = (name: RegExp | string) => screen.findByRole('button', { name }, SLOW)
/** A button that loads takes no click. */
const ready = async (name: RegExp | string) => {
  await waitFor(async () => expect(await button(name)).toBeEnabled(), SLOW)
  return button(name)
}
/** Buttons that can't be called by what they show. */
const misnamed = () =>
  screen
    .getAllByRole('button')
    .map((each) => [each.textContent, each.getAttribute('aria-label') ?? each.textContent] as const)
    .filter(([shown, name]) => !name.includes(shown))
const dialog = (name: string) => screen.findByRole('dialog', { name }, SLOW)

describe('the list of activities', () => {
  test('shows a visitor all of them, by label and by their days', async () => {
    const { user } = await renderAt('/activity/discount')
    const list = await screen.findByRole('list', { name: '优惠活动' }, SLOW)
    await within(list).findByRole('heading', { name: '幸运转盘' }, SLOW)
    expect(within(list).getAllByRole('listitem')).toHaveLength(11)
    expect(within(list).queryByText('进行中')).toBeNull()
    await user.click(screen.getByRole('radio', { name: '抽奖' }))
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
    expect(within(list).getByRole('link')).toHaveAttribute('href', '/activity/drawGift/106')
    await user.selectOptions(screen.getByRole('combobox', { name: '按状态' }), '已结束')
    expect(within(list).queryAllByRole('listitem')).toHaveLength(0)
    await user.click(await ready('查看全部'))
    expect(within(list).getAllByRole('listitem')).toHaveLength(11)
  })

  test('tells a member who has deposited for long so, last, and invites to nothing', async () => {
    const { user } = await renderAt('/activity/discount', { as: 'vip5' })
    const list = await screen.findByRole('list', { name: '优惠活动' }, SLOW)
    const late = await within(list).findByRole('link', { name: /首存礼.*您已首存|您已首存.*首存礼/ }, SLOW)
    const places = within(list).getAllByRole('link')
    expect(places.indexOf(late)).toBeGreaterThan(7)
    await user.click(late)
    expect(await screen.findByRole('link', { name: '看看其他优惠' }, SLOW)).toBeVisible()
    expect(screen.queryByText(/您的首存红包|已结束/)).toBeNull()
    expect(screen.getAllByText('您已首存')).toHaveLength(1)
  })

  test('puts in front what a member can take, and says what they take part in', async () => {
    await renderAt('/activity/discount', {
      as: 'vip5',
      before: async (site) => {
        await join(site, 'vip5', ID.racePage)
        await join(site, 'vip5', ID.activityLandPage)
      },
    })
    const list = await screen.findByRole('list', { name: '优惠活动' }, SLOW)
    const race = await within(list).findByRole('link', { name: /澄湾流水竞速榜/ }, SLOW)
    expect(race).toHaveTextContent('已参加')
    const [first] = within(list).getAllByRole('link')
    expect(first).toHaveTextContent('月满澄湾')
    expect(first).toHaveTextContent('待领取')
  })
})

describe('an activity page', () => {
  test.each([
    ['/activity/racePage/101', '澄湾流水竞速榜'],
    ['/activity/activityLandPage/102', '月满澄湾'],
    ['/activity/firstDeposit/103', '首存礼'],
    ['/activity/againDeposit/104', '再存礼'],
    ['/activity/newTask/105', '新手任务'],
    ['/activity/drawGift/106', '幸运转盘'],
    ['/activity/signGift/107', '每日签到'],
    ['/activity/friendInvitation', '好友邀请'],
    ['/activity/bettingGift/109', '周周投注礼'],
  ])('%s shows a visitor its rules and asks to log in', async (path, title) => {
    const { user } = await renderAt(path)
    expect(await screen.findByRole('heading', { level: 1, name: title }, SLOW)).toBeVisible()
    expect(screen.getByRole('heading', { name: '活动规则' })).toBeVisible()
    expect(misnamed()).toEqual([])
    await user.click(await ready('登录参加'))
    expect(await screen.findByRole('dialog', undefined, SLOW)).toBeVisible()
  })

  test('that is over or to come can only be read', async () => {
    await renderAt('/activity/bettingGift/111', { as: 'vip5' })
    expect(await screen.findByRole('heading', { name: '投注冲线' }, SLOW)).toBeVisible()
    expect(await screen.findByText('已结束', {}, SLOW)).toBeVisible()
    expect(screen.queryByRole('button', { name: /已结束|参加/ })).toBeNull()
    expect(screen.queryByText(/^再投/)).toBeNull()
    expect(screen.queryByRole('timer', { name: '距本周结束' })).toBeNull()
  })

  test('of a number that does not exist leads back to the list', async () => {
    await renderAt('/activity/racePage/999', { as: 'vip5' })
    expect(await screen.findByRole('heading', { name: '活动不存在或已下线' }, SLOW)).toBeVisible()
    expect(screen.getByRole('link', { name: '全部优惠' })).toHaveAttribute('href', '/activity/discount')
  })

  test('tells what is missing, and where to mend it', async () => {
    await renderAt('/activity/racePage/101', { as: 'fresh01' })
    const asked = await screen.findByRole('list', { name: '参加条件' }, SLOW)
    expect(within(asked).getAllByText('去完善')).toHaveLength(2)
    expect(screen.getByText('条件未满足')).toBeVisible()
    expect(screen.queryByText('可参加')).toBeNull()
    const join = await button('立即参加')
    expect(join).toBeDisabled()
    expect(join).toHaveAccessibleDescription('绑定手机号 绑定真实姓名')
  })
})

test('a page that could not ask how the member stands says so, and asks again', async () => {
  const path = '/act/api/v1/promotion/verification'
  const { user } = await renderAt('/activity/racePage/101', {
    as: 'vip5',
    before: (site) =>
      site.control('POST', '/faults', { path, status_code: STATUS.SERVER_ERROR.code, times: 1 }),
  })
  expect(await screen.findByText('个人进度没有加载出来，请重试。', undefined, SLOW)).toBeVisible()
  expect(screen.queryByRole('button', { name: '立即参加' })).toBeNull()
  await user.click(await ready('重新加载'))
  await ready('立即参加')
})

describe('playing', () => {
  test('the race is joined by verification and then joining, and shows the own rank', async () => {
    const { user, calls } = await renderAt('/activity/racePage/101', { as: 'vip5' })
    await user.click(await ready('立即参加'))
    expect(await screen.findByRole('link', { name: '去投注' }, SLOW)).toBeVisible()
    expect(calls.lastIndexOf('/act/api/v1/promotion/verification')).toBeGreaterThan(0)
    expect(calls).toContain(JOIN)
    expect(screen.getByText('未上榜')).toBeVisible()
  })

  test('the wheel stops at what the server drew, once a day', async () => {
    const { user, answered } = await renderAt('/activity/drawGift/106', { as: 'vip5' })
    expect(await screen.findByText('今日还可抽 1 次', undefined, SLOW)).toBeVisible()
    expect(screen.getAllByText(/¥888 0\.1%/)[0]).toBeVisible()
    expect(screen.queryByRole('link', { name: '存款加机会' })).toBeNull()
    await user.click(await ready('开始抽奖'))
    const won = await screen.findByRole('dialog', undefined, SLOW)
    const { message } = answered(JOIN).data as { message: string }
    expect(won).toHaveTextContent(message)
    await user.click(within(won).getByRole('button', { name: '好的' }))
    expect(await screen.findByText('今日还可抽 0 次', undefined, SLOW)).toBeVisible()
    // In the line that stands already.
    expect(within(screen.getByText(/^今日还可抽/)).getByRole('link', { name: '存款加机会' })).toBeVisible()
    await waitFor(async () => expect(await button('今日抽完')).toBeDisabled(), SLOW)
  })

  test('signing stamps today, and is one call when pressed twice at once', async () => {
    const { user, calls } = await renderAt('/activity/signGift/107', { as: 'vip5' })
    const today = await ready(/^签到领/)
    expect(screen.queryByText('漏签')).toBeNull()
    const once = twice()
    await user.click(today)
    once()
    expect(await button('今天已签到')).toBeDisabled()
    expect(screen.getByText('已签')).toBeVisible()
    expect(await screen.findByText('连续 1 天 · 本月共 1 天', undefined, SLOW)).toBeVisible()
    expect(calls.filter((path) => path === JOIN)).toHaveLength(1)
  })

  test('a finished task is claimed for itself', async () => {
    const { user } = await renderAt('/activity/newTask/105', { as: 'vip5' })
    await user.click(await ready('立即参加'))
    await waitFor(async () => expect(await button('领取：绑定手机号')).toBeEnabled(), SLOW)
    await user.click(await ready('领取：绑定手机号'))
    expect(await dialog('恭喜获得礼金')).toHaveTextContent('¥3')
  })

  test('a gift with turnover is confirmed knowingly', async () => {
    const { user, site } = await renderAt('/activity/againDeposit/104', { as: 'vip5' })
    await user.click(await ready('立即参加'))
    await screen.findByText('已参加', undefined, SLOW)
    await paid(site, 'vip5', '2000')
    await user.click(screen.getByRole('link', { name: '全部优惠' }))
    await user.click(await screen.findByRole('link', { name: /再存礼/ }, SLOW))
    await user.click(await ready('领取 ¥100'))
    const asked = await dialog('确认领取礼金')
    expect(asked).toHaveTextContent('共须流水 ¥6,300 =（¥2,000 + ¥100）× 3')
    await user.click(within(asked).getByRole('button', { name: '确认领取' }))
    expect(await dialog('恭喜获得礼金')).toHaveTextContent('¥100')
  })

  test('an invitation has its own code, link and card, and pays for a friend who deposited', async () => {
    const { user } = await renderAt('/activity/friendInvitation', { as: 'vip5' })
    expect(await screen.findByRole('img', { name: /邀请卡片/ }, SLOW)).toBeVisible()
    expect(screen.getByText(/^https?:\/\/\S+\/\?icode=\w+$/)).toBeVisible()
    // Who hasn't deposited has brought nothing yet.
    expect(screen.getByText('未首存').closest('li')).toHaveTextContent('首存后得 ¥58')
    await user.click(await ready('领取 ¥58'))
    expect(await dialog('恭喜获得礼金')).toHaveTextContent('¥58')
  })

  test('the deposit calculator follows the tier that is chosen', async () => {
    const { user } = await renderAt('/activity/firstDeposit/103')
    await user.click(await ready(/存满 ¥500/))
    expect(screen.getByText('存入 ¥500，可得礼金')).toBeVisible()
    expect(screen.getByText('¥125')).toBeVisible()
    expect(screen.getByText('共须流水 ¥3,750 =（存款 ¥500 + 礼金 ¥125）× 6')).toBeVisible()
  })
})
