import { logIn, authDialog } from '../../e2e/rig/auth.ts'
import { startDeposit } from '../../e2e/rig/money.ts'
import { expect, type Control, type Page } from '../../e2e/rig/visit.ts'
import type { State, Step } from '../rig/state.ts'

const captcha = (kind: string) => (control: Control) => control('PATCH', '/settings', { captcha: kind })
const step = (say: string, doIt: Step['do']): Step => ({ say, do: doIt })
const press = (name: string | RegExp, part: 'main' | 'banner' | 'dialog' = 'main'): Step =>
  step(`按 ${String(name)}`, (page) => page.getByRole(part).getByRole('button', { name }).last().click())
const shows = (name: string | RegExp): Step =>
  step(`看到 ${String(name)}`, (page) => expect(authDialog(page, name)).toBeVisible())
const openLogin = press('登录', 'banner')
const enter = (name: string): Step => step(`以 ${name} 登录`, (page) => logIn(page, name))
const field = (role: 'textbox' | 'radio', name: string, value = ''): Step =>
  step(`${name} ${value}`, (page) => {
    const found = page.getByRole(role, { name }).first()
    return role === 'radio' ? found.check() : found.fill(value)
  })

const visitor = (name: string, kind: string, steps: Step[]): State => ({
  screen: 'not-found',
  kind: 'open',
  name,
  path: '/not-found',
  world: captcha(kind),
  steps,
})
const member = (screen: string, path: string, name: string, steps: Step[], as = 'vip5'): State => ({
  screen,
  kind: 'open',
  name,
  path,
  as,
  steps,
})
const menu = (page: Page) => page.getByRole('button', { name: /会员菜单/ }).first()
const deposit = (method: string, amount: string) =>
  step(`${method} ${amount}`, async (page) => {
    await startDeposit(page, { method, amount, payer: '' })
    await expect(page.getByRole('timer', { name: '剩余付款时间' })).toBeVisible()
  })

/** Dialogs, drawers, forms with errors and what is typed half. */
export const DIALOG_STATES: State[] = [
  visitor('login', 'none', [openLogin, shows(/登录/)]),
  visitor('login with errors', 'none', [openLogin, press('登录', 'dialog')]),
  visitor('registration with errors', 'none', [
    openLogin,
    step('注册', (page) => authDialog(page, /登录/).getByRole('button', { name: '注册' }).first().click()),
    step('提交', (page) => authDialog(page, /注册/).getByRole('button', { name: '注册' }).last().click()),
  ]),
  visitor('reset', 'none', [
    openLogin,
    step('忘记密码', (page) => page.getByRole('dialog').getByRole('button', { name: '忘记密码' }).click()),
    shows(/找回密码/),
  ]),
  visitor('new device', 'none', [openLogin, enter('device01'), shows('安全验证')]),
  visitor('picture', 'picture', [openLogin, enter('vip5'), shows('请输入图形验证码')]),
  visitor('slider', 'slider', [openLogin, enter('vip5'), shows('请完成安全验证')]),
  member('home', '/', 'member menu', [step('会员菜单', (page) => menu(page).click())]),
  { ...member('mine', '/mine', 'in a hand', []), isInHand: true },
  { ...member('mine', '/mine', 'to be verified', [], 'fresh01'), isInHand: true },
  { ...member('home', '/', 'side menu', [press('打开菜单', 'banner')]), isInHand: true },
  member('savemoney', '/mine/savemoney', 'USDT typed', [
    step('USDT', (page) => page.getByRole('tab', { name: '虚拟币 USDT' }).click()),
    field('textbox', '存款金额', '720'),
  ]),
  member('savemoney', '/mine/savemoney', 'with errors', [press('立即存款')]),
  member('virtualWait', '/mine/savemoney', 'USDT waits', [deposit('虚拟币 USDT', '720')]),
  member('rechargeWait', '/mine/savemoney', 'Alipay waits', [deposit('支付宝', '500')]),
  member('takeMoney', '/mine/takemoney', 'with errors', [press('提交取款')]),
  member('takeMoney', '/mine/takemoney', 'typed', [field('textbox', '取款金额', '88888.88')]),
  member('takeMoney', '/mine/takemoney', 'guarded', [], 'guard01'),
  member('takeMoney', '/mine/takemoney', 'without a name', [], 'noname01'),
  member('transferMoney', '/mine/transfermoney?tab=exchange', 'exchange', []),
  member('betRecord', '/mine/betRecord', 'thirty days', [
    step('近30天', (page) => page.getByText('近30天', { exact: true }).click()),
  ]),
  member('betRecord', '/mine/betRecord', 'story', [
    step('近30天', (page) => page.getByText('近30天', { exact: true }).click()),
    step('在体育查看', (page) => page.getByRole('link', { name: '在体育查看' }).first().click()),
    shows(/^注单/),
  ]),
  {
    ...member('restraint', '/mine/restraint', 'a limit being set', [
      step('设置', (page) => page.getByRole('button', { name: /^设置/ }).first().click()),
    ]),
    isInHand: true,
  },
  ...(
    [
      ['更换头像', '更换头像'],
      ['修改 登录密码', '修改登录密码'],
      ['重设 二级密码/资金密码', '重设二级密码'],
      ['修改 昵称', '修改资料'],
    ] as const
  ).map(([button, title]) => member('userinfo', '/mine/userinfo', title, [press(button), shows(title)])),
  member('exchange', '/mine/exchange', 'confirmation', [press('兑换 8 元礼金'), shows('确认兑换')]),
  member('exchange', '/mine/exchange?tab=coin', 'review', [
    press('全部 支付金额'),
    press('确认兑换'),
    shows('核对兑换'),
  ]),
  member('addBankCard', '/mine/addBankCard', 'with errors', [press('添加银行卡')]),
  member('accountManage', '/mine/accountManage/bank', 'cards', []),
  {
    ...member('home', '/', 'maintenance', []),
    world: (control: Control) => control('PATCH', '/venues/CWZR', { maintenance: true }),
  },
]
