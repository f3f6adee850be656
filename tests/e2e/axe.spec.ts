import { logIn } from './auth.ts'
import { violations } from './axe.ts'
import { goTo } from './crawl.ts'
import { AWAY, HOME, homePrice, playMatch, slip } from './match.ts'
import { startDeposit } from './money.ts'
import { expect, test, type Page } from './visit.ts'

const DIALOG = '[role=dialog]'
const NARROW = { width: 390, height: 844 }
const USUAL = { width: 1366, height: 900 }
const EDITIONS = ['light', 'dark']

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

// Four looks at each of a handful of states.
test.describe.configure({ timeout: 240_000 })

/** Until no colour is on its way to another one. */
const atRest = async (page: Page): Promise<void> => {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((each) => each instanceof CSSTransition).length)
  await expect.poll(moving, { intervals: [30, 60, 100] }).toBe(0)
}

/** The other edition, by the button of the top strip: a dialog may lie over it, and a phone doesn't show it. */
const switchEdition = async (page: Page): Promise<void> => {
  const root = page.locator('html')
  const shown = await root.getAttribute('data-mantine-color-scheme')
  await page.getByRole('button', { name: /^(专业版|经典版)$/, includeHidden: true }).dispatchEvent('click')
  await expect(root).toHaveAttribute(
    'data-mantine-color-scheme',
    EDITIONS.find((each) => each !== shown)!,
  )
  await atRest(page)
}

/** No finding of axe in either edition. */
const isSoundHere = async (page: Page, what: string, part?: string): Promise<void> => {
  for (const turn of EDITIONS.keys()) {
    if (turn > 0) await switchEdition(page)
    const edition = await page.locator('html').getAttribute('data-mantine-color-scheme')
    expect.soft(await violations(page, part), `${what}, ${edition}`).toEqual([])
  }
}

