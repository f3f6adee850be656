import type { BetLeg, BetRecord } from '@app/contract/bet/betRecord'
import { expect, it } from 'vitest'
import { clock } from '../../lib/clock.ts'
import {
  barsOf,
  chipOf,
  figuresOf,
  isClosed,
  isMoot,
  sumOf,
  togetherOf,
  isMost,
  standingText,
  whyLess,
} from './record.rules.ts'

it('has a bar for every day of the span, empty ones too', () => {
  expect(barsOf(['2026-11-20', '2026-11-21'], [{ day: '2026-11-21', bet: '100.00', win: '-40.50' }])).toEqual(
    [
      { day: '2026-11-20', cents: [0, 0] },
      { day: '2026-11-21', cents: [10_000, -4_050] },
    ],
  )
})

it('opens on the shortest span that holds the latest bet', () => {
  const DAY_MS = 86_400_000
  expect([0, 1, 5, 20, 90].map((days) => chipOf(clock.now() - days * DAY_MS))).toEqual([
    'today',
    'yesterday',
    'last7',
    'last30',
    'last30',
  ])
  expect(chipOf(undefined)).toBe('last7')
})

const LEG: BetLeg = {
  match: null,
  wtype: 'M',
  playName: '独赢',
  pickName: '维罗尼亚',
  line: '',
  odds: '1.31',
  result: 'W',
  resultName: '赢',
}

const TICKET = {
  status: 'settled' as const,
  settleTime: 1,
  valid: '45.00',
  risk: '50.00',
  possibleWin: '45.00',
  payout: '95.00',
  win: '45.00',
  result: 'W',
  legs: [LEG],
}

it('knows the legs that were open when another one lost their ticket', () => {
  const [lost, open] = ['L', ''].map((result): BetLeg => ({ ...LEG, result }))
  const series = { legs: [lost!, open!], status: 'settled' as const, result: 'L' }
  expect([lost!, open!].map((leg) => isMoot(series, leg))).toEqual([false, true])
  // It runs, or was closed before its result.
  expect(isMoot({ ...series, status: 'accepted', result: '' }, open!)).toBe(false)
  expect(isMoot({ ...series, result: '' }, open!)).toBe(false)
})

it('says what counts of a settled ticket, and why where that is not all of it', () => {
  expect(figuresOf(TICKET).map(([name]) => name)).toEqual(['risk', 'counts', 'payout', 'win'])
  expect(whyLess(TICKET)).toBe('countsResult')
  expect(whyLess({ ...TICKET, valid: '0.00' })).toBe('countsNoLow')
  expect(whyLess({ ...TICKET, valid: '0.00', win: '0.00', result: 'P' })).toBe('countsNoEven')
  expect(whyLess({ ...TICKET, valid: '0.00', result: '' })).toBe('countsNoClosed')
  expect(whyLess({ ...TICKET, status: 'refused', valid: '0.00', result: '' })).toBe('countsNoRefused')
})

it('says only what can be said of a ticket that counts whole, waits, or is of another game', () => {
  expect(figuresOf({ ...TICKET, settleTime: null }).map(([name]) => name)).toEqual(['risk', 'possibleWin'])
  expect(whyLess({ ...TICKET, valid: '50.00' })).toBeUndefined()
  expect(whyLess({ ...TICKET, settleTime: null })).toBeUndefined()
  expect(whyLess({ ...TICKET, legs: [] })).toBeUndefined()
})

it('knows a ticket that its member closed from one that was decided, lost or called off', () => {
  const legs = [LEG]
  const settled = { legs, status: 'settled', result: '' } as const
  expect([
    isClosed(settled),
    isClosed({ ...settled, result: 'L' }),
    isClosed({ ...settled, status: 'cancelled' }),
    isClosed({ ...settled, legs: [] }),
  ]).toEqual([true, false, false, false])
})

const shot = (betTime: number, win: string, more: Partial<BetRecord> = {}): BetRecord => ({
  ticketId: String(betTime),
  category: 'BY',
  enName: 'cwby',
  venueName: '澄湾捕鱼',
  gameCode: 'cwby-001',
  gameName: '珍珠潮汐',
  image: '',
  roundId: `r${betTime}`,
  content: ['炮值 10 × 1 发'],
  stake: '10.00',
  risk: '10.00',
  possibleWin: '0.00',
  valid: '10.00',
  win,
  payout: (10 + Number(win)).toFixed(2),
  rebate: '0.00',
  status: 'settled',
  statusName: '已结算',
  result: win.startsWith('-') ? 'L' : 'W',
  resultName: win.startsWith('-') ? '输' : '赢',
  oddsType: null,
  odds: '',
  parlay: '',
  legs: [],
  betTime,
  settleTime: betTime,
  ...more,
})

it('tells the shots of one minute and game together, and all else by itself', () => {
  const spin = { category: 'DZ' } as const
  const records = [
    shot(125_000, '-10.00'),
    shot(121_000, '10.00'),
    shot(119_000, '-10.00'),
    shot(118_000, '-10.00', { gameCode: 'cwby-002' }),
    shot(117_000, '-10.00', spin),
    shot(116_000, '-10.00', spin),
  ]
  expect(togetherOf(records).map((heap) => heap.length)).toEqual([2, 1, 1, 1, 1])
})

it('sums what shots came to: the net stays what it was, and says whether it was won', () => {
  const heap = [shot(125_000, '-10.00'), shot(123_000, '-10.00'), shot(121_000, '10.00')]
  expect(sumOf(heap, '3 局')).toMatchObject({
    content: ['3 局'],
    risk: '30.00',
    valid: '30.00',
    payout: '20.00',
    win: '-10.00',
    resultName: '输',
  })
  expect(sumOf(heap.slice(1), '').resultName).toBe('')
})

it('says of one bet what it wins, as the slip does, and of several in one or a game the most', () => {
  expect(isMost({ legs: [LEG], parlay: '' })).toBe(false)
  expect(isMost({ legs: [LEG, LEG], parlay: '2串1' })).toBe(false)
  expect(isMost({ legs: [LEG, LEG, LEG], parlay: '3串4' })).toBe(true)
  expect(isMost({ legs: [], parlay: '' })).toBe(true)
})

it('writes the score of a bet as the slip does', () => {
  expect(standingText("0-0 @ 28'")).toBe("0–0 · 28'")
  expect(standingText('2-1')).toBe('2–1')
  expect(standingText('')).toBe('')
})
