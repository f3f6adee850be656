import { authDialog, logOut } from '../rig/auth.ts'
import { balance } from '../rig/money.ts'
import { HOME, homePrice, playMatch, slip } from '../rig/match.ts'
import { expect, memberMenu, putNoticeAside, test } from '../rig/visit.ts'

test('an expired session says so once, goes home and opens the login [TRAP-16]', async ({
  page,
  control,
  enterAs,
  provoke,
}) => {
  await enterAs('vip5', '/mine/savemoney')
  await expect(page.getByRole('button', { name: '立即存款' })).toBeVisible()
  provoke(/\/(site|act|fd|game)\/api\//)
  await control('PATCH', '/members/vip5', { endSessions: true })
  // Whatever the page asks for by itself may find it out before the hand does.
  await page
    .getByRole('button', { name: '刷新余额' })
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
  // The message first: it leaves by itself.
  await expect(page.getByText('请重新登录')).toHaveCount(1)
  await expect(authDialog(page, /登录/)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(memberMenu(page)).toHaveCount(0)
})

test('a logout in a second tab logs the first one out too', async ({ page, context, enterAs, provoke }) => {
  // The first tab's beat may be on its way.
  provoke(/restraint\/beat/)
  await enterAs('vip5', '/mine/savemoney')
  const second = await context.newPage()
  await putNoticeAside(second)
  await second.goto('/')
  await expect(memberMenu(second)).toBeVisible()
  await logOut(second)
  await expect(memberMenu(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a login in one tab is the login of the other', async ({ page, context }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/?__as=vip5')
  await expect(memberMenu(second)).toBeVisible()
  await expect(memberMenu(page)).toBeVisible()
  await expect(balance(page)).toContainText('105,268.70')
})

test('a reload keeps the login, the tabs and the slip [TRAP-16]', async ({ page, control, enterAs }) => {
  await playMatch(control, '0.87')
  await enterAs('vip5', '/mine/savemoney')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '赞助' }).click()
  const tabs = page.getByRole('navigation', { name: '访问过的页面' }).getByRole('listitem')
  await expect(tabs).toHaveText([/首页/, /存款/, /赞助/])
  await page.reload()
  await expect(memberMenu(page)).toBeVisible()
  await expect(tabs).toHaveText([/首页/, /存款/, /赞助/])
  await page.goto('/game/sport/crty')
  await homePrice(page).click()
  await slip(page)
    .getByRole('textbox', { name: `${HOME} 投注金额` })
    .fill('50')
  await page.reload()
  await expect(slip(page).getByRole('textbox', { name: `${HOME} 投注金额` })).toHaveValue('50')
})
