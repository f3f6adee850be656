import { expect, test } from 'vitest'
import { explain } from '@app/contract/sport/settle/explain'
import type { Ticket, TicketLeg } from '@app/contract/sport/ticket'
import { slice } from '../../../i18n/slice.ts'
import { sportText } from '../text.ts'
import ticketWords from './text.json'
import { saidOf } from './explain.rules.ts'

const texts = { t: slice('ticket', ticketWords).text, sport: sportText }

const leg = (part: Partial<TicketLeg> = {}): TicketLeg => ({
  gameInfo: { gameId: '1', gide: '0001', hgid: '1', team_h: '甲', team_c: '乙' },
  sport: 'FT',
  league: '联赛',
  startTime: 0,
  wtype: 'R',
  w: 'RH',
  line: -0.75,
  lineText: '-0.5 / 1',
  label: '甲',
  k: '0.90',
  inPlay: false,
  scoreAtBet: null,
  clockAtBet: '',
  finalScore: { home: 1, away: 0 },
  result: 'LW',
  ...part,
})
const ticket = (part: Partial<Ticket> = {}): Ticket => ({
  ticket_id: '9',
  kind: 'single',
  system: null,
  state: 'settled',
  reason: null,
  result: 'LW',
  reversedReturn: null,
  cashOut: null,
  oddsType: 'H',
  legs: [leg()],
  stake: '100.00',
  risk: '100.00',
  win: '90.00',
  return: '145.00',
  placedAt: 0,
  confirmAt: 0,
  settledAt: 1,
  ...part,
})
const said = (part: Partial<Ticket> = {}) => {
  const one = ticket(part)
  return explain(one).map((step) => saidOf(step, one, texts))
}
const words = (part: Partial<Ticket> = {}) => said(part).map(({ text }) => text)

test('a bet that was refused tells why, and that all of it came back', () => {
  const refused = { state: 'refused', reason: 'dangerousBall', result: null, return: '100.00' } as const
  const open = leg({ result: null, finalScore: null })
  expect(words({ ...refused, legs: [open] }).slice(1)).toEqual([
    '危险球，投注未成立，实扣全部退回。',
    '返还 ¥100.00，输赢 ¥0.00。',
  ])
})

test('a quarter line tells both halves, what came back and what was won', () => {
  const steps = said()
  expect(steps.map(({ text }) => text)).toEqual([
    '本金 ¥100.00，香港盘 0.90：实扣 ¥100.00，可赢 ¥90.00。',
    '赛果 1-0，净胜 +1，所选盘口 -0.5 / 1：相加为 +0.25。',
    '赢半：退回本金 ¥100.00，赢得 ¥45.00。',
    '返还 ¥145.00，输赢 +¥45.00。',
  ])
  expect(steps[1]).toMatchObject({
    leg: 0,
    parts: ['一半本金按 -1 结算：走水', '一半本金按 -0.5 结算：赢'],
  })
})

test('in play the score at the bet is taken off', () => {
  const inPlay = leg({
    wtype: 'RE',
    line: -0.5,
    lineText: '-0.5',
    inPlay: true,
    scoreAtBet: { home: 1, away: 1 },
    clockAtBet: "62'",
    finalScore: { home: 2, away: 1 },
    result: 'W',
  })
  expect(words({ legs: [inPlay], result: 'W', return: '190.00' })[1]).toBe(
    '赛果 2-1，扣除投注时的 1-1 后计 1-0，净胜 +1，所选盘口 -0.5：相加为 +0.5。',
  )
})

test('a negative price says that the win was typed and how the risk follows', () => {
  const dear = leg({ k: '1.25', line: 0, lineText: '0', finalScore: { home: 0, away: 0 }, result: 'P' })
  expect(
    words({
      oddsType: 'M',
      legs: [dear],
      risk: '80.00',
      win: '100.00',
      result: 'P',
      return: '80.00',
    })[0],
  ).toBe('马来盘 -0.80 为负数，输入的 ¥100.00 是赢取金额；实扣 = 100.00 ÷ 1.25，向上取整为 ¥80.00。')
})

test('totals, winners and void legs have words of their own', () => {
  const total = leg({
    wtype: 'OU',
    w: 'OUO',
    line: 2.5,
    lineText: '2.5',
    finalScore: { home: 2, away: 1 },
    result: 'W',
  })
  const winner = leg({
    wtype: 'M',
    w: 'MH',
    line: null,
    lineText: '',
    finalScore: { home: 2, away: 1 },
    result: 'W',
  })
  const off = leg({ finalScore: null, result: 'D2' })
  const [, overs, wins, cancelled] = words({
    kind: 'series',
    legs: [total, winner, off],
    result: 'W',
    return: '361.00',
  })
  expect(overs).toBe('赛果 2-1，计 3，盘口 2.5：相差 +0.5。')
  expect(wins).toBe('赛果 2-1，获胜选项：甲。')
  expect(cancelled).toMatch(/^该项取消：.*盘口.*。取消的一项退回本金，串关系数为 1。$/)
})

test('a parlay tells the factor of each leg and their product', () => {
  const legs = [leg({ k: '0.95', result: 'W' }), leg({ k: '0.88', result: 'LL' })]
  const steps = words({ kind: 'series', legs, result: 'W', return: '97.50', win: '266.60' })
  expect(steps[0]).toBe('串关本金 ¥100.00，实扣 ¥100.00，全部赢时可赢 ¥266.60。')
  expect(steps).toContain('第 1 项 赢：系数 1.9500')
  expect(steps).toContain('第 2 项 输半：系数 0.5000')
  expect(steps).toContain('系数相乘：0.9750')
})

test('a system tells its bets and the sum of each size', () => {
  const legs = ['0.90', '0.80', '0.70'].map((k) => leg({ k, result: 'W' }))
  const steps = words({
    kind: 'system',
    system: { code: '3串4', sizes: [2, 3], bets: 4 },
    legs,
    stake: '10.00',
    risk: '40.00',
    result: 'W',
    return: '155.24',
  })
  expect(steps[0]).toMatch(/^每注 ¥10\.00 × 4 注，实扣 ¥40\.00/)
  expect(steps).toContain('所有 2 项组合的系数之和：9.7100')
  expect(steps).toContain('所有 3 项组合的系数之和：5.8140')
})

test('sums are grouped as everywhere, and a closed part is called one', () => {
  const closed = { cashOut: { amount: '1088.00', at: 1 }, partOf: '2', result: null, return: '1088.00' }
  expect(words({ ...closed, stake: '1200.00', risk: '1200.00', win: '1080.00' })).toEqual(
    expect.arrayContaining([
      '本金 ¥1,200.00，香港盘 0.90：实扣 ¥1,200.00，可赢 ¥1,080.00。',
      '部分兑现，按当时报价 ¥1,088.00 结清。',
      '返还 ¥1,088.00，输赢 −¥112.00。',
    ]),
  )
})

test('closed early and corrected tickets say for how much', () => {
  expect(words({ cashOut: { amount: '88.00', at: 1 }, result: null, return: '88.00' })).toEqual(
    expect.arrayContaining(['提前兑现，按当时报价 ¥88.00 结清。', '返还 ¥88.00，输赢 −¥12.00。']),
  )
  expect(words({ reversedReturn: '190.00' })).toContain('此前的结算 ¥190.00 已冲正，按更正后的赛果重新结算。')
})
