import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { contract } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { as } from '../../server/money/payout.ts'
import type { TestSite } from '../../server/harness.ts'
import { renderAt } from '../renderAt.tsx'

vi.setConfig({ testTimeout: 60_000 })

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await Promise.all([
  import('../../../client/src/features/restraint/parts/RealityCheck.tsx'),
  import('../../../client/src/features/restraint/RestraintScreen.tsx'),
  import('../../../client/src/features/game/EgameScreen.tsx'),
])

const SLOW = { timeout: 20_000 }
const { restraint } = contract
const MINUTES = 10

/** As long at the site as the reminder was asked for. */
const playedOn = async (site: TestSite) => {
  await as(site, 'vip5', restraint.setReality, { minutes: MINUTES })
  for (let minute = 0; minute <= MINUTES; minute += 1) {
    await as(site, 'vip5', restraint.beat, {})
    await site.control('POST', '/clock', { advance_s: 60 })
  }
}
const reminder = () => screen.findByRole('dialog', { name: '休息提醒' }, SLOW)

// [UN-33]
test('a reminder over a game leads out of it as well as on, and no key of the game answers it', async () => {
  localStorage.setItem('egameUrl', 'about:blank')
  await renderAt('/dz/game', { as: 'vip5', before: playedOn })
  const asked = within(await reminder())
  // Space spins a reel: it must not press what has just come.
  await waitFor(() => expect(asked.getByText(/^您今日已在线 \d+ 分钟$/)).toHaveFocus())
  expect(asked.getAllByRole('button').map((each) => each.textContent || each.ariaLabel)).toEqual([
    '继续',
    '离开游戏',
    '继续',
    '退出登录',
  ])
  expect(asked.getByRole('link', { name: '休息设置' })).toHaveAttribute('href', '/mine/restraint')
  fireEvent.click(asked.getByRole('button', { name: '离开游戏' }))
  await waitFor(() => expect(location.pathname).not.toBe('/dz/game'), SLOW)
  expect(screen.queryByRole('dialog', { name: '休息提醒' })).toBeNull()
})

// [UN-33]
test('elsewhere it offers a rest beside going on, and Escape goes on', async () => {
  await renderAt('/mine/wallet', { as: 'vip5', before: playedOn })
  const dialog = await reminder()
  expect(within(dialog).queryByRole('button', { name: '离开游戏' })).toBeNull()
  expect(within(dialog).getByRole('link', { name: '休息设置' })).toBeVisible()
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), SLOW)
  expect(location.pathname).toBe('/mine/wallet')
})

// [UN-33]
test('while a game shows a round no reminder tells how it went; it comes with its end', async () => {
  localStorage.setItem('egameUrl', 'about:blank')
  const { calls } = await renderAt('/dz/game', { as: 'vip5', before: playedOn })
  const shown = async () => {
    const frame = document.querySelector('iframe')
    expect(frame).not.toBeNull()
    return frame!
  }
  const frame = await waitFor(shown, SLOW)
  const tell = (detail: string) => act(() => void frame.dispatchEvent(new CustomEvent('game', { detail })))
  tell('begun')
  await waitFor(() => expect(calls.some((path) => path.endsWith('/restraint/beat'))).toBe(true), SLOW)
  await act(() => Promise.resolve())
  expect(screen.queryByRole('dialog', { name: '休息提醒' })).toBeNull()
  tell('ended')
  expect(await reminder()).toBeVisible()
  // The next round leaves it where it is.
  tell('begun')
  expect(screen.getByRole('dialog', { name: '休息提醒' })).toBeVisible()
})
