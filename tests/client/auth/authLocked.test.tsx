import { STATUS } from '@app/contract/kit/status'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dialog, emit, noCaptcha, PASSWORD, press, type } from './authForm.ts'
import { clock } from '../../../client/src/lib/clock.ts'
import { renderAt } from '../renderAt.tsx'

test('the last wrong passwords are counted down, and then the minutes until the next may be tried', async () => {
  const { site } = await renderAt('/agent', noCaptcha)
  emit('login')
  const form = await dialog(/登录/)
  const button = () => form.getAllByRole('button', { name: '登录' }).at(-1)
  const fail = async (words: string) => {
    await waitFor(() => expect(button()).toBeEnabled())
    type(form, { 用户名: 'vip5', 密码: `wrong${words.length}x` })
    await site.control('POST', '/clock', { advance_s: 2 })
    press(form, '登录')
    expect(await form.findByText(words)).toBeVisible()
    type(form, { 密码: 'other1234' })
    await waitFor(() => expect(form.queryByText(words)).toBeNull())
  }
  await fail('用户名或密码错误')
  await fail('用户名或密码错误')
  await fail('用户名或密码错误，再错 2 次将暂停登录')
  await fail('用户名或密码错误，再错 1 次将暂停登录')
  press(form, '登录')
  expect(await form.findByText(/^密码错误过多，1[45]:\d\d 后再试，或$/)).toBeVisible()
  expect(button()).toBeDisabled()
  expect(form.getByLabelText('密码')).toBeInvalid()
  expect(form.getByLabelText('密码')).toHaveFocus()
  expect(form.getByLabelText('密码')).toHaveAccessibleDescription(/1[45]:\d\d 后再试，或 找回密码$/)
  expect(screen.queryByText(/分钟后再试/)).toBeNull()
  type(form, { 用户名: 'vip3' })
  expect(form.queryByRole('timer')).toBeNull()
  expect(button()).toBeEnabled()
  type(form, { 用户名: 'VIP5', 密码: PASSWORD })
  expect(button()).toBeDisabled()
  const now = clock.now()
  const later = vi.spyOn(clock, 'now').mockReturnValue(now + 15 * 60_000)
  onTestFinished(() => later.mockRestore())
  await waitFor(() => expect(form.queryByRole('timer')).toBeNull(), { timeout: 10_000 })
  expect(button()).toBeEnabled()
  expect(form.getByLabelText('密码')).toBeValid()
})

test('who is locked out goes on to a new password from where it is said, with the name', async () => {
  const { site } = await renderAt('/agent', noCaptcha)
  await site.control('POST', '/faults', {
    path: '/site/api/v1/user/login',
    status_code: STATUS.AUTHENTICATION_LOCKED.code,
    data: { left: 0, seconds: 900 },
  })
  emit('login')
  const form = await dialog(/登录/)
  type(form, { 用户名: 'vip5', 密码: PASSWORD })
  press(form, '登录')
  fireEvent.click(await form.findByRole('button', { name: '找回密码' }))
  expect((await dialog(/找回密码/)).getByLabelText('用户名')).toHaveValue('vip5')
})
