import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { STATUS } from '@app/contract/kit/status'
import { session } from '../../../client/src/api/session.ts'
import { bus } from '../../../client/src/lib/bus.ts'
import { dialog, press, type } from '../codes/fill.ts'
import { renderAt, type Visit } from '../renderAt.tsx'
import { expectSaid } from './said.ts'

const expectAt = (path: string) =>
  waitFor(() => expect(location.pathname + location.search).toBe(path), { timeout: 40_000 })
const NOTICE = '请先登录账号,才能了解更多'
const BALANCE = '/fd/api/v1/transfer/getBalance'
const LAUNCH = '/game/api/v1/venue/launch'
const PROFILE = '/site/api/v1/user/member/info'

test('a visitor who opens a member page is home again and reads why [GUARD-02 TRAP-16 TRAP-56]', async () => {
  await renderAt('/mine/vip')
  await expectSaid(NOTICE)
  await expectAt('/')
})

test('what tells a visitor why he is home again opens the login form', async () => {
  await renderAt('/mine/savemoney')
  const notice = await screen.findByText(NOTICE, undefined, { timeout: 40_000 })
  fireEvent.click(within(notice).getByRole('button', { name: '登录' }))
  expect(await screen.findByRole('dialog', { name: /登录/ })).toBeVisible()
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test('a visitor of a public page reads no notice and asks for no balance [GUARD-02]', async () => {
  const { calls } = await renderAt('/activity/discount')
  await expectAt('/activity/discount')
  expect(screen.queryByText(NOTICE)).toBeNull()
  expect(calls).not.toContain(BALANCE)
})

test('a member’s navigation loads the profile first and refreshes the balance [GUARD-01 UN-01]', async () => {
  const { calls } = await renderAt('/mine/exchange', { as: 'vip5' })
  await expectAt('/mine/exchange')
  await waitFor(() => expect(calls).toContain(BALANCE))
  expect(calls.indexOf(PROFILE)).toBeLessThan(calls.indexOf(BALANCE))
})

// [A-08 EV-04 LS-01 SC-6001 TXT-ERR-2]
test('a token that the server does not know ends at home, with one message and the login form', async () => {
  session.begin({ token: 'f'.repeat(96), userId: '1' })
  await renderAt('/mine/exchange')
  await expectAt('/')
  expect(await screen.findByRole('dialog', { name: /登录/ })).toBeVisible()
  expect(await screen.findAllByText('请重新登录')).toHaveLength(1)
  expect(session.isMember()).toBe(false)
})

test('a profile that cannot be read signs out and goes home [GUARD-01 TRAP-10]', async () => {
  await renderAt('/mine/exchange', {
    as: 'vip5',
    before: (site) =>
      site.control('POST', '/faults', { path: PROFILE, status_code: STATUS.SERVER_ERROR.code }),
  })
  await expectAt('/')
  expect(session.isMember()).toBe(false)
})

test('one dropped connection signs nobody out [TRAP-10]', async () => {
  await renderAt('/mine/exchange', {
    as: 'vip5',
    before: (site) => site.control('POST', '/faults', { path: PROFILE, http: 502, times: 1 }),
  })
  await expectAt('/mine/exchange')
  expect(session.isMember()).toBe(true)
})

test('a launch of the sport channel that came too soon after another is tried again, and the board opens', async () => {
  await renderAt('/game/sport/crty', {
    as: 'vip5',
    before: (site) =>
      site.control('POST', '/faults', {
        path: LAUNCH,
        status_code: STATUS.FREQUENT_SUBMISSION.code,
        times: 2,
      }),
  })
  expect(
    await screen.findByRole('heading', { name: '滚球 · 足球', hidden: true }, { timeout: 40_000 }),
  ).toBeInTheDocument()
  await expectAt('/game/sport/crty')
  expect(screen.queryByText(NOTICE)).toBeNull()
})

test('a channel that stays busy sends a member to the venues with the reason, not with a word about logging in', async () => {
  await renderAt('/game/sport/crty', {
    as: 'vip5',
    before: (site) =>
      site.control('POST', '/faults', { path: LAUNCH, status_code: STATUS.FREQUENT_SUBMISSION.code }),
  })
  await expectAt('/game/sport')
  await expectSaid(STATUS.FREQUENT_SUBMISSION.message)
  expect(screen.queryByText(NOTICE)).toBeNull()
})

// [TRAP-56 TRAP-59]
test('any other refusal of the channel leads to the venues with the text of the specification', async () => {
  await renderAt('/game/sport/crty', {
    as: 'vip5',
    before: (site) =>
      site.control('POST', '/faults', { path: LAUNCH, status_code: STATUS.SERVER_ERROR.code }),
  })
  await expectAt('/game/sport')
  await expectSaid(NOTICE)
})

// [GUARD-03 PERM-04 TRAP-09]
test('a page of bound members sends one without a phone to the verification page', async () => {
  await renderAt('/mine/addBankCard', { as: 'fresh01' })
  await expectAt('/mine/auth?why=bind&next=%2Fmine%2FaddBankCard')
})

test('a bound member opens it [GUARD-03]', async () => {
  await renderAt('/mine/addBankCard', { as: 'vip5' })
  await expectAt('/mine/addBankCard')
})

test.each(['/mine/savemoney', '/mine/savemoney/rechargeWait', '/mine/rechargeWait', '/app/help/ck'])(
  'with deposits switched off %s does not exist, and nobody is asked to log in [NAV-07 PERM-05 TRAP-41]',
  async (path) => {
    await renderAt(path, { before: (site) => site.control('PATCH', '/settings', { depositDisabled: true }) })
    expect(await screen.findByText('页面不存在')).toBeVisible()
    expect(screen.queryByText(NOTICE)).toBeNull()
  },
)

test('with deposits switched off the other help pages stay [NAV-07]', async () => {
  await renderAt('/app/help/qk', {
    before: (site) => site.control('PATCH', '/settings', { depositDisabled: true }),
  })
  await expectAt('/app/help/qk')
})

test.each([
  ['/home', '/'],
  ['/mine', '/mine/userinfo'],
  ['/app/help', '/app/help/ck'],
  ['/mine/huione', '/mine/savemoney/huione'],
  ['/redirect/mine/vip', '/mine/vip'],
  ['/redirect', '/'],
  ['/redirect//evil.example', '/not-found'],
  ['/redirect/%09/evil.example', '/not-found'],
  ['/redirect/%5Cevil.example', '/not-found'],
  ['/redirect/.//evil.example', '/not-found'],
  ['/redirect/%2E/%2Fmine/vip', '/not-found'],
  ['/game/live', '/not-found'],
  ['/game/v.damaged', '/not-found'],
])('%s leads to %s [NAV-02 NAV-05 TRAP-01 TRAP-07]', async (from, target) => {
  await renderAt(from, { as: 'vip5' })
  await expectAt(target)
})

test('the help begins with opening an account, of a member with money, which has been done [U-NAV-05]', async () => {
  await renderAt('/app/help')
  await expectAt('/app/help/kh')
  await renderAt('/app/help', {
    as: 'vip5',
    before: (site) => site.control('PATCH', '/settings', { depositDisabled: true }),
  })
  await expectAt('/app/help/qk')
})

test('an unknown address shows that the page does not exist [NAV-06]', async () => {
  await renderAt('/no/such/page')
  expect(await screen.findByText('页面不存在')).toBeVisible()
})

describe('a visitor sent home from a member page who logs in then', () => {
  const logIn = async () => {
    bus.emit('login')
    const form = await dialog(/登录/)
    await type(form, { 用户名: 'vip5', 密码: 'abc12345' })
    await press(form, '登录')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /登录/ })).toBeNull())
  }
  const turnedAway = async () => {
    await renderAt('/mine/exchange?tab=usdt', {
      before: (site) => site.control('PATCH', '/settings', { captcha: 'none' }),
    })
    await expectAt('/')
  }

  test('is led there', async () => {
    await turnedAway()
    await logIn()
    await expectAt('/mine/exchange?tab=usdt')
  })

  test('stays where he is once he has closed the form', async () => {
    await turnedAway()
    bus.emit('login')
    await dialog(/登录/)
    bus.emit('closeAuth')
    await logIn()
    await expectAt('/')
  })
})

