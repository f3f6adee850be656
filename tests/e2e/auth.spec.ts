import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './rig/visit.ts'

const PASSWORD = 'abc12345'
const answerOf = async (control: (method: string, path: string) => Promise<unknown>, id: string) =>
  ((await control('GET', `/captcha/${id}`)) as { answer: string }).answer
const openForm = async (page: Page) => {
  await page.getByRole('button', { name: '登录', exact: true }).first().click()
  await page.getByLabel('用户名').fill('vip5')
  await page.getByLabel('密码', { exact: true }).fill(PASSWORD)
}
const member = (page: Page) => page.getByRole('button', { name: /的会员菜单/ })

test(
  'a visitor registers by keyboard alone and is signed in',
  { tag: '@soak' },
  async ({ page, control, captcha }) => {
    await control('PATCH', '/settings', { captcha: 'picture' })
    await page.goto('/?register=1')
    const form = page.getByRole('dialog', { name: /注册/ })
    await expect(form.getByLabel('用户名')).toBeFocused()
    await page.keyboard.type('wan2026')
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await form.getByLabel('确认密码').focus()
    await page.keyboard.type(PASSWORD)
    await form.getByRole('checkbox').focus()
    await page.keyboard.press('Space')
    await form.getByRole('button', { name: '注册', exact: true }).last().press('Enter')
    await expect(page.getByLabel('验证码', { exact: true })).toBeFocused()
    await page.keyboard.type(await captcha.answer())
    await page.keyboard.press('Enter')
    await expect(page.getByText('注册成功')).toBeVisible()
    await expect(member(page)).toBeVisible()
  },
)

test('the slider takes a drag', async ({ page, control }) => {
  await control('PATCH', '/settings', { captcha: 'slider' })
  await page.goto('/agent')
  await openForm(page)
  const [puzzle] = await Promise.all([
    page.waitForResponse('**/register/sliderChallenge'),
    page.keyboard.press('Enter'),
  ])
  const { data } = (await puzzle.json()) as { data: { lot_number: string; width: number; pieceSize: number } }
  const thumb = page.getByRole('slider', { name: '拼图位置' })
  await expect(thumb).toBeFocused()
  const box = (await thumb.boundingBox())!
  const way = await thumb.evaluate((node) => node.parentElement!.clientWidth - node.clientWidth)
  const target = (Number(await answerOf(control, data.lot_number)) * way) / (data.width - data.pieceSize)
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  // A hand starts fast and ends slowly.
  for (let step = 1; step <= 16; step += 1) {
    await page.mouse.move(box.x + 10 + target * (1 - (1 - step / 16) ** 2), box.y + 10 + (step % 3), {
      steps: 2,
    })
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.mouse.up()
  await expect(member(page)).toBeVisible()
})

test('the slider takes the keyboard [PAY-06 SC-6022]', async ({ page, control }) => {
  await control('PATCH', '/settings', { captcha: 'slider' })
  await page.goto('/agent')
  await openForm(page)
  const [puzzle] = await Promise.all([
    page.waitForResponse('**/register/sliderChallenge'),
    page.keyboard.press('Enter'),
  ])
  const { data } = (await puzzle.json()) as { data: { lot_number: string } }
  const hole = Number(await answerOf(control, data.lot_number))
  const thumb = page.getByRole('slider', { name: '拼图位置' })
  await expect(thumb).toBeFocused()
  for (let x = 0; hole - x > 4; x += 8) await page.keyboard.press('ArrowRight', { delay: 5 })
  await page.keyboard.press('Enter')
  await expect(member(page)).toBeVisible()
})

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const)
  test(`at ${width} × ${height} the slider has its place before its picture has come, and while another comes`, async ({
    page,
    control,
  }) => {
    await control('PATCH', '/settings', { captcha: 'slider' })
    await page.setViewportSize({ width, height })
    let { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/register/sliderChallenge', (route) => awaited.then(() => route.continue()))
    await page.goto('/agent')
    await openForm(page)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '请完成安全验证' })
    const renew = dialog.getByRole('button', { name: '换一张' })
    const size = async () => ((await dialog.boundingBox()) ?? { height: 0 }).height
    await expect(renew).toBeVisible()
    const before = await size()
    answer()
    const thumb = page.getByRole('slider', { name: '拼图位置' })
    await expect(thumb).toBeFocused()
    expect(await size()).toBeCloseTo(before, 0)
    ;({ promise: awaited, resolve: answer } = Promise.withResolvers<void>())
    await renew.click()
    await expect(thumb).toHaveCount(0)
    expect(await size()).toBeCloseTo(before, 0)
    answer()
    await expect(thumb).toBeFocused()
  })

