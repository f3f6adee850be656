import { passPicture, PASSWORD } from '../auth.ts'
import { HOME, homePrice, playMatch, slip } from '../match.ts'
import { stage } from '../money.ts'
import { expect, memberMenu, test, type Page } from '../visit.ts'
import type { Locator } from '@playwright/test'

/** Enough for any page here; a lost focus fails instead of going round. */
const MOST_TABS = 120

/** Tabs until the focus is there. */
const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let at = 0; at < MOST_TABS; at += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'reachable by Tab').toBeFocused()
}

test('by keyboard alone a visitor registers, deposits and bets', async ({ page, control }) => {
  await control('PATCH', '/settings', { captcha: 'picture' })
  await playMatch(control, '0.87')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '热门赛事' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused()
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: '注册' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /注册/ }).getByLabel('用户名')).toBeFocused()
  const form = page.getByRole('dialog', { name: /注册/ })
  await page.keyboard.type('keys2026')
  await tabTo(page, form.getByRole('textbox', { name: '密码', exact: true }))
  await page.keyboard.type(PASSWORD)
  await tabTo(page, form.getByRole('textbox', { name: '确认密码' }))
  await page.keyboard.type(PASSWORD)
  await tabTo(page, form.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await passPicture(page, control, () => page.keyboard.press('Enter'))
  await expect(memberMenu(page)).toBeVisible()

  await page.goto('/mine/savemoney')
  await tabTo(page, page.getByRole('tab', { name: '银行转账' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '支付宝' })).toBeFocused()
  await tabTo(page, page.getByRole('textbox', { name: '存款金额' }))
  await page.keyboard.type('300')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/orderNo=/)
  await tabTo(page, page.getByRole('link', { name: '前往付款' }))
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const cashier = await opened
  await tabTo(cashier, cashier.getByRole('button', { name: '确认付款' }))
  await cashier.keyboard.press('Enter')
  await expect(cashier.getByText('处理中')).toBeVisible()
  await cashier.close()
  await control('POST', '/clock', { advance_s: 5 })
  await expect(stage(page)).toHaveText('存款已到账')

  await page.goto('/game/sport/crty')
  await expect(homePrice(page)).toBeVisible()
  await tabTo(page, homePrice(page))
  await page.keyboard.press('Enter')
  await page.keyboard.press('1')
  await page.keyboard.press('1')
  await expect(slip(page).getByRole('textbox', { name: `${HOME} 投注金额` })).toHaveValue('20')
  await page.keyboard.press('s')
  await tabTo(page, slip(page).getByRole('button', { name: '确认投注' }))
  await page.keyboard.press('Enter')
  await expect(slip(page).getByRole('status')).toContainText('确认中')
  await control('POST', '/clock', { advance_s: 6 })
  await expect(slip(page).getByRole('status')).toContainText('投注成功')
})
