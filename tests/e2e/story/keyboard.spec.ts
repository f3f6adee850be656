import { passPicture, PASSWORD } from '../rig/auth.ts'
import { HOME, homePrice, playMatch, slip, stand } from '../rig/match.ts'
import { stage } from '../rig/money.ts'
import { atBaccarat } from '../rig/venue.ts'
import { expect, memberMenu, test, type Control, type Page } from '../rig/visit.ts'
import type { Locator } from '@playwright/test'

const PHONE = '13900002026'
const SECOND_PASSWORD = '258036'
/** Passes Luhn, and is nobody's card. */
const CARD_NO = '6200000000000005'
/** Enough for any page here; a lost focus fails instead of going round. */
const MOST_TABS = 200

/** Tabs until the focus is there: what is out of reach for a moment would be passed by. The element is looked up once: by its role that takes long on a full page. */
const tabTo = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(target).toBeEnabled()
  const element = await target.elementHandle()
  for (let at = 0; at < MOST_TABS; at += 1) {
    if (await element?.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, 'reachable by Tab').toBeFocused()
}

/** Opens a page and leaves its frame by the first link. */
const enter = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeAttached()
  await tabTo(page, page.getByRole('link', { name: '跳到主要内容' }))
  await page.keyboard.press('Enter')
}

/** Tabs to a field and fills it. */
const typeInto = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field)
  await page.keyboard.type(text)
  await expect(field).not.toHaveValue('')
}

/** Asks for a code in a form or dialog, and reads it where it was sent. */
const askCode = async (page: Page, control: Control, place: Locator): Promise<string> => {
  await tabTo(page, place.getByRole('button', { name: '获取验证码' }))
  await page.keyboard.press('Enter')
  await expect(place.getByRole('button', { name: /^\d+s$/ })).toBeVisible()
  const { messages } = await control<{ messages: { code: string }[] }>('GET', `/outbox?to=${PHONE}`)
  return messages[0]?.code ?? ''
}

/** A code goes out once a minute: the next call that asks for one finds that minute over, and the page as well. */
const minute = async (page: Page, control: Control): Promise<void> => {
  await control('POST', '/clock', { advance_s: 61 })
  await page.reload()
}

/** The dialog that a call asks for a code with. */
const answerCode = async (page: Page, control: Control): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: '安全验证' })
  const code = await askCode(page, control, dialog)
  await typeInto(page, dialog.getByLabel('验证码第1位'), code)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

/** Phone, real name and second password, on the page that asks for them. */
const provideIdentity = async (page: Page, control: Control): Promise<void> => {
  await enter(page, '/mine/auth')
  const phone = page.getByRole('region', { name: '绑定手机' })
  await typeInto(page, phone.getByRole('textbox', { name: '手机号码' }), PHONE)
  const code = await askCode(page, control, phone)
  await tabTo(page, phone.getByRole('textbox', { name: '验证码' }), 'Shift+Tab')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(phone.getByText('139****2026')).toBeVisible()

  const name = page.getByRole('region', { name: '实名认证', exact: true })
  await typeInto(page, name.getByRole('textbox', { name: '真实姓名' }), '柯北安')
  await page.keyboard.press('Enter')
  await tabTo(page, name.getByRole('button', { name: '确认提交' }))
  await page.keyboard.press('Enter')
  await expect(name.getByText('柯**')).toBeVisible()

  const second = page.getByRole('region', { name: '二级密码/资金密码' })
  await typeInto(page, second.getByRole('textbox', { name: '新的二级密码' }), SECOND_PASSWORD)
  await typeInto(page, second.getByRole('textbox', { name: '确认二级密码' }), SECOND_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(second.getByText('已设置')).toBeVisible()
}

test('by keyboard alone a visitor registers, deposits, bets, wins and withdraws', async ({
  page,
  control,
}) => {
  test.slow()
  await control('PATCH', '/settings', { captcha: 'picture' })
  // Won at evens or better the stake counts in full.
  const match = await playMatch(control, '1.05')
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

  await enter(page, '/mine/savemoney')
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
  for (let chip = 0; chip < 3; chip += 1) await page.keyboard.press('2')
  await expect(slip(page).getByRole('textbox', { name: `${HOME} 投注金额` })).toHaveValue('300')
  await page.keyboard.press('s')
  await tabTo(page, slip(page).getByRole('button', { name: '确认投注' }))
  await page.keyboard.press('Enter')
  await stand(page, control)

  await control('POST', `/matches/${match.gid}/events`, { type: 'goal', side: 'home' })
  await control('POST', `/matches/${match.gid}/events`, { type: 'finish' })
  await control('POST', '/clock', { advance_s: 600 })
  await control('PATCH', '/settings', { captcha: 'none' })
  await provideIdentity(page, control)
  await minute(page, control)

  await enter(page, '/mine/wallet')
  await tabTo(page, page.getByRole('button', { name: '一键回收' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('已从 1 个场馆收回 ¥615.00')).toBeVisible()

  await enter(page, '/mine/takemoney')
  await tabTo(page, page.getByRole('link', { name: '去添加' }))
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByRole('textbox', { name: '银行卡号' }), CARD_NO)
  await typeInto(page, page.getByRole('combobox', { name: '开户银行' }), '云渚')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await answerCode(page, control)
  await expect(page).toHaveURL(/\/mine\/takemoney\?type=bank&cardId=\d+$/)
  await minute(page, control)

  await typeInto(page, page.getByRole('textbox', { name: '取款金额' }), '615')
  await expect(page.getByText('陆佰壹拾伍元整')).toBeVisible()
  await typeInto(page, page.getByLabel('二级密码', { exact: true }), SECOND_PASSWORD)
  await page.keyboard.press('Enter')
  await answerCode(page, control)
  await expect(page.getByRole('main').getByText('正在审核，金额已锁定。')).toBeVisible()
  await control('POST', '/clock', { advance_s: 60 })
  await expect(page.getByRole('main').getByText('款项已汇出，请在收款账户中查收。')).toBeVisible()
  expect(await control('GET', '/ledger')).toMatchObject({ balanced: true, drift_cents: 0 })
})

test('a sheet over a game gives the focus back to what opened it, its rules, a road; the record of its menu to what plays', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atBaccarat(page)
  const more = frame.getByRole('button', { name: '更多' })
  const rules = frame.getByRole('button', { name: '玩法与返还率' })
  const record = frame.getByRole('button', { name: '本游戏记录' })
  const play = frame.getByRole('button', { name: '发牌' })
  for (const [opens, next] of [
    [[rules], rules],
    [[more, record], play],
    [[frame.getByRole('button', { name: '放大牌路' })], frame.getByRole('button', { name: '放大牌路' })],
  ] as const) {
    for (const each of opens) await each.press('Enter')
    await expect(frame.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(frame.getByRole('dialog')).toBeHidden()
    await expect(next).toBeFocused()
  }
  await more.click()
  await record.click()
  await frame.getByRole('button', { name: '关闭' }).click()
  await expect(play).toBeFocused()
})

test('a slot that is opened from the hall plays at once with the space bar', async ({ page, enterAs }) => {
  await enterAs('vip5', '/game/egame')
  await page
    .getByRole('link', { name: /锦鲤奇兵/ })
    .or(page.getByRole('button', { name: /锦鲤奇兵/ }))
    .first()
    .click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('status')).toContainText('按空格')
  await page.keyboard.press('Space')
  await expect(frame.getByRole('status')).toHaveText(/未中奖|中奖|返还/)
})
