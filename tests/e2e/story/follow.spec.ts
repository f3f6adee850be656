import { HOME, homePrice, playMatch, slip, sportVenues, stand } from '../rig/match.ts'
import { balance, payAt, stage, startDeposit } from '../rig/money.ts'
import { atTable, enterVenue } from '../rig/venue.ts'
import { type Control, expect, memberMenu, type Page, test } from '../rig/visit.ts'

const PHONE = '13912345678'
/** Passes the check digit, and is nobody's. */
const CARD = '6200000000000005'
const SECOND = '246813'

/** Gives the code that the dialog asks for. */
const passCode = async (page: Page, control: Control): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: '安全验证' })
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByRole('button', { name: /^\d+s$/ })).toBeVisible()
  const { messages } = await control<{ messages: { code: string }[] }>('GET', `/outbox?to=${PHONE}`)
  await dialog.getByRole('textbox', { name: '验证码第1位' }).fill(messages[0]?.code ?? '')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toBeHidden()
}
/** The game's bar is all there is of bars while one plays. */
const leave = async (page: Page) => {
  await page.frameLocator('iframe').getByRole('button', { name: '返回', exact: true }).click()
  await expect(page.getByRole('banner')).toBeVisible()
}
/** One place of the money, as the member's menu tells it. */
const place = async (page: Page, name: string, yuan: string) => {
  await memberMenu(page).click()
  const places = page.getByLabel('余额所在')
  await expect(places).toContainText(`${name}¥${yuan}`)
  await page.keyboard.press('Escape')
  await expect(places).toBeHidden()
}
const whole = async (control: Control): Promise<string> => {
  const { balance_cents, venues } = await control<{
    balance_cents: number
    venues: { cents: number }[]
  }>('GET', '/members/fresh01')
  const cents = venues.reduce((sum, venue) => sum + venue.cents, balance_cents)
  return (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
}

test(
  'who never opens the transfer page plays here and there and takes it all home',
  { tag: '@soak' },
  async ({ page, enterAs, control }) => {
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await playMatch(control, '0.87')
    await control('PATCH', '/members/fresh01', {
      bindPhone: PHONE,
      realName: '陈初识',
      secondPassword: SECOND,
    })
    await enterAs('fresh01', '/mine/addBankCard')
    await page.getByRole('combobox', { name: '开户银行' }).click()
    await page.getByRole('option', { name: '云渚银行' }).click()
    await page.getByRole('textbox', { name: '银行卡号' }).fill(CARD)
    await page.getByRole('main').getByRole('button', { name: '添加银行卡' }).click()
    await passCode(page, control)

    await page.goto('/mine/savemoney')
    await startDeposit(page, { method: '支付宝', amount: '100', payer: '' })
    const till = await payAt(page)
    await till.getByRole('button', { name: '确认付款' }).click()
    await expect(till.getByText('处理中')).toBeVisible()
    await till.close()
    await control('POST', '/clock', { advance_s: 5 })
    await expect(stage(page)).toHaveText('存款已到账')
    await expect(balance(page)).toContainText('100.00')
    // Ten times the deposit, so that one bet meets what it asks for.
    await control('PATCH', '/members/fresh01', { balance_cents: 100_000 })

    const slots = await atTable(page, '电子', '澄湾电子', /锦鲤奇兵/)
    await expect(slots.locator('.purse-amount')).toHaveText('1,000.00')
    await slots.getByRole('radio', { name: '10 元', exact: true }).click()
    await page.keyboard.press('Space')
    await expect(slots.getByRole('status')).toHaveText(/未中奖|中奖|返还/)
    await leave(page)

    await enterVenue(page, '真人', '澄湾真人')
    await expect(page).toHaveURL(/\/game\/v\./)
    const cards = page.frameLocator('iframe')
    await cards.getByRole('link', { name: /丹霞百家乐/ }).click()
    await expect(cards.locator('.purse-amount')).toHaveText(await whole(control))
    await cards.getByRole('button', { name: /^闲 1 赔 1/ }).click()
    await cards.getByRole('button', { name: '发牌' }).click()
    await expect(cards.getByRole('status')).toHaveText(/闲 \d 点 庄 \d 点/)
    await leave(page)

    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /体育/ }).click()
    await expect(page).toHaveURL(/\/game\/sport$/)
    await expect(balance(page)).toContainText(await whole(control))
    await place(page, '场馆余额', '0.00')
    await sportVenues(page).first().click()
    await expect(page).toHaveURL(/\/game\/sport\/crty/)
    await expect(slip(page)).toContainText(await whole(control))
    await homePrice(page).click()
    await slip(page)
      .getByRole('textbox', { name: `${HOME} 投注金额` })
      .fill('500')
    await slip(page).getByRole('button', { name: '确认投注' }).click()
    await stand(page, control)
    const { bets } = await control<{ bets: { ticket: string }[] }>('GET', '/bets?member=fresh01')
    await control('POST', `/bets/${bets[0]!.ticket}`, { outcome: 'W' })

    await enterVenue(page, '真人', '澄湾真人')
    await expect(page).toHaveURL(/\/game\/v\./)
    await page.goto('/mine/takemoney')
    const all = await whole(control)
    await expect(balance(page)).toContainText(all)
    const main = page.getByRole('main')
    await expect(main).toContainText('取款时自动转回')
    await main.getByRole('textbox', { name: '取款金额' }).fill('1000')
    await main.getByRole('textbox', { name: '二级密码' }).fill(SECOND)
    // The next code may be sent.
    await control('POST', '/clock', { advance_s: 61 })
    await main.getByRole('button', { name: '提交取款' }).click()
    await passCode(page, control)
    await expect(main.getByText('正在审核')).toBeVisible()
    await place(page, '锁定金额', '1,000.00')
    expect(visited.filter((path) => path.includes('transfermoney'))).toEqual([])
    expect(await control('GET', '/ledger')).toMatchObject({ balanced: true, drift_cents: 0 })
  },
)

test('what a venue keeps is told on entering another; without 免转 one press on the withdrawal brings the rest', async ({
  page,
  enterAs,
  control,
}) => {
  await control('PATCH', '/venues/CWZR', { activityLock: true })
  await enterAs('vip5')
  await expect(balance(page)).toContainText('105,268.70')
  await enterVenue(page, '电子', '澄湾电子')
  await expect(page.getByText('以下场馆的余额留在原处：澄湾真人 您正在参与场馆活动')).toBeVisible()
  await expect(page.frameLocator('iframe').getByText('101,768.20')).toBeVisible()

  await control('PATCH', '/members/vip5', { autoTransfer: false })
  await page.goto('/mine/takemoney')
  const main = page.getByRole('main')
  await expect(balance(page)).toContainText('中心钱包¥0.00')
  await expect(main).toContainText('场馆 ¥101,768.20，回收后可取')
  await main.getByRole('button', { name: '一键回收' }).click()
  await expect(main).toContainText('已从 1 个场馆收回 ¥101,768.20')
  await expect(main.getByRole('listitem').filter({ hasText: '澄湾真人 您正在参与场馆活动' })).toBeVisible()
  await expect(balance(page)).toContainText('中心钱包¥101,768.20')
  await expect(main.getByRole('textbox', { name: '取款金额' })).toBeVisible()
})
