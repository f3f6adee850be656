import { logIn } from './rig/auth.ts'
import { DIALOG, isSound, isSoundHere } from './rig/axe.ts'
import { goTo } from './rig/crawl.ts'
import { HOME, homePrice, playMatch, slip } from './rig/match.ts'
import { startDeposit } from './rig/money.ts'
import { expect, memberMenu, test } from './rig/visit.ts'

test('home is accessible', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '热门赛事' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await isSound(page, 'home')
})

test('the member’s menu is accessible', async ({ page, enterAs }) => {
  await enterAs('vip5', '/not-found')
  await memberMenu(page).click()
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible()
  await isSoundHere(page, 'the member’s menu', DIALOG)
})

test('the dialogs of signing in are accessible', { tag: '@soak' }, async ({ page, control }) => {
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

test('captchas and checks are accessible', { tag: '@soak' }, async ({ page, control }) => {
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

test('the member centre is accessible', { tag: '@soak' }, async ({ page, enterAs }) => {
  await enterAs('vip5', '/mine/userinfo')
  await expect(page.getByRole('meter', { name: '安全等级' })).toBeVisible()
  await isSound(page, 'personal information')
  await goTo(page, '/mine/accountManage/bank')
  await expect(page.getByRole('button', { name: /^删除/ }).first()).toBeVisible()
  await isSound(page, 'accounts', 'main')
})

test('wallet, transfers and withdrawal are accessible', { tag: '@soak' }, async ({ page, enterAs }) => {
  await enterAs('vip5', '/mine/wallet')
  const main = page.getByRole('main')
  await expect(main.getByText('流水已全部完成。')).toBeVisible()
  await isSound(page, 'wallet')
  await goTo(page, '/mine/transfermoney?tab=exchange')
  await expect(main.getByRole('timer', { name: '汇率锁定' })).toBeVisible()
  await isSound(page, 'transfer')
  await goTo(page, '/mine/takemoney')
  await expect(main.getByRole('button', { name: '提交取款' })).toBeVisible()
  await isSound(page, 'withdrawal')
})

test(
  'deposit, its waiting page and the bet record are accessible',
  { tag: '@soak' },
  async ({ page, enterAs }) => {
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
    await page.getByRole('link', { name: '在体育查看' }).first().click()
    const story = page.getByRole('dialog', { name: /^注单/ })
    await story.getByRole('tab', { name: '注单回放' }).click()
    await expect(story.getByRole('slider', { name: '回放位置' })).toBeVisible()
    await isSound(page, 'replay', DIALOG)
  },
)
