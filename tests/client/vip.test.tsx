import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { renderAt } from './renderAt.tsx'

const SLOW = { timeout: 40_000 }
const RECEIVE = '/act/api/v1/vipWeek/receive'
const asked = async () => within(await screen.findByRole('dialog', { name: '确认领取' }, SLOW))
const sure = async () => fireEvent.click((await asked()).getByRole('button', { name: '确认领取' }))

test('the own level, the way to the next one, and what another level gives', async () => {
  const { user } = await renderAt('/mine/vip', { as: 'vip5' })
  expect(await screen.findByRole('heading', { level: 2, name: 'VIP5' }, SLOW)).toBeVisible()
  expect(screen.getByText(/^升至 VIP6 还需存款 ¥[\d,]+、流水 ¥[\d,]+$/)).toBeVisible()
  expect(screen.getByRole('radio', { name: /VIP5/ })).toBeChecked()
  expect(screen.getByText(/^本周期至 [\d-]+ · 演示环境只记录进度，不会降级$/)).toBeVisible()
  expect(await screen.findByRole('link', { name: /^待领福利 \d+$/ }, SLOW)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'VIP7' }))
  const privileges = await screen.findByRole('region', { name: 'VIP7 专属礼遇' }, SLOW)
  expect(within(privileges).getByText('¥888')).toBeVisible()
  expect(within(privileges).getByText('未解锁')).toBeVisible()
})

test('what the service was too busy for comes by itself, and takes nobody’s focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const path = contract.vip.memberGradeConfigList.path
  const { site, calls } = await renderAt('/mine/vip', {
    as: 'vip5',
    before: ({ control }) =>
      control('POST', '/faults', { path, status_code: STATUS.SYSTEM_BUSY.code, times: 2 }),
  })
  const alert = await screen.findByRole('alert', undefined, SLOW)
  const reload = within(alert).getByRole('button', { name: '重新加载' })
  reload.focus()
  const asked = () => calls.filter((one) => one === path).length
  const before = asked()
  await act(() => vi.advanceTimersByTimeAsync(16_000))
  await waitFor(() => expect(asked()).toBe(before + 1))
  await waitFor(async () => expect((await site.control('GET', '/faults')).body).toEqual({ faults: [] }))
  expect(reload).toHaveFocus()
  await act(() => vi.advanceTimersByTimeAsync(31_000))
  expect(await screen.findByRole('heading', { level: 2, name: 'VIP5' }, SLOW)).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the weekly gift is claimed once', async () => {
  const { answered } = await renderAt('/mine/vip', { as: 'vip5' })
  const week = await screen.findByRole('region', { name: /周礼金/ }, SLOW)
  expect(week).not.toHaveTextContent(/可领取|88\.00/)
  fireEvent.click(within(week).getByRole('button', { name: '立即领取' }))
  await sure()
  await waitFor(() => expect(within(week).getByRole('button', { name: '已领取' })).toBeDisabled(), SLOW)
  expect(answered(RECEIVE).status_code).toBe(STATUS.SUCCESS.code)
})

test('the table marks the own level, and two levels are compared', async () => {
  const { user } = await renderAt('/mine/vip/detail', { as: 'vip5' })
  const table = await screen.findByRole('region', { name: '等级对照表' }, SLOW)
  expect(within(table).getAllByRole('row')).toHaveLength(12)
  expect(await within(table).findByRole('rowheader', { name: /VIP5.*当前/ }, SLOW)).toBeVisible()
  await user.selectOptions(await screen.findByRole('combobox', { name: '对比的第二个等级' }), '10')
  expect(screen.getByText('¥18,888', { selector: 'td[data-more]' })).toBeVisible()
  expect(screen.getByRole('row', { name: /^累计存款 ¥[\d,]+ ¥[\d,]+$/ })).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: '返水等级' }), '10')
  const rebates = await screen.findByRole('region', { name: 'VIP10 返水比例' }, SLOW)
  await waitFor(() => expect(rebates).toHaveTextContent('1.20%'), SLOW)
})

test('welfare shows what can be claimed, beside it what that asks for, and the record has it afterwards', async () => {
  const { user } = await renderAt('/mine/welfare', { as: 'vip5' })
  const list = await screen.findByRole('list', { name: '福利中心' }, SLOW)
  expect(screen.getByText('含未列出的往期礼金')).toBeVisible()
  const cards = within(list).getAllByRole('listitem')
  const telling = cards.filter((card) =>
    within(card).queryByText('领取后须 1 倍流水，完成前全部余额不能取款'),
  )
  expect(telling).not.toHaveLength(0)
  expect(telling).toEqual(
    cards.filter((card) => within(card).queryByRole('button', { name: /^立即领取：.+礼金$/ })),
  )
  fireEvent.click(within(list).getByRole('button', { name: '立即领取：VIP2 晋级礼金' }))
  expect((await asked()).getByText(/须完成有效流水 ¥[\d,.]+，完成前全部余额不能取款/)).toBeVisible()
  await sure()
  expect(await within(list).findByRole('button', { name: '已领取：VIP2 晋级礼金' }, SLOW)).toBeDisabled()
  await user.click(screen.getAllByRole('link', { name: '礼金记录' }).at(-1)!)
  const records = await screen.findByRole('list', { name: '礼金记录' }, SLOW)
  expect(await within(records).findByText('VIP2 晋级礼金', undefined, SLOW)).toBeVisible()
})

