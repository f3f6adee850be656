import { SEND_TYPE } from '@app/contract/auth/numbers'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askedBefore, noteUsed } from '../../../client/src/api/codes/codes.ts'
import { dialog, gone, press, type } from './authForm.ts'
import { twice } from '../hasty.ts'
import { sendTwo } from '../../verify/steps/doors.ts'
import { renderAt } from '../renderAt.tsx'

/** As a Chinese keyboard in its wide mode types digits. */
const fullWidth = (digits: string) =>
  digits.replace(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)))
const ADD = '/fd/api/v1/bankCard/alipay/add'

test('the code is asked for, entered and sent once; that none was asked for is no longer said when it is on its way', async () => {
  const visit = await renderAt('/mine/alipayManage?back=alipay', { as: 'vip5' })
  fireEvent.change(await screen.findByLabelText('支付宝账号'), {
    target: { value: '１３９１２３４５６７８' },
  })
  expect(screen.getByLabelText('支付宝账号')).toHaveValue('13912345678')
  fireEvent.click(screen.getByRole('button', { name: '添加支付宝' }))
  const form = await dialog('安全验证')
  press(form, '确定')
  expect(await form.findByText('请先获取验证码')).toBeVisible()
  press(form, '获取验证码')
  expect(await screen.findByText('获取手机验证码成功')).toBeVisible()
  await waitFor(() => expect(form.queryByText('请先获取验证码')).toBeNull())
  const { body } = await visit.site.control<{ messages: { code: string }[] }>('GET', '/outbox?to=13800001005')
  type(form, { 验证码第1位: fullWidth(body.messages[0]?.code ?? '') })
  const before = visit.calls.filter((path) => path === ADD).length
  const once = twice()
  press(form, '确定')
  once()
  await gone(/安全验证/)
  expect(visit.calls.filter((path) => path === ADD)).toHaveLength(before + 1)
  // The withdrawal that wanted it has it chosen.
  await waitFor(() => expect(location.pathname).toBe('/mine/takemoney'))
  const asked = new URLSearchParams(location.search)
  expect(asked.get('type')).toBe('alipay')
  const chosen = await screen.findByRole('radio', { name: /139\*+5678/ }, { timeout: 40_000 })
  expect(chosen).toBeChecked()
})

test('a code for something else a moment ago is none for this: what is left of its minute is waited for, and said', async () => {
  await renderAt('/mine/alipayManage', {
    as: 'vip5',
    before: async (site) => {
      await sendTwo(site, await site.as('vip5'), { target: '', type: SEND_TYPE.withdraw })
      await site.control('POST', '/clock', { advance_s: 20 })
    },
  })
  fireEvent.change(await screen.findByLabelText('支付宝账号'), { target: { value: '13912345678' } })
  fireEvent.click(screen.getByRole('button', { name: '添加支付宝' }))
  const form = await dialog('安全验证')
  press(form, '获取验证码')
  expect(await form.findByText('刚发送过其他用途的验证码，请稍后重新获取')).toBeVisible()
  expect(form.getByRole('button', { name: /^(40|3\d)s$/ })).toBeDisabled()
  press(form, '确定')
  expect(await form.findByText('请先获取验证码')).toBeVisible()
})

test('what this device asked for a moment ago is waited for from the opening on, for this or for something else', async () => {
  const { site } = await renderAt('/mine/alipayManage', { as: 'vip5' })
  fireEvent.change(await screen.findByLabelText('支付宝账号'), { target: { value: '13912345678' } })
  fireEvent.click(screen.getByRole('button', { name: '添加支付宝' }))
  const form = await dialog('安全验证')
  press(form, '获取验证码')
  expect(await form.findByRole('button', { name: /^\d\ds$/ })).toBeDisabled()
  fireEvent.click(form.getByRole('button', { name: '关闭' }))
  await gone(/安全验证/)
  await waitFor(() => expect(screen.getByRole('button', { name: '添加支付宝' })).toBeEnabled())
  // The same call within a second would be one that was sent twice.
  await site.control('POST', '/clock', { advance_s: 2 })
  fireEvent.click(screen.getByRole('button', { name: '添加支付宝' }))
  const again = await dialog('安全验证')
  expect(again.getByRole('button', { name: /^\d\ds$/ })).toBeDisabled()
  expect(again.queryByText('刚发送过其他用途的验证码，请稍后重新获取')).toBeNull()
  expect(askedBefore({ by: 'phone', type: SEND_TYPE.withdraw }, '138****1005')).toMatchObject({
    code: 'none',
  })
  expect(askedBefore({ by: 'email', type: SEND_TYPE.withdraw }, 'a***@b.com')).toBeUndefined()
  noteUsed('phone')
  expect(askedBefore({ by: 'phone', type: SEND_TYPE.card }, '138****1005')).toMatchObject({ code: 'none' })
})
