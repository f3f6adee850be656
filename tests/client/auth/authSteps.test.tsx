import { STATUS } from '@app/contract/kit/status'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Providers } from '../../../client/src/app/Providers.tsx'
import { createStore } from '../../../client/src/app/store.ts'
import { RetrievalDone } from '../../../client/src/features/auth/parts/RetrievalDone.tsx'
import { VoiceLink } from '../../../client/src/features/auth/parts/VoiceLink.tsx'
import { clock } from '../../../client/src/lib/clock.ts'
import { EVENING } from '../../server/harness.ts'
import { dialog, emit, gone, noCaptcha, PASSWORD, press, RISKY, type } from './authForm.ts'
import { renderAt } from '../renderAt.tsx'
import { listen } from '../sent.ts'

afterEach(() => vi.useRealTimers())

describe('the retrieval', () => {
  // [ST-FP-01 ST-FP-04 UI-FP-02]
  test('goes a step back, but not before the first; both ways lead on and back to the login', async () => {
    await renderAt('/agent', noCaptcha)
    emit('forget_password')
    const form = await dialog(/找回密码/)
    expect(form.queryByRole('button', { name: '上一步' })).toBeNull()
    expect(form.getByText('找回密码')).toBeVisible()
    const next = form.getByRole('button', { name: '下一步' })
    expect(next).toHaveAttribute('data-variant', 'light')
    expect(form.getByRole('button', { name: '联系客服' })).toBeVisible()
    type(form, { 用户名: 'vip5', 手机号码: '13800001005' })
    expect(next).toHaveAttribute('data-variant', 'filled')
    press(form, '下一步')
    expect(await form.findByText(/第2步，共3步/)).toBeVisible()
    await waitFor(() => expect(form.getByLabelText('验证码')).toHaveFocus())
    press(form, '上一步')
    expect(await form.findByText(/第1步，共3步/)).toBeVisible()
    await waitFor(() => expect(form.getByLabelText('用户名')).toHaveFocus())
    press(form, '返回登录')
    expect(await dialog(/登录/)).toBeDefined()
  })

  test('an Escape goes a step back, from the first to the login, and only there closes; a captcha over it is closed alone', async () => {
    const { site } = await renderAt('/agent', noCaptcha)
    const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
    emit('forget_password')
    const form = await dialog(/找回密码/)
    type(form, { 用户名: 'vip5', 手机号码: '13800001005' })
    await site.control('PATCH', '/settings', { captcha: 'slider' })
    press(form, '下一步')
    await dialog('请完成安全验证')
    escape()
    await gone(/请完成安全验证/)
    expect(form.getByText(/第1步，共3步/)).toBeVisible()
    await site.control('PATCH', '/settings', { captcha: 'none' })
    await waitFor(() => expect(form.getByRole('button', { name: '下一步' })).toBeEnabled())
    press(form, '下一步')
    expect(await form.findByText(/第2步，共3步/)).toBeVisible()
    escape()
    expect(await form.findByText(/第1步，共3步/)).toBeVisible()
    expect(form.getByLabelText('手机号码')).toHaveValue('13800001005')
    escape()
    await dialog(/登录/)
    escape()
    await gone()
  })

  // [ST-FP-01 ST-FP-02]
  test('stays at its step when no code was sent and when the code is wrong, and says why', async () => {
    const visit = await renderAt('/agent', noCaptcha)
    emit('forget_password')
    const form = await dialog(/找回密码/)
    await visit.site.control('POST', '/faults', {
      path: '/site/api/v1/user/forgetByPhone/one',
      status_code: STATUS.WARNING.code,
      message: '验证码没有发出',
      times: 1,
    })
    type(form, { 用户名: 'vip5', 手机号码: '13800001005' })
    press(form, '下一步')
    expect(await screen.findByText('验证码没有发出')).toBeVisible()
    expect(form.getByText(/第1步，共3步/)).toBeVisible()
    for (const name of ['用户名', '手机号码']) expect(form.getByLabelText(name)).toBeInvalid()
    press(form, '下一步')
    await form.findByText(/第2步，共3步/)
    type(form, { 验证码: '000000' })
    press(form, '下一步')
    expect(await form.findByText('验证码错误')).toBeVisible()
    expect(form.getByText(/第2步，共3步/)).toBeVisible()
  })

  test('takes a verified code once: back from the new password and on again asks nobody', async () => {
    const visit = await renderAt('/agent', noCaptcha)
    const TWO = '/site/api/v1/user/forgetByEmail/two'
    emit('forget_password')
    const form = await dialog(/找回密码/)
    press(form, '邮箱找回')
    type(form, { 用户名: 'vip5', 邮箱: 'vip5@chengwan.example' })
    press(form, '下一步')
    await form.findByText(/第2步，共3步/)
    const { body } = await visit.site.control<{ messages: { code: string }[] }>(
      'GET',
      '/outbox?to=vip5@chengwan.example',
    )
    type(form, { 验证码: body.messages[0]?.code ?? '' })
    press(form, '下一步')
    await form.findByText(/第3步，共3步/)
    press(form, '上一步')
    await form.findByText(/第2步，共3步/)
    press(form, '下一步')
    expect(await form.findByText(/第3步，共3步/)).toBeVisible()
    expect(visit.calls.filter((path) => path === TWO)).toHaveLength(1)
  })

  test('goes on with the code of a minute ago when it is begun anew', async () => {
    const visit = await renderAt('/agent', noCaptcha)
    const begin = async () => {
      emit('forget_password')
      const form = await dialog(/找回密码/)
      type(form, { 用户名: 'vip5', 手机号码: '13800001005' })
      press(form, '下一步')
      expect(await form.findByText(/第2步，共3步/)).toBeVisible()
      return form
    }
    await begin()
    emit('closeAuth')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // No double click any more, but too early for another code.
    await visit.site.control('POST', '/clock', { advance_s: 10 })
    const form = await begin()
    expect(screen.getByText(/^请[45]\d秒后再试$/)).toBeVisible()
    expect(form.getByText('刚才发送至 13800001005 的验证码仍然有效，请直接填写')).toBeVisible()
    expect(form.getByRole('button', { name: /^[45]\ds$/ })).toBeDisabled()
    const { body } = await visit.site.control<{ messages: { code: string }[] }>(
      'GET',
      '/outbox?to=13800001005',
    )
    expect(body.messages).toHaveLength(1)
    type(form, { 验证码: body.messages[0]?.code ?? '' })
    press(form, '下一步')
    expect(await form.findByText(/第3步，共3步/)).toBeVisible()
  })

  test('is not gone through by an Enter that is held: on every page it is one press, and lines in a text', async () => {
    const { user } = await renderAt('/agent')
    const onSubmit = vi.fn((event: Event) => event.preventDefault())
    const { container } = render(
      <form>
        <input aria-label="一行" />
        <textarea aria-label="多行" />
      </form>,
    )
    container.addEventListener('submit', onSubmit)
    const own = within(container)
    await user.type(own.getByRole('textbox', { name: '一行' }), '{Enter>3/}')
    expect(onSubmit).toHaveBeenCalledOnce()
    await user.type(own.getByRole('textbox', { name: '多行' }), '{Enter>3/}')
    expect(own.getByRole('textbox', { name: '多行' })).toHaveValue('\n\n\n')
  })

  test('ends with 3, 2, 1 and the login form, without a step back [ST-FP-04 UI-FP-01]', async () => {
    await renderAt('/agent')
    vi.useFakeTimers()
    const { container } = render(
      <Providers store={createStore()} env="test">
        <RetrievalDone />
      </Providers>,
    )
    const done = within(container)
    for (const seconds of [3, 2, 1]) {
      expect(done.getByText(`${seconds}秒后返回登录`)).toBeVisible()
      expect(done.queryByRole('button', { name: '上一步' })).toBeNull()
      await act(() => vi.advanceTimersByTimeAsync(1000))
    }
    vi.useRealTimers()
    expect(await dialog(/登录/)).toBeDefined()
  })
})

