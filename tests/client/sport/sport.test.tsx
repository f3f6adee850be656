import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { twice } from '../hasty.ts'
import { renderAt } from '../renderAt.tsx'
import { listen } from '../sent.ts'
import { slipStands } from './slipStands.ts'

// The board has a thousand controls: asking each ancestor's style for every query would take the test's whole time.
configure({ defaultHidden: true })

const CHANNEL = '/game/sport/crty'
const LATE = { timeout: 40_000 }

vi.setConfig({ testTimeout: 60_000 })

const open = async () => {
  await renderAt(CHANNEL, { as: 'vip5' })
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
  await slipStands()
  return userEvent.setup()
}
const board = () => screen.getByRole('group', { name: '赛事列表' })
const matches = () => within(board()).getAllByRole('article')
/** Open prices of a match; suspended ones say so, and the star is no price. */
const prices = (match: HTMLElement) =>
  within(match)
    .getAllByRole('button', { pressed: false })
    .filter((button) => button.getAttribute('aria-disabled') === 'false')
const playable = () => matches().filter((match) => prices(match).length > 0)
const slip = () => within(screen.getByRole('complementary', { name: '投注单' }))
const entries = () => slip().queryAllByRole('button', { name: /^移除/ })

const held = () => entries().map((entry) => entry.getAttribute('aria-label'))

const chooseEarly = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: /^早盘/ }))
  await screen.findByRole('heading', { name: '早盘 · 足球' })
  await screen.findByRole('group', { name: '赛事列表' }, LATE)
}

// [B-SLIP-08 UI-SP-01]
test('the channel opens with football in play, and a price picked twice leaves the slip empty', async () => {
  const user = await open()
  expect(screen.getByRole('heading', { name: '滚球 · 足球' })).toBeVisible()
  const [price] = prices(playable()[0]!)
  await user.click(price!)
  await waitFor(() => expect(entries()).toHaveLength(1))
  await user.click(price!)
  await waitFor(() => expect(entries()).toHaveLength(0))
  expect(slip().getByText('投注单是空的')).toBeVisible()
})

// [B-SLIP-01 B-SLIP-04 B-SLIP-07]
test('single holds one pick, multiple several, and turning multiple off, which is choosing single, keeps the latest', async () => {
  const user = await open()
  await chooseEarly(user)
  const [first, second] = playable()
  await user.click(prices(first!)[0]!)
  await waitFor(() => expect(entries()).toHaveLength(1))
  const [was] = held()
  await user.click(prices(second!)[0]!)
  await waitFor(() => expect(held()).not.toContain(was))
  expect(entries()).toHaveLength(1)
  await user.click(slip().getByRole('button', { name: '多注' }))
  await user.click(prices(first!)[0]!)
  await waitFor(() => expect(entries()).toHaveLength(2))
  const both = held()
  await user.click(prices(first!)[1]!)
  await waitFor(() => expect(held()).not.toEqual(both))
  expect(entries()).toHaveLength(2)
  await user.click(slip().getByRole('button', { name: '多注' }))
  expect(entries()).toHaveLength(2)
  await user.click(slip().getByRole('button', { name: '单注' }))
  await waitFor(() => expect(entries()).toHaveLength(1))
})

test('a series of two matches, placed twice at once, is placed once and leaves a receipt, with the stake taken', async () => {
  const user = await open()
  await chooseEarly(user)
  await user.click(slip().getByRole('button', { name: '串关' }))
  const [first, second] = playable()
  await user.click(prices(first!)[0]!)
  await user.click(prices(second!)[0]!)
  await user.type(await slip().findByRole('textbox', { name: '投注金额' }), '100')
  const place = slip().getByRole('button', { name: /^(确认投注|请输入投注金额)/ })
  await waitFor(() => expect(place).toBeEnabled(), LATE)
  const sent = listen()
  const once = twice()
  await user.click(place)
  once()
  expect(await slip().findByText('投注成功', {}, LATE)).toBeVisible()
  expect(sent.all.filter(({ body }) => body['method'] === 'bet_parlay')).toHaveLength(1)
  expect(await slip().findByText(/^2串1 @ /, {}, LATE)).toBeVisible()
  await waitFor(() => expect(entries()).toHaveLength(0), LATE)
  await waitFor(() => expect(slip().getByRole('region', { name: '投注回执' })).toHaveFocus(), LATE)
  await user.click(screen.getByRole('tab', { name: '未结注单' }))
  expect(await slip().findByText(/^2串1 @ /, {}, LATE)).toBeVisible()
})

test('a stake above the limit is cut to it and says so [B-CALC-01 B-CALC-03]', async () => {
  const user = await open()
  await chooseEarly(user)
  await user.click(prices(playable()[0]!)[0]!)
  const stake = await slip().findByRole('textbox', { name: /投注金额/ })
  expect(await slip().findByText('可投 10 – 50,000', {}, LATE)).toBeVisible()
  await user.type(stake, '600000')
  expect(await slip().findByRole('alert')).toHaveTextContent(/^超过最高投注额，按 ¥[\d,]+ 投注$/)
  expect(slip().queryByText(/600,000/)).toBeNull()
  await user.tab()
  expect(await screen.findByText(/金额已调整为/)).toBeVisible()
  expect(Number((stake as HTMLInputElement).value)).toBeLessThanOrEqual(50_000)
})

// [ENT-20 UI-SP-01]
test('the filter lists the eight leagues in their order, and a tick narrows the board', async () => {
  const user = await open()
  await chooseEarly(user)
  await user.click(screen.getByRole('button', { name: '联赛筛选' }))
  const dialog = within(await screen.findByRole('dialog', { name: '联赛筛选' }))
  const list = await dialog.findByRole('list', { name: '联赛' })
  const names = within(list)
    .getAllByRole('checkbox')
    .map((box) => box.closest('li')?.textContent?.replace(/\d+ 场$/, ''))
  expect(names).toEqual(['全部', '欧冠', '英超', '意甲', '西甲', '德甲', '法甲', '中超'])
  await user.click(dialog.getByRole('checkbox', { name: /中超/ }))
  await user.click(dialog.getByRole('button', { name: /^确定/ }))
  await waitFor(
    () =>
      expect(
        within(board())
          .getAllByRole('heading', { level: 3 })
          .map((league) => league.textContent?.replace(/\d+$/, '')),
      ).toEqual(['中超']),
    LATE,
  )
  await user.click(screen.getByRole('button', { name: /^篮球/ }))
  expect(await screen.findByRole('button', { name: '联赛筛选' })).toBeVisible()
})

// [B-SLIP-02 C-ODDS-E C-ODDS-H C-ODDS-I C-ODDS-M]
test('the prices change their form, not their worth, with the odds type', async () => {
  const user = await open()
  await chooseEarly(user)
  await user.click(prices(playable()[0]!)[0]!)
  expect(await slip().findByText(/香港盘/)).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: '赔率格式' }), '欧洲盘')
  expect(await slip().findByText(/欧洲盘/)).toBeVisible()
  await user.click(slip().getByRole('button', { name: '串关' }))
  expect(await slip().findByText(/香港盘/)).toBeVisible()
})