test('/?register=1 shows a visitor the registration form, a member not [NAV-08]', async () => {
  await renderAt('/?register=1')
  expect(await screen.findByRole('dialog', { name: /注册/ })).toBeVisible()
})

describe('an address of members that asks to register or to log in', () => {
  const noCaptcha = (site: Visit['site']) => site.control('PATCH', '/settings', { captcha: 'none' })

  // [NAV-08]
  test('asks the visitor at home, beside the notice, and leads there after the registration', async () => {
    await renderAt('/mine/message?register=1&tab=activity', { before: noCaptcha })
    await expectSaid(NOTICE)
    await expectAt('/?register=1&next=%2Fmine%2Fmessage%3Ftab%3Dactivity')
    const form = await dialog(/注册/)
    await type(form, { 用户名: 'next2026', 密码: 'abc12345', 确认密码: 'abc12345' })
    fireEvent.click(form.getByRole('checkbox'))
    await press(form, '注册')
    await expectAt('/mine/message?tab=activity')
  })

  test('asks to log in as well, and leads there', async () => {
    await renderAt('/mine/exchange?login=1', { before: noCaptcha })
    await expectAt('/?login=1&next=%2Fmine%2Fexchange')
    const form = await dialog(/登录/)
    await type(form, { 用户名: 'vip5', 密码: 'abc12345' })
    await press(form, '登录')
    await expectAt('/mine/exchange')
  })

  test.each([
    '//evil.example/mine/vip',
    '/%09/evil.example',
    'https://evil.example/',
    '/no/such/page',
    'javascript:1',
  ])('leads nowhere but to a page of the site: not to %s', async (next) => {
    await renderAt(`/?login=1&next=${encodeURIComponent(next)}`, { before: noCaptcha })
    const form = await dialog(/登录/)
    await type(form, { 用户名: 'vip5', 密码: 'abc12345' })
    await press(form, '登录')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /登录/ })).toBeNull())
    expect(location.pathname).toBe('/')
  })

  test('is told no more than that to a member, who is there already', async () => {
    await renderAt('/mine/exchange?register=1', { as: 'vip5' })
    await expectAt('/mine/exchange?register=1')
  })

  test('asks on the page that does not exist, too, while deposits are switched off', async () => {
    await renderAt('/mine/savemoney?register=1', {
      before: (site) => site.control('PATCH', '/settings', { depositDisabled: true }),
    })
    await expectAt('/not-found?register=1')
    expect(await screen.findByRole('dialog', { name: /注册/ })).toBeVisible()
  })

  test('is asked by another name of home', async () => {
    await renderAt('/home?register=1')
    await expectAt('/?register=1')
    expect(await screen.findByRole('dialog', { name: /注册/ })).toBeVisible()
  })
})

