import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CLIENT_TYPE, HEADER, SITE_ID } from '@app/contract/kit/headers'
import { openBlobs, openText } from '@app/contract/kit/cipher'
import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { session } from '../../../client/src/api/session.ts'
import { AUTH_WAY, bus } from '../../../client/src/lib/bus.ts'
import { type Part, dialog, press, type } from '../codes/fill.ts'
import { renderAt, type Visit } from '../renderAt.tsx'
import { listen, type Sent } from '../sent.ts'

const PASSWORD = 'abc12345'
const HASH = passwordHash(PASSWORD)
const captcha = (kind: string) => ({
  before: (site: Visit['site']) => site.control('PATCH', '/settings', { captcha: kind }),
})
const open = (event: 'login' | 'register' | 'forget_password') => act(() => bus.emit(event))
const newestCode = async ({ site }: Visit) =>
  (await site.control<{ messages: { code: string }[] }>('GET', '/outbox')).body.messages[0]!.code
const logIn = async (name: string) => {
  open('login')
  const form = await dialog(/登录/)
  await type(form, { 用户名: name, 密码: PASSWORD })
  await press(form, '登录')
}
/** Reads the picture as the tester's call does, and answers it. */
const solvePicture = async (visit: Visit): Promise<string> => {
  const modal = await dialog('请输入图形验证码')
  await waitFor(() =>
    expect(modal.getByRole('button', { name: /图形验证码，点击/ }).querySelector('img')).not.toBeNull(),
  )
  const { data } = visit.answered('/site/api/v1/user/register/defaultKaptcha') as {
    data: { 'x-code': string }
  }
  const { body } = await visit.site.control<{ answer: string }>('GET', `/captcha/${data['x-code']}`)
  await type(modal, { 验证码: body.answer })
  await press(modal, '确定')
  return data['x-code']
}
const keyParts = ({ headers }: Sent) => ({ siteId: SITE_ID, requestId: headers[HEADER.requestId]! })
const device = vi.mocked(Date.now)
const deviceTime = device.getMockImplementation() as () => number
/** Both sides' clocks some seconds on. */
const later = async (site: Visit['site'], seconds: number) => {
  device.mockImplementation(() => deviceTime() + seconds * 1_000)
  await site.advance(seconds)
}
afterEach(() => void device.mockImplementation(deviceTime))

const answerPhone = async (form: Part, digits: string) => {
  await press(form, '获取验证码')
  const check = await dialog('安全校验')
  await type(check, { 手机号中间4位: digits })
  await press(check, '确定')
}

// [N-01 N-03 N-HDR-1 N-HDR-2 N-HDR-3 N-HDR-4 N-HDR-5 N-HDR-6 N-HDR-7]
test('every call says who sends it: client, version, request, device, token, site, fingerprint and language', async () => {
  await renderAt('/agent', captcha('none'))
  const sent = listen()
  await logIn('vip5')
  await waitFor(() => expect(sent.to('transfer/getBalance').length).toBeGreaterThan(0))
  const [first, second] = sent.all as [Sent, Sent]
  for (const { headers, body } of sent.all) {
    expect(headers).toMatchObject({ 'X-API-CLIENT': 'web', 'X-API-SITE': SITE_ID, 'X-API-LANG': 'zh-CN' })
    expect(headers['X-API-VERSION']).toMatch(/^\d+\.\d+\.\d+/)
    expect(headers['X-API-FINGER']).not.toBe('')
    expect(Object.keys(body)).toEqual(expect.arrayContaining(['tt', 'xx']))
  }
  expect(CLIENT_TYPE).toBe('web')
  expect(new Set(sent.all.map(({ headers }) => headers['X-API-REQUEST-ID'])).size).toBe(sent.all.length)
  expect(new Set(sent.all.map(({ headers }) => headers['X-API-UUID'])).size).toBe(1)
  expect(first.headers['X-API-TOKEN']).toBe('')
  expect(second.headers['content-type']).toBe('application/json')
  expect(sent.to('transfer/getBalance')[0]!.headers['X-API-TOKEN']).toBe(session.token())
  expect(openBlobs(first.body, keyParts(first)).ip).toBe('203.0.113.7')
})

describe('a login', () => {
  // [C-KTYPE-4 PAY-01 PAY-05 UN-05 V-REG-12]
  test('asks which captcha with ktype 4 and sends the seven fields, the password as md5', async () => {
    await renderAt('/agent', captcha('none'))
    const sent = listen()
    await logIn('vip5')
    await waitFor(() => expect(session.isMember()).toBe(true))
    expect(sent.body('member/kaptchcate')).toEqual({ name: 'vip5', password: HASH, ktype: 4 })
    expect(sent.body('user/login')).toEqual({
      isAgent: 0,
      name: 'vip5',
      password: HASH,
      kaptchcate: 0,
      codeId: '',
      code: '',
      version: '1',
    })
    expect(JSON.stringify(sent.all)).not.toContain(PASSWORD)
  })

  test('sends the picture’s x-code back as codeId [PAY-07]', async () => {
    const visit = await renderAt('/agent', captcha('picture'))
    const sent = listen()
    await logIn('vip5')
    const xCode = await solvePicture(visit)
    await waitFor(() => expect(session.isMember()).toBe(true))
    expect(sent.body('user/login')).toMatchObject({ kaptchcate: 1, codeId: xCode })
  })
})

