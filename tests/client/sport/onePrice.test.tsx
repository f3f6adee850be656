import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { transport } from '../../../client/src/api/send/transport.ts'
import { renderAt } from '../renderAt.tsx'
import { slipStands } from './slipStands.ts'

// The board has a thousand controls: asking each ancestor's style for every query would take the test's whole time.
configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 90_000 })

const LATE = { timeout: 20_000 }
/** Sooner than anybody asks again by themselves. */
const AT_ONCE = { timeout: 1_500 }
const PRICE = /-?\d+\.\d\d/
const MATCH = '澄江雄狮 对 湾畔海燕'

/** Keeps the answers of one method back, which the server has made, until they are let go. */
const holdBack = (method: string) => {
  const inner = transport.fetch
  const held: (() => void)[] = []
  transport.fetch = async (url, init) => {
    const answer = await inner(url, init)
    if (typeof init.body === 'string' && init.body.includes(`"${method}"`))
      await new Promise<void>((resolve) => void held.push(resolve))
    return answer
  }
  return {
    held,
    letGo: () => {
      transport.fetch = inner
      for (const go of held.splice(0)) go()
    },
  }
}

/** A match late in its first half, a price of that half in the slip. */
const open = async () => {
  const { site } = await renderAt('/game/sport/crty', {
    as: 'vip5',
    before: (site) =>
      site.control('POST', '/matches', { home: '澄江雄狮', away: '湾畔海燕', startsIn_s: -2_550 }),
  })
  const board = await screen.findByRole('group', { name: '赛事列表' }, LATE)
  await slipStands()
  const row = () => within(board).getByRole('article', { name: MATCH })
  const prices = within(row()).getAllByRole('button', { name: /半场 单双/ })
  const at = prices.findIndex((price) => price.getAttribute('aria-disabled') === 'false')
  const cell = () => within(row()).getAllByRole('button', { name: /半场 单双/ })[at]!
  const slip = within(screen.getByRole('complementary', { name: '投注单' }))
  const priceOf = (place: HTMLElement) => PRICE.exec(place.textContent ?? '')?.[0]
  const onBoard = () => priceOf(cell())
  const inSlip = () => priceOf(slip.getByRole('button', { name: /^移除/ }).closest('li')!)
  fireEvent.click(cell())
  await waitFor(() => expect(slip.getByRole('button', { name: '最高' })).toBeEnabled(), LATE)
  expect(inSlip()).toBe(onBoard())
  return { site, slip, onBoard, inSlip, before: onBoard() }
}
const refresh = () => fireEvent.click(screen.getByRole('button', { name: '刷新赛事' }))
/** Enough late in a half for its prices to move, too little for those on the board to be too old. */
const later = (site: Awaited<ReturnType<typeof open>>['site']) => act(() => site.advance(10))

test('what the slip learns of a price first stands on the board as well', async () => {
  const { site, onBoard, inSlip, before } = await open()
  holdBack('get_live')
  await later(site)
  await waitFor(() => expect([before, undefined]).not.toContain(inSlip()), LATE)
  expect(onBoard()).toBe(inSlip())
})

test('what the board learns first stands in the slip, and an older answer doesn’t take it back', async () => {
  const { site, onBoard, inSlip, before } = await open()
  const { held, letGo } = holdBack('order_view')
  // The slip’s question is answered before the price moves; the answer is slow.
  await waitFor(() => expect(held).toHaveLength(1), LATE)
  await later(site)
  refresh()
  await waitFor(() => expect([before, undefined]).not.toContain(onBoard()), LATE)
  await waitFor(() => expect(inSlip()).toBe(onBoard()), AT_ONCE)
  const now = inSlip()
  await act(async () => letGo())
  await waitFor(() => expect(held).toHaveLength(0))
  expect([inSlip(), onBoard()]).toEqual([now, now])
})

test('a price that the board moves asks for the player’s consent as one that the slip moves', async () => {
  const { site, slip, onBoard, before } = await open()
  fireEvent.change(slip.getByRole('combobox', { name: '赔率变动：' }), { target: { value: 'none' } })
  holdBack('order_view')
  await later(site)
  refresh()
  await waitFor(() => expect([before, undefined]).not.toContain(onBoard()), LATE)
  expect(await slip.findByText(/^(原赔率 .*，请确认|赔率更优，原 .*)$/, {}, AT_ONCE)).toBeVisible()
})

test('a match that is unfolded has one price: its row goes with the newer answer below it', async () => {
  const { site } = await open()
  holdBack('get_live')
  const row = screen.getByRole('article', { name: MATCH })
  const prices = (place: HTMLElement) =>
    within(place)
      .getAllByRole('button', { name: /海燕 独赢 .*\d\.\d\d/ })
      .map((price) => PRICE.exec(price.getAttribute('aria-label')!)![0])
  const before = prices(row)
  await later(site)
  fireEvent.click(within(row).getByRole('button', { name: /更多玩法/ }))
  const below = await within(row).findByRole('group', { name: /的全部玩法/ }, LATE)
  const now = prices(below).toSorted()
  expect(now).not.toEqual(before.toSorted())
  expect(prices(row).slice(0, now.length).toSorted()).toEqual(now)
})
