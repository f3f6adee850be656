import { contract } from '@app/contract'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from './renderAt.tsx'

const { deposit } = contract

test('the tutorial shows each step as the member’s own data have it, and which one is next', async () => {
  await renderAt('/mine/introTutorial', {
    as: 'fresh01',
    before: async (site) => {
      const token = await site.as('fresh01')
      const { data } = await site.call(deposit.pay, { typeCode: 'alipay', amount: '300' }, { token })
      await site.control('POST', `/orders/${data.orderNo}`, { outcome: 'success' })
    },
  })
  const main = within(await screen.findByRole('main'))
  await main.findByText('已完成 1/6 步，随时可以回来查看')
  const states = main
    .getAllByRole('heading', { level: 2 })
    .map((title) => title.closest('li')?.textContent.match(/下一步|已完成|未完成/)?.[0])
  expect(states).toEqual(['下一步', '未完成', '已完成', '未完成', '未完成', '未完成'])
})
