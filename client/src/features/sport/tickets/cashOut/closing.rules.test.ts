import { expect, test } from 'vitest'
import { ticketFor } from '../ticket.data.ts'
import { closingOf, hasParts, mostOf, partAt, sharePercent, targetsOf, withClosed } from './closing.rules.ts'

test('the whole pays the offer, and what is won by it is what it pays over the risk', () => {
  expect(closingOf(ticketFor({}), '112.30', 100_00)).toEqual({
    paidCents: 112_30,
    restCents: 0,
    profitCents: 12_30,
  })
})

test('a part pays its share cut down to the cent, and loses or wins against its share of the risk', () => {
  expect(closingOf(ticketFor({}), '91.01', 30_00)).toEqual({
    paidCents: 27_30,
    restCents: 70_00,
    profitCents: -2_70,
  })
})

test('on a negative price the risk of a part is what its rest leaves of the risk', () => {
  const legs = [{ ...ticketFor({}).legs[0]!, k: '1.25' }]
  const ticket = ticketFor({ oddsType: 'M', legs, risk: '80.00', win: '100.00' })
  expect(closingOf(ticket, '80.00', 50_00)).toMatchObject({ paidCents: 40_00, profitCents: 0 })
})

test('in a system the stake is that of a bet', () => {
  const system = { code: '3串4', sizes: [2, 3], bets: 4 }
  const ticket = ticketFor({ kind: 'system', system, stake: '10.00', risk: '40.00' })
  expect(closingOf(ticket, '36.00', 5_00)).toMatchObject({ paidCents: 18_00, profitCents: -2_00 })
})

// [U-SPORT-16]
test('no part is below a yuan, and no ticket below two has any', () => {
  expect([partAt(ticketFor({}), 50), partAt(ticketFor({ stake: '10.00' }), 5)]).toEqual([50_00, 1_00])
  expect(partAt(ticketFor({ stake: '10.00' }), 95)).toBe(9_00)
  expect([hasParts(ticketFor({ stake: '2.00' })), hasParts(ticketFor({ stake: '1.99' }))]).toEqual([
    true,
    false,
  ])
  expect(mostOf(ticketFor({}))).toBe(185_25)
})

test('what to wait for is above the offer and within reach: the risk while it is lost, and round sums', () => {
  expect(targetsOf(ticketFor({}), '91.00')).toEqual({ evenCents: 100_00, roundCents: [120_00, 150_00] })
  expect(targetsOf(ticketFor({}), '150.00')).toEqual({ evenCents: undefined, roundCents: [160_00, 170_00] })
  expect(targetsOf(ticketFor({}), '185.25')).toEqual({ evenCents: undefined, roundCents: [] })
})

test('a part says the share that it really is, where a whole yuan is the least', () => {
  const small = ticketFor({ stake: '10.00' })
  expect([sharePercent(ticketFor({}), 50_00), sharePercent(small, partAt(small, 5))]).toEqual([50, 10])
})

test('what was closed as a whole stands where it was, in whichever order; of a part nothing is added', () => {
  const [a, b, c, d] = ['1', '2', '3', '4'].map((ticket_id) => ticketFor({ ticket_id }))
  const closed = (rest: typeof a, at: number) => ({ closed: { ...rest!, return: '91.00' }, rest: rest!, at })
  const part = { closed: ticketFor({ ticket_id: '5', partOf: '1' }), rest: a!, at: 0 }
  const shown = withClosed([a!, c!], [closed(d, 3), closed(b, 1), part])
  expect(shown.map(({ ticket_id, return: back }) => [ticket_id, back])).toEqual([
    ['1', null],
    ['2', '91.00'],
    ['3', null],
    ['4', '91.00'],
  ])
})
