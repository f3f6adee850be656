import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { testSite } from '../harness.ts'
import { as } from '../money/payout.ts'
import { launched } from '../play/player.ts'
import { contentOf, ID, join } from './activity.ts'

const { bet, promotion } = contract

it('an activity of a week that is over shows the last days that it had', async () => {
  const site = testSite()
  const { detail } = (await as(site, 'vip5', promotion.config, { id: ID.over })).data
  const day = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(detail!.content).toMatchObject({
    period: expect.stringMatching(` 至 ${day(detail!.endTime! - 1)}$`),
  })
})

it('what is played at slots is turnover, but none of the sport activities counts it', async () => {
  const site = testSite()
  await join(site, 'vip5', ID.bettingGift)
  const slots = await launched(site, 'vip5', 'cwdz', 'cwdz-001')
  for (let n = 0; n < 4; n++) await slots.bet({ kind: 'slot', stake: '20.00' })
  const { byCategory } = (
    await as(site, 'vip5', bet.betRecordTotal, { startTime: site.world.clock.now() - 60_000 })
  ).data
  expect(byCategory).toMatchObject([{ category: 'DZ', valid: expect.stringMatching(/^[1-9]/) }])
  expect(await contentOf(site, 'vip5', 'bettingGift')).toMatchObject({ validTotal: '0.00' })
})
