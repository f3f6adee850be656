import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { contract } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { as } from '../../server/money/payout.ts'
import type { TestSite } from '../../server/harness.ts'
import { renderAt } from '../renderAt.tsx'

configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await Promise.all([
  import('../../../client/src/features/vip/VipScreen.tsx'),
  import('../../../client/src/features/vip/VipDetailScreen.tsx'),
  import('../../../client/src/features/vip/WelfareScreen.tsx'),
  import('../../../client/src/features/member/IntroTutorialScreen.tsx'),
])

const SLOW = { timeout: 8_000 }
const { restraint } = contract
const coolOff =
  (name = 'vip5') =>
  (site: TestSite) =>
    as(site, name, restraint.takeRest, { kind: 'coolOff', days: 30 })
const excluded = (site: TestSite) => as(site, 'vip5', restraint.takeRest, { kind: 'exclusion', days: 180 })
const BREAKS = [
  ['a cool-off', coolOff()],
  ['an exclusion', excluded],
] as const
const main = () => within(screen.getByRole('main'))

// [UN-32]
test.each(BREAKS)(
  'the levels in %s are the own one, without what must be bet for it',
  async (_which, before) => {
    await renderAt('/mine/vip', { as: 'vip5', before })
    expect(await screen.findByRole('heading', { name: 'VIP5 专属礼遇' }, SLOW)).toBeVisible()
    for (const word of [/VIP6/, /VIP7/, /保级流水/, /随等级提高/]) expect(main().queryByText(word)).toBeNull()
    expect(main().queryByRole('radio')).toBeNull()
    expect(main().queryByRole('link', { name: 'VIP详情' })).toBeNull()
  },
)

// [UN-32]
test.each(BREAKS)(
  'the table of levels in %s by its address tells of no other level',
  async (_which, before) => {
    await renderAt('/mine/vip/detail', { as: 'vip5', before })
    expect(await screen.findByRole('heading', { name: 'VIP5 专属礼遇' }, SLOW)).toBeVisible()
    expect(main().getByText(/结束后才能继续/)).toBeVisible()
    expect(main().queryByText(/VIP6/)).toBeNull()
    expect(main().queryByRole('combobox')).toBeNull()
    expect(main().queryByText('升级与保级规则')).toBeNull()
  },
)

// [UN-32]
test.each(BREAKS)(
  'the welfare centre in %s names no gift that is still to be worked for',
  async (_which, before) => {
    await renderAt('/mine/welfare', { as: 'vip5', before })
    expect(await screen.findByRole('heading', { name: 'VIP5 晋级礼金' }, SLOW)).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'VIP6 晋级礼金' })).toBeNull()
    expect(screen.queryByText(/距离 VIP6/)).toBeNull()
    expect(screen.queryByRole('radio', { name: /^未达成/ })).toBeNull()
  },
)

// [UN-32]
test('whose week is not won yet is not told in a break what is missing', async () => {
  await renderAt('/mine/vip', { as: 'fresh01', before: coolOff('fresh01') })
  expect(await screen.findByRole('heading', { name: 'VIP0 专属礼遇' }, SLOW)).toBeVisible()
  expect(screen.queryByText('上周有效流水')).toBeNull()
  expect(screen.queryByText('下次发放')).toBeNull()
})

// [UN-32]
test('in a break the record of bets leads into no channel, and the app is not praised for its prices', async () => {
  await renderAt('/mine/betRecord', { as: 'vip5', before: coolOff() })
  expect((await screen.findAllByText(/^注单号/, undefined, SLOW)).length).toBeGreaterThan(0)
  expect(screen.queryByRole('link', { name: '在体育查看' })).toBeNull()
  cleanup()
  await renderAt('/download', { as: 'vip5', before: coolOff() })
  expect(await screen.findByText('来源只有一个', undefined, SLOW)).toBeVisible()
  await waitFor(() => expect(screen.queryByText('滚球秒级更新')).toBeNull(), SLOW)
})

// [UN-32]
test('the first steps leave out in a break what it shuts', async () => {
  await renderAt('/mine/introTutorial', { as: 'fresh01', before: coolOff('fresh01') })
  expect(await screen.findByRole('heading', { name: /^\d\. 取款$/ }, SLOW)).toBeVisible()
  expect(screen.queryByRole('heading', { name: /^\d\. (存款|开始游戏)$/ })).toBeNull()
  expect(screen.getByRole('heading', { name: /^\d\. 领取礼遇$/ })).toBeVisible()
  cleanup()
  await renderAt('/mine/introTutorial', { as: 'vip5', before: excluded })
  expect(await screen.findByRole('heading', { name: /^\d\. 取款$/ }, SLOW)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^\d\. 领取礼遇$/ })).toBeNull(), SLOW)
})
