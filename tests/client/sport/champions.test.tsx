import { configure, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderAt } from '../renderAt.tsx'

configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

const LATE = { timeout: 40_000 }

test('titles stand with when they close, decided ones with who won; a search finds both', async () => {
  onTestFinished(() => sessionStorage.clear())
  sessionStorage.setItem('sportList', JSON.stringify({ market: 'FSFT', sport: 'FS' }))
  await renderAt('/game/sport/crty', { as: 'vip5' })
  const [market] = await screen.findAllByRole('region', { name: / 冠军$/ }, LATE)
  expect(within(market!).getByText(/^截止 \d\d-\d\d \d\d:\d\d$/)).toBeVisible()
  const decided = () => screen.queryByRole('region', { name: '近 24 小时揭晓' })
  const [first] = within(decided()!).getAllByRole('listitem')
  const winner = first!.querySelector('b')!.textContent
  const search = screen.getByRole('searchbox', { name: '搜索联赛或球队' })
  fireEvent.change(search, { target: { value: winner } })
  expect(await within(decided()!).findByText(winner, {}, LATE)).toBeVisible()
  fireEvent.change(search, { target: { value: '没有这队' } })
  expect(await screen.findByText('没有找到“没有这队”', {}, LATE)).toBeVisible()
  expect(decided()).toBeNull()
})
