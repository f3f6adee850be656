import { STATUS } from '@app/contract/kit/status'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { session } from '../../../client/src/api/session.ts'
import { bus } from '../../../client/src/lib/bus.ts'
import { stored } from '../../../client/src/lib/device/storage.ts'
import { remembered } from '../../../client/src/lib/device/remember.ts'
import { twice } from '../hasty.ts'
import { renderAt, type Visit } from '../renderAt.tsx'

type Form = ReturnType<typeof within>
const PASSWORD = 'abc12345'
const LOGIN = '/site/api/v1/user/login'
const captcha = (kind: string) => ({
  before: (site: Visit['site']) => site.control('PATCH', '/settings', { captcha: kind }),
})
const dialog = async (name: RegExp | string): Promise<Form> =>
  within(await screen.findByRole('dialog', { name }))
const open = (event: 'login' | 'register' | 'forget_password') => act(() => bus.emit(event))
const type = (form: Form, fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(form.getByLabelText(label), { target: { value } })
}
/** The submitting button: the last of its name, after the switch between the modes. */
const submit = (form: Form, name: string) =>
  fireEvent.click(form.getAllByRole('button', { name }).at(-1) as HTMLElement)
const closed = (name: RegExp) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull(), { timeout: 40_000 })
const codeSentTo = async ({ site }: Visit, to: string): Promise<string> => {
  const { body } = await site.control<{ messages: { code: string }[] }>('GET', `/outbox?to=${to}`)
  return body.messages[0]?.code ?? ''
}
const logIn = async (name: string, password = PASSWORD) => {
  open('login')
  const form = await dialog(/登录/)
  type(form, { 用户名: name, 密码: password })
  submit(form, '登录')
  return form
}

// [A-05 UN-01]
test('a login calls in the order of the specification, closes the dialog and shows the member', async () => {
  const { calls } = await renderAt('/agent', captcha('none'))
  await logIn('vip5')
  await closed(/登录/)
  expect(session.isMember()).toBe(true)
  const order = ['user/login', 'member/info', 'transfer/getBalance', 'letter/getUnreadForType']
  const at = order.map((part) => calls.findIndex((path) => path.endsWith(part)))
  expect(at).toEqual([...at].sort((a, b) => a - b))
  expect(at).not.toContain(-1)
  expect(await screen.findByText(/105,268/)).toBeVisible()
})

test('a wrong password is one toast, stands at its field until that changes, and the form keeps what was typed [SC-6002 X-10]', async () => {
  await renderAt('/agent', captcha('none'))
  const form = await logIn('vip5', 'wrong1234')
  const words = '用户名或密码错误'
  expect(await form.findByText(words)).toBeVisible()
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))
  expect(form.getByLabelText('用户名')).toHaveValue('vip5')
  const password = form.getByLabelText('密码')
  expect(password).toHaveAttribute('aria-invalid', 'true')
  expect(password).toHaveFocus()
  fireEvent.change(password, { target: { value: 'x' } })
  expect(password).not.toHaveAttribute('aria-invalid', 'true')
  expect(form.queryByText(words)).toBeNull()
})

test('that no more is taken for a while stands at the field as well [SC-6037]', async () => {
  const { site } = await renderAt('/agent', captcha('none'))
  const { code, message } = STATUS.AUTHENTICATION_LOCKED
  await site.control('POST', '/faults', {
    path: '/site/api/v1/user/login',
    status_code: code,
    message,
    times: 1,
  })
  const form = await logIn('vip5', PASSWORD)
  expect(await form.findByText(message)).toBeVisible()
  expect(form.getByLabelText('密码')).toHaveFocus()
})

test('a slider says why it comes, and given up leaves what was typed', async () => {
  await renderAt('/agent', captcha('slider'))
  const form = await logIn('vip5', 'wrong1234')
  const slider = await dialog('请完成安全验证')
  expect(slider.getByText(/密码输错过或使用新设备时/)).toBeVisible()
  submit(slider, '关闭')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '请完成安全验证' })).toBeNull())
  expect(form.getByLabelText('密码')).toHaveValue('wrong1234')
})

