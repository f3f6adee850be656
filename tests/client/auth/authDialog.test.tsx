import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { transport } from '../../../client/src/api/send/transport.ts'
import { AUTH_WAY, bus } from '../../../client/src/lib/bus.ts'
import { remember } from '../../../client/src/lib/device/remember.ts'
import { dialog, emit, gone, noCaptcha, PASSWORD, press, RISKY, type, type Form } from './authForm.ts'
import { renderAt } from '../renderAt.tsx'
import { listen } from '../sent.ts'

describe('the auth dialog', () => {
  // [EV-02 EV-05 EV-06 EV-07 EV-08 UI-AUTH-01 UI-AUTH-02 UI-AUTH-03 UI-AUTH-04]
  test.each([
    ['login', /登录/, true],
    ['register', /注册/, true],
    ['forget_password', /找回密码/, true],
    ['newDevice', '安全验证', false],
  ] as const)('opens on %s in its mode, and with its header: %s %s', async (event, name, hasBrand) => {
    await renderAt('/agent')
    if (event === 'newDevice') emit(event, RISKY)
    else emit(event)
    const form = await dialog(name)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(form.queryByText('欢迎来到澄湾') !== null).toBe(hasBrand)
    emit('closeAuth')
    await gone()
  })

  test('does not open on login_success [EV-03 UI-AUTH-02]', async () => {
    await renderAt('/agent')
    emit('login_success')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('closes by its cross and by Escape, and begins empty the next time [UI-AUTH-03]', async () => {
    const { user } = await renderAt('/agent')
    for (const close of [
      (form: Form) => fireEvent.click(form.getByRole('button', { name: '关闭' })),
      () => user.keyboard('{Escape}'),
    ]) {
      emit('login')
      const form = await dialog(/登录/)
      expect(form.getByLabelText('用户名')).toHaveValue('')
      type(form, { 用户名: 'somebody' })
      await close(form)
      await gone()
    }
  })

  test('loses its header after a password change [EV-09 UI-AUTH-04]', async () => {
    await renderAt('/agent')
    emit('forget_password')
    const form = await dialog(/找回密码/)
    expect(form.getByText('欢迎来到澄湾')).toBeVisible()
    emit('password_change_success')
    await waitFor(() => expect(form.queryByText('欢迎来到澄湾')).toBeNull())
  })

  test('turns between login 1, register 2, phone 3 and e-mail 4 [EV-01 TRAP-11 UI-AUTH-01]', async () => {
    await renderAt('/agent')
    emit('login')
    await dialog(/登录/)
    emit('switch_auth_way', AUTH_WAY.register)
    expect((await dialog(/注册/)).getByLabelText('确认密码')).toBeVisible()
    emit('switch_auth_way', AUTH_WAY.phone)
    expect((await dialog(/找回密码/)).getByLabelText('手机号码')).toBeVisible()
    emit('switch_auth_way', AUTH_WAY.email)
    expect((await dialog(/找回密码/)).getByLabelText('邮箱')).toBeVisible()
    emit('switch_auth_way', AUTH_WAY.login)
    expect((await dialog(/登录/)).queryByLabelText('确认密码')).toBeNull()
  })
})

describe('the form', () => {
  // [PERM-06 UI-LR-01 UI-LR-02 UI-LR-03]
  test('of a login has two inputs, the memory and the way to a new password, and no agreement', async () => {
    await renderAt('/agent')
    emit('login')
    const form = await dialog(/登录/)
    expect(form.getByLabelText('密码')).toBeVisible()
    expect(form.queryByLabelText('确认密码')).toBeNull()
    expect(form.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([null])
    expect(form.getByRole('checkbox', { name: '记住密码' })).not.toBeChecked()
    expect(form.queryByText(/代理/)).toBeNull()
  })

  test('of a new password knows the name that was typed for the login, and hands it back', async () => {
    await renderAt('/agent')
    emit('login')
    const form = await dialog(/登录/)
    type(form, { 用户名: 'somebody' })
    press(form, '忘记密码？')
    const retrieval = await dialog(/找回密码/)
    expect(retrieval.getByLabelText('用户名')).toHaveValue('somebody')
    type(retrieval, { 用户名: 'someone' })
    press(retrieval, '返回登录')
    expect((await dialog(/登录/)).getByLabelText('用户名')).toHaveValue('someone')
  })

  // [UI-LR-01 UI-LR-02]
  test('of a registration has three inputs and the agreement, and no memory', async () => {
    await renderAt('/agent')
    emit('register')
    const form = await dialog(/注册/)
    for (const label of ['用户名', '密码', '确认密码']) expect(form.getByLabelText(label)).toBeVisible()
    expect(form.queryByRole('checkbox', { name: '记住密码' })).toBeNull()
    expect(form.queryByText('忘记密码？')).toBeNull()
    expect(form.getByRole('checkbox', { name: /同意.*条款与条件.*隐私政策/ })).not.toBeChecked()
  })

  // [TRAP-42 TRAP-57 UI-LR-04]
  test('looks ready once all is filled in and agreed to, and is never disabled', async () => {
    await renderAt('/agent')
    emit('register')
    const form = await dialog(/注册/)
    const button = form.getAllByRole('button', { name: '注册' }).at(-1) as HTMLElement
    const look = () => button.dataset.variant
    expect(look()).toBe('light')
    type(form, { 用户名: 'wan2026', 密码: PASSWORD, 确认密码: PASSWORD })
    expect(look()).toBe('light')
    fireEvent.click(form.getByRole('checkbox'))
    expect(look()).toBe('filled')
    fireEvent.click(form.getByRole('checkbox'))
    expect(look()).toBe('light')
    expect(button).toBeEnabled()
    fireEvent.click(button)
    expect(await form.findByText('请同意相关条款和隐私政策')).toBeVisible()
  })

  test('opens the privacy text by its link [UI-LR-03 UI-TERM-01]', async () => {
    await renderAt('/agent')
    emit('register')
    press(await dialog(/注册/), '隐私政策')
    const legal = await dialog('条款与隐私')
    expect(legal.getByText('1. 我们收集的信息')).toBeVisible()
    press(legal, '条款与条件')
    for (const topic of [/免责/, /责任.*(限|额)/, /赛果|结果/, /作弊、多账户/, /外部链接|链接/, /不可抗力/])
      expect((await legal.findAllByRole('heading', { name: topic })).length).toBeGreaterThan(0)
  })

  // [UI-LR-05 X-16]
  test('leads to support: the warning of scams first, then the page in a new tab', async () => {
    const visit = await renderAt('/agent')
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    emit('login')
    press(await dialog(/登录/), '联系客服')
    const warning = await dialog('温馨提示')
    expect(warning.getByText(/官方网站、官方APP与官方客服.*线下充值.*不被本站承认/)).toBeVisible()
    expect(open).not.toHaveBeenCalled()
    press(warning, '联系在线客服')
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalled())
    const { data } = visit.answered('/site/api/v1/configuration/onlinecustomservice') as {
      data: { url: string }
    }
    expect(String(tab.location.replace.mock.calls[0]?.[0])).toContain(data.url)
    open.mockRestore()
  })

  test('leads nowhere, and says so, where the address of support is none', async () => {
    await renderAt('/agent')
    const send = transport.fetch
    transport.fetch = async (url, init) => {
      const answer = await send(url, init)
      if (!url.includes('onlinecustomservice')) return answer
      return Response.json({ ...((await answer.json()) as object), data: { url: 'javascript:stolen()' } })
    }
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const tab = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() }
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
    emit('openSupport')
    press(await dialog('温馨提示'), '联系在线客服')
    expect(await screen.findByText('服务开小差了，请稍后重试')).toBeVisible()
    expect([tab.close.mock.calls.length, tab.location.replace.mock.calls.length]).toEqual([1, 0])
    open.mockRestore()
  })

  // [EV-03 LS-01 LS-02 LS-03 LS-06 LS-10 PERM-06 TRAP-47]
  test('sends isAgent 0, and the addresses and codes of the visit with a registration', async () => {
    const visit = await renderAt('/agent', noCaptcha)
    const sent = listen()
    const heard = vi.fn()
    const stop = bus.on('login_success', heard)
    localStorage.setItem('iCode', 'A1')
    localStorage.setItem('rCode', 'B2')
    localStorage.setItem('domain', 'www.example')
    emit('register')
    const form = await dialog(/注册/)
    type(form, { 用户名: 'wan2026', 密码: PASSWORD, 确认密码: PASSWORD })
    fireEvent.click(form.getByRole('checkbox'))
    press(form, '注册')
    await gone(/注册/)
    expect(sent.body('user/register')).toMatchObject({ iCode: 'A1', rCode: 'B2', domain: 'www.example' })
    expect(sent.to('user/login').map(({ body }) => [body.isAgent, body.kaptchcate, body.version])).toEqual([
      [0, 99, '1'],
    ])
    await waitFor(() => expect(heard).toHaveBeenCalledOnce())
    stop()
    const { data } = visit.answered('/site/api/v1/user/login') as { data: { userId: string } }
    expect(localStorage.getItem('userId')).toBe(data.userId)
    expect(localStorage.getItem('token')).toMatch(/^[0-9a-f]{96}$/)
    // Nobody else on this device was invited by them.
    expect(['iCode', 'rCode'].map((name) => localStorage.getItem(name))).toEqual([null, null])
  })
})

test('a login with the memory unticked forgets what was kept [LS-08]', async () => {
  remember({ username: 'vip5', password: PASSWORD })
  await renderAt('/agent', noCaptcha)
  emit('login')
  const form = await dialog(/登录/)
  expect(form.getByLabelText('用户名')).toHaveValue('vip5')
  expect(Number(localStorage.getItem('rememberPwdTime'))).toBeGreaterThan(1.7e12)
  fireEvent.click(form.getByRole('checkbox', { name: '记住密码' }))
  press(form, '登录')
  await gone(/登录/)
  expect([localStorage.getItem('rememberPwd'), localStorage.getItem('rememberPwdTime')]).toEqual([null, null])
})
