import { describe, expect, it } from 'vitest'
import { explain } from './explain.ts'
import type { ExplainStep } from './explain.ts'
import { soldRiskCents } from './sold.ts'
import type { Ticket, TicketLeg } from '../ticket.ts'

const leg: TicketLeg = {
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
}
const ticket: Ticket = {
  ticket_id: '9',
  kind: 'single',
  system: null,
  state: 'settled',
  reason: null,
  result: 'LW',
  reversedReturn: null,
  cashOut: null,
  oddsType: 'H',
  legs: [leg],
  stake: '100.00',
  risk: '100.00',
  win: '90.00',
  return: '145.00',
  placedAt: 0,
  confirmAt: 0,
  settledAt: 1,
}
const of = (part: Partial<Ticket>) => explain({ ...ticket, ...part })
const steps = (found: readonly ExplainStep[]) => found.map(({ step }) => step)
const legStep = (part: Partial<TicketLeg>) => of({ legs: [{ ...leg, ...part }] })[1]

describe('the explanation of a settlement', () => {
  it('tells which parts were closed before it reckons with what stayed', () => {
    const found = of({ sold: { stake: '40.00', amount: '38.50' } })
    expect(steps(found)).toEqual(['risk', 'sold', 'handicap', 'payout', 'return'])
    expect(found[1]).toEqual({ step: 'sold', stakeCents: 40_00, cents: 38_50 })
  })
  it('tells of a closed part what it had cost: all bets of a system, the risk on a negative price', () => {
    const costs = (part: Partial<Ticket>) =>
      soldRiskCents({ ...ticket, sold: { stake: '40.00', amount: '38.50' }, ...part })
    expect(costs({ kind: 'series' })).toBe(40_00)
    expect(costs({ kind: 'system', system: { code: '3串4', sizes: [2, 3], bets: 4 } })).toBe(160_00)
    expect(costs({ oddsType: 'I' })).toBe(44_45)
    expect(soldRiskCents(ticket)).toBe(0)
  })
  it('splits a quarter line into its halves and adds up to the return', () => {
    const [risk, handicap, payout, back] = of({})
    expect(risk).toMatchObject({
      step: 'risk',
      stakeCents: 100_00,
      riskCents: 100_00,
      winCents: 90_00,
      isWinTyped: false,
    })
    expect(handicap).toMatchObject({
      counted: { home: 1, away: 0 },
      line: -0.75,
      margin: 0.25,
      halves: [
        { line: -1, margin: 0, outcome: 'P' },
        { line: -0.5, margin: 0.5, outcome: 'W' },
      ],
      outcome: 'LW',
    })
    expect(payout).toMatchObject({ outcome: 'LW', backCents: 100_00, wonCents: 45_00 })
    expect(back).toEqual({ step: 'return', returnCents: 145_00, profitCents: 45_00 })
  })

  it('in play counts from the score at the bet, for the away side with the opposite line', () => {
    expect(
      legStep({
        wtype: 'RE',
        w: 'RC',
        line: 0.5,
        scoreAtBet: { home: 1, away: 0 },
        finalScore: { home: 1, away: 1 },
        result: 'W',
      }),
    ).toMatchObject({ from: { home: 1, away: 0 }, counted: { home: 0, away: 1 }, line: -0.5, margin: 0.5 })
  })

  it('reads a total and the totals of each team', () => {
    const total = (wtype: string, w: string, line: number) =>
      legStep({ wtype, w, line, finalScore: { home: 2, away: 1 }, result: 'W' })
    expect(total('OU', 'OUO', 2.5)).toMatchObject({
      step: 'total',
      total: 3,
      margin: 0.5,
      halves: [{ line: 2.5 }],
    })
    expect(total('TOH', 'OUU', 2.25)).toMatchObject({ total: 2, margin: 0.25 })
    expect(total('TOC', 'OUO', 0.5)).toMatchObject({ total: 1 })
  })

  it('names the selections that won, of scores, sets, games, corners and what only the result tells', () => {
    const winners = (wtype: string, part: Partial<TicketLeg> = {}) =>
      legStep({ wtype, w: 'MH', line: null, finalScore: { home: 2, away: 1 }, result: 'W', ...part })
    expect(winners('M')).toMatchObject({ step: 'outright', winners: ['MH'] })
    expect(winners('DC')).toMatchObject({ winners: ['DCHN', 'DCHC'] })
    expect(winners('SPD', { sport: 'TN', w: 'H2C1' })).toMatchObject({ winners: ['H2C1'] })
    expect(winners('CNEO', { w: 'EOO' })).toMatchObject({ winners: ['EOO'] })
    expect(winners('S1M', { sport: 'TN' })).toMatchObject({ winners: ['MH'] })
    expect(winners('F', { w: 'FHH' })).toMatchObject({ winners: ['FHH'] })
    expect(winners('F', { w: 'FHH', result: 'L' })).toMatchObject({ winners: [] })
    expect(winners('GR', { sport: 'TN' })).toMatchObject({ step: 'outright', winners: [] })
  })

  it('says why a leg is void and nothing about one that is open or was broken off', () => {
    expect(legStep({ result: 'DB', finalScore: null })).toEqual({ step: 'void', leg: 0, code: 'DB' })
    expect(legStep({ result: 'A' })).toMatchObject({ step: 'void' })
    expect(legStep({ wtype: 'XX' })).toMatchObject({ step: 'void' })
    expect(
      steps(of({ legs: [{ ...leg, result: null }], state: 'accepted', result: null, return: null })),
    ).toEqual(['risk'])
    expect(steps(of({ legs: [{ ...leg, finalScore: null }] }))).toEqual(['risk', 'payout', 'return'])
  })

  it('a negative price risks what follows from the typed win', () => {
    const found = of({
      oddsType: 'M',
      legs: [{ ...leg, k: '1.50', result: 'L' }],
      result: 'L',
      risk: '66.67',
      return: '0.00',
    })
    expect(found[0]).toMatchObject({ oddsType: 'M', isWinTyped: true, winCents: 100_00, riskCents: 66_67 })
    expect(found.at(-1)).toMatchObject({ profitCents: -66_67 })
  })

  it('multiplies the factors of a parlay', () => {
    const two = [leg, { ...leg, k: '1.00', result: 'W' as const }, { ...leg, result: null }]
    const found = of({ kind: 'series', legs: two, result: 'W', return: '290.00' })
    expect(found.filter(({ step }) => step === 'factor')).toMatchObject([
      { factor: { text: '1.4500' } },
      { factor: { text: '2.0000' } },
      { outcome: 'D', factor: { text: '1.0000' } },
    ])
    expect(found.find(({ step }) => step === 'product')).toMatchObject({ factor: { text: '2.9000' } })
  })

  it('adds the combinations of a system, size by size', () => {
    const legs = [1, 2, 3].map(() => ({ ...leg, k: '1.00', result: 'W' as const }))
    const system = { code: '3串4', sizes: [2, 3, 9], bets: 4 }
    const found = of({ kind: 'system', system, legs, result: 'W', risk: '400.00', return: '2000.00' })
    expect(found[0]).toMatchObject({ bets: 4, k: null, riskCents: 400_00 })
    expect(found.filter(({ step }) => step === 'combinations')).toMatchObject([
      { size: 2, sum: { text: '12.0000' } },
      { size: 3, sum: { text: '8.0000' } },
      { size: 9, sum: { text: '0.0000' } },
    ])
  })

  it('tells of a settlement taken back, a cash-out and a bet that was refused', () => {
    expect(steps(of({ reversedReturn: '190.00' }))).toEqual([
      'risk',
      'handicap',
      'reversed',
      'payout',
      'return',
    ])
    expect(
      steps(of({ result: null, legs: [{ ...leg, result: null }], cashOut: { amount: '145.00', at: 1 } })),
    ).toEqual(['risk', 'cashOut', 'return'])
    expect(
      steps(of({ state: 'refused', result: null, legs: [{ ...leg, result: null }], return: '100.00' })),
    ).toEqual(['risk', 'return'])
    expect(steps(of({ result: null }))).toEqual(['risk', 'handicap', 'return'])
    expect(steps(of({ legs: [{ ...leg, k: '' }] }))).toContain('payout')
    expect(steps(of({ kind: 'series', legs: [{ ...leg, k: '' }] }))).toContain('product')
    expect(steps(explain({ ...ticket, legs: [] as never }))).toEqual(['risk', 'return'])
  })

  it('says why a bet was refused, where that is known', () => {
    const refused = { state: 'refused', return: '100.00' } as const
    const known = of({ ...refused, reason: 'dangerousBall' })
    expect(known.at(-2)).toEqual({ step: 'refused', reason: 'dangerousBall' })
    expect(known.at(-1)).toMatchObject({ returnCents: 100_00, profitCents: 0 })
    expect(steps(of(refused))).not.toContain('refused')
  })

  it('says what the caps of a day kept back, and nothing of it where there was nothing to keep', () => {
    expect(of({ return: '120.00' }).slice(-2)).toMatchObject([
      { step: 'capped', cents: 25_00 },
      { step: 'return', returnCents: 120_00 },
    ])
    expect(steps(of({}))).not.toContain('capped')
    const lost: Partial<Ticket> = {
      kind: 'series',
      legs: [leg, { ...leg, result: 'L' }],
      result: 'L',
      return: '0.00',
    }
    expect(steps(of(lost))).not.toContain('capped')
    const won: Partial<Ticket> = { ...lost, legs: [leg, leg], result: 'W', return: '150.00' }
    expect(of(won).at(-2)).toMatchObject({ step: 'capped', cents: 60_25 })
  })
})
