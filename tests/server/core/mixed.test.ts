import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { STATUS } from '@app/contract/kit/status'
import { type TestSite, takeComplaints, testSite } from '../harness.ts'

const { site: pages, venue, wallet, letter } = contract
const WORLDS = 20
const CALLS = 200
const STEPS = CALLS / 4
const NAME = '张远航'

it('keeps twenty worlds apart that are called all at once', async () => {
  const worlds = await Promise.all(
    Array.from({ length: WORLDS }, async (_, at) => {
      const site = testSite()
      await site.control('PATCH', '/settings', { title: `${NAME}${at}` })
      if (at % 5 === 0)
        await site.control('POST', '/faults', {
          path: letter.list.path,
          status_code: STATUS.SYSTEM_UNDER_MAINTENANCE.code,
        })
      return { at, site, token: await site.as('vip5'), seen: new Set<string>() }
    }),
  )
  const balance = async (site: TestSite, token: string) =>
    Number((await site.call(wallet.getBalance, {}, { token })).data.centerWalletBalance)
  const before = await balance(worlds[0]!.site, worlds[0]!.token)

  const play = async ({ at, site, token, seen }: (typeof worlds)[number]) => {
    for (let step = 0; step < STEPS; step += 1) {
      const amount = (1 + at + step / 100).toFixed(2)
      const moved = await site.call(venue.transfer, { channelCode: 'CWZR', amount, ty: '1' }, { token })
      const { data: info } = await site.call(pages.preInfo, {})
      const letters = await site.call(letter.list, { pageNum: 1, pageSize: 10 }, { token })
      const own = (await balance(site, token)) < before
      seen.add(
        [moved.status_code, JSON.stringify(info).includes(`${NAME}${at}"`), letters.status_code, own].join(),
      )
    }
  }
  await Promise.all(worlds.map(play))

  const steps = (STEPS * (STEPS - 1)) / 2 / 100
  for (const { at, site, token, seen } of worlds) {
    const listed = at % 5 === 0 ? STATUS.SYSTEM_UNDER_MAINTENANCE.code : STATUS.SUCCESS.code
    expect(await balance(site, token)).toBeCloseTo(before - STEPS * (1 + at) - steps, 2)
    expect([...seen].every((line) => line.startsWith(`${STATUS.SUCCESS.code},true,${listed},true`))).toBe(
      true,
    )
    expect((await site.control('GET', '/ledger')).body).toMatchObject({ balanced: true })
  }
  expect(takeComplaints()).toEqual([])
})
