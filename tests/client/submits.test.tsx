import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { transport } from '../../client/src/api/transport.ts'
import { ROWS } from './codes/account.data.ts'
import { workWith } from './codes/hands.ts'
import { JSDOM } from './codes/inJsdom.ts'
import { MONEY_ROWS } from './codes/money.data.ts'
import { renderAt } from './renderAt.tsx'

workWith(JSDOM)

const FORMS = [
  '添加银行卡',
  '添加虚拟币地址',
  '添加支付宝',
  '存款：提交',
  '转账：转入场馆',
  '币种兑换',
  '取款：提交',
]
const rows = [...ROWS, ...MONEY_ROWS].filter(({ screen }) => FORMS.includes(screen))

/** Before React has drawn what the first one began. */
const again = ({ target }: Event) => {
  window.removeEventListener('submit', again)
  target?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

test.each(rows)('$screen: two submits at once are one call', async ({ endpoint, path, as, open, submit }) => {
  const { answered, site } = await renderAt(path, { as: as ?? 'vip5' })
  const hands = {
    control: (method: string, to: string, body: object) => site.control(method, to, body),
    codeSentTo: () => Promise.resolve(''),
  }
  await open?.(hands)
  const { fetch } = transport
  const sent: string[] = []
  transport.fetch = (url, init) => {
    sent.push(url)
    return fetch(url, init)
  }
  window.addEventListener('submit', again)
  await submit()
  await waitFor(() => expect(answered(endpoint.path)).toMatchObject({ status_code: expect.any(Number) }))
  expect(sent.filter((url) => url === endpoint.path)).toHaveLength(1)
  transport.fetch = fetch
})

test('the table has every form that binds an account or moves money', () => {
  expect(rows.map(({ screen }) => screen)).toEqual(FORMS)
})