// [A-06 C-KTYPE-1 PAY-02 PAY-04 V-REG-12]
test('a registration asks with ktype 1, sends nine fields and logs in once with 99', async () => {
  const visit = await renderAt('/agent', captcha('picture'))
  const sent = listen()
  open('register')
  const form = await dialog(/注册/)
  await type(form, { 用户名: 'wan2026', 密码: PASSWORD, 确认密码: PASSWORD })
  fireEvent.click(form.getByRole('checkbox'))
  await press(form, '注册')
  const xCode = await solvePicture(visit)
  await waitFor(() => expect(session.isMember()).toBe(true))
  expect(sent.body('member/kaptchcate')).toMatchObject({ ktype: 1 })
  const { body } = sent.to('user/register')[0]!
  expect(sent.body('user/register')).toEqual({
    name: 'wan2026',
    password: HASH,
    secondPassword: HASH,
    kaptchcate: 1,
    codeId: xCode,
    code: body['code'],
    domain: expect.any(String) as string,
    rCode: '',
    iCode: '',
  })
  expect(sent.to('user/login')).toHaveLength(1)
  expect(sent.body('user/login')).toMatchObject({ name: 'wan2026', password: HASH, kaptchcate: 99 })
  expect(JSON.stringify(sent.all)).not.toContain(PASSWORD)
})

// [C-CATE-0 C-CTYPE-3 PAY-03 PAY-12 UN-04 UN-09]
test('a new device sends for a code of type 3 in eleven fields, and logs in with 99 and that code', async () => {
  const visit = await renderAt('/agent', captcha('none'))
  const sent = listen()
  await logIn('device01')
  const form = await dialog('安全验证')
  await answerPhone(form, '0000')
  await screen.findByText('获取手机验证码成功')
  const call = sent.to('sendCode/one')[0]!
  const body = sent.body('sendCode/one')!
  expect(Object.keys(body).toSorted()).toEqual(
    [
      'sendCodeNumV2',
      'sendNameV2',
      'codeIdV2',
      'SendCodeNum',
      'SendName',
      'codeId',
      'type',
      'cate',
      'version',
      'kaptchcate',
      'imageCode',
    ].toSorted(),
  )
  expect(body).toMatchObject({
    type: 3,
    cate: 0,
    version: 1,
    SendCodeNum: passwordHash('13800002601'),
    SendName: passwordHash('device01'),
    codeId: passwordHash(''),
  })
  const opened = (field: string) => openText(body[field], keyParts(call))
  expect([opened('sendCodeNumV2'), opened('sendNameV2')]).toEqual(['13800002601', 'device01'])
  await type(form, { 验证码第1位: await newestCode(visit) })
  await press(form, '验证并登录')
  await waitFor(() => expect(session.isMember()).toBe(true))
  expect(sent.body('user/login')).toMatchObject({
    name: 'device01',
    password: HASH,
    kaptchcate: 99,
    sendCodeNum: expect.stringMatching(/^\d{6}$/) as string,
  })
})

describe.each([
  ['phone', AUTH_WAY.phone, 2, '手机号码', '13800001005'],
  ['email', AUTH_WAY.email, 3, '邮箱', 'vip5@chengwan.example'],
] as const)('a forgotten password by %s', (by, way, ktype, label, target) => {
  const paths = by === 'phone' ? 'forgetByPhone' : 'forgetByEmail'
  const who =
    by === 'phone' ? { phone: target, name: 'vip5', areaCode: '86' } : { email: target, name: 'vip5' }

  // [C-KTYPE-2 C-KTYPE-3 PAY-08 PAY-09 PAY-10 PAY-11 UN-08]
  test('asks with its ktype and sends who it is at each step, nothing of the other way', async () => {
    const visit = await renderAt('/agent', captcha('none'))
    const sent = listen()
    open('forget_password')
    act(() => bus.emit('switch_auth_way', way))
    const form = await dialog(/找回密码/)
    await type(form, { 用户名: 'vip5', [label]: target })
    await press(form, '下一步')
    const code = await form.findByLabelText('验证码').then(() => newestCode(visit))
    expect(sent.body('member/kaptchcate')).toEqual({ name: 'vip5', password: '', ktype })
    expect(sent.body(`${paths}/one`)).toEqual({ ...who, kaptchcate: 0, codeId: '', imageCode: '' })
    await type(form, { 验证码: code })
    await press(form, '下一步')
    await form.findByLabelText('新密码')
    expect(sent.body(`${paths}/two`)).toEqual({ ...who, code })
    await type(form, { 新密码: 'xyz98765', 确认新密码: 'xyz98765' })
    await press(form, '重置密码')
    await form.findByText('密码修改成功')
    const hash = passwordHash('xyz98765')
    expect(sent.body(`${paths}/three`)).toEqual({ ...who, password: hash, secondPassword: hash })
    expect(JSON.stringify(sent.all)).not.toContain('xyz98765')
  })

  // [C-CATE-1 C-CATE-2 C-CTYPE-2 PAY-12]
  test('sends for another code of type 2 by its own way, and by voice where there is a phone', async () => {
    const { site } = await renderAt('/agent', captcha('none'))
    const sent = listen()
    open('forget_password')
    act(() => bus.emit('switch_auth_way', way))
    const form = await dialog(/找回密码/)
    await type(form, { 用户名: 'vip5', [label]: target })
    await press(form, '下一步')
    expect(await form.findByRole('button', { name: /^\d+s$/ })).toBeDisabled()
    await later(site, 61)
    const again = await form.findByRole('button', { name: '重新发送' }, { timeout: 40_000 })
    if (by === 'phone') {
      fireEvent.click(form.getByRole('button', { name: '收不到短信？获取语音验证码' }))
      fireEvent.click(await screen.findByRole('button', { name: '立即拨打' }))
    } else fireEvent.click(again)
    await waitFor(() =>
      expect(sent.body('sendCode/one')).toMatchObject({ type: 2, cate: by === 'phone' ? 2 : 1 }),
    )
  })
})
