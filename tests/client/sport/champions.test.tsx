import { configure, fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clock } from '../../../client/src/lib/clock.ts'
import { dayStart } from '../../../client/src/lib/text/date.ts'
import { renderAt } from '../renderAt.tsx'

configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

const HOUR_MS = 3_600_000
const LATE = { timeout: 40_000 }

test('titles stand with when they close, decided ones with who won; a search finds both', async () => {
  onTestFinished(() => sessionStorage.clear())
  sessionStorage.setItem('sportList', JSON.stringify({ market: 'FSFT', sport: 'FS' }))
  await renderAt('/game/sport/crty', { as: 'vip5' })
  const [market] = await screen.findAllByRole('region', { name: / 冠军$/ }, LATE)
  expect(within(market!).getByText(/^截止 (今天|明天) \d\d:\d\d$/)).toBeVisible()
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

test('a title that is decided while it is looked at says who won in its place', async () => {
  onTestFinished(() => sessionStorage.clear())
  sessionStorage.setItem('sportList', JSON.stringify({ market: 'FSFT', sport: 'FS' }))
  const { site } = await renderAt('/game/sport/crty', { as: 'vip5' })
  const markets = await screen.findAllByRole('region', { name: / 冠军$/ }, LATE)
  const titles = markets.map((market) => market.getAttribute('aria-label')!)
  const whenOf = (market: HTMLElement) => {
    const [, day, hours] = /截止 (今天|明天) (\d\d):/.exec(market.textContent)!
    return dayStart(clock.now()) + (day === '明天' ? 24 : 0) * HOUR_MS + Number(hours) * HOUR_MS
  }
  const closesAt = Math.min(...markets.map(whenOf))
  const at = markets.findIndex((market) => whenOf(market) === closesAt)
  await site.control('POST', '/clock', { advance_s: (closesAt - clock.now()) / 1_000 + 1 })
  // As any answer does.
  clock.follow(closesAt + 1_000)
  const decided = await screen.findByRole('status', { name: titles[at]! }, LATE)
  expect(within(decided).getByText('夺冠')).toBeVisible()
  const now = screen.getAllByLabelText(/ 冠军$/).filter(({ tagName }) => tagName === 'SECTION')
  expect(now.map((one) => one.getAttribute('aria-label')).slice(0, titles.length)).toEqual(titles)
})
