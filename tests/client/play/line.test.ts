import { readFileSync, readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TIMEOUT_MS } from '../../../client/src/api/send/send.ts'

const STAKE = 1_000
const BALANCE = '1000.00'
const ROUND = {
  at: 0,
  lines: [],
  result: '红',
  win: '-10.00',
  balance: '990.00',
  stake: '10.00',
  payout: '0',
}

/** What the server has, and whether it is reached. */
const world = {
  isCut: false,
  isHung: false,
  isAnswerLost: false,
  rounds: [] as { roundId: string }[],
  sent: [] as string[],
  /** Asked for before they arrived. */
  closed: [] as string[],
}

interface Sent {
  body: string
  signal: AbortSignal
}
/** Until its sender gives it up. */
const hung = (init?: Sent) => {
  world.sent.push('hung')
  return new Promise((_, reject) =>
    init?.signal.addEventListener('abort', () => reject(new TypeError('aborted'))),
  )
}
const answer = (url: string, init?: { body: string }) => {
  if (world.isCut) throw new TypeError('offline')
  if (!init?.body) return new Response('')
  const isBet = url.endsWith('/bet')
  const { roundId, lost } = JSON.parse(init.body) as { roundId: string; lost?: string }
  const found = world.rounds.find((one) => one.roundId === lost)
  if (lost && !found) world.closed.push(lost)
  if (isBet) {
    world.sent.push(roundId)
    world.rounds = [{ ...ROUND, roundId }]
    if (world.isAnswerLost) throw new TypeError('lost')
  }
  const data =
    isBet || url.endsWith('/proof')
      ? { ...ROUND, roundId, outcome: {} }
      : {
          venue: { category: 'ZR' },
          game: { kind: 'dice', gameCode: '', name: '骰宝' },
          rounds: world.rounds,
          lost: found ?? null,
          results: [],
          session: { since: 0, net: '0' },
          now: 0,
          balance: world.rounds.length > 0 ? ROUND.balance : BALANCE,
          paceMs: 0,
          chips: ['1.00'],
          minStake: '1.00',
          maxStake: '5000.00',
          rtp: '97%',
          rules: [],
          shortText: '余额不足，请先存款',
        }
  return Response.json({ message: '成功', data })
}

