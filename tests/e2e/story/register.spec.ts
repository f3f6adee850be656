import { authDialog, passPicture, PASSWORD } from '../rig/auth.ts'
import { expect, memberMenu, test } from '../rig/visit.ts'

test('a visitor is asked nothing and sees a lobby in Chinese whose odds move', async ({ page, control }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: '热门赛事' }).getByRole('article')).not.toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: '游戏大厅' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('未满18周岁禁止参与')
  const prices = page.getByRole('region', { name: '热门赛事' }).getByRole('button')
  const before = await prices.allTextContents()
  await control('POST', '/clock', { advance_s: 90 })
  await expect.poll(() => prices.allTextContents()).not.toEqual(before)
})

test('an invited visitor registers by every rule of the form and is logged in at once', async ({
  page,
  control,
}) => {
  await control('PATCH', '/settings', { captcha: 'picture' })
  await page.goto('/?register=1&icode=A1')
  const form = authDialog(page, /注册/)
  await expect(form).toBeVisible()
  const register = form.getByRole('button', { name: '注册', exact: true }).last()

  await expect(form.getByText('至少2个字母')).toBeVisible()
  await register.click()
  for (const text of ['用户名不能为空', '密码不能为空', '请同意相关条款和隐私政策'])
    await expect(form.getByText(text).first()).toBeVisible()
  await form.getByLabel('用户名').fill('1abc')
  await form.getByRole('textbox', { name: '密码', exact: true }).fill('short1')
  await form.getByRole('textbox', { name: '确认密码' }).fill('other123')
  await register.click()
  for (const text of [
    '4-11位，最少2个字母+数字组合，首位为字母',
    '请输入8-12位字母+数字的组合',
    '两次密码输入不一致',
  ])
    await expect(form.getByText(text, { exact: true })).toBeVisible()

  await form.getByRole('button', { name: '条款与条件' }).click()
  const legal = page.getByRole('dialog', { name: '条款与隐私' })
  await expect(legal.getByRole('button', { name: '条款与条件' })).toHaveAttribute('aria-pressed', 'true')
  await legal.getByRole('button', { name: '隐私政策' }).click()
  await expect(legal.getByRole('button', { name: '隐私政策' })).toHaveAttribute('aria-pressed', 'true')
  await legal.getByRole('button', { name: '关闭' }).click()

  await form.getByLabel('用户名').fill(' wan 20266 ')
  await expect(form.getByLabel('用户名')).toHaveValue('wan20266')
  await form.getByRole('textbox', { name: '密码', exact: true }).fill(PASSWORD)
  await form.getByRole('textbox', { name: '确认密码' }).fill(PASSWORD)
  await form.getByRole('checkbox').check()
  await passPicture(page, control, () => register.click())

  await expect(page.getByText('注册成功')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(memberMenu(page)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('0.00')
  const member = await control<{ balance_cents: number; sessions: unknown[] }>('GET', '/members/wan20266')
  expect(member).toMatchObject({ balance_cents: 0 })
  expect(member.sessions).toHaveLength(1)
})

test('register=0 never opens the registration, and a member is never asked', async ({ page, enterAs }) => {
  await page.clock.install()
  await page.goto('/?register=0')
  await expect(page.getByRole('region', { name: '热门赛事' }).getByRole('article')).not.toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await enterAs('vip5', '/?register=1')
  await page.clock.runFor(2_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('on a low phone the button to register stays in sight, with each field wrong as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/?register=1')
  const form = authDialog(page, /注册/)
  const register = form.getByRole('button', { name: '注册', exact: true }).last()
  await expect(form.getByRole('checkbox')).toBeInViewport({ ratio: 1 })
  await register.click()
  await expect(form.getByText('请同意相关条款和隐私政策')).toBeVisible()
  await expect(register).toBeInViewport({ ratio: 1 })
  await expect(form.getByLabel('用户名')).toBeFocused()
  await expect(form.getByLabel('用户名')).toBeInViewport({ ratio: 1 })
  const { y, height } = (await form.boundingBox())!
  const button = (await register.boundingBox())!
  expect(button.y + button.height).toBeLessThanOrEqual(y + height)
})

test('on the lowest screen the button to log in stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 460 })
  await page.goto('/?login=1')
  const login = authDialog(page, /登录/).getByRole('button', { name: '登录', exact: true }).last()
  await expect(login).toBeInViewport({ ratio: 1 })
})

test('a deposit is drawn once it is known whether a name is bound, and asks for the one that is lacking', async ({
  page,
  enterAs,
}) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await enterAs('fresh01')
  let calls = 0
  // The frame knows who is here; the form asks for itself.
  await page.route('**/user/member/info', async (route) => {
    calls += 1
    if (calls > 1) await awaited
    await route.continue()
  })
  await page.goto('/mine/savemoney')
  await expect.poll(() => calls).toBeGreaterThan(1)
  await expect(page.getByRole('heading', { level: 1, name: '存款' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '存款金额' })).toHaveCount(0)
  answer()
  await page.getByRole('textbox', { name: '存款金额' }).fill('1000')
  await page.getByRole('button', { name: '立即存款' }).click()
  await expect(page.getByText('请先绑定姓名')).toBeVisible()
  await expect(page.getByText('请输入付款人姓名')).toHaveCount(0)
})

test('who pays before it is known who paid last has that name taken', async ({ page, enterAs }) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/fd/api/v1/payment/getCustomerInfo*', (route) => awaited.then(() => route.continue()))
  await enterAs('vip5', '/mine/savemoney')
  await page.getByRole('textbox', { name: '存款金额' }).fill('1000')
  await page.getByRole('button', { name: '立即存款' }).click()
  answer()
  await expect(page).toHaveURL(/orderNo=/)
})
