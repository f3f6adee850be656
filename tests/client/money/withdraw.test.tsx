import { configure, screen } from '@testing-library/react'
import { contract } from '@app/contract'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { expect, test } from 'vitest'
import { accountsOf, as } from '../../server/money/payout.ts'
import { renderAt } from '../renderAt.tsx'

configure({ defaultHidden: true })

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await import('../../../client/src/features/withdraw/TakeMoneyScreen.tsx')

const SLOW = { timeout: 40_000 }

// [U-AUTH-08]
test('a page that is opened while the second password is locked says so before any press', async () => {
  await renderAt('/mine/takemoney', {
    as: 'vip5',
    before: async (site) => {
      const cardId = (await accountsOf(site, 'vip5')).bank[0]!.id
      const wrong = { type: 'bank', cardId, amount: '1000', secondPassword: passwordHash('271828') } as const
      for (let tries = 0; tries < 5; tries += 1) {
        await as(site, 'vip5', contract.withdraw.create, wrong)
        await site.control('POST', '/clock', { advance_s: 5 })
      }
    },
  })
  expect(
    await screen.findByText('二级密码错误次数过多，请稍后再试，或重设二级密码', undefined, SLOW),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: /^密码已锁定/ })).toBeDisabled()
  expect(screen.getByRole('timer', { name: '密码已锁定' })).toBeVisible()
})
