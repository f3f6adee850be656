import type { BetRecord } from '@app/contract/bet/betRecord'
import { expect, it } from 'vitest'
import { OVER, SYSTEM } from '../../lib/text/leg.data.ts'
import { COLUMNS, rowOf } from './file.rules.ts'

/** The cells that are filled, by their column. */
const cells = (record: BetRecord) =>
  Object.fromEntries(
    rowOf(record, (words) => words).flatMap((cell, at) => (cell ? [[COLUMNS[at], cell]] : [])),
  )

it('has a cell for every column', () => {
  expect(rowOf(SYSTEM, (words) => words)).toHaveLength(COLUMNS.length)
})

it('says how many bets a system is and in which format its prices are; what is not known yet is empty', () => {
  const pick = '大小 [香港盘] 大 4.5/5 @ 2.69'
  expect(cells(SYSTEM)).toEqual({
    ticket: '937588281424',
    betTime: '1970-01-01 08:00:00',
    venue: '澄冠体育',
    combined: '4串11',
    bets: '11',
    content: [pick, pick, pick, pick].join('; '),
    stake: '10.00',
    risk: '110.00',
    possibleWin: '900.00',
    status: '未结算',
  })
})

it('says what came of a settled bet, and of a round of a game nothing that it could have won', () => {
  expect(cells({ ...SYSTEM, parlay: '', legs: [OVER], settleTime: 1 })).toMatchObject({
    bets: '1',
    valid: '0.00',
    payout: '0.00',
    win: '0.00',
  })
  expect(cells({ ...SYSTEM, parlay: '', legs: [], settleTime: 1 })).not.toHaveProperty('possibleWin')
})