test('the gifts that can be claimed are as many in the welfare centre as on the way to it, the weekly one counted', async () => {
  const { user } = await renderAt('/mine/vip', { as: 'vip5' })
  const link = await screen.findByRole('link', { name: /^待领福利 \d+$/ }, SLOW)
  const count = link.textContent.replace('待领福利 ', '')
  await user.click(link)
  await user.click(await screen.findByRole('radio', { name: `可领取 ${count}` }, SLOW))
  const claims = () => screen.getAllByRole('button', { name: /^立即领取/ })
  await waitFor(() => expect(claims()).toHaveLength(Number(count)), SLOW)
  await user.click(screen.getByRole('radio', { name: /^已过期/ }))
  expect(screen.queryByRole('region', { name: /周礼金/ })).toBeNull()
})

test('a new member reads what the first level gives, never a gift of nothing', async () => {
  await renderAt('/mine/welfare', { as: 'fresh01' })
  const list = await screen.findByRole('list', { name: '福利中心' }, SLOW)
  expect(await within(list).findByText('VIP2 起 ¥18', undefined, SLOW)).toBeVisible()
  expect(within(list).getByText('VIP1 起 ¥18')).toBeVisible()
  expect(screen.queryByText('含未列出的往期礼金')).toBeNull()
  expect(await screen.findByRole('heading', { name: /周礼金 VIP1\s起 ¥8/ }, SLOW)).toBeVisible()
  expect(screen.queryByText('¥0', { exact: true, selector: 'strong' })).toBeNull()
  expect(within(list).getByText('达到 VIP2 后，按上月有效流水领取')).toBeVisible()
})

test('the gift that ends soonest is the first of them, and stays where it was when it is taken', async () => {
  const { user } = await renderAt('/mine/welfare', { as: 'vip5' })
  const list = await screen.findByRole('list', { name: '福利中心' }, SLOW)
  const first = () => within(within(list).getAllByRole('listitem')[0]!)
  expect(first().getByRole('button', { name: /^立即领取：\d+月\d+日返水/ })).toBeVisible()
  await user.click(first().getByRole('button'))
  await waitFor(
    () => expect(first().getByRole('button', { name: /^已领取：\d+月\d+日返水/ })).toBeDisabled(),
    SLOW,
  )
})

test('without a network a gift takes no press and says why, until there is one again', async () => {
  await renderAt('/mine/welfare', { as: 'vip5' })
  const list = await screen.findByRole('list', { name: '福利中心' }, SLOW)
  const turn = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
  }
  turn(false)
  expect(within(list).getByRole('button', { name: '网络已断开：VIP2 晋级礼金' })).toBeDisabled()
  expect(within(list).getByRole('button', { name: '已过期：生日礼金' })).toBeDisabled()
  turn(true)
  expect(within(list).getByRole('button', { name: '立即领取：VIP2 晋级礼金' })).toBeEnabled()
})

test('who goes to see what is missing finds the gifts narrowed as they were on the way back', async () => {
  const { user } = await renderAt('/mine/welfare', { as: 'vip5' })
  await user.click(await screen.findByRole('radio', { name: /^未达成/ }, SLOW))
  await user.click(screen.getByRole('link', { name: /VIP6 晋级礼金/ }))
  await screen.findByRole('heading', { level: 2, name: 'VIP5' }, SLOW)
  act(() => history.back())
  expect(await screen.findByRole('radio', { name: /^未达成/ }, SLOW)).toBeChecked()
})

test('all gifts that can be had are claimed by one press, told once; what failed stays with its reason', async () => {
  const path = contract.vip.welfareReceive.path
  const { calls } = await renderAt('/mine/welfare', {
    as: 'vip5',
    before: ({ control }) =>
      control('POST', '/faults', { path, status_code: STATUS.SYSTEM_BUSY.code, times: 1 }),
  })
  const all = await screen.findByRole('button', { name: /^一键领取 \d+ 项$/ }, SLOW)
  const count = Number(/\d+/.exec(all.textContent)![0])
  expect(count).toBeGreaterThan(2)
  fireEvent.click(all)
  fireEvent.click((await asked()).getByRole('button', { name: '以后再领' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW)
  expect(calls).not.toContain(path)
  fireEvent.click(all)
  fireEvent.click(all)
  expect((await asked()).getByText(/须完成有效流水 ¥[\d,.]+，完成前全部余额不能取款/)).toBeVisible()
  await sure()
  expect(
    await screen.findByText(
      new RegExp(`^已领取 ${count - 1} 项，共 ¥[\\d,.]+；1 项未领取，原因见各项$`),
      undefined,
      SLOW,
    ),
  ).toBeVisible()
  expect(calls.filter((each) => each === path)).toHaveLength(count)
  const got = within(screen.getByRole('dialog', { name: '领取成功' }))
  expect(got.getByRole('button', { name: '查看取款所需流水' })).toBeVisible()
  expect(document.querySelectorAll('.mantine-Notification-root')).toHaveLength(0)
  fireEvent.click(got.getByRole('button', { name: '好的' }))
  expect(screen.getByText(STATUS.SYSTEM_BUSY.message)).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('button', { name: /立即领取/ })).toHaveLength(1), SLOW)
  expect(screen.getByRole('button', { name: '一键领取 1 项' })).toBeEnabled()
})

test('without a network nothing is claimed by one press, and the button says why', async () => {
  await renderAt('/mine/welfare', { as: 'vip5' })
  expect(await screen.findByRole('button', { name: /^一键领取 \d+ 项$/ }, SLOW)).toBeEnabled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.queryByRole('button', { name: /^一键领取/ })).toBeNull()
  for (const button of screen.getAllByRole('button', { name: '网络已断开' })) expect(button).toBeDisabled()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
})
