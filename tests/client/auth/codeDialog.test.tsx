import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialog, gone, press, type } from './authForm.ts'
import { twice } from '../hasty.ts'
import { renderAt } from '../renderAt.tsx'

/** As a Chinese keyboard in its wide mode types digits. */
const fullWidth = (digits: string) =>
  digits.replace(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)))
const ADD = '/fd/api/v1/bankCard/alipay/add'

test('the code is asked for, entered and sent once; that none was asked for is no longer said when it is on its way', async () => {
  const visit = await renderAt('/mine/alipayManage', { as: 'vip5' })
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
})
