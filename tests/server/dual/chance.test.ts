import { compare } from '../../../mock-server/src/dual/judge/compare.ts'
import { Learnt } from '../../../mock-server/src/dual/judge/learnt.ts'
import { expect, it } from 'vitest'

const [OURS, OTHERS] = [
  ['20 刘轩 中锋', '7 陈川 后卫'],
  ['23 丁辰 中锋', '4 何屿 后卫', '9 苏遥 门将'],
]
const rowsOf = (contexts: number): string[] => {
  const learnt = new Learnt()
  const rows: string[] = []
  const about = {
    learnt,
    isOwn: false,
    balances: new Map<string, number[]>(),
    report: (kind: string, path: string) => void rows.push(`${kind} ${path}`),
  }
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
