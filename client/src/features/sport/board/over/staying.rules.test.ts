import { expect, test } from 'vitest'
import { gameFor } from '../../game.data.ts'
import { withStaying } from './staying.rules.ts'

const league = (id: string, ...hgids: string[]) => ({
  league_id: id,
  id,
  name: id,
  icon: '',
  isShow: true,
  isExpand: true,
  games: hgids.map((hgid) => gameFor(hgid)),
})
const told = (leagues: ReturnType<typeof withStaying>) =>
  leagues.map(({ league_id: id, games }) => `${id} ${games.map(({ gameInfo }) => gameInfo.hgid).join()}`)
const before = [league('a', '1', '2', '3'), league('b', '4'), league('c', '5')]

test('what stays of the last list stands in the next behind what it stood behind', () => {
  const now = [league('a', '1', '9', '3'), league('b', '4'), league('c', '5')]
  expect(told(withStaying(now, before, new Set('2')))).toEqual(['a 1,2,9,3', 'b 4', 'c 5'])
})

test('the first of its league stays first, and neighbours that both stay keep their order', () => {
  const now = [league('a', '9', '3'), league('b', '4')]
  expect(told(withStaying(now, before, new Set('12')))).toEqual(['a 1,2,9,3', 'b 4'])
})

test('a league that has no other match left comes along, where it stood', () => {
  const now = [league('a', '1'), league('c', '5')]
  expect(told(withStaying(now, before, new Set('4')))).toEqual(['a 1', 'b 4', 'c 5'])
  expect(told(withStaying([league('c', '5')], before, new Set('14')))).toEqual(['a 1', 'b 4', 'c 5'])
})

test('where nothing stays the list is the one that came', () => {
  expect(withStaying(before, [], new Set())).toBe(before)
})
