import { configure, screen, waitFor } from '@testing-library/react'
import { contract } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { stored } from '../../../client/src/lib/device/storage.ts'
import { as } from '../../server/money/payout.ts'
import type { TestSite } from '../../server/harness.ts'
import { dialog, emit, gone, noCaptcha, PASSWORD, press, type } from '../auth/authForm.ts'
import { renderAt } from '../renderAt.tsx'

configure({ defaultHidden: true })
vi.setConfig({ testTimeout: 60_000 })

await import('../../../client/src/app/globals/MemberHost.tsx')

const SLOW = { timeout: 20_000 }
const signInOver = async (before: (site: TestSite) => Promise<unknown>) => {
  await renderAt('/agent', { before })
  emit('login')
  const form = await dialog(/登录/)
  type(form, { 用户名: 'vip5', 密码: PASSWORD })
  press(form, '登录')
}
const GREETING = { name: /资金安全提醒|理性娱乐|VIP 周礼金|周礼金/ }

// [UN-32]
test('who signs in is greeted by the notice of the day', async () => {
  await signInOver(noCaptcha.before)
  expect(await screen.findByRole('dialog', GREETING, SLOW)).toBeVisible()
})

// [UN-32]
test('who signs in within a break is greeted by nothing that invites', async () => {
  await signInOver(async (site) => {
    await noCaptcha.before(site)
    await as(site, 'vip5', contract.restraint.takeRest, { kind: 'coolOff', days: 1 })
  })
  await gone(/登录/)
  await waitFor(() => expect(stored.read('ownRest')).toContain('coolOff'), SLOW)
  expect(screen.queryByRole('dialog')).toBeNull()
})
