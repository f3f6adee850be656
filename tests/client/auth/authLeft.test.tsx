import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dialog, emit, type Form, noCaptcha, PASSWORD, press, type } from './authForm.ts'
import { renderAt, type Visit } from '../renderAt.tsx'

const WRONG_NAME = '4-11位，最少2个字母+数字组合，首位为字母'
const WRONG_PASSWORD = '请输入8-12位字母+数字的组合'
const filled = async ({ user }: Visit, form: Form, label: string, text: string) => {
  const field = form.getByLabelText(label)
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}
const says = (form: Form, text: string) => expect(form.getByText(text)).toBeVisible()
const saysNot = (form: Form, text: string) => expect(form.queryByText(text)).toBeNull()

test('says what is wrong with a field when it is left filled, and of the two passwords once', async () => {
  const visit = await renderAt('/agent', noCaptcha)
  emit('register')
  const form = await dialog(/注册/)
  const password = form.getByLabelText('密码')
  await visit.user.click(password)
  saysNot(form, '用户名不能为空')
  await filled(visit, form, '用户名', '用户!!')
  saysNot(form, WRONG_NAME)
  await visit.user.click(password)
  await waitFor(() => says(form, WRONG_NAME))
  await filled(visit, form, '密码', 'abcdefgh')
  await visit.user.click(form.getByLabelText('确认密码'))
  await waitFor(() => says(form, WRONG_PASSWORD))
  await filled(visit, form, '确认密码', 'abcdefgh')
  await visit.user.click(form.getByLabelText('用户名'))
  await filled(visit, form, '用户名', 'ab12')
  saysNot(form, WRONG_NAME)
  expect(form.getAllByText(WRONG_PASSWORD)).toHaveLength(1)
  await filled(visit, form, '确认密码', 'abcdefgi')
  await visit.user.click(password)
  await waitFor(() => says(form, '两次密码输入不一致'))
  expect(form.getAllByText(WRONG_PASSWORD)).toHaveLength(1)
  await filled(visit, form, '密码', 'abcd1234')
  await filled(visit, form, '确认密码', 'abcd1235')
  await visit.user.click(password)
  await waitFor(() => says(form, '两次密码输入不一致'))
})

test('of a repeat that is missing it says that it is missing', async () => {
  const visit = await renderAt('/agent', noCaptcha)
  emit('register')
  const form = await dialog(/注册/)
  await filled(visit, form, '密码', 'abcd1234')
  press(form, '注册')
  await waitFor(() => says(form, '请再次输入密码'))
  expect(form.queryByText('密码不能为空')).toBeNull()
})

test('marks each part of a rule as it is met', async () => {
  const visit = await renderAt('/agent', noCaptcha)
  emit('register')
  const form = await dialog(/注册/)
  const met = () =>
    ['4-11位字母或数字', '字母开头', '至少2个字母', '8-12位字母或数字', '含字母'].filter((words) =>
      form.getByText(words).hasAttribute('data-met'),
    )
  expect(met()).toEqual([])
  await filled(visit, form, '用户名', 'a123')
  await filled(visit, form, '密码', 'abcdefg!')
  expect(met()).toEqual(['4-11位字母或数字', '字母开头', '含字母'])
})

test('a name that was typed goes along from the login to the registration and back', async () => {
  const visit = await renderAt('/agent', noCaptcha)
  emit('login')
  await filled(visit, await dialog(/登录/), '用户名', 'wan2026')
  press(await dialog(/登录/), '立即注册')
  expect((await dialog(/注册/)).getByLabelText('用户名')).toHaveValue('wan2026')
  await filled(visit, await dialog(/注册/), '用户名', 'wan2027')
  press(await dialog(/注册/), '已有账号？去登录')
  expect((await dialog(/登录/)).getByLabelText('用户名')).toHaveValue('wan2027')
})

test('who has registered stands at an address that asks for nothing, and the notice leads to the page that it speaks of', async () => {
  await renderAt('/?register=1', noCaptcha)
  const form = await dialog(/注册/)
  type(form, { 用户名: 'wan2026', 密码: PASSWORD, 确认密码: PASSWORD })
  fireEvent.click(form.getByRole('checkbox'))
  press(form, '注册')
  const notice = await dialog(/资金安全提醒|理性娱乐/)
  await waitFor(() => expect(location.search).toBe(''))
  expect(notice.getByRole('button', { name: '我知道了' })).toBeVisible()
  press(notice, '前往查看')
  await waitFor(() => expect(location.pathname).toMatch(/^\/mine\/(auth|userinfo)$/))
})
