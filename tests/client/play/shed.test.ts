import { afterEach, expect, test, vi } from 'vitest'
import type { CardsOutcome } from '@app/contract/play/outcomes'
import { newCard } from '../../../mock-server/pages/games/kit/cardFace.js'
import { bombOf, briefOf, kindOf } from '../../../mock-server/pages/games/kit/shed/forms.js'
import { verdictOf } from '../../../mock-server/pages/games/kit/shed/middle.js'
import { openShed, stepsOf } from '../../../mock-server/pages/games/shed.js'
import { landlordEngine } from '../../../mock-server/src/modules/play/games/landlord.ts'
import { seededRandom } from '../../../mock-server/src/world/random.ts'

const LITTLE_MOTION = { matches: true }
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A round of as many plays as most have. */
const MOST_MS = 12_000
const SEATS = ['seat1', 'seat2', 'seat3']
/** ♦3, ♦4 … */
const [THREE, FOUR, FIVE, SIX, SEVEN] = [2, 3, 4, 5, 6]

test('only the plays of the trick that is on are seen, and who passes says so', () => {
  const plays = [
    { key: 'seat2', cards: [THREE] },
    { key: 'seat1', cards: [FOUR] },
    { key: 'seat2', cards: [FIVE] },
    { key: 'seat2', cards: [SIX, SEVEN] },
  ]
  const steps = stepsOf(plays, SEATS)
  const told = steps.map(({ notes }) => SEATS.map((seat) => notes[seat] ?? ''))
  expect(steps.map(({ passed }) => passed)).toEqual([[], ['seat3'], [], ['seat3', 'seat1'], []])
  expect(told).toEqual([
    ['', '3', ''],
    ['4', '3', '不要'],
    ['4', '5', '不要'],
    ['不要', '5', '不要'],
    ['', '6–7', ''],
  ])
})

/** A round of this seed, and a table at which it is shown. */
const dealt = (seed: number) => {
  const bet = { kind: 'spread' as const, bets: [{ on: 'landlord', stake: '1.00' }] }
  const { outcome, result } = landlordEngine.play(bet, seededRandom(seed))
  const round = outcome as CardsOutcome
  const labels = Object.fromEntries(round.hands.map(({ key, label }) => [key, label]))
  const course = vi.fn<(text: string) => void>()
  const open = vi.fn<(title: string, body: Node) => void>()
  const shed = openShed(labels, true, course, open)
  const part = () => document.createElement('div')
  const seats = round.hands.map((hand) => ({
    hand,
    seat: { element: part(), cards: part(), role: part(), note: part() },
    cards: hand.cards.map(newCard),
  }))
  return { round, result, labels, shed, seats, course, open }
}
const bombed = (isBombed: boolean) => {
  for (let seed = 1; ; seed++) {
    const one = dealt(seed)
    if (one.round.won.includes('bomb') === isBombed) return one
  }
}

test('a round can be followed with little motion too: what was put down lies there with its name until the next play, and all plays are listed', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => LITTLE_MOTION)
  const { round, labels, shed, seats } = bombed(false)
  const plays = round.plays!
  const seen = new Map<string, number>()
  const lefts = new Set<number>()
  const ended = vi.fn()
  void shed.play(round, seats).then(ended)
  for (let ms = 0; ms < 30_000 && ended.mock.calls.length === 0; ms += 50) {
    await vi.advanceTimersByTimeAsync(50)
    const name = shed.head.querySelector('.trick b')?.textContent
    const count = name ? shed.list.querySelectorAll('li:not(.passed)').length : 0
    seen.set(`${name}${count}`, (seen.get(`${name}${count}`) ?? 0) + 50)
    const left = seats.map(({ seat }) => / (\d+) 张$/.exec(seat.role.textContent)?.[1])
    if (count === 1 && left.every(Boolean)) lefts.add(left.reduce((sum, each) => sum + Number(each), 0))
  }
  expect([...lefts], 'each hand says how many it has left').toEqual([54 - plays[0]!.cards.length])
  expect([...seen.keys()].slice(1)).toEqual(plays.map(({ key }, at) => `${labels[key]}${at + 1}`))
  for (const ms of [...seen.values()].slice(1, -1)) expect(ms).toBeGreaterThanOrEqual(300)
  expect([...seen.values()].reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(MOST_MS)
  expect(shed.head.querySelector('.bomb')).toBeNull()
  const out = seats.filter(({ seat }) => seat.note.classList.contains('out'))
  expect(out.map(({ hand }) => hand.key)).toEqual([plays.at(-1)!.key])
  const again = shed.play(round, seats)
  expect(seats.filter(({ seat }) => seat.note.classList.contains('out'))).toEqual([])
  await vi.advanceTimersByTimeAsync(30_000)
  await again
  expect(seats.map(({ seat }) => seat.note.textContent)).toEqual(round.hands.map(({ note }) => note))
})