const setOnline = (isOnline: boolean) => {
  world.isCut = !isOnline
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
const strip = () => document.querySelector<HTMLElement>('.cut-strip')!
const status = () => document.querySelector('.status')!.textContent

beforeEach(() => {
  vi.resetModules()
  Object.assign(world, { isCut: false, isHung: false, isAnswerLost: false, rounds: [], sent: [], closed: [] })
  sessionStorage.clear()
  location.hash = '#play=token'
  document.body.innerHTML = '<div id="app"></div>'
  vi.stubGlobal('fetch', async (url: string, init?: Sent) => (world.isHung ? hung(init) : answer(url, init)))
})
afterEach(() => {
  setOnline(true)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const seated = async () => {
  const { openTable } = await import('../../../mock-server/pages/games/kit/table.js')
  const table = (await openTable())!
  const press = (show = async () => {}) => table.round(STAKE, { kind: 'slot', stake: '10.00' }, show)
  return { table, press }
}

test('the table itself says that there is no network, in its bar in the place of its name; with it again both are as before', async () => {
  await seated()
  expect(strip().hidden).toBe(true)
  setOnline(false)
  await vi.waitFor(() => expect(strip().hidden).toBe(false))
  expect(strip().parentElement?.className).toBe('name')
  expect(strip().textContent).toBe('网络已断开')
  expect(status()).toBe('恢复后可继续')
  setOnline(true)
  expect(strip().hidden).toBe(true)
  expect(status()).toBe('')
})

test('what was said last stands when the network goes, and when it is back', async () => {
  const { table } = await seated()
  table.say('和值 11')
  setOnline(false)
  await vi.waitFor(() => expect(strip().hidden).toBe(false))
  expect(status()).toBe('和值 11')
  setOnline(true)
  expect(status()).toBe('和值 11')
})

test('a round that is being shown when the network goes is said to be settled, until its result is', async () => {
  const { table, press } = await seated()
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const show = vi.fn(() => promise)
  const shown = press(show)
  await vi.waitFor(() => expect(show).toHaveBeenCalled())
  setOnline(false)
  await vi.waitFor(() => expect(status()).toBe('本局已结算，结果照常揭晓'))
  table.course('甲出单张')
  expect(status()).toBe('本局已结算，结果照常揭晓')
  end()
  await shown
  expect(strip().hidden).toBe(false)
  expect(status()).toMatch(/^红/)
})

test('a round whose answer went with the network: the table says that it is open, and back again the table how it went, once', async () => {
  const { table, press } = await seated()
  world.isAnswerLost = true
  const show = vi.fn(async () => {})
  const played = press(show)
  setOnline(false)
  await vi.waitFor(() => expect(status()).toBe('本局是否结算，恢复后告知'))
  world.isAnswerLost = false
  setOnline(true)
  await vi.waitFor(() => expect(status()).toBe('断线前那局已结算，我的盈亏 -10.00，见记录'))
  expect(await played, 'and it was shown as any round').toBe(true)
  expect(show).toHaveBeenCalledOnce()
  expect(table.balance()).toBe(99_000)
  expect(table.rounds).toHaveLength(1)
  await press()
  expect(new Set(world.sent).size, 'the same bet is another round').toBe(2)
})

test('a network that is back before the round has given up: it is told then', async () => {
  const { press } = await seated()
  world.isAnswerLost = true
  void press()
  setOnline(false)
  setOnline(true)
  await vi.waitFor(() => expect(status()).toContain('断线前那局已结算'))
})

test('a round that never arrived: back again the table says that nothing was taken, and the next press sends it', async () => {
  const { table, press } = await seated()
  world.isCut = true
  const played = press()
  await vi.waitFor(() => expect(status()).toBe('本局是否结算，恢复后告知'))
  expect(strip().textContent).toBe('未收到答复')
  expect(table.mayPlay()).toBe(false)
  setOnline(false)
  setOnline(true)
  await vi.waitFor(() => expect(status()).toBe('断线前那局没有送达，没有扣款'))
  expect(await played).toBe(false)
  expect(world.closed, 'and never will arrive').toHaveLength(1)
  expect(table.balance()).toBe(100_000)
  await press()
  expect(table.rounds).toHaveLength(1)
})

test('who asks by a press while nothing answers is told so, and the button stays one that asks', async () => {
  const { press } = await seated()
  world.isCut = true
  const played = press()
  await vi.waitFor(() => expect(status()).toBe('本局是否结算，恢复后告知'))
  const gold = document.createElement('button')
  gold.className = 'gold'
  document.querySelector('.dock')!.append(gold)
  for (const goOn of [() => {}, () => setOnline(false)]) {
    goOn()
    gold.click()
    expect(status()).toBe('正在查询…')
    await vi.waitFor(() => expect(status()).toBe('仍未连上，本局是否结算，恢复后告知'))
    expect(gold.getAttribute('aria-disabled')).toBe('false')
    expect(document.getElementById('app')!.style.getPropertyValue('--cut')).toContain('查询')
  }
  setOnline(true)
  await vi.waitFor(() => expect(status()).toBe('断线前那局没有送达，没有扣款'))
  expect(await played).toBe(false)
})

test('a call that hangs is told to be waited for, and given up when any call of the site is: then it is asked how it went', async () => {
  const { LIMIT_MS } = await import('../../../mock-server/pages/games/kit/session.js')
  expect(LIMIT_MS).toBe(TIMEOUT_MS)
  const { table, press } = await seated()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  world.isHung = true
  const played = press()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(status()).toBe('还没有收到答复，正在等待…')
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 5_001)
  expect(table.isAsking()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(strip().textContent).toBe('未收到答复')
  expect(world.sent, 'it is not hung on to by another try').toEqual(['hung'])
  expect(document.querySelector('.busy')).toBeNull()
  world.isHung = false
  await vi.advanceTimersByTimeAsync(LIMIT_MS + 3_000)
  expect(status()).toBe('断线前那局没有送达，没有扣款')
  expect(await played).toBe(false)
  vi.useRealTimers()
})

test('who comes back after a round that never arrived is told that nothing was taken, once', async () => {
  const { press } = await seated()
  world.isCut = true
  void press()
  await vi.waitFor(() => expect(status()).toBe('本局是否结算，恢复后告知'))
  world.isCut = false
  vi.resetModules()
  expect((await seated()).table.left).toBe('离开时那局没有送达，没有扣款')
  expect(world.closed, 'and never will arrive').toHaveLength(1)
  vi.resetModules()
  expect((await seated()).table.left).toBe('')
})

test('what the button says without a network comes from the table, as no style sheet is written in the other script', async () => {
  await seated()
  expect(document.getElementById('app')!.style.getPropertyValue('--cut')).toMatch(/^"网络.*已断开"$/)
  const styles = 'mock-server/pages/games/style'
  const written = readdirSync(styles).filter((name) =>
    /content:[^;]*\p{Script=Han}/u.test(readFileSync(`${styles}/${name}`, 'utf8')),
  )
  expect(written).toEqual([])
})
