import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { AUTH_WAY, bus, type AuthWay } from '../../../client/src/lib/bus.ts'
import { type Part, dialog, press, type } from '../codes/fill.ts'
import { renderAt, type Visit } from '../renderAt.tsx'
import { listen } from '../sent.ts'

const WRONG_PASSWORD = '请输入8-12位字母+数字的组合'
const MISMATCH = '两次密码输入不一致，请重新输入'
const noCaptcha = (site: Visit['site']) => site.control('PATCH', '/settings', { captcha: 'none' })
const open = (event: 'login' | 'register' | 'forget_password') => act(() => bus.emit(event))
const turnTo = (way: AuthWay) => act(() => bus.emit('switch_auth_way', way))
/** Pastes, as a hand would; what the field then holds. */
const filled = async ({ user }: Visit, form: Part, label: string, text: string) => {
  const field = form.getByLabelText(label)
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
  return (field as HTMLInputElement).value
}
const says = (form: Part, text: string) => expect(form.getAllByText(text)[0]).toBeVisible()
const saysNot = (form: Part, text: string) => expect(form.queryByText(text)).toBeNull()

describe('the form', () => {
  // [A-03 A-04]
  test('is the login on 1, the registration on 2, the retrieval by phone on 3 and by e-mail on 4', async () => {
    await renderAt('/agent')
    open('login')
    turnTo(2)
    expect((await dialog(/注册/)).getByLabelText('确认密码')).toBeVisible()
    turnTo(1)
    expect((await dialog(/登录/)).queryByLabelText('确认密码')).toBeNull()
    turnTo(3)
    expect((await dialog(/找回密码/)).getByLabelText('手机号码')).toBeVisible()
    turnTo(4)
    const retrieval = await dialog(/找回密码/)
    expect(retrieval.getByLabelText('邮箱')).toBeVisible()
    expect(retrieval.queryByLabelText('手机号码')).toBeNull()
    expect(AUTH_WAY).toEqual({ login: 1, register: 2, phone: 3, email: 4 })
  })
})

describe('registration', () => {
  test('takes eleven characters of a name and says so, and no white space [V-REG-05 V-REG-11]', async () => {
    const visit = await renderAt('/agent')
    open('register')
    const form = await dialog(/注册/)
    expect(await filled(visit, form, '用户名', 'abcdefghij12')).toBe('abcdefghij1')
    says(form, '最多11个字符，多出的没有填入，请核对')
    const name = form.getByLabelText('用户名') as HTMLInputElement
    name.setSelectionRange(2, 2)
    await visit.user.keyboard('x')
    expect(name).toHaveValue('abcdefghij1')
    expect(await filled(visit, form, '用户名', ' ａｂ 12 ')).toBe('ab12')
    saysNot(form, '最多11个字符，多出的没有填入，请核对')
  })

  // [V-REG-06]
  test('refuses a password of thirteen instead of cutting it, typed or pasted, and makes no account', async () => {
    const visit = await renderAt('/agent', { before: noCaptcha })
    open('register')
    const form = await dialog(/注册/)
    await type(form, { 用户名: 'long2026' })
    fireEvent.click(form.getByRole('checkbox'))
    expect(await filled(visit, form, '密码', 'abcdefgh12345')).toBe('abcdefgh12345')
    expect(await filled(visit, form, '确认密码', 'abcdefgh12345')).toBe('abcdefgh12345')
    await press(form, '注册')
    expect(form.getAllByText(WRONG_PASSWORD)).toHaveLength(1)
    await visit.user.clear(form.getByLabelText('密码'))
    await visit.user.type(form.getByLabelText('密码'), 'abcdefgh12345')
    expect(form.getByLabelText('密码')).toHaveValue('abcdefgh12345')
    await press(form, '注册')
    expect(form.getAllByText(WRONG_PASSWORD)).toHaveLength(1)
    expect(visit.calls.filter((path) => path.includes('/user/'))).toEqual([])
  })

  test('lets each complaint go with the field that is corrected, not before and not with another', async () => {
    const visit = await renderAt('/agent', { before: noCaptcha })
    open('register')
    const form = await dialog(/注册/)
    await press(form, '注册')
    await visit.user.type(form.getByLabelText('用户名'), 'a')
    saysNot(form, '用户名不能为空')
    expect(form.getAllByText('密码不能为空')).toHaveLength(1)
    fireEvent.click(form.getByRole('checkbox'))
    saysNot(form, '请同意相关条款和隐私政策')
    await type(form, { 用户名: 'ab12', 密码: 'abcd1234', 确认密码: 'abcd1235' })
    await press(form, '注册')
    says(form, '两次密码输入不一致')
    await type(form, { 密码: 'abcd1235' })
    saysNot(form, '两次密码输入不一致')
  })

  // [TERM-03 V-REG-03 V-REG-04 V-REG-06 V-REG-07 V-REG-08 V-REG-09 V-REG-10]
  test('names what is wrong of each field, one after the other, and sends nothing until all is right', async () => {
    const visit = await renderAt('/agent', { before: noCaptcha })
    const { calls } = visit
    open('register')
    const form = await dialog(/注册/)
    await press(form, '注册')
    for (const text of ['用户名不能为空', '密码不能为空', '请同意相关条款和隐私政策']) says(form, text)
    await type(form, { 用户名: 'admin', 密码: 'abcdefgh', 确认密码: 'abcdefgh' })
    await press(form, '注册')
    for (const text of ['4-11位，最少2个字母+数字组合，首位为字母', WRONG_PASSWORD]) says(form, text)
    for (const text of ['用户名不能为空', '密码不能为空']) saysNot(form, text)
    await type(form, { 用户名: 'ab12', 密码: 'abcd1234', 确认密码: 'abcd1235' })
    await press(form, '注册')
    says(form, '两次密码输入不一致')
    await type(form, { 确认密码: 'abcd1234' })
    await press(form, '注册')
    saysNot(form, '两次密码输入不一致')
    says(form, '请同意相关条款和隐私政策')
    expect(calls.filter((path) => path.includes('/user/'))).toEqual([])
    fireEvent.click(form.getByRole('checkbox'))
    await press(form, '注册')
    await waitFor(() => expect(calls.some((path) => path.endsWith('/user/register'))).toBe(true))
  })
})

