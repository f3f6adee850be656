import { STATUS } from '@app/contract/kit/status'
import { authDialog, logIn } from '../rig/auth.ts'
import { expect, memberMenu, test } from '../rig/visit.ts'

const LOGIN = '/site/api/v1/user/login'
const LAUNCH = '/game/api/v1/venue/launch'

test.beforeEach(({ control }) => control('PATCH', '/settings', { captcha: 'none' }))

test('6029 by the address opens the new-device screen once, the next login passes', async ({ page }) => {
  await page.goto(`/?__fault=${LOGIN}:6029`)
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await logIn(page, 'vip5')
  const check = authDialog(page, '安全验证')
  await expect(check).toContainText('*')
  await check.getByRole('button', { name: '切换账号' }).click()
  await logIn(page, 'vip5')
  await expect(memberMenu(page)).toBeVisible()
})

test(
  '6029 by a rule comes as often as the rule says, for the member it names',
  { tag: '@soak' },
  async ({ page, control }) => {
    await control('POST', '/faults', { path: LOGIN, status_code: STATUS.RISKY_LOGIN.code, times: 1 })
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await logIn(page, 'vip5')
    await expect(authDialog(page, '安全验证')).toBeVisible()
    await authDialog(page, '安全验证').getByRole('button', { name: '切换账号' }).click()
    await logIn(page, 'vip5')
    await expect(memberMenu(page)).toBeVisible()
  },
)

test('6029 by a header answers that one call', async ({ page }) => {
  await page.route(
    `**${LOGIN}`,
    (route) =>
      route.continue({
        headers: { ...route.request().headers(), 'x-mock-status': String(STATUS.RISKY_LOGIN.code) },
      }),
    { times: 1 },
  )
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await logIn(page, 'vip5')
  await expect(authDialog(page, '安全验证')).toBeVisible()
})

test('6013 on a call is one message with its words', async ({ page, control, enterAs, provoke }) => {
  provoke(/payment\/pay/)
  await enterAs('vip5', '/mine/savemoney')
  await control('POST', '/faults', {
    path: '/fd/api/v1/payment/pay',
    status_code: STATUS.MAINTENANCE.code,
    times: 1,
  })
  await page.getByRole('tab', { name: '支付宝' }).click()
  await page.getByRole('textbox', { name: '存款金额' }).fill('300')
  await page.getByRole('button', { name: '立即存款' }).click()
  await expect(page.getByText('维护中')).toHaveCount(1)
  await expect(page.getByRole('textbox', { name: '存款金额' })).toHaveValue('300')
  await page.getByRole('button', { name: '立即存款' }).click()
  await expect(page).toHaveURL(/orderNo=/)
})

test('maintenance of the site closes it for everybody until it is over', async ({
  page,
  control,
  provoke,
}) => {
  provoke(/./)
  await control('PATCH', '/settings', { maintenance: true })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible()
  await control('PATCH', '/settings', { maintenance: false })
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: '热门赛事' })).toBeVisible()
})

test('6413 at a launch opens the venue dialog, and entering directly goes in', async ({ page, enterAs }) => {
  await enterAs('locked01', '/game/realbet')
  const venue = page
    .getByRole('main')
    .getByRole('button', { name: /澄湾真人/ })
    .first()
  await venue.click()
  const dialog = authDialog(page, /转入场馆/)
  await expect(dialog).toContainText('流水未达标')
  await dialog.getByRole('button', { name: '直接进入' }).click()
  await expect(page).toHaveURL(/\/game\/v\./)
})

// [G-09]
test(
  '6413 forced by the address on any venue is the same dialog, and a transfer in enters too',
  { tag: '@soak' },
  async ({ page, enterAs }) => {
    await enterAs('vip5', `/game/realbet?__fault=${LAUNCH}:6413`)
    await page
      .getByRole('main')
      .getByRole('button', { name: /澄湾真人/ })
      .first()
      .click()
    const dialog = authDialog(page, /转入场馆/)
    await dialog.getByRole('button', { name: '转入并进入' }).click()
    await expect(dialog.getByText('请输入转入金额')).toBeVisible()
    await dialog.getByRole('textbox', { name: '转入金额' }).fill('100')
    await dialog.getByRole('button', { name: '转入并进入' }).click()
    await expect(page.getByText('转账成功')).toBeVisible()
    await expect(page).toHaveURL(/\/game\/v\./)
  },
)

for (const [kind, tag] of [
  ['drop', []],
  ['malformed', ['@soak']],
  ['http=502', ['@soak']],
] as const)
  test(
    `a login answered by ${kind} is one message, and the form keeps what was typed`,
    { tag: [...tag] },
    async ({ page, provoke }) => {
      provoke(/user\/login/)
      await page.goto(`/?__fault=${LOGIN}:${encodeURIComponent(kind)}`)
      await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
      await logIn(page, 'vip5')
      await expect(page.getByText('服务开小差了，请稍后重试')).toHaveCount(1)
      await expect(authDialog(page, /登录/).getByLabel('用户名')).toHaveValue('vip5')
      await logIn(page, 'vip5')
      await expect(memberMenu(page)).toBeVisible()
    },
  )
