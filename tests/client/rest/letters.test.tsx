import { configure, screen, waitFor, within } from '@testing-library/react'
import { contract } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { as } from '../../server/money/payout.ts'
import type { TestSite } from '../../server/harness.ts'
import { renderAt } from '../renderAt.tsx'

configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await import('../../../client/src/features/letter/MessageScreen.tsx')

const SLOW = { timeout: 8_000 }
const { restraint } = contract
const resting = (site: TestSite) => as(site, 'vip5', restraint.takeRest, { kind: 'coolOff', days: 1 })
const badge = async (name: RegExp) => within(screen.getByRole('banner')).findByRole('link', { name }, SLOW)

// [UN-32]
test('in a break letters that invite are neither listed nor counted, which is said once', async () => {
  await renderAt('/mine/message', { as: 'vip5', before: resting })
  expect(
    await screen.findByText(/^休息期间不显示活动与赛事消息，.* 结束后恢复。$/, undefined, SLOW),
  ).toBeVisible()
  expect(await screen.findByRole('button', { name: /服务条款更新说明/ }, SLOW)).toBeVisible()
  for (const title of ['您的周礼金可以领取了', '本周竞速榜开启', '焦点战前瞻：英超榜首对决'])
    expect(screen.queryByText(title)).toBeNull()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^全部/),
    expect.stringMatching(/^通知/),
    expect.stringMatching(/^公告/),
    expect.stringMatching(/^资金/),
  ])
  expect(await badge(/9条未读/)).toBeVisible()
})

// [UN-32]
test('an address of letters that invite shows all others in a break', async () => {
  await renderAt('/mine/message?type=activity', { as: 'vip5', before: resting })
  expect(await screen.findByRole('tab', { name: /^全部/, selected: true }, SLOW)).toBeVisible()
  expect(await screen.findByRole('button', { name: /服务条款更新说明/ }, SLOW)).toBeVisible()
})

// [UN-32]
test('a break that is taken elsewhere takes letters off a page that stands open', async () => {
  const { site } = await renderAt('/mine/message', { as: 'vip5' })
  expect(await screen.findByText('本周竞速榜开启', undefined, SLOW)).toBeVisible()
  await resting(site)
  const rest = JSON.stringify((await as(site, 'vip5', restraint.info, {})).data.rest)
  localStorage.setItem('ownRest', rest)
  dispatchEvent(new StorageEvent('storage', { key: 'ownRest', newValue: rest }))
  await waitFor(() => expect(screen.queryByText('本周竞速榜开启')).toBeNull(), SLOW)
})
