import { STATUS } from '@app/contract/kit/status'
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { bus } from '../../../client/src/lib/bus.ts'
import { renderAt } from '../renderAt.tsx'
import { listen } from '../sent.ts'

// The board has a thousand controls: asking each ancestor's style for every query would take the test's whole time.
configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

const LATE = { timeout: 40_000 }
const board = () => screen.findByRole('group', { name: '赛事列表' }, LATE)
const slip = () => within(screen.getByRole('complementary', { name: '投注单' }))
const nav = (name: string | RegExp) =>
  fireEvent.click(within(screen.getByRole('navigation', { name: '球类' })).getByRole('button', { name }))

const open = async () => {
  const visit = await renderAt('/agent', { as: 'vip5' })
  const sent = listen()
  act(() => bus.emit('launch', { enName: 'crty' }))
  await board()
  /** The newest request of a method of the channel. */
  const asked = (method: string) =>
    sent.to('venue/resource').findLast(({ body }) => body['method'] === method)?.body as
      | { enName: string; request: Record<string, unknown> }
      | undefined
  return { ...visit, sent, asked }
}

test('the list that the board begins with is asked for ahead of the page, and once', async () => {
  const { sent } = await open()
  const methods = sent.to('venue/resource').map(({ body }) => body['method'])
  expect(methods.filter((method) => method === 'get_game_list')).toHaveLength(1)
  expect(methods.indexOf('get_game_list')).toBeLessThan(methods.indexOf('get_menu'))
})

test.each([
  ['before the board is there', 0],
  ['while the board waits for it', 2_000],
])('its failure is the board’s: %s it is shown, and nobody asks again unasked', async (_when, delay_ms) => {
  const { site } = await renderAt('/agent', { as: 'vip5' })
  const sent = listen()
  await site.control('POST', '/faults', {
    path: '/game/api/v1/venue/resource',
    status_code: STATUS.SYSTEM_BUSY.code,
    times: 1,
    delay_ms,
  })
  act(() => bus.emit('launch', { enName: 'crty' }))
  const failed = await screen.findByText('赛事加载失败', {}, LATE)
  const lists = () => sent.to('venue/resource').filter(({ body }) => body['method'] === 'get_game_list')
  expect(lists()).toHaveLength(1)
  fireEvent.click(within(failed.closest('[role=alert]')!).getByRole('button', { name: '重新加载' }))
  await board()
  expect(lists()).toHaveLength(2)
})

// [C-MKT-FSFT C-MKT-FSFU C-MKT-FT C-MKT-FU C-MKT-RB C-SPORT-ALL C-SPORT-BK C-SPORT-BS C-SPORT-FS C-SPORT-FT]
// [C-SPORT-OP C-SPORT-SK C-SPORT-TN C-SPORT-TT C-SPORT-VB C-SPORT-VF S-01 S-02]
test('markets and sports are asked for by their codes', async () => {
  const { asked } = await open()
  const list = () => asked('get_game_list')?.request
  nav(/^今日/)
  await waitFor(() => expect(list()).toMatchObject({ market: 'FT', sport: 'FT', date: '' }))
  nav(/^冠军/)
  await waitFor(() => expect(asked('get_champion_list')?.request).toMatchObject({ market: 'FSFT' }))
  nav(/^早盘/)
  await waitFor(() => expect(asked('get_champion_list')?.request).toMatchObject({ market: 'FSFU' }))
  nav(/^足球/)
  await waitFor(() => expect(list()).toMatchObject({ market: 'FU', sport: 'FT' }))
  for (const [name, sport] of [
    [/^篮球/, 'BK'],
    [/^网球/, 'TN'],
    [/^排球/, 'VB'],
    [/^棒球/, 'BS'],
    [/^乒乓球/, 'TT'],
    [/^斯诺克/, 'SK'],
    [/^虚拟足球/, 'VF'],
    [/^其他/, 'OP'],
    [/^全部/, 'ALL'],
  ] as const) {
    nav(name)
    await waitFor(() => expect(list()).toMatchObject({ market: 'FU', sport }))
  }
  nav(/^冠军/)
  await waitFor(() => expect(asked('get_champion_list')?.request).toMatchObject({ market: 'FSFU' }))
  nav(/^滚球/)
  await waitFor(() => expect(list()).toMatchObject({ market: 'RB', sport: 'FT', date: '' }))
  expect(asked('get_champion_list')).toMatchObject({
    enName: 'crty',
    request: { language: 'zh-cn', ip: '203.0.113.7', timestamp: expect.any(Number) as number },
  })
})

// [C-CRTY EP-game-venue.balance]
test('the balance of the channel is asked for by its code and stands on the slip', async () => {
  const { sent } = await open()
  await waitFor(() => expect(sent.to('venue/balance').length).toBeGreaterThan(0), LATE)
  expect(sent.body('venue/balance')).toEqual({ channelCode: 'CRTY' })
  expect(await slip().findByText(/105,268\.70/, undefined, LATE)).toBeVisible()
})