describe('the new device', () => {
  // [UI-ND-01 UI-ND-03]
  test('shows the masked phone, and leads to another account and to a new one', async () => {
    await renderAt('/agent')
    emit('newDevice', RISKY)
    const form = await dialog('安全验证')
    expect(form.getByText('138****2601')).toBeVisible()
    expect(form.getAllByRole('textbox', { name: /验证码第\d位/ })).toHaveLength(6)
    press(form, '注册新账号')
    const another = await dialog(/注册/)
    await waitFor(() => expect(another.getByLabelText('用户名')).toHaveFocus())
    emit('newDevice', RISKY)
    press(await dialog('安全验证'), '切换账号')
    expect(await dialog(/登录/)).toBeDefined()
  })

  test('offers the voice call after the countdown only, behind its notice [UI-ND-02]', async () => {
    await renderAt('/agent')
    const called = vi.fn()
    const link = (isOpen: boolean) => (
      <Providers store={createStore()} env="test">
        <VoiceLink isOpen={isOpen} onCall={called} />
      </Providers>
    )
    const { container, rerender } = render(link(false))
    const own = within(container)
    expect(own.getByRole('button', { name: '语音验证码可在首次倒计时结束后获取' })).toBeDisabled()
    rerender(link(true))
    fireEvent.click(own.getByRole('button', { name: '收不到短信？获取语音验证码' }))
    const notice = await dialog('语音验证码')
    expect(notice.getByText(/请注意接听来电/)).toBeVisible()
    expect(called).not.toHaveBeenCalled()
    press(notice, '立即拨打')
    await waitFor(() => expect(called).toHaveBeenCalledOnce())
  })
})