test.each([
  ['/mine/huione?orderNo=D1', '/mine/savemoney/huione?orderNo=D1'],
  ['/redirect/mine/message?tab=activity', '/mine/message?tab=activity'],
])('the rest of the address goes along: %s leads to %s', async (from, target) => {
  await renderAt(from, { as: 'vip5' })
  await expectAt(target)
})

test('the edition of the storage is classic while editions are disabled [ED-03 PERM-05]', async () => {
  localStorage.setItem('edition', 'professional')
  await renderAt('/', { before: (site) => site.control('PATCH', '/settings', { editionDisabled: true }) })
  expect(document.documentElement.dataset.mantineColorScheme).toBe('light')
})

test('the professional edition is dark [ED-02]', async () => {
  localStorage.setItem('edition', 'professional')
  await renderAt('/')
  expect(document.documentElement.dataset.mantineColorScheme).toBe('dark')
})

// [A-02 NB-09 TRAP-56 TXT-DLG-2 UI-LP-01]
test('a member’s function tells a visitor to log in, and OK opens the form', async () => {
  const { user } = await renderAt('/')
  expect(session.check({ prompt: false })).toBe(false)
  expect(session.check({ prompt: true })).toBe(false)
  const dialog = await screen.findByRole('dialog', { name: '提示' })
  expect(dialog).toHaveTextContent(NOTICE)
  await user.click(screen.getByRole('button', { name: '确定' }))
  expect(await screen.findByRole('dialog', { name: /登录/ })).toBeVisible()
  bus.emit('closeAuth')
})
