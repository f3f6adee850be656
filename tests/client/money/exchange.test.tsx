import { fireEvent, screen, within } from '@testing-library/react'
import { contract } from '@app/contract'
import { expect, test } from 'vitest'
import { renderAt } from '../renderAt.tsx'

// Lazy parts compile slowly where other work runs beside: they are compiled beforehand.
await Promise.all([
  import('../../../client/src/features/wallet/ExchangeScreen.tsx'),
  import('../../../client/src/features/wallet/hub/Exchanges.tsx'),
])

const SLOW = { timeout: 40_000 }
const EXCHANGE = contract.wallet.utcTransfer.path
const amount = () => screen.findByRole('textbox', { name: '支付金额' }, SLOW)
const summary = () => screen.getByRole('region', { name: '兑换明细' })
const confirm = () => screen.getByRole('button', { name: '确认兑换' })
const review = () => screen.findByRole('dialog', { name: '核对兑换' }, SLOW)

// [U-FD-06]
test('before the press the costs of coming back and both purses afterwards are told, then the number of what was done', async () => {
  const { calls } = await renderAt('/mine/exchange?tab=coin', { as: 'vip5' })
  fireEvent.change(await amount(), { target: { value: '720' } })
  expect(await within(summary()).findByText(/现在换回约得 ¥710.00，少 ¥10.00/, undefined, SLOW)).toBeVisible()
  expect(summary()).toHaveTextContent('买卖差价 ¥0.10（约 1.39%）')
  expect(summary()).toHaveTextContent('₮100.00')
  fireEvent.click(confirm())
  fireEvent.click(confirm())
  expect(await screen.findByRole('heading', { name: '兑换成功，到账 ₮100.00' }, SLOW)).toHaveFocus()
  expect(summary()).toHaveTextContent(/订单号X\d+/)
  expect(calls.filter((path) => path === EXCHANGE)).toHaveLength(1)
})

// [U-FD-06]
test('who holds too little reads it, and has no button to be refused by; another direction is no news of the rate', async () => {
  await renderAt('/mine/exchange?tab=coin', { as: 'vip5' })
  await amount()
  fireEvent.click(screen.getByRole('radio', { name: 'USDT → 人民币' }))
  expect(await screen.findByText('可用 ₮0.00，不足单笔最低 ₮10，暂时不能兑换', undefined, SLOW)).toBeVisible()
  expect(confirm()).toBeDisabled()
  expect(screen.queryByText(/汇率已更新/)).toBeNull()
})

// [U-FD-06]
test('a rate that has run out on the way to the server is asked for anew, and said to be the same', async () => {
  const { site } = await renderAt('/mine/exchange?tab=coin', { as: 'vip5' })
  fireEvent.change(await amount(), { target: { value: '720' } })
  await within(summary()).findByText(/现在换回约得/, undefined, SLOW)
  await site.control('POST', '/clock', { advance_s: 61 })
  fireEvent.click(confirm())
  expect(await screen.findByText('汇率已更新，仍为 ¥7.20。', undefined, SLOW)).toBeVisible()
  expect(await amount()).toHaveValue('720')
})

// [U-FD-06]
test('all of it is read once more before it is exchanged: with what it gives, costs and leaves, at a rate that is still held', async () => {
  const { calls, site } = await renderAt('/mine/exchange?tab=coin', { as: 'vip5' })
  const field = await amount()
  await within(summary()).findByText(/每 ¥1,000 换过去再换回，约少 ¥13.96/, undefined, SLOW)
  fireEvent.click(screen.getByRole('button', { name: '全部 支付金额' }))
  await within(summary()).findByText(/现在换回约得/, undefined, SLOW)
  fireEvent.click(confirm())
  const asked = within(await review())
  expect(calls.filter((path) => path === EXCHANGE)).toHaveLength(0)
  expect(asked.getByText('付出').nextSibling).toHaveTextContent('¥50,000.00')
  expect(asked.getByText('得到').nextSibling).toHaveTextContent('₮6,944.44')
  expect(asked.getByText('换回成本').nextSibling).toHaveTextContent('¥694.48现在换回约得 ¥49,305.52')
  fireEvent.click(asked.getByRole('button', { name: '返回修改' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(field).toHaveValue('50000')
  fireEvent.click(confirm())
  const again = within(await review())
  await site.control('POST', '/clock', { advance_s: 61 })
  fireEvent.click(again.getByRole('button', { name: '确认兑换' }))
  expect(await again.findByText('汇率已更新，仍为 ¥7.20。', undefined, SLOW)).toBeVisible()
  fireEvent.click(again.getByRole('button', { name: '确认兑换' }))
  expect(await screen.findByRole('heading', { name: '兑换成功，到账 ₮6,944.44' }, SLOW)).toHaveFocus()
})