// [TRAP-47 TXT-OK-4 UI-ND-02 UI-ND-04]
test('a voice call asks for cate 2 and says that the phone will ring', async () => {
  const visit = await renderAt('/agent', noCaptcha)
  const sent = listen()
  emit('login')
  const form = await dialog(/登录/)
  type(form, { 用户名: 'device01', 密码: PASSWORD })
  press(form, '登录')
  const device = await dialog('安全验证')
  press(device, '获取验证码')
  const check = await dialog('安全校验')
  type(check, { 手机号中间4位: '9999' })
  press(check, '确定')
  expect(await device.findByRole('alert')).toBeVisible()
  press(device, '获取验证码')
  const again = await dialog('安全校验')
  type(again, { 手机号中间4位: '0000' })
  press(again, '确定')
  expect(await screen.findByText('获取手机验证码成功')).toBeVisible()
  await visit.site.control('POST', '/clock', { advance_s: 61 })
  act(() => clock.follow(EVENING + 61_000))
  const voice = await device.findByRole('button', { name: '收不到短信？获取语音验证码' })
  fireEvent.click(voice)
  press(await dialog('语音验证码'), '立即拨打')
  expect(await screen.findByText('验证码获取成功，注意接听手机来电')).toBeVisible()
  expect(sent.to('sendCode/one').at(-1)?.body).toMatchObject({ type: 3, cate: 2, version: 1 })
  expect(sent.to('sendCode/one')[0]?.body).toMatchObject({ type: 3, cate: 0 })
})

// [UI-CAP-01]
test('a click on the picture of a captcha brings another one, and the former code is no good', async () => {
  const visit = await renderAt('/agent', {
    before: (site) => site.control('PATCH', '/settings', { captcha: 'picture' }),
  })
  const PICTURE = '/site/api/v1/user/register/defaultKaptcha'
  const shown = () => (visit.answered(PICTURE) as { data?: { image: string; 'x-code': string } }).data
  emit('login')
  const form = await dialog(/登录/)
  type(form, { 用户名: 'vip5', 密码: PASSWORD })
  press(form, '登录')
  const modal = await dialog('请输入图形验证码')
  const picture = () => modal.getByRole('button', { name: /图形验证码，点击/ })
  await waitFor(() => expect(picture().querySelector('img')).not.toBeNull())
  const first = shown()
  fireEvent.click(picture())
  await waitFor(() => expect(shown()?.['x-code']).not.toBe(first?.['x-code']))
  await waitFor(() => expect(picture().querySelector('img')?.getAttribute('src')).toBe(shown()?.image))
  expect(shown()?.image).not.toBe(first?.image)
})
