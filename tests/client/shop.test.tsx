import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { contract } from '@app/contract'
import { expect, test } from 'vitest'
import { as } from '../server/money/payout.ts'
import { siteOf } from '../../mock-server/src/site.ts'
import type { TestSite } from '../server/harness.ts'
import { renderAt } from './renderAt.tsx'

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await Promise.all([
  import('../../client/src/features/wallet/ExchangeScreen.tsx'),
  import('../../client/src/features/promotion/gift/GiftRecordScreen.tsx'),
])

const SLOW = { timeout: 40_000 }
const EXCHANGE = contract.promotion.topGiftExchange.path
const gifts = async () => within(await screen.findByRole('list', { name: '可兑换的礼品' }, SLOW))
const purse = () => screen.getByRole('region', { name: '我的积分' })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }, SLOW))

// [UN-13]
test('points buy a gift once, however often the button is pressed, and the record has it', async () => {
  const { calls, site } = await renderAt('/mine/exchange', { as: 'vip5' })
  fireEvent.click((await gifts()).getByRole('button', { name: '兑换 8 元礼金' }))
  expect(purse()).toHaveTextContent('26,800')
  const asked = await dialog('确认兑换')
  expect(asked.getByText('26,000 积分')).toBeVisible()
  const sure = asked.getByRole('button', { name: '确认兑换' })
  fireEvent.click(sure)
  fireEvent.click(sure)
  const done = await dialog('兑换成功')
  expect(done.getByRole('status')).toHaveTextContent('¥8 已存入中心钱包')
  expect(done.getByText('¥88,896.00')).toBeVisible()
  expect(calls.filter((path) => path === EXCHANGE)).toHaveLength(1)
  await expect.poll(() => purse().textContent).toContain('26,000')
  fireEvent.click(done.getByRole('link', { name: '兑换记录' }))
  expect(await screen.findByRole('combobox', { name: '礼金来源' }, SLOW)).toHaveValue('exchange')
  expect(await screen.findByText(/使用 800 积分兑换/, undefined, SLOW)).toBeVisible()
  expect((await site.control<{ balanced: boolean }>('GET', '/ledger')).body.balanced).toBe(true)
})

test('what cannot be had says why, and can be left out', async () => {
  await renderAt('/mine/exchange', { as: 'vip5' })
  const all = await gifts()
  expect(all.getByRole('button', { name: '兑换 888 元礼金：VIP6 及以上可兑' })).toBeDisabled()
  expect(all.getByRole('button', { name: '兑换 388 元礼金：还差 7,000 积分' })).toBeDisabled()
  expect(all.getByText('已兑完', { selector: 'dt' })).toBeVisible()
  fireEvent.click(screen.getByRole('radio', { name: /^现在可兑/ }))
  expect(
    (await gifts()).getAllByRole('button').every((button) => !(button as HTMLButtonElement).disabled),
  ).toBe(true)
})

test('a break of one’s own keeps the points, and says until when', async () => {
  await renderAt('/mine/exchange', {
    as: 'vip5',
    before: (site) => as(site, 'vip5', contract.restraint.takeRest, { kind: 'coolOff', days: 1 }),
  })
  expect(
    await screen.findByText(/您正处于冷静期，.* 结束后才能继续。期间不能兑换/, undefined, SLOW),
  ).toBeVisible()
  expect(screen.queryByText('8 元礼金')).toBeNull()
  expect(screen.queryByRole('list', { name: '可兑换的礼品' })).toBeNull()
  expect(screen.queryByRole('link', { name: '去赚积分' })).toBeNull()
  expect(purse()).toHaveTextContent('26,800')
})

test('the record says how many deals stand in its lines, and that moves of one stroke share one', async () => {
  await renderAt('/mine/transRecord', { as: 'vip5' })
  const list = await screen.findByRole('list', { name: '交易记录' }, SLOW)
  const [, count] = /^共 (\d+) 笔，相关的几笔合为一行$/.exec(
    (await screen.findByText(/^共 \d+ /)).textContent,
  )!
  expect(screen.getByText('笔数').nextSibling).toHaveTextContent(count!)
  expect(within(list).getAllByRole('listitem').length).toBeLessThan(Number(count))
})

test('the list stands as it is until the record of another type has come', async () => {
  const { user, site } = await renderAt('/mine/transRecord', { as: 'vip5' })
  const list = await screen.findByRole('list', { name: '交易记录' }, SLOW)
  const lines = () => within(list).getAllByRole('listitem').length
  const before = lines()
  await site.control('POST', '/faults', {
    path: '/fd/api/v1/transactions/queryDealRecord',
    times: 1,
    delay_ms: 600,
  })
  await user.selectOptions(screen.getByRole('combobox', { name: '交易类型' }), '存款')
  expect(list).toHaveAttribute('aria-busy', 'true')
  expect(lines()).toBe(before)
  await waitFor(() => expect(list).not.toBeInTheDocument(), SLOW)
})