test('a slider that follows a wrong password says that the login goes on with it', async () => {
  const { site } = await renderAt('/agent', captcha('none'))
  const form = await logIn('vip5', 'wrong1234')
  expect(await form.findByText('用户名或密码错误')).toBeVisible()
  await site.control('PATCH', '/settings', { captcha: 'slider' })
  type(form, { 密码: PASSWORD })
  submit(form, '登录')
  const slider = await dialog('请完成安全验证')
  expect(slider.getByText(/^密码输错过，请先完成安全验证，登录随后继续。/)).toBeVisible()
})

test('empty fields are named and nothing is sent', async () => {
  const { calls } = await renderAt('/agent')
  open('login')
  const form = await dialog(/登录/)
  submit(form, '登录')
  expect(await form.findByText('用户名不能为空')).toBeVisible()
  expect(form.getByText('密码不能为空')).toBeVisible()
  expect(calls).not.toContain(LOGIN)
})

test('a remembered login fills the form the next time [LS-08 LS-09]', async () => {
  await renderAt('/agent', captcha('none'))
  open('login')
  const form = await dialog(/登录/)
  type(form, { 用户名: 'vip5', 密码: PASSWORD })
  fireEvent.click(form.getByRole('checkbox', { name: '记住密码' }))
  submit(form, '登录')
  await closed(/登录/)
  expect(remembered()).toEqual({ username: 'vip5', password: PASSWORD })
})

// [A-07 NB-07 PAY-03 SC-6036 UI-ND-04 UN-19 X-09 X-13]
test('a new device asks for the phone and a code, shows wrong codes in place and signs in', async () => {
  const visit = await renderAt('/agent', captcha('none'))
  await logIn('device01')
  const form = await dialog('安全验证')
  await waitFor(() => expect(form.getByRole('textbox', { name: '验证码第1位' })).toHaveFocus())
  expect(form.getByText(/138\*+2601/)).toBeVisible()
  submit(form, '验证并登录')
  expect(await form.findByText('请先获取验证码')).toBeVisible()
  submit(form, '获取验证码')
  const check = await dialog('安全校验')
  type(check, { 手机号中间4位: '123' })
  submit(check, '确定')
  expect(await check.findByText('手机号错误')).toBeVisible()
  type(check, { 手机号中间4位: '0000' })
  submit(check, '确定')
  // The second of two clicks on the button that has gone hits the one behind it.
  submit(form, '验证并登录')
  expect(await screen.findByText('获取手机验证码成功')).toBeVisible()
  expect(await form.findByRole('button', { name: /^\d+s$/ })).toBeDisabled()
  await waitFor(() => expect(form.queryByText('请先获取验证码')).toBeNull())
  type(form, { 验证码第1位: '000000' })
  submit(form, '验证并登录')
  expect(await form.findByText('验证码错误')).toBeVisible()
  type(form, { 验证码第1位: await codeSentTo(visit, '13800002601') })
  const logins = () => visit.calls.filter((path) => path.endsWith('/user/login'))
  const before = logins().length
  const once = twice()
  submit(form, '验证并登录')
  once()
  await closed(/安全验证/)
  expect(logins()).toHaveLength(before + 1)
  expect(session.isMember()).toBe(true)
})

test('a registration is checked, made, and signs in by itself [A-06 TRAP-29 TXT-OK-1]', async () => {
  const { calls } = await renderAt('/agent', captcha('none'))
  stored.write('iCode', 'A1')
  stored.write('rCode', 'B2')
  open('register')
  const form = await dialog(/注册/)
  type(form, { 用户名: ' wan 2026 ', 密码: PASSWORD, 确认密码: 'abc12346' })
  expect(form.getByLabelText('用户名')).toHaveValue('wan2026')
  submit(form, '注册')
  expect(await form.findByText('两次密码输入不一致')).toBeVisible()
  expect(form.getByText('请同意相关条款和隐私政策')).toBeVisible()
  expect(calls.some((path) => path.endsWith('user/register'))).toBe(false)
  type(form, { 确认密码: PASSWORD })
  fireEvent.click(form.getByRole('checkbox'))
  submit(form, '注册')
  expect(await screen.findByText('注册成功')).toBeVisible()
  await closed(/注册/)
  expect(session.isMember()).toBe(true)
  // The next account of this device was invited by nobody.
  expect([stored.read('iCode'), stored.read('rCode')]).toEqual(['', ''])
})

