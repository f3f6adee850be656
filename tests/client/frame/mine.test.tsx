import { configure, screen, within } from '@testing-library/react'
import { contract } from '@app/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { FOLDED } from '../../../client/src/theme/widths.ts'
import { as } from '../../server/money/payout.ts'
import type { TestSite } from '../../server/harness.ts'
import { renderAt } from '../renderAt.tsx'

configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })
await import('../../../client/src/app/mine/MineScreen.tsx')

const SLOW = { timeout: 8_000 }
const row = async (name: RegExp) => {
  const menu = await screen.findByRole('navigation', { name: '会员中心菜单' }, SLOW)
  return within(menu).findByRole('link', { name }, SLOW)
}

const { matchMedia } = window
beforeEach(() => {
  const phone = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const asked = matchMedia(query)
    return query === FOLDED ? { ...asked, matches: true } : asked
  })
  return () => phone.mockRestore()
})

test('on a phone the member centre tells what waits behind its rows, and leads there', async () => {
  const { site } = await renderAt('/mine', { as: 'vip5' })
  const { items, claimableTotal } = (await as(site, 'vip5', contract.vip.welfareList, {})).data
  const count = items.filter(({ state }) => state === 'claimable').length
  const gifts = await row(/^福利中心.*待领/)
  expect(gifts).toHaveTextContent(`福利中心${count}份待领 ¥${claimableTotal}`)
  expect(gifts).toHaveAttribute('href', '/mine/welfare')
  expect(await row(/^消息中心\s*\d+条未读$/)).toHaveAttribute('href', '/mine/message')
  expect(await row(/^安全认证\s*高$/)).toBeVisible()
  expect(await row(/^存款$/)).toHaveAttribute('href', '/mine/savemoney')
  // Of what doesn't wait nothing is said.
  expect(await row(/^理性博彩$/)).toBeVisible()
})

// [UN-32]
test('in a break it tells of the break, and of no gifts', async () => {
  const before = (site: TestSite) =>
    as(site, 'vip5', contract.restraint.takeRest, { kind: 'coolOff', days: 30 })
  await renderAt('/mine', { as: 'vip5', before })
  expect(await row(/^理性博彩\s*冷静期$/)).toBeVisible()
  expect(await row(/^福利中心$/)).toBeVisible()
  expect(screen.getByText(/冷静期.*结束后才能继续.*流水已完成时可以取款/)).toBeVisible()
  expect(screen.queryByRole('link', { name: '存款' })).toBeNull()
  expect(screen.queryByText(/距下一等级/)).toBeNull()
})
