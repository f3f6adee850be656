import { expect, test } from 'vitest'
import { testSite } from '../harness.ts'
import { launched } from './player.ts'

test('which fish each shot hit, and what it brought, is told with its round, at once as after a reload', async () => {
  const page = await launched(testSite(), 'vip5', 'cwby', 'cwby-001')
  const hits = ['minnow', 'koi', 'minnow']
  const { data } = await page.bet({ kind: 'fish', cannon: '5.00', hits })
  const { cents } = data.outcome as { cents: number[] }
  const shots = hits.map((fish, at) => ({ fish, cannon: '5.00', prize: (cents[at]! / 100).toFixed(2) }))
  expect(data.shots).toEqual(shots)
  const { data: again } = await page.state()
  expect(again.rounds[0]).toMatchObject({ roundId: data.roundId, shots })
})

test('a round of another game has no shots', async () => {
  const page = await launched(testSite(), 'vip5', 'cwdz', 'cwdz-001')
  const { data } = await page.bet({ kind: 'slot', stake: '10.00' })
  expect(data).not.toHaveProperty('shots')
})
