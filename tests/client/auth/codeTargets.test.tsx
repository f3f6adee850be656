import { SEND_TYPE } from '@app/contract/auth/numbers'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sendTwo } from '../../verify/steps/doors.ts'
import { renderAt } from '../renderAt.tsx'
import { dialog, emit, noCaptcha, press, type } from './authForm.ts'

const openPhone = async () => {
  const phone = await screen.findByLabelText('手机号码')
  return within(phone.closest('form')!)
}

test('a countdown belongs to its number: another one is asked at once, the first counts on', async () => {
  await renderAt('/mine/auth', { as: 'fresh01' })
  const form = await openPhone()
  type(form, { 手机号码: '13912345670' })
  press(form, '获取验证码')
  expect(await form.findByRole('button', { name: /^(60|5\d)s$/ })).toBeDisabled()
  type(form, { 手机号码: '13912345678' })
  press(form, '获取验证码')
  expect(await form.findByRole('button', { name: /^(60|5\d)s$/ })).toBeDisabled()
  type(form, { 手机号码: '13912345679', 验证码: '123456' })
  fireEvent.submit(form.getByLabelText('验证码'))
  expect(await form.findByText('请先获取验证码')).toBeVisible()
  expect(form.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  type(form, { 手机号码: '13912345670' })
  expect(form.getByRole('button', { name: /^(60|5\d)s$/ })).toBeDisabled()
})

test('the number that is bound already is refused at its field before a code is sent', async () => {
  const { site } = await renderAt('/mine/userinfo', { as: 'vip5' })
  fireEvent.click(await screen.findByRole('button', { name: '更换 绑定手机' }))
  const form = await dialog('更换手机')
  await form.findByText(/^当前绑定 138\*+1005/)
  type(form, { 手机号码: '13800001005' })
  press(form, '获取验证码')
  expect(await form.findByText('与当前绑定相同')).toBeVisible()
  expect(form.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  const { body } = await site.control<{ messages: unknown[] }>('GET', '/outbox?to=13800001005')
  expect(body.messages).toEqual([])
  type(form, { 手机号码: '13912345671' })
  press(form, '获取验证码')
  await waitFor(async () => expect(form.getByLabelText('验证码')).toHaveFocus())
  const sent = await site.control<{ messages: { code: string }[] }>('GET', '/outbox?to=13912345671')
  type(form, { 验证码: sent.body.messages[0]!.code })
  press(form, '确定')
  expect(await screen.findByText('手机更换成功')).toBeVisible()
})

test('the retrieval says that a code for something else came, and waits for what is left of its minute', async () => {
  const visit = await renderAt('/agent', {
    before: async (site) => {
      await noCaptcha.before(site)
      await sendTwo(site, await site.as('vip5'), { target: '', type: SEND_TYPE.withdraw })
      await site.control('POST', '/clock', { advance_s: 20 })
    },
  })
  emit('forget_password')
  const form = await dialog(/找回密码/)
  type(form, { 用户名: 'vip5', 手机号码: '13800001005' })
  press(form, '下一步')
  expect(await form.findByText('13800001005 刚收到过其他用途的验证码，倒计时结束后请重新获取')).toBeVisible()
  expect(form.getByRole('button', { name: /^(40|3\d)s$/ })).toBeDisabled()
  expect(form.queryByText(/已发送至/)).toBeNull()
  expect(visit.calls.filter((path) => path.endsWith('forgetByPhone/one'))).toHaveLength(1)
})

test('a form that is closed and opened again still has the number, and counts what is left of its minute', async () => {
  const { site } = await renderAt('/mine/auth', { as: 'vip5' })
  const change = async () => {
    fireEvent.click(await screen.findByRole('button', { name: '更换 绑定手机' }))
    const form = await dialog('更换手机')
    await form.findByText(/^当前绑定 /)
    return form
  }
  const first = await change()
  type(first, { 手机号码: '13912345672' })
  press(first, '获取验证码')
  expect(await first.findByRole('button', { name: /^(60|5\d)s$/ })).toBeDisabled()
  press(first, '关闭')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await change()
  expect(again.getByLabelText('手机号码')).toHaveValue('13912345672')
  await waitFor(() => expect(again.getByLabelText('验证码')).toHaveFocus())
  expect(again.getByRole('button', { name: /^(60|5\d)s$/ })).toBeDisabled()
  const sent = await site.control<{ messages: { code: string }[] }>('GET', '/outbox?to=13912345672')
  type(again, { 验证码: sent.body.messages[0]!.code })
  press(again, '确定')
  expect(await screen.findByText('手机更换成功')).toBeVisible()
  expect((await change()).getByLabelText('手机号码')).toHaveValue('')
})
