import { compare } from '../../../mock-server/src/dual/judge/compare.ts'
import { Learnt } from '../../../mock-server/src/dual/judge/learnt.ts'
import { expect, it } from 'vitest'

const [OURS, OTHERS] = [
  ['20 刘轩 中锋', '7 陈川 后卫'],
  ['23 丁辰 中锋', '4 何屿 后卫', '9 苏遥 门将'],
]
const openJudge = () => {
  const learnt = new Learnt()
  const rows: string[] = []
  const report = (kind: string, path: string) => void rows.push(`${kind} ${path}`)
  return { learnt, rows, about: { learnt, isOwn: false, balances: new Map<string, number[]>(), report } }
}
const rowsOf = (contexts: number): string[] => {
  const { learnt, rows, about } = openJudge()
  for (let at = 0; at < contexts; at += 1) {
    // The same team plays at home in each of the worlds, against another in each.
    const twins = ['岚港', '云渚', '霁川'].map((team) => ({ home: OURS, away: [`${team}${at}`] }))
    learnt.from('data', undefined, twins, `match ${at}`)
    compare('data', undefined, { home: OTHERS, away: ['长汀'] }, twins, false, about)
  }
  return rows
}

it('what all worlds have in common by chance, beside what they have apart, is no fact of the site', () => {
  expect(rowsOf(1)).toEqual([])
  expect(rowsOf(2)).toEqual([])
})
it('what they have in common each time is one', () => {
  expect(rowsOf(3)).toEqual(['value data.home.length'])
})

/** Matches by the hour that they start at, from `first` on. */
const matches = (first: number, count = 8) =>
  Array.from({ length: count }, (_, at) => ({ startTime: first + at }))
const afterParts = (calls: number): string[] => {
  const { learnt, rows, about } = openJudge()
  const twinsOf = (at: number) => [0, 100, 200].map((first) => matches(first + at))
  for (let at = 0; at < calls; at += 1) learnt.from('data', undefined, twinsOf(at), `hour ${at}`)
  // What is in play, then what comes.
  compare('data', undefined, [...matches(50, 4), ...matches(20, 4)], twinsOf(calls), false, about)
  return rows
}

it('lists that stood in order at one hour prove no order', () => {
  expect(afterParts(1)).toEqual([])
})
it('many of them do', () => {
  expect(afterParts(4)).toEqual(['order data'])
})