// [V-REG-00 V-REG-11]
test('a login keeps what was typed and sends a name that the registration would refuse', async () => {
  const visit = await renderAt('/agent', { before: noCaptcha })
  const sent = listen()
  open('login')
  const form = await dialog(/登录/)
  expect(await filled(visit, form, '用户名', ' ad min ')).toBe(' ad min ')
  expect(await filled(visit, form, '用户名', 'ｖｉｐ５')).toBe('vip5')
  await type(form, { 用户名: ' admin ', 密码: 'x' })
  await press(form, '登录')
  await waitFor(() => expect(sent.body('/user/login')).toMatchObject({ name: 'admin' }))
})

describe('a forgotten password', () => {
  // [V-FP-01 V-FP-02 V-FP-03]
  test('takes thirty characters of a name and eleven of a phone, which the area’s pattern judges', async () => {
    const visit = await renderAt('/agent', { before: noCaptcha })
    const sent = listen()
    open('forget_password')
    const form = await dialog(/找回密码/)
    expect(await filled(visit, form, '用户名', 'a'.repeat(31))).toHaveLength(30)
    says(form, '最多30个字符，多出的没有填入，请核对')
    expect(await filled(visit, form, '手机号码', '138123456789')).toBe('13812345678')
    await type(form, { 用户名: '', 手机号码: '23812345678' })
    await press(form, '下一步')
    says(form, '请输入用户名')
    says(form, '请输入正确的手机号码')
    await type(form, { 用户名: 'vip5', 手机号码: '51234567' })
    await press(form, '下一步')
    saysNot(form, '请输入用户名')
    says(form, '请输入正确的手机号码')
    expect(sent.to('/one')).toEqual([])
    await waitFor(() => expect(form.getByRole('option', { name: '中国香港 +852' })).toBeInTheDocument())
    await visit.user.selectOptions(form.getByLabelText('国家/地区'), '852')
    await press(form, '下一步')
    await waitFor(() =>
      expect(sent.body('/forgetByPhone/one')).toMatchObject({ phone: '51234567', areaCode: '852' }),
    )
    saysNot(form, '请输入正确的手机号码')
  })

  test.each([
    ['+86 138 0000 1005', '86', '13800001005'],
    ['0086-138-0000-1005', '86', '13800001005'],
    ['8613800001005', '86', '13800001005'],
    ['１３８００００１００５', '86', '13800001005'],
    ['\u202A+86 138-0000-1005\u202C', '86', '13800001005'],
    ['+852 5123 4567', '852', '51234567'],
    ['(853) 6612-3456', '86', '85366123456'],
  ])('takes a pasted %s for the area %s and the number %s [TRAP-21]', async (pasted, area, number) => {
    const visit = await renderAt('/agent', { before: noCaptcha })
    open('forget_password')
    const form = await dialog(/找回密码/)
    await waitFor(() => expect(form.getByRole('option', { name: '中国香港 +852' })).toBeInTheDocument())
    expect(await filled(visit, form, '手机号码', pasted)).toBe(number)
    expect(form.getByLabelText('国家/地区')).toHaveValue(area)
    saysNot(form, '最多11个字符，多出的没有填入，请核对')
  })

  test('takes forty characters of an e-mail that is one [V-EMAIL-01 V-FP-04 V-FP-05 V-FP-06]', async () => {
    const visit = await renderAt('/agent', { before: noCaptcha })
    const sent = listen()
    open('forget_password')
    turnTo(AUTH_WAY.email)
    const form = await dialog(/找回密码/)
    expect(await filled(visit, form, '邮箱', `${'a'.repeat(36)}@b.co`)).toHaveLength(40)
    expect(await filled(visit, form, '邮箱', 'vip5＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('vip5@example.com')
    await type(form, { 用户名: 'vip5', 邮箱: '' })
    await press(form, '下一步')
    says(form, '请输入邮箱')
    await type(form, { 邮箱: 'a@b' })
    await press(form, '下一步')
    says(form, '请输入正确的邮箱')
    saysNot(form, '请输入邮箱')
    expect(sent.to('/one')).toEqual([])
    await type(form, { 邮箱: 'a@b.co' })
    await press(form, '下一步')
    await waitFor(() => expect(sent.body('/forgetByEmail/one')).toMatchObject({ email: 'a@b.co' }))
  })

  // [V-FP-07 V-FP-08 V-FP-09 V-FP-10]
  test('asks for the code, then for a new password of eight to twelve letters and digits, twice alike', async () => {
    const visit = await renderAt('/agent', { before: noCaptcha })
    const sent = listen()
    open('forget_password')
    const form = await dialog(/找回密码/)
    await type(form, { 用户名: 'vip5', 手机号码: '13800001005' })
    await press(form, '下一步')
    await form.findByLabelText('验证码')
    await press(form, '下一步')
    says(form, '请输入验证码')
    expect(sent.to('/two')).toEqual([])
    const { body } = await visit.site.control<{ messages: { code: string }[] }>('GET', '/outbox')
    const { code } = body.messages[0]!
    expect(await filled(visit, form, '验证码', `${code}1`)).toBe(`${code}1`)
    await press(form, '下一步')
    says(form, '请输入6位数字验证码')
    expect(await filled(visit, form, '验证码', `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(code)
    await press(form, '下一步')
    await form.findByLabelText('新密码')
    await press(form, '重置密码')
    says(form, '请设置新密码')
    for (const wrong of ['abcdefgh', '1234567a!', 'abcdefgh12345']) {
      await type(form, { 新密码: wrong, 确认新密码: wrong })
      await press(form, '重置密码')
      says(form, WRONG_PASSWORD)
    }
    expect(await filled(visit, form, '新密码', 'abcdefgh12345')).toBe('abcdefgh12345')
    await type(form, { 新密码: 'abcd1234', 确认新密码: 'abcd1235' })
    await press(form, '重置密码')
    says(form, MISMATCH)
    saysNot(form, WRONG_PASSWORD)
    expect(sent.to('/three')).toEqual([])
  })
})

test('a picture captcha wants its text, of ten characters at most [V-CAP-01]', async () => {
  const visit = await renderAt('/agent', {
    before: (site) => site.control('PATCH', '/settings', { captcha: 'picture' }),
  })
  const sent = listen()
  open('login')
  const form = await dialog(/登录/)
  await type(form, { 用户名: 'vip5', 密码: 'abc12345' })
  await press(form, '登录')
  const modal = await dialog('请输入图形验证码')
  await press(modal, '确定')
  says(modal, '请输入验证码')
  expect(sent.to('/user/login')).toEqual([])
  expect(await filled(visit, modal, '验证码', 'a'.repeat(11))).toHaveLength(10)
})

test('a new device wants six digits, after they were asked for [V-ND-01 V-ND-02 V-ND-03]', async () => {
  await renderAt('/agent', { before: noCaptcha })
  const sent = listen()
  open('login')
  const login = await dialog(/登录/)
  await type(login, { 用户名: 'device01', 密码: 'abc12345' })
  await press(login, '登录')
  const form = await dialog('安全验证')
  await press(form, '验证并登录')
  says(form, '请先获取验证码')
  await press(form, '获取验证码')
  const check = await dialog('安全校验')
  const digits = check.getByLabelText('手机号中间4位')
  for (const wrong of ['123', '12345', 'abcd', '']) {
    fireEvent.change(digits, { target: { value: wrong } })
    await press(check, '确定')
    says(check, '手机号错误')
  }
  expect(sent.to('/sendCode/one')).toEqual([])
  fireEvent.change(digits, { target: { value: '9999' } })
  await press(check, '确定')
  await waitFor(() => says(within(screen.getByRole('dialog', { name: '安全验证' })), '手机号错误'))
  await press(form, '获取验证码')
  await type(await dialog('安全校验'), { 手机号中间4位: '0000' })
  await press(await dialog('安全校验'), '确定')
  await screen.findByText('获取手机验证码成功')
  const logins = sent.to('/user/login').length
  await press(form, '验证并登录')
  says(form, '请输入验证码')
  const code = () =>
    form
      .getAllByRole('textbox', { name: /^验证码第/ })
      .map((box: HTMLElement) => (box as HTMLInputElement).value)
  const words = '最多6个字符，多出的没有填入，请核对'
  await type(form, { 验证码第1位: '1234567' })
  expect(code().join('')).toBe('')
  says(form, words)
  await type(form, { 验证码第1位: '123456' })
  expect(form.queryByText(words)).toBeNull()
  await type(form, { 验证码第6位: '67' })
  expect(code().join('')).toBe('123456')
  says(form, words)
  fireEvent.paste(form.getByLabelText('验证码第1位'), { clipboardData: { getData: () => '765 4321' } })
  expect(code().join('')).toBe('123456')
  await type(form, { 验证码第6位: '' })
  await press(form, '验证并登录')
  says(form, '请输入6位数字验证码')
  expect(sent.to('/user/login')).toHaveLength(logins)
})