for (const [width, height] of [
  [390, 844],
  [1366, 768],
] as const)
  test(`at ${width} × ${height} what is wrong with a name or password moves nothing of the forms`, async ({
    page,
    control,
  }) => {
    await control('PATCH', '/settings', { captcha: 'none' })
    await page.setViewportSize({ width, height })
    await page.goto('/agent')
    await page.getByRole('button', { name: '登录', exact: true }).first().click()
    const login = page.getByRole('dialog', { name: /登录/ })
    const enter = login.getByRole('button', { name: '登录', exact: true }).last()
    const remember = login.getByText('记住密码')
    const stood = [await enter.boundingBox(), await remember.boundingBox()]
    await enter.click()
    await expect(login.getByText('用户名不能为空')).toBeVisible()
    expect([await enter.boundingBox(), await remember.boundingBox()]).toEqual(stood)
    const said = (await login.getByText('密码不能为空').boundingBox())!
    expect(stood[1]!.y - said.y - said.height).toBeGreaterThanOrEqual(6)
    await login.getByRole('button', { name: '注册', exact: true }).click()
    const form = page.getByRole('dialog', { name: /注册/ })
    const register = form.getByRole('button', { name: '注册', exact: true }).last()
    const box = form.getByRole('checkbox')
    const adult = form.getByText('我已年满18周岁')
    const before = [await register.boundingBox(), await box.boundingBox()]
    const middle = ({ y, height: own }: { y: number; height: number }) => y + own / 2
    expect(Math.abs(middle(before[1]!) - middle((await adult.boundingBox())!))).toBeLessThanOrEqual(1)
    await register.click()
    await expect(form.getByText('请同意相关条款和隐私政策')).toBeVisible()
    expect([await register.boundingBox(), await box.boundingBox()]).toEqual(before)
  })

for (const width of [390, 1366])
  test(`at ${width} px the button for a code stays where it is while it counts`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await enterAs('vip5', '/mine/alipayManage')
    await page.getByRole('textbox', { name: '支付宝账号' }).fill('13912345678')
    await page.getByRole('button', { name: '添加支付宝' }).last().click()
    const dialog = page.getByRole('dialog', { name: '安全验证' })
    const ask = dialog.getByRole('button', { name: '获取验证码' })
    const before = [await dialog.boundingBox(), await ask.boundingBox()]
    await ask.click()
    const counting = dialog.getByRole('button', { name: /^\d+s$/ })
    await expect(counting).toBeVisible()
    expect([await dialog.boundingBox(), await counting.boundingBox()]).toEqual(before)
  })

test('a member who is kicked reads it once, at home, with the login form', async ({
  page,
  control,
  provoke,
}) => {
  await control('PATCH', '/settings', { captcha: 'none' })
  await page.goto('/agent')
  await openForm(page)
  await page.keyboard.press('Enter')
  await expect(member(page)).toBeVisible()
  // The line is open before the page has all its answers: what the end of the session overtakes is refused.
  provoke(/\/api\/v1\//)
  const refused = new Set<number>()
  page.on('response', (answer) => answer.status() >= 400 && refused.add(answer.status()))
  const [socket] = await Promise.all([page.waitForEvent('websocket'), page.goto('/mine/exchange')])
  await socket.waitForEvent('framereceived', (frame) =>
    String(frame.payload).includes(String(MESSAGE_ID.memberLogin)),
  )
  await control('POST', '/chat', {
    msgId: MESSAGE_ID.notification,
    msgData: { type: 'kick', title: '下线', content: '', refId: '', time: 1 },
  })
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('请重新登录')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible()
  expect([...refused].filter((status) => status !== 401)).toEqual([])
})

test('the sign goes home and reloads; the tabs stay [NAV-11 TRAP-16]', async ({ page }) => {
  await page.goto('/agent')
  await expect(page.getByRole('link', { name: '合营计划' }).first()).toBeVisible()
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('banner').getByRole('link', { name: /首页/ }).first().click(),
  ])
  await expect(page).toHaveURL(/\/$/)
  await expect(
    page.getByRole('navigation', { name: '访问过的页面' }).getByRole('link', { name: '合营计划' }),
  ).toBeVisible()
})

/** Goes home by a link, and has loaded the document anew. */
const reloadsBy = async (page: Page, way: Locator) => {
  await expect(way).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await Promise.all([page.waitForEvent('load'), way.click()])
  await expect(page).toHaveURL(/\/$/)
  const { type, isSame } = await page.evaluate(() => ({
    type: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type,
    isSame: 'isSameDocument' in window,
  }))
  expect({ type, isSame }).toEqual({ type: 'reload', isSame: false })
}
const homeIn = (page: Page, menu: string) =>
  page.getByRole('navigation', { name: menu }).getByRole('link', { name: '首页' })

// [NAV-11]
test('every way home reloads: the tab, and the buttons of a page that does not exist or broke', async ({
  page,
}) => {
  await page.goto('/agent')
  const home = page.getByRole('main').getByRole('link', { name: '返回首页' })
  const broken = {
    contentType: 'text/javascript',
    body: 'export const SponsorScreen = () => { throw Error() }',
  }
  await page.route(/\/assets\/SponsorScreen[^/]*\.js/, (route) => route.fulfill(broken))
  for (const [from, way] of [
    ['/agent', homeIn(page, '访问过的页面')],
    ['/no/such/page', home],
    ['/sponsor', home],
  ] as const) {
    await page.goto(from)
    await reloadsBy(page, way)
  }
})

// [NAV-11]
test(
  'home reloads in every menu: of the header, of the foot of a phone and of its drawer',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto('/agent')
    await reloadsBy(page, homeIn(page, '主导航'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/agent')
    await reloadsBy(page, homeIn(page, '底部导航'))
    await page.goto('/agent')
    await page.getByRole('button', { name: '打开菜单' }).click()
    await reloadsBy(page, homeIn(page, '主导航'))
  },
)

test('a built page prints nothing [APP-06]', async ({ page }) => {
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  await page.goto('/agent')
  // oxlint-disable-next-line no-console -- what the page must have silenced
  await page.evaluate(() => console.warn('not to be heard'))
  expect(heard).not.toContain('not to be heard')
})