test('a round says all the way what was put down, how many that leaves and whose turn it is; who passes is listed in turn', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => LITTLE_MOTION)
  const { round, labels, shed, seats, course } = bombed(false)
  void shed.play(round, seats)
  await vi.advanceTimersByTimeAsync(40_000)
  const plays = round.plays!
  const names = Object.values(labels)
  const listed = [...shed.list.querySelectorAll('li')].map((one) => one.textContent)
  let turn = names.indexOf(labels[plays[0]!.key]!)
  for (const text of listed) {
    // Who leads anew has been left the trick by all.
    if (text.includes(' 先')) turn = names.indexOf(text[0]!)
    expect(text).toMatch(new RegExp(`^${names[turn++ % names.length]} `))
  }
  expect(listed.filter((text) => !text.endsWith(' 不要'))).toHaveLength(plays.length)
  const said = course.mock.calls.map(([text]) => text)
  expect(said[0]).toBe('发牌中')
  const told = said.filter((text) => /出(单张|对子|三条|三带.|顺子|连对|飞机)/.test(text))
  expect(told).toHaveLength(plays.length)
  expect(told.at(-1)).toBe(`${labels[plays.at(-1)!.key]}出${kindOf(plays.at(-1)!.cards)}，出完`)
  for (const text of told.slice(0, -1)) expect(text).toMatch(/，余 \d+ 张 · 轮到[甲乙丙]$/)
})

test('a bomb is framed, named and looked at for longer, and the result says that there was one', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => LITTLE_MOTION)
  const { round, result, labels, shed, seats } = bombed(true)
  const { key, cards } = round.plays!.find((play) => bombOf(play.cards))!
  const winner = round.hands.find(({ key: each }) => each === round.plays!.at(-1)!.key)!
  expect(result).toBe(`${winner.role}${winner.label}胜 · 有炸`)
  let framed = 0
  const ended = vi.fn()
  void shed.play(round, seats).then(ended)
  for (let ms = 0; ms < 40_000 && ended.mock.calls.length === 0; ms += 50) {
    await vi.advanceTimersByTimeAsync(50)
    const trick = shed.head.querySelector('.trick.bomb')
    if (
      trick?.querySelector('b')?.textContent === labels[key] &&
      trick?.querySelector('span')?.textContent === bombOf(cards)
    )
      framed += 50
  }
  expect(framed).toBeGreaterThanOrEqual(1_050)
  expect(shed.list.querySelector('.bomb')?.textContent).toMatch(
    new RegExp(`^${labels[key]} (先 )?${bombOf(cards)}`),
  )
})

test('both jokers are a bomb, and four of a kind; three with one more are none', () => {
  expect(
    [
      [52, 53],
      [2, 15, 28, 41],
      [2, 15, 28, 4],
      [2, 15],
    ].map(bombOf),
  ).toEqual(['王炸', '炸弹', '', ''])
})

test('what was put down is called by its form, and told by its ranks', () => {
  const told = [
    [2],
    [2, 15],
    [2, 15, 28],
    [2, 15, 28, 4],
    [2, 15, 28, 4, 17],
    [2, 3, 4, 5, 6],
    [2, 15, 3, 16, 4, 17],
    [2, 15, 28, 3, 16, 29],
    [2, 15, 28, 3, 16, 29, 5, 6],
  ].map((cards) => `${kindOf(cards)} ${briefOf(cards).replaceAll('\u2009', '')}`)
  expect(told).toEqual([
    '单张 3', '对子 33', '三条 333', '三带一 3335', '三带二 33355', '顺子 3–7', '连对 33–55', '飞机 333444', '飞机带翅膀 33344467',
  ]) // prettier-ignore
})

test('at the end it is told who won with what, what the others hold and which powers were played', () => {
  const seat = (key: string, label: string, role: string, cards: number[], isWinner: boolean) => ({
    key,
    label,
    role,
    cards,
    isWinner,
    note: '',
  })
  const hands = [
    seat('seat1', '甲', '农民', [52, 53, 2, 3], true),
    seat('seat2', '乙', '地主', [4, 5, 6, 7, 8], false),
    seat('seat3', '丙', '农民', [9, 10], true),
  ]
  const plays = [
    { key: 'seat2', cards: [4] },
    { key: 'seat1', cards: [52, 53] },
    { key: 'seat1', cards: [2] },
    { key: 'seat1', cards: [3] },
  ]
  const outcome = { hands, plays, won: ['farmers', 'bomb'], pushed: [], mark: 'seat1 seat3' }
  expect(verdictOf(outcome)).toEqual({
    title: '农民胜',
    why: '甲以单张 4 走完',
    left: '地主乙剩 4 张',
    powers: '甲王炸',
  })
})

test('once a round is over a press shows its plays trick by trick, each with who leads and its form', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => LITTLE_MOTION)
  const { round, labels, shed, seats, open } = bombed(true)
  const all = shed.list.querySelector('button')!
  void shed.play(round, seats)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(all.hidden).toBe(true)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(all.hidden).toBe(false)
  all.click()
  const [title, body] = open.mock.calls[0]!
  expect(title).toBe('本局出牌')
  const tricks = [...(body as HTMLElement).children]
  expect(tricks).toHaveLength(shed.list.querySelectorAll('.lead').length)
  const [first] = round.plays!
  expect(tricks[0]!.textContent).toMatch(new RegExp(`^${labels[first!.key]} ${kindOf(first!.cards)} `))
  expect((body as HTMLElement).querySelectorAll('span:not(.passed)')).toHaveLength(round.plays!.length)
})
