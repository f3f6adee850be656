import { expect, test } from 'vitest'
import { openShots, shotsOf } from '../../../mock-server/pages/games/kit/sea/shots.js'

const species = [
  { key: 'minnow', name: '银梭鱼', multiple: 2 },
  { key: 'koi', name: '金鳞王', multiple: 100 },
]
const round = (at: number, ...shots: [fish: string, cannon: string, prize: string][]) =>
  ({ at, shots: shots.map(([fish, cannon, prize]) => ({ fish, cannon, prize })) }) as never

test('the last shots are told newest first, each with fish, time, cannon and what it brought, and their sum', () => {
  const rounds = [round(185_000, ['koi', '5.00', '0.00'], ['minnow', '5.00', '10.00'])]
  const { panel, show } = openShots(species, rounds)
  const items = () => Array.from(panel.querySelectorAll('li'), ({ textContent }) => textContent)
  expect(items()).toEqual(['银梭鱼 ×208:03:05 炮值 5得 10', '金鳞王 ×10008:03:05 炮值 5逃脱'])
  expect(panel.querySelector('.sum')?.textContent).toBe('2 发用 10.00，得 10.00我的盈亏 0.00')
  rounds.unshift(round(186_000, ['koi', '1.00', '100.00']))
  show()
  expect(items()[0]).toBe('金鳞王 ×10008:03:06 炮值 1得 100')
  expect(panel.querySelector('.sum')?.textContent).toBe('3 发用 11.00，得 110.00我的盈亏 +99.00')
})

test('who has hit nothing yet is told what will be listed; thirty are enough', () => {
  expect(openShots(species, []).panel.textContent).toContain('还没有命中')
  const many = Array.from({ length: 40 }, (_, at) => round(at, ['koi', '1.00', '0.00']))
  expect(shotsOf(many)).toHaveLength(30)
})
