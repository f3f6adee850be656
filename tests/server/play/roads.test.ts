import { expect, test } from 'vitest'
import { derived, laid } from '../../../mock-server/pages/games/kit/roads.js'
import { testSite } from '../harness.ts'
import { launched } from './player.ts'

const sidesOf = (text: string) => [...text].map((side) => (side === 'B' ? 'red' : 'blue'))
const text = (sides: string[]) => sides.map((side) => side[0]).join('')

test('the road of a table is the rounds that anybody has played there, oldest first, and no other table’s', async () => {
  const site = testSite()
  const one = await launched(site, 'vip5', 'cwzr', 'cwzr-002')
  const two = await launched(site, 'vip10', 'cwzr', 'cwzr-002')
  const other = await launched(site, 'vip5', 'cwzr', 'cwzr-005')
  expect((await one.state()).data.road).toEqual([])
  const won: string[][] = []
  for (const player of [one, two, one]) {
    const { data } = await player.bet({ kind: 'spread', bets: [{ on: 'banker', stake: '10.00' }] })
    won.push((data.outcome as { won: string[] }).won)
  }
  expect((await one.state()).data.road).toEqual(won)
  expect((await two.state()).data.road).toEqual(won)
  expect((await other.state()).data.road).toEqual([])
})

test('a column of the big road goes down, and to the right where the way down is taken', () => {
  const at = (sides: string) => laid(sidesOf(sides)).map(({ column, row }) => `${column}${row}`)
  expect(at('BBP')).toEqual(['00', '01', '10'])
  expect(at('BBBBBBBB')).toEqual(['00', '01', '02', '03', '04', '05', '15', '25'])
  // Under the first column's tail the second one turns a row higher.
  expect(at('BBBBBBBBPPPPPP').slice(8)).toEqual(['10', '11', '12', '13', '14', '24'])
})

test('the derived roads say whether the big road goes on as one, two or three columns before', () => {
  const sides = sidesOf('BBPPPBPPBB')
  expect(text(derived(sides, 1))).toBe('rbbbbbr')
  expect(text(derived(sides, 2))).toBe('brbb')
  expect(text(derived(sides, 3))).toBe('rrr')
})
