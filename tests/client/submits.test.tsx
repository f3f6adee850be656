import { screen } from '@testing-library/react'
import { STATUS } from '@app/contract/kit/status'
import { afterEach, expect, test } from 'vitest'
import { transport } from '../../client/src/api/send/transport.ts'
import { ROWS } from './codes/account.data.ts'
import { workWith } from './codes/hands.ts'
import { JSDOM } from './codes/inJsdom.ts'
import { MONEY_ROWS } from './codes/money.data.ts'
import type { Site } from './codes/row.ts'
import { SERVICE_ROWS } from './codes/service.data.ts'
import { twice } from './hasty.ts'
import { renderAt } from './renderAt.tsx'
import type { TestSite } from '../server/harness.ts'

workWith(JSDOM)

const HASTY = [
  '添加银行卡',
  '添加虚拟币地址',
  '添加支付宝',
  '账户管理：删除 coin',
  '账户管理：设为默认',
  '存款：提交',
  '存款等待：取消订单',
  '钱包：一键回收',
  '转账：转入场馆',
  '币种兑换',
  '积分商城：兑换',
  '取款：提交',
  '理性博彩：每日限额',
  '理性博彩：撤回放宽',
  '理性博彩：开始休息',
  '意见反馈：提交',
  '意见反馈：删除',
  '福利中心：周礼金',
  '福利中心：领取',
]
const rows = [...ROWS, ...MONEY_ROWS, ...SERVICE_ROWS].filter(({ screen }) => HASTY.includes(screen))

const hands = (site: TestSite): Site => ({
  control: (method, to, body) => site.control(method, to, body),
  codeSentTo: () => Promise.resolve(''),
})

const WORDS = '现在不行'
let stop = () => {}
afterEach(() => stop())

test.each(rows)(
  '$screen: pressed twice at once is one call',
  async ({ endpoint, path, as, before, open, submit }) => {
    const { site } = await renderAt(path, {
      as: as ?? 'vip5',
      before: async (own) => before?.(hands(own)),
    })
    await open?.(hands(site))
    // Refused, so that nothing goes on behind the test.
    await site.control('POST', '/faults', {
      path: endpoint.path,
      status_code: STATUS.WARNING.code,
      message: WORDS,
    })
    const { fetch } = transport
    const sent: string[] = []
    transport.fetch = (url, init) => {
      sent.push(url)
      return fetch(url, init)
    }
    stop = twice()
    await submit()
    await screen.findByText(WORDS)
    expect(sent.filter((url) => url === endpoint.path)).toHaveLength(1)
  },
)

test('the table has everything that binds or deletes an account, moves money or takes a gift', () => {
  expect(rows.map(({ screen }) => screen)).toEqual(HASTY)
})
