import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contract } from '@app/contract'
import { STATUS, type StatusName } from '@app/contract/kit/status'
import { renderAt } from '../renderAt.tsx'

const LATE = { timeout: 40_000 }
const ROWS = [
  ['/activity/signGift/107', contract.promotion.config.path, '活动没有加载出来', '活动不存在或已下线'],
  [
    '/mine/savemoney/rechargeWait?orderNo=D1',
    contract.deposit.getDepositOrderStatus.path,
    '订单状态没有更新成功',
    '没有找到这笔存款订单',
  ],
  [
    '/mine/takemoney?orderNo=W1',
    contract.withdraw.withdrawOrderInfo.path,
    '订单进度没有更新成功',
    '没有找到',
  ],
] as const

const open = (at: string, path: string, name: StatusName) =>
  renderAt(at, {
    as: 'vip5',
    before: (site) => site.control('POST', '/faults', { path, status_code: STATUS[name].code }),
  })

test.each(ROWS)(
  '%s: what is refused for now can be asked for again, it is not gone',
  async (at, path, failed, gone) => {
    const { site } = await open(at, path, 'SYSTEM_BUSY')
    expect(await screen.findByText(failed, {}, LATE)).toBeVisible()
    expect(screen.getByText(STATUS.SYSTEM_BUSY.message)).toBeVisible()
    expect(screen.queryByText(new RegExp(gone))).toBeNull()
    await site.control('DELETE', '/faults')
    screen.getByRole('button', { name: '重新加载' }).click()
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull(), LATE)
  },
)

test.each(ROWS)('%s: what is not there says so', async (at, path, _, gone) => {
  await open(at, path, 'NOT_FOUND')
  expect(await screen.findByText(new RegExp(gone), {}, LATE)).toBeVisible()
})