test('what the record is narrowed to stands in the address, not as a step of its own', async () => {
  const { user } = await renderAt('/mine/transRecord?date=last30&status=success', { as: 'vip5' })
  expect(await screen.findByRole('radio', { name: '近30天' }, SLOW)).toBeChecked()
  expect(screen.getByRole('combobox', { name: '状态' })).toHaveValue('success')
  const steps = window.history.length
  await user.selectOptions(screen.getByRole('combobox', { name: '交易类型' }), '存款')
  await user.click(screen.getByRole('radio', { name: '近7天' }))
  await waitFor(() => expect(window.location.search).toBe('?type=deposit&status=success'), SLOW)
  expect(window.history).toHaveLength(steps)
})

/** More of one kind in vip5's record than a page holds. */
const booked =
  (book: (wallet: ReturnType<typeof siteOf>['wallet'], id: number, at: number) => unknown) =>
  async (site: TestSite) => {
    const { members, wallet } = siteOf(site.world)
    const { id } = members.byName('vip5')!
    site.world.atomically(() => {
      for (let at = 0; at < 25; at += 1) book(wallet, id, at)
    })
    return Promise.resolve()
  }

test('the page that is read stands in the address, and a reload opens it', async () => {
  const { user } = await renderAt('/mine/transRecord?date=today&page=2', {
    as: 'vip5',
    before: booked((wallet, id, at) => wallet.placeBet(id, 'CWZR', 1_00, `B${at}`)),
  })
  expect(await screen.findByRole('button', { name: '第2页', current: 'page' }, SLOW)).toBeVisible()
  const steps = window.history.length
  await user.click(screen.getByRole('button', { name: '第1页' }))
  await waitFor(() => expect(window.location.search).toBe('?date=today'), SLOW)
  await user.click(screen.getByRole('button', { name: '第2页' }))
  await waitFor(() => expect(window.location.search).toBe('?date=today&page=2'), SLOW)
  expect(window.history).toHaveLength(steps)
})

test('moves between the own accounts say what they came to, on all pages, as the record tells it', async () => {
  const { calls } = await renderAt('/mine/transRecord?date=today&type=transferIn', {
    as: 'vip5',
    before: booked((wallet, id, at) => wallet.transferIn(id, 'CWZR', 2_50, `T${at}`)),
  })
  const name = await screen.findByText('划转合计（不计收支）', undefined, SLOW)
  await waitFor(() => expect(name.nextSibling).toHaveTextContent('¥62.50'), SLOW)
  expect(screen.queryByText('收入')).toBeNull()
  expect(calls.filter((path) => path === '/fd/api/v1/transactions/queryDealRecord')).toHaveLength(1)
})

test('an empty record leads a new member to the first deposit, and out of a filter that leaves nothing', async () => {
  const { user } = await renderAt('/mine/transRecord', { as: 'fresh01' })
  expect(await screen.findByText('这段时间没有资金变动', undefined, SLOW)).toBeVisible()
  expect(screen.getByRole('link', { name: '去存款' })).toHaveAttribute(
    'href',
    expect.stringContaining('savemoney'),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: '交易类型' }), '返水')
  expect(await screen.findByText('没有符合条件的交易', undefined, SLOW)).toBeVisible()
  await user.click(screen.getByRole('button', { name: '清除筛选' }))
  expect(await screen.findByText('这段时间没有资金变动', undefined, SLOW)).toBeVisible()
  // The button that had the focus is gone.
  expect(screen.getByRole('radio', { checked: true })).toHaveFocus()
})

test('what 免转 moved says what it came to, a refused bet is one line; both open to what they were', async () => {
  const { user } = await renderAt('/mine/transRecord', {
    as: 'vip5',
    before: async (site) => {
      await as(site, 'vip5', contract.venue.launch, { enName: 'cwdz' })
      await site.advance(5)
      await as(site, 'vip5', contract.venue.launch, { enName: 'cwzr' })
      const { members, wallet } = siteOf(site.world)
      const { id } = members.byName('vip5')!
      site.world.atomically(() => {
        wallet.placeBet(id, 'CWZR', 200_00, 'B1')
        wallet.refundBet(id, 'CWZR', 200_00, 'B1')
        wallet.placeBet(id, 'CWZR', 30_00, 'B2')
      })
    },
  })
  const list = await screen.findByRole('list', { name: '交易记录' }, SLOW)
  const lines = () =>
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent.replace(/^[\d:]+/, ''))
  expect(lines().slice(0, 3)).toEqual([
    expect.stringContaining('B2−¥30.00'),
    expect.stringContaining('B1已退回¥200.00'),
    expect.stringMatching(/^自动免转 \d 笔 · 转入 ¥[\d,.]+ · 转出 ¥[\d,.]+净转入 ¥[\d,.]+$/),
  ])
  expect(within(list).getByRole('button', { name: /^\d\d:\d\d\s?自动免转/ })).toBeVisible()
  await user.click(within(list).getByRole('button', { name: /已退回/ }))
  expect(within(list).getAllByText('未成立')).toHaveLength(2)
  await user.click(within(list).getByRole('button', { name: /自动免转/ }))
  expect(within(list).getByRole('button', { name: /→ 澄湾真人/ })).toBeVisible()
})
