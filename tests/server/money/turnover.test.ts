import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromCents } from '@app/contract/kit/cents'
import { openTurnover } from '../../../mock-server/src/modules/withdraw/turnover.service.ts'
import { turnoverStore } from '../../../mock-server/src/modules/withdraw/turnover.store.ts'
import { testSite } from '../harness.ts'
import { type CountedBet, type Demand, meter } from './meter.ts'

const site = testSite()
let members = 90_000

/** The turnover of a member of its own, with what happened to him, for who counts anew. */
const story = () => {
  const memberId = ++members
  const demands: Demand[] = []
  const bets = new Map<number, CountedBet>()
  let paidOutAt: number | undefined
  const turnover = openTurnover({ store: turnoverStore(site.world.db), paidOutAt: () => paidOutAt })
  const numberOf = (bet: number) => memberId * 1_000 + bet
  return {
    demand: (time: number, requiredCents: number) => {
      const id = `D${memberId}-${demands.length}`
      demands.push({ id, requiredCents, time })
      turnover.demand({ memberId, id, name: '存款', cents: requiredCents, requiredCents, time })
    },
    bet: (bet: number, at: number, validCents: number) => {
      const placed = bets.get(bet)?.at ?? at
      if (validCents > 0) bets.set(bet, { bet: numberOf(bet), at: placed, validCents })
      else bets.delete(bet)
      turnover.counted({
        bet: numberOf(bet),
        memberId,
        at: placed,
        ticketId: `T${numberOf(bet)}`,
        name: '澄冠体育',
        validCents,
      })
    },
    pay: (at: number) => {
      paidOutAt = Math.max(paidOutAt ?? 0, at)
      turnover.paidOut(memberId, paidOutAt)
    },
    counted: () => meter(demands, [...bets.values()], paidOutAt),
    shown: () => turnover.shown(memberId),
    missing: () => turnover.missingCents(memberId),
    demandOf: (id: string) => turnover.demandOf(memberId, id),
  }
}
const doneOf = (one: ReturnType<typeof story>) => one.shown().items.map(({ done }) => done)

describe('the turnover', () => {
  test('goes to the oldest demand first, and over to the next', () => {
    const one = story()
    one.demand(10, 500)
    one.demand(20, 300)
    one.bet(1, 30, 600)
    expect(doneOf(one)).toEqual(['1.00', '5.00'])
  })
  test('of a bet before a deposit does not count for it', () => {
    const one = story()
    one.bet(1, 9, 900)
    one.demand(10, 500)
    expect(one.missing()).toBe(500)
  })
  test('that stood before the last paid withdrawal is met by it', () => {
    const one = story()
    one.demand(10, 500)
    one.pay(20)
    one.demand(30, 200)
    expect(one.missing()).toBe(200)
  })
  test('of nothing is done by no bet, though one goes past it', () => {
    const one = story()
    one.demand(10, 500)
    one.demand(20, 0)
    one.demand(20, 300)
    one.bet(1, 30, 600)
    expect(one.shown().items.map(({ betCount }) => betCount)).toEqual([1, 0, 1])
  })
  test('is shown newest first, in yuan, with the bets that went into it', () => {
    const one = story()
    one.demand(10, 500)
    one.bet(1, 15, 200)
    one.demand(20, 300)
    expect(one.shown()).toMatchObject({
      required: '8.00',
      done: '2.00',
      missing: '6.00',
      items: [
        { time: 20, betCount: 0, bets: [] },
        { time: 10, done: '2.00', betCount: 1, bets: [{ valid: '2.00', time: 15 }] },
      ],
    })
  })
})

const time = fc.integer({ min: 1, max: 40 })
const verb = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('demand' as const),
      time,
      cents: fc.integer({ min: 0, max: 900 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('bet' as const),
      bet: fc.integer({ min: 1, max: 12 }),
      time,
      cents: fc.integer({ min: -100, max: 900 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pay' as const), time }) },
)

test('kept as it happens, the turnover is what counting the whole story anew says, in whatever order it happened', () => {
  fc.assert(
    fc.property(fc.array(verb, { maxLength: 25 }), (verbs) => {
      const one = story()
      for (const each of verbs) {
        if (each.does === 'demand') one.demand(each.time, each.cents)
        if (each.does === 'bet') one.bet(each.bet, each.time, Math.max(0, each.cents))
        if (each.does === 'pay') one.pay(each.time)
      }
      const counted = one.counted()
      expect(one.shown().items.map(({ id, done, betCount, bets }) => [id, done, betCount, bets])).toEqual(
        counted.map(({ id, doneCents, bets }) => [
          id,
          fromCents(doneCents),
          bets.length,
          bets
            .toReversed()
            .slice(0, 10)
            .map(({ bet, cents }) =>
              expect.objectContaining({ ticketId: `T${bet}`, valid: fromCents(cents) }),
            ),
        ]),
      )
      expect(one.missing()).toBe(
        counted.reduce((sum, { requiredCents, doneCents }) => sum + requiredCents - doneCents, 0),
      )
      for (const { id, doneCents } of counted) expect(one.demandOf(id)?.doneCents).toBe(doneCents)
    }),
    { numRuns: 300 },
  )
})
