import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { contract } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { session } from '../../../client/src/api/session.ts'
import { as } from '../../server/money/payout.ts'
import type { TestSite } from '../../server/harness.ts'
import { renderAt } from '../renderAt.tsx'

configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await Promise.all([
  import('../../../client/src/features/vip/WelfareScreen.tsx'),
  import('../../../client/src/features/withdraw/TakeMoneyScreen.tsx'),
  import('../../../client/src/features/promotion/kinds/FriendScreen.tsx'),
])

const SLOW = { timeout: 20_000 }
const { restraint, vip } = contract
const resting = (site: TestSite) => as(site, 'vip5', restraint.takeRest, { kind: 'coolOff', days: 30 })
const asked = async () => within(await screen.findByRole('dialog', { name: '领取礼金' }, SLOW))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: '领取礼金' })).toBeNull(), SLOW)
/** As the page has them, in its session: one more for each look would end it. */
const gifts = async (site: TestSite, token = session.token()) =>
  (await site.call(vip.welfareList, {}, { token })).data.items
/** As soon as it is ready again after the press before. */
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name }, SLOW)
  await waitFor(() => expect(button).not.toHaveAttribute('data-loading'), SLOW)
  fireEvent.click(button)
}
const TOLD = /须完成有效流水 ¥[\d,.]+ 才能取款.*冷静期内不能投注.*\d{4}-\d\d-\d\d \d\d:\d\d/s

// [UN-32]
test('in a cool-off all gifts are claimed together only by who has read what they hold up and until when', async () => {
  const { site } = await renderAt('/mine/welfare', { as: 'vip5', before: resting })
  const before = (await gifts(site)).filter(({ state }) => state === 'claimable')
  expect(before.length).toBeGreaterThan(1)
  await press(/^一键领取/)
  const dialog = await asked()
  expect(dialog.getByText(TOLD)).toBeVisible()
  const owed = before.reduce((sum, { kind, amount }) => sum + (kind === 'rebate' ? 0 : Number(amount)), 0)
  expect(dialog.getByText(TOLD).textContent.replaceAll(',', '')).toContain(`¥${owed}`)
  fireEvent.click(dialog.getByRole('button', { name: '以后再领' }))
  await gone()
  expect((await gifts(site)).filter(({ state }) => state === 'claimable')).toHaveLength(before.length)
  await press(/^一键领取/)
  fireEvent.click((await asked()).getByRole('button', { name: '仍要领取' }))
  await waitFor(
    async () => expect((await gifts(site)).filter(({ state }) => state === 'claimable')).toEqual([]),
    SLOW,
  )
})

// [UN-32]
test('in a cool-off one gift and that of the week ask as well, a rebate holds up nothing and comes at once', async () => {
  const { site } = await renderAt('/mine/welfare', { as: 'vip5', before: resting })
  const list = within(await screen.findByRole('list', { name: '福利中心' }, SLOW))
  const claimable = (await gifts(site)).filter(({ state }) => state === 'claimable')
  const gift = claimable.find(({ kind }) => kind !== 'rebate' && kind !== 'weekly')!
  const rebate = claimable.find(({ kind }) => kind === 'rebate')!
  const buttonOf = async ({ title }: { title: string }) =>
    list.findByRole('button', { name: `立即领取：${title}` }, SLOW)
  fireEvent.click(await buttonOf(gift))
  fireEvent.click((await asked()).getByRole('button', { name: '以后再领' }))
  await gone()
  fireEvent.click(await buttonOf(rebate))
  await waitFor(
    async () => expect((await gifts(site)).find(({ id }) => id === rebate.id)?.state).toBe('claimed'),
    SLOW,
  )
  expect(screen.queryByRole('dialog', { name: '领取礼金' })).toBeNull()
  const week = within(await screen.findByRole('region', { name: /^周礼金/ }, SLOW))
  fireEvent.click(week.getByRole('button', { name: '立即领取' }))
  expect((await asked()).getByText(TOLD)).toBeVisible()
})

// [UN-32]
test('in a cool-off the reward of a friend asks before it comes', async () => {
  await renderAt('/activity/friendInvitation', { as: 'vip5', before: resting })
  await press(/^领取/)
  const dialog = await asked()
  expect(dialog.getByText(TOLD)).toBeVisible()
  fireEvent.click(dialog.getByRole('button', { name: '仍要领取' }))
  expect(await screen.findByRole('dialog', { name: /恭喜/ }, SLOW)).toBeVisible()
})

// [UN-32]
test('without a break a gift is claimed at once', async () => {
  await renderAt('/activity/friendInvitation', { as: 'vip5' })
  await press(/^领取/)
  expect(await screen.findByRole('dialog', { name: /恭喜/ }, SLOW)).toBeVisible()
})

// [UN-32]
test('turnover that a cool-off keeps from being done is told with the end of the break', async () => {
  await renderAt('/mine/takemoney', {
    as: 'vip5',
    before: async (site) => {
      const all = await gifts(site, await site.as('vip5'))
      const gift = all.find(({ state, kind }) => state === 'claimable' && kind !== 'rebate')!
      await as(site, 'vip5', vip.welfareReceive, { id: gift.id })
      await resting(site)
    },
  })
  const list = within(await screen.findByRole('region', { name: '取款条件' }, SLOW))
  expect(
    await list.findByText(/冷静期内不能投注.*\d{4}-\d\d-\d\d \d\d:\d\d 结束后/, undefined, SLOW),
  ).toBeVisible()
  expect(list.getByRole('link', { name: '查看休息设置' })).toHaveAttribute('href', '/mine/restraint')
  expect(list.queryByRole('link', { name: '查看投注记录' })).toBeNull()
})
