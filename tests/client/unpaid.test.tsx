import { contract } from '@app/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from './renderAt.tsx'

const { deposit } = contract
const SLOW = { timeout: 40_000 }

test('several deposits that wait to be paid are told together, and lead to their list', async () => {
  const { user } = await renderAt('/mine/wallet', {
    as: 'vip5',
    before: async (site) => {
      const token = await site.as('vip5')
      await site.call(deposit.pay, { typeCode: 'alipay', amount: '500' }, { token })
      await site.call(deposit.pay, { typeCode: 'wechat', amount: '300' }, { token })
    },
  })
  const told = await screen.findByText(/^2 笔待付款，共/, undefined, SLOW)
  expect(told).toHaveTextContent(/共 ¥800\.00 · \d\d:\d\d$/)
  await user.click(screen.getByRole('link', { name: '查看全部' }))
  const deals = await screen.findByRole('list', { name: '交易记录' }, SLOW)
  await waitFor(() => expect(within(deals).getAllByRole('listitem')).toHaveLength(2), SLOW)
  expect(deals).toHaveTextContent(/300\.00.*500\.00/)
})
