import { configure, screen, within } from '@testing-library/react'
import { contract } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { as } from '../../server/money/payout.ts'
import type { TestSite } from '../../server/harness.ts'
import { renderAt } from '../renderAt.tsx'

configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await Promise.all([
  import('../../../client/src/features/wallet/ExchangeScreen.tsx'),
  import('../../../client/src/features/wallet/hub/Exchanges.tsx'),
  import('../../../client/src/features/deposit/SaveMoneyScreen.tsx'),
])

const SLOW = { timeout: 8_000 }
const { restraint, vip } = contract
const resting = (site: TestSite) => as(site, 'vip5', restraint.takeRest, { kind: 'coolOff', days: 30 })
const excluded = (site: TestSite) => as(site, 'vip5', restraint.takeRest, { kind: 'exclusion', days: 180 })

// [UN-32]
test.each([
  ['a cool-off', resting],
  ['an exclusion', excluded],
] as const)(
  'the shop in %s tells it once, and the whole is not called usable for bets',
  async (_which, before) => {
    await renderAt('/mine/exchange', { as: 'vip5', before })
    expect(await screen.findByText(/期间不能兑换/, undefined, SLOW)).toBeVisible()
    expect(screen.getAllByText(/^您正处于/)).toHaveLength(1)
    const total = within(await screen.findByRole('region', { name: '总资产' }, SLOW))
    expect(total.queryByText(/均可投注/)).toBeNull()
  },
)

// [UN-32]
test.each([
  ['a cool-off', resting, '您正处于冷静期，存款已关闭', /流水已完成时可以取款/],
  ['an exclusion', excluded, '您正处于自我排除期，存款已关闭', /不受流水限制/],
] as const)(
  'deposits in %s are shut in the words of every page, to the minute',
  async (_which, before, words, hint) => {
    await renderAt('/mine/savemoney', { as: 'vip5', before })
    expect(await screen.findByText(words, undefined, SLOW)).toBeVisible()
    expect(screen.getByText(hint)).toHaveTextContent(/^\d{4}-\d\d-\d\d \d\d:\d\d 结束后恢复/)
  },
)

// [UN-32]
test('turnover that is open keeps no excluded member’s money back, and the wallet says so', async () => {
  await renderAt('/mine/wallet', {
    as: 'vip5',
    before: async (site) => {
      const { items } = (await as(site, 'vip5', vip.welfareList, {})).data
      const gift = items.find(({ state, kind }) => state === 'claimable' && kind !== 'rebate')!
      await as(site, 'vip5', vip.welfareReceive, { id: gift.id })
      await excluded(site)
    },
  })
  expect(await screen.findByText('自我排除期间取款不受流水限制。', undefined, SLOW)).toBeVisible()
  expect(screen.queryByText(/还需有效流水/)).toBeNull()
})