/** No finding of axe, and nothing sticks out sideways, on a desk or in a hand, in either edition. */
const isSound = async (page: Page, what: string, part = 'body'): Promise<void> => {
  for (const size of [USUAL, NARROW]) {
    await page.setViewportSize(size)
    // As tall as the page: what a fixed bar covers until one scrolls is no finding.
    if (part === 'body')
      await page.setViewportSize({
        ...size,
        height: await page.evaluate(() => document.documentElement.scrollHeight),
      })
    await isSoundHere(page, `${what} at ${size.width}`, part)
    expect.soft(await overflow(page), `${what} sticks out at ${size.width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(USUAL)
}

test('home is accessible', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '热门赛事' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await isSound(page, 'home')
})

test('the dialogs of signing in are accessible', async ({ page, control }) => {
  await control('PATCH', '/settings', { captcha: 'none' })
  await page.goto('/not-found')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible()
  await isSound(page, 'login', DIALOG)
  await page.getByRole('dialog').getByRole('button', { name: '注册' }).first().click()
  const registration = page.getByRole('dialog', { name: /注册/ })
  await registration.getByRole('button', { name: '注册' }).last().click()
  await expect(registration.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
  await isSound(page, 'registration', DIALOG)
  await page.getByRole('button', { name: '条款与条件' }).click()
  const terms = page.getByRole('dialog', { name: '条款与隐私' })
  await expect(terms).toBeVisible()
  await isSoundHere(page, 'terms, and the page behind')
  await terms.getByRole('button', { name: '关闭' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '登录' }).first().click()
  await logIn(page, 'device01')
  await expect(page.getByRole('dialog', { name: '安全验证' })).toBeVisible()
  await isSound(page, 'new device', DIALOG)
})

test('captchas and checks are accessible', async ({ page, control }) => {
  await control('PATCH', '/settings', { captcha: 'picture' })
  await page.goto('/not-found')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await logIn(page, 'vip5')
  const picture = page.getByRole('dialog', { name: '请输入图形验证码' })
  await picture.getByRole('button', { name: '确定' }).click()
  await expect(picture.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await isSound(page, 'picture', DIALOG)
  await picture.getByRole('button', { name: '关闭' }).click()
  await expect(picture).toBeHidden()
  await control('PATCH', '/settings', { captcha: 'slider' })
  await logIn(page, 'vip5')
  await expect(page.getByRole('slider', { name: '拼图位置' })).toBeVisible()
  await isSound(page, 'slider', DIALOG)
  await page.getByRole('dialog', { name: '请完成安全验证' }).getByRole('button', { name: '关闭' }).click()
  await control('PATCH', '/settings', { captcha: 'none' })
  await logIn(page, 'device01')
  await page.getByRole('dialog', { name: '安全验证' }).getByRole('button', { name: '获取验证码' }).click()
  const check = page.getByRole('dialog', { name: '安全校验' })
  await check.getByRole('button', { name: '确定' }).click()
  await expect(check.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await isSound(page, 'security check', DIALOG)
})

test('a reset and its code are accessible', async ({ page, control }) => {
  await control('PATCH', '/settings', { captcha: 'none' })
  await page.goto('/not-found')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '忘记密码' }).click()
  const reset = page.getByRole('dialog', { name: /找回密码/ })
  await reset.getByRole('textbox', { name: '用户名' }).fill('vip5')
  await reset.getByRole('textbox', { name: '手机号码' }).fill('13800001005')
  await isSound(page, 'identity', DIALOG)
  await reset.getByRole('button', { name: '下一步' }).click()
  await expect(reset.getByRole('textbox', { name: '验证码' })).toBeVisible()
  await reset.getByRole('button', { name: '下一步' }).click()
  await expect(reset.getByRole('textbox', { name: '验证码' })).toHaveAttribute('aria-invalid', 'true')
  await isSound(page, 'code', DIALOG)
})

test('sport and its slip are accessible', async ({ page, control, enterAs }) => {
  await playMatch(control, '0.87')
  await enterAs('vip5', '/game/sport/crty')
  // One row stands for all of them: the board alone would take axe half a minute.
  await page.getByRole('searchbox', { name: '搜索联赛或球队' }).fill(HOME)
  await homePrice(page).click()
  await expect(page.getByRole('complementary', { name: '投注单' }).getByRole('textbox')).toBeVisible()
  await slip(page).getByRole('textbox').fill('100')
  await slip(page)
    .getByRole('button', { name: /^数字键盘/ })
    .click()
  await slip(page).getByRole('button', { name: '比分推演' }).click()
  await expect(slip(page).getByRole('table')).toBeVisible()
  await isSound(page, 'sport')
})

test('the member centre is accessible', async ({ page, enterAs }) => {
  await enterAs('vip5', '/mine/userinfo')
  await expect(page.getByRole('meter', { name: '安全等级' })).toBeVisible()
  await isSound(page, 'personal information')
  await goTo(page, '/mine/accountManage/bank')
  await expect(page.getByRole('button', { name: /^删除/ }).first()).toBeVisible()
  await isSound(page, 'accounts', 'main')
})

test('the dialogs of the member centre are accessible', async ({ page, enterAs }) => {
  await enterAs('vip5', '/mine/userinfo')
  for (const [button, title] of [
    ['更换头像', '更换头像'],
    ['修改 登录密码', '修改登录密码'],
    ['重设 二级密码/资金密码', '设置二级密码'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog.getByRole('button', { name: /确定|选择图片/ })).toBeVisible()
    await isSound(page, title, DIALOG)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('the crop of a picture, and a deletion by password, are accessible', async ({ page, enterAs }) => {
  await enterAs('vip5', '/mine/userinfo')
  await page.getByRole('button', { name: '更换头像' }).click()
  const avatar = page.getByRole('dialog', { name: '更换头像' })
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await avatar.getByLabel('选择图片').setInputFiles(picture)
  await expect(avatar.getByRole('slider', { name: '缩放' })).toBeVisible()
  await isSound(page, 'cutting a picture', DIALOG)
  await page.goto('/mine/accountManage/bank')
  await page.getByRole('button', { name: /^删除/ }).first().click()
  const removal = page.getByRole('dialog', { name: '删除账户' })
  await removal.getByRole('button', { name: '删除' }).click()
  await expect(removal.getByText('请输入6位数字的二级密码')).toBeVisible()
  await isSound(page, 'deletion by the second password', DIALOG)
})

test('the shop for points, and a list that failed, are accessible', async ({ page, control, enterAs }) => {
  await enterAs('vip5', '/mine/exchange')
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: '可兑换的礼品' })).toBeVisible()
  await isSound(page, 'shop')
  await main.getByRole('button', { name: '兑换 8 元礼金' }).click()
  await expect(page.getByRole('dialog', { name: '确认兑换' })).toBeVisible()
  await isSound(page, 'confirmation', DIALOG)
  await control('POST', '/faults', { path: '/site/api/v1/site/letter/list', kind: 'malformed' })
  await page.goto('/mine/message')
  await expect(main.getByRole('alert')).toBeVisible()
  await isSound(page, 'failed list', 'main')
})

test('the forms of identity and cards are accessible', async ({ page, enterAs }) => {
  await enterAs('vip5', '/mine/addBankCard')
  const add = page.getByRole('main').getByRole('button', { name: '添加银行卡' })
  await add.click()
  await expect(page.getByText('请选择开户银行')).toBeVisible()
  await isSound(page, 'bank card with errors', 'main')
  await page.getByRole('radio', { name: '云渚银行' }).check()
  await page.getByRole('textbox', { name: '银行卡号' }).fill('6200000000000005')
  await add.click()
  await expect(page.getByRole('dialog', { name: '安全验证' })).toBeVisible()
  await isSound(page, 'asking for a code', DIALOG)
  await page.goto('/mine/virtualCoinCard')
  await expect(page.getByRole('textbox', { name: '钱包地址' })).toBeVisible()
  await isSound(page, 'coin addresses', 'main')
})

test('wallet, transfers and withdrawal are accessible', async ({ page, enterAs }) => {
  await enterAs('vip5', '/mine/wallet')
  const main = page.getByRole('main')
  await expect(main.getByText('流水已全部完成，可以随时取款。')).toBeVisible()
  await isSound(page, 'wallet')
  await goTo(page, '/mine/transfermoney?tab=exchange')
  await expect(main.getByRole('timer', { name: '汇率锁定' })).toBeVisible()
  await isSound(page, 'transfer')
  await goTo(page, '/mine/takemoney')
  await expect(main.getByRole('button', { name: '提交取款' })).toBeVisible()
  await isSound(page, 'withdrawal')
})

test('the record of transactions and limits are accessible', async ({ page, enterAs }) => {
  await enterAs('vip5', '/mine/transRecord')
  const main = page.getByRole('main')
  await expect(main.getByRole('list', { name: '交易记录' })).toBeVisible()
  await isSound(page, 'transaction record')
  await goTo(page, '/mine/restraint')
  await expect(main.getByRole('button', { name: '开始休息' })).toBeVisible()
  await expect(main.getByRole('table')).toBeVisible()
  await isSound(page, 'limits')
})

test('results, rules, match centre and help of the sport channel are accessible', async ({
  page,
  control,
  enterAs,
}) => {
  await playMatch(control, '0.87')
  await enterAs('vip5', '/game/sport/crty')
  await page.getByRole('button', { name: `更多玩法：${HOME} 对 ${AWAY}` }).click()
  const centre = page.getByRole('region', { name: /^赛况/ })
  await expect(centre).toContainText('上半场')
  await isSoundHere(page, 'match centre', '[aria-label^=赛况]')
  await page.getByRole('button', { name: '赔率透视：让球', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible()
  // The lens hangs on a row of the board, which another width may scroll away.
  await isSoundHere(page, 'odds lens', DIALOG)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: '键盘与播报' }).click()
  await isSound(page, 'help', DIALOG)
  await page.goto('/game/sport/crty?page=rules')
  await expect(page.getByRole('heading', { name: '体育规则' })).toBeVisible()
  await isSound(page, 'rules')
  await page.goto('/game/sport/crty?page=results')
  // Soon after midnight today has no results yet.
  await page.getByRole('list', { name: '日期' }).getByRole('button').nth(1).click()
  await expect(page.getByRole('table').first()).toBeVisible()
  // One league stands for all of them.
  await page.getByRole('searchbox').fill('中超')
  await isSound(page, 'results')
})

test('deposit, its waiting page and the bet record are accessible', async ({ page, enterAs }) => {
  await enterAs('vip5', '/mine/savemoney')
  await expect(page.getByRole('button', { name: '立即存款' })).toBeVisible()
  await isSound(page, 'deposit')
  await startDeposit(page, { method: '虚拟币 USDT', amount: '720', payer: '' })
  await expect(page.getByRole('timer', { name: '剩余付款时间' })).toBeVisible()
  await isSound(page, 'waiting page')
  await page.goto('/mine/betRecord')
  await expect(page.getByRole('heading', { name: '投注记录' })).toBeVisible()
  await isSound(page, 'bet record')
  await page.getByText('近30天', { exact: true }).click()
  await page.getByRole('link', { name: '结算解释与回放' }).first().click()
  const story = page.getByRole('dialog', { name: /^注单/ })
  await story.getByRole('tab', { name: '注单回放' }).click()
  await expect(story.getByRole('slider', { name: '回放位置' })).toBeVisible()
  await isSound(page, 'replay', DIALOG)
})
