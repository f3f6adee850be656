import { expect, it } from 'vitest'
import { contract } from '@app/contract'
import { expectStatus, type TestSite, testSite } from '../harness.ts'
import { as } from './payout.ts'

const { letter, restraint } = contract
const BREAKS = [
  ['a cool-off', { kind: 'coolOff', days: 1 }],
  ['an exclusion', { kind: 'exclusion', days: 180 }],
] as const
const lettersOf = async (site: TestSite) =>
  (await as(site, 'vip5', letter.list, { pageSize: 50 })).data.records
const unread = async (site: TestSite) => (await as(site, 'vip5', letter.getUnreadForType, {})).data
const invites = ({ type }: { type: string }) => type === 'activity' || type === 'match'

// [UN-32]
it.each(BREAKS)('in %s no letter invites, and none of them is lost', async (_which, rest) => {
  const site = testSite()
  const before = await lettersOf(site)
  const counted = await unread(site)
  const held = before.filter(invites)
  expect(held.length).toBeGreaterThan(3)
  const taken = (await as(site, 'vip5', restraint.takeRest, rest)).data
  expect((await lettersOf(site)).map(({ id }) => id)).toEqual(
    before.filter((each) => !invites(each)).map(({ id }) => id),
  )
  expect(await unread(site)).toEqual({ ...counted, bractivity_count: 0, brmatch_count: 0, activity_count: 0 })
  expect((await as(site, 'vip5', letter.list, { type: 'activity' })).data).toMatchObject({ total: 0 })
  expectStatus(await as(site, 'vip5', letter.read, { id: held[0]!.id }), 'NOT_FOUND')
  // Nobody has read or thrown away what nobody was shown.
  await as(site, 'vip5', letter.remove, { ids: [held[1]!.id] })
  await as(site, 'vip5', letter.onekeyRead, {})
  const left = Math.ceil((taken.rest!.until - taken.serverTime) / 1_000)
  await site.control('POST', '/clock', { advance_s: left })
  const after = await lettersOf(site)
  for (const { id } of held) expect(after.find((each) => each.id === id)).toMatchObject({ read: false })
})

// [UN-32]
it('a letter that is shown in a break leads to nothing that the break shuts', async () => {
  const site = testSite()
  const links = async () => (await lettersOf(site)).map(({ linkRoute }) => linkRoute)
  expect(await links()).toContain('saveMoney')
  await as(site, 'vip5', restraint.takeRest, { kind: 'coolOff', days: 1 })
  const shown = await lettersOf(site)
  expect(shown.map(({ linkRoute }) => linkRoute)).not.toContain('saveMoney')
  expect(shown.map(({ linkRoute }) => linkRoute)).toContain('takeMoney')
  for (const { id } of shown)
    expect((await as(site, 'vip5', letter.read, { id })).data.linkRoute).not.toBe('saveMoney')
})
