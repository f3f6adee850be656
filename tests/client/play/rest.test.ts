import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const NOW = Date.parse('2026-12-01T04:00:00+08:00')
const ROUND = {
  at: 0,
  lines: [],
  result: '庄',
  win: '9.50',
  stake: '10.00',
  payout: '19.50',
  balance: '1009.50',
}
const STATE = {
  venue: { category: 'ZR' },
  game: { kind: 'dice', gameCode: '', name: '骰宝' },
  rounds: [],
  results: [],
  session: { since: 0, net: '0' },
  now: NOW,
  balance: '1000.00',
  paceMs: 0,
  chips: ['1.00'],
  minStake: '1.00',
  maxStake: '5000.00',
  rtp: '97%',
  rules: [],
  shortText: '余额不足，请先存款',
}
const sent: string[] = []

/** What another tab of the site writes when a break begins there. */
const rest = (until = NOW + 24 * 3_600_000) =>
  localStorage.setItem('ownRest', JSON.stringify({ kind: 'coolOff', since: NOW, until }))
const hear = () => dispatchEvent(new StorageEvent('storage', { key: 'ownRest' }))
const blocked = () => document.querySelector('.blocked')?.textContent ?? ''

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  sent.length = 0
  sessionStorage.clear()
  localStorage.clear()
  location.hash = '#play=token'
  document.body.innerHTML = '<div id="app"></div>'
  vi.stubGlobal('fetch', async (url: string, init?: { body: string }) => {
    if (!init?.body) return new Response('')
    const isBet = url.endsWith('/bet')
    if (isBet) sent.push(url)
    const { roundId } = JSON.parse(init.body) as { roundId: string }
    return Response.json({ message: '成功', data: isBet ? { ...ROUND, roundId, outcome: {} } : STATE })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async () => (await import('../../../mock-server/pages/games/kit/table.js')).openTable()

// [UN-32]
test('a game that stands open is shut as soon as a break begins in another tab', async () => {
  expect(await open()).toBeDefined()
  hear()
  expect(blocked()).toBe('')
  rest()
  hear()
  expect(blocked()).toContain('您正处于冷静期，2026-12-02 04:00 结束后才能继续')
  expect(document.querySelector('.dock')).toBeNull()
  const ways = Array.from(document.querySelectorAll<HTMLAnchorElement>('.blocked a'))
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['返回站点', '/'],
    ['查看休息设置', '/mine/restraint'],
  ])
  expect(ways[0]).toBe(document.activeElement)
})

// [UN-32]
test('in the frame of the site a game that is shut leads out of it, by Escape as well', async () => {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  frame.focus()
  const wishes: unknown[] = []
  frame.addEventListener('game', (event) => wishes.push((event as CustomEvent).detail))
  const within = vi.spyOn(window, 'frameElement', 'get').mockReturnValue(frame)
  await open()
  rest()
  hear()
  const leave = document.querySelector<HTMLButtonElement>('.blocked button')!
  expect(leave.textContent).toBe('离开游戏')
  wishes.length = 0
  leave.click()
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(wishes).toEqual(['leave', 'leave'])
  within.mockRestore()
})

// [UN-32]
test('a round that is under way is shown to its end; what it came to stands beside the break', async () => {
  const table = (await open())!
  const shown = Promise.withResolvers<string>()
  const playing = table.round(1_000, { kind: 'slot', stake: '10.00' }, () => shown.promise)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  rest()
  hear()
  expect(blocked()).toBe('')
  shown.resolve('第 1 线 · 竹×3；第 2 线 · 竹×3')
  await playing
  const [told, notice] = Array.from(document.querySelectorAll('.blocked p'), (line) => line.textContent)
  expect(told).toBe('庄　派彩 19.50\n第 1 线 · 竹×3\n第 2 线 · 竹×3')
  expect(notice).toBe('您正处于冷静期，2026-12-02 04:00 结束后才能继续')
})

// [UN-32]
test('nobody sits down in a break, and everybody once it is over', async () => {
  rest()
  expect(await open()).toBeUndefined()
  expect(blocked()).toContain('您正处于冷静期')
  vi.resetModules()
  document.body.innerHTML = '<div id="app"></div>'
  rest(NOW)
  expect(await open()).toBeDefined()
  expect(blocked()).toBe('')
})
