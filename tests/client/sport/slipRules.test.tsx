import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../renderAt.tsx'
import { listen } from '../sent.ts'
import { slipStands } from './slipStands.ts'

// The board has a thousand controls: asking each ancestor's style for every query would take the test's whole time.
configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

const LATE = { timeout: 40_000 }
const board = () => screen.findByRole('group', { name: '赛事列表' }, LATE)
/** Open prices that can be picked, one of each match. */
const prices = async () =>
  within(await board())
    .getAllByRole('article')
    .flatMap((match) =>
      within(match)
        .getAllByRole('button', { pressed: false })
        .filter((button) => button.getAttribute('aria-disabled') === 'false')
        .slice(0, 1),
    )
const slip = () => within(screen.getByRole('complementary', { name: '投注单' }))
const entries = () => slip().queryAllByRole('button', { name: /^移除/ })
const press = (name: string | RegExp) => fireEvent.click(slip().getByRole('button', { name }))

const open = async () => {
  const visit = await renderAt('/game/sport/crty', { as: 'vip5' })
  await board()
  await slipStands()
  return visit
}
const chooseEarly = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^早盘/ }))
  await screen.findByRole('heading', { name: '早盘 · 足球' })
  await board()
}

test('the slip takes ten entries; the eleventh says why not [B-LIM-10]', async () => {
  await open()
  await chooseEarly()
  press('多注')
  for (const price of (await prices()).slice(0, 6)) fireEvent.click(price)
  // The board draws what is in sight: the rest comes from another sport.
  fireEvent.click(screen.getByRole('button', { name: /^篮球/ }))
  await screen.findByRole('heading', { name: '早盘 · 篮球' })
  const five = (await prices()).slice(0, 5)
  expect(five).toHaveLength(5)
  for (const price of five.slice(0, 4)) fireEvent.click(price)
  await waitFor(() => expect(entries()).toHaveLength(10))
  expect(screen.queryByText(/投注项数量已达上限/)).toBeNull()
  fireEvent.click(five[4]!)
  expect(await screen.findByText('投注项数量已达上限，最多 10 项')).toBeVisible()
  expect(entries()).toHaveLength(10)
})

// [B-LIM-11 B-SLIP-09 NB-11]
test('while a bet awaits its confirmation nothing is picked and the text says so; afterwards it is', async () => {
  const { site } = await open()
  const [first, second] = await prices()
  fireEvent.click(first!)
  fireEvent.change(await slip().findByRole('textbox', { name: /投注金额/ }), { target: { value: '50' } })
  const place = slip().getByRole('button', { name: /^(确认投注|请输入投注金额)/ })
  await waitFor(() => expect(place).toBeEnabled(), LATE)
  fireEvent.click(place)
  await slip().findByRole('button', { name: '确认中…' }, LATE)
  fireEvent.click(second!)
  expect(await screen.findByText('当前还有订单正在确认中,请稍等')).toBeVisible()
  expect(entries().length).toBeLessThanOrEqual(1)
  await act(() => site.advance(6))
  await slip().findByText(/投注成功|投注未成立/, undefined, LATE)
  // Beside a receipt alone there is nothing to choose.
  const done = slip().queryByRole('button', { name: '完成' })
  expect(slip().queryByRole('button', { name: '多注' }) === null).toBe(done !== null)
  if (done) fireEvent.click(done)
  press('多注')
  const [next] = await prices()
  fireEvent.click(next!)
  await waitFor(() => expect(entries().length).toBeGreaterThan(0))
})

// [B-SLIP-10]
test('any odds are accepted unless the player says otherwise, and the bet carries the choice', async () => {
  await open()
  await chooseEarly()
  const sent = listen()
  const bet = async () => {
    const before = sent.to('venue/resource').length
    const stake = await slip().findByRole('textbox', { name: /投注金额/ })
    fireEvent.change(stake, { target: { value: '10' } })
    const place = slip().getByRole('button', { name: /^(确认投注|请输入投注金额)/ })
    await waitFor(() => expect(place).toBeEnabled(), LATE)
    fireEvent.click(place)
    const bets = () =>
      sent
        .to('venue/resource')
        .slice(before)
        .filter(({ body }) => body['method'] === 'bet')
    await waitFor(() => expect(bets()).toHaveLength(1))
    return bets()[0]!.body['request']
  }
  const [first, second] = await prices()
  fireEvent.click(first!)
  expect(await slip().findByRole('combobox', { name: '赔率变动：' })).toHaveDisplayValue('接受任何')
  expect(await bet()).toMatchObject({ autoAccept: 'any' })
  await slip().findByText('投注成功', undefined, LATE)
  fireEvent.click(second!)
  fireEvent.change(await slip().findByRole('combobox', { name: '赔率变动：' }), { target: { value: 'none' } })
  expect(await bet()).toMatchObject({ autoAccept: 'none' })
})