test('a name that exists is told once and the form keeps what was typed [NB-06 SC-6009 X-11]', async () => {
  await renderAt('/agent', captcha('none'))
  stored.write('iCode', 'A1')
  open('register')
  const form = await dialog(/注册/)
  type(form, { 用户名: 'device01', 密码: PASSWORD, 确认密码: PASSWORD })
  fireEvent.click(form.getByRole('checkbox'))
  submit(form, '注册')
  expect(await screen.findByText(/已存在/)).toBeVisible()
  expect(stored.read('iCode')).toBe('A1')
  expect(form.getByLabelText('用户名')).toHaveValue('device01')
})

test('terms and privacy open from the form, switch, and hold the figures [UI-LR-03 UI-TERM-02]', async () => {
  await renderAt('/agent')
  open('register')
  const form = await dialog(/注册/)
  submit(form, '条款与条件')
  const legal = await dialog('条款与隐私')
  expect(legal.getByText(/1,500,000美元；网球/)).toBeVisible()
  submit(legal, '隐私政策')
  expect(await legal.findByText('1. 我们收集的信息')).toBeVisible()
})

// [NB-05 SC-6021 X-12]
test('a picture captcha is asked for; a wrong answer is told where it stands, beside another picture', async () => {
  const visit = await renderAt('/agent', captcha('picture'))
  const form = await logIn('vip5')
  const answer = async (text: (id: string) => Promise<string>) => {
    const modal = await dialog('请输入图形验证码')
    await waitFor(() =>
      expect(modal.getByRole('button', { name: /图形验证码，点击/ }).querySelector('img')).not.toBeNull(),
    )
    const { data } = visit.answered('/site/api/v1/user/register/defaultKaptcha') as {
      data: { 'x-code': string }
    }
    type(modal, { 验证码: await text(data['x-code']) })
    submit(modal, '确定')
  }
  const challenges: string[] = []
  await answer((id) => {
    challenges.push(id)
    return Promise.resolve('zzzz')
  })
  const modal = await dialog('请输入图形验证码')
  expect(await modal.findByText('验证码错误')).toBeVisible()
  expect(screen.getAllByText('验证码错误')).toHaveLength(1)
  await waitFor(() => expect(modal.getByLabelText('验证码')).toHaveFocus())
  expect(modal.getByLabelText('验证码')).toHaveValue('')
  await answer((id) => {
    challenges.push(id)
    return Promise.resolve('yyyy')
  })
  await waitFor(() => expect(modal.getByText('验证码错误')).toBeVisible())
  expect(new Set(challenges).size).toBe(2)
  // Given up, the form is free again and whoever has no mouse goes on in it.
  submit(modal, '关闭')
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: /登录/ })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  )
  submit(form, '登录')
  await answer(
    async (id) => (await visit.site.control<{ answer: string }>('GET', `/captcha/${id}`)).body.answer,
  )
  await closed(/登录/)
  expect(session.isMember()).toBe(true)
})

// [ST-FP-02 ST-FP-03 TRAP-29 TXT-OK-2 TXT-OK-3 UI-FP-01 UI-FP-02]
test.each([
  ['手机', '13800001005', 'phone', '获取手机验证码成功'],
  ['邮箱', 'vip5@chengwan.example', 'email', '获取邮箱验证码成功'],
])(
  'a forgotten password is set anew by %s',
  async (_, target, way, told) => {
    const visit = await renderAt('/agent', captcha('none'))
    open('forget_password')
    const form = await dialog(/找回密码/)
    if (way === 'email') submit(form, '邮箱找回')
    type(form, { 用户名: 'vip5', [way === 'email' ? '邮箱' : '手机号码']: target })
    submit(form, '下一步')
    expect(await screen.findByText(told)).toBeVisible()
    type(form, { 验证码: await codeSentTo(visit, target) })
    submit(form, '下一步')
    await form.findByLabelText('新密码')
    type(form, { 新密码: 'xyz98765', 确认新密码: 'xyz98766' })
    submit(form, '重置密码')
    expect(await form.findByText('两次密码输入不一致，请重新输入')).toBeVisible()
    type(form, { 确认新密码: 'xyz98765' })
    submit(form, '重置密码')
    expect(await form.findByText('密码修改成功')).toBeVisible()
    await screen.findByRole('dialog', { name: /登录/ }, { timeout: 40_000 })
    await logIn('vip5', 'xyz98765')
    await closed(/登录/)
    expect(session.isMember()).toBe(true)
  },
  20_000,
)
