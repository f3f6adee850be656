import { authDialog } from '../rig/auth.ts'
import { balance, payAt, stage, startDeposit, type Order } from '../rig/money.ts'
import { expect, test } from '../rig/visit.ts'

/** Each of the five waiting pages with what it shows to pay by. */
const WAITS = [
  { method: '银行转账', path: 'transferWait', payer: '张远航', shows: ['收款银行', '转账附言'] },
  { method: '支付宝', path: 'rechargeWait', payer: '', shows: ['付款二维码'] },
  { method: '虚拟币 USDT', path: 'xnbsk', payer: '', shows: ['应付数量', '收款地址', '付款二维码'] },
  { method: '虚拟币转账', path: 'virtualWait', payer: '', shows: ['应付数量', '收款地址', '付款二维码'] },
  { method: '合汇钱包', path: 'huione', payer: '', shows: ['收款账户', '付款二维码'] },
]

const USUAL = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** A window of 1366 × 768 at 200 %. */
const ZOOMED = { width: 683, height: 384 }
const MOST_TABS = 40

test('a deposit waits with its countdown, is paid on the pay page, and the balance rolls up', async ({
  page,
  enterAs,
  control,
}) => {
  await enterAs('fresh01', '/mine/savemoney')
  await control('PATCH', '/members/fresh01', { realName: '易新民' })
  await expect(balance(page)).toContainText('0.00')
  const orderNo = await startDeposit(page, { method: '银行转账', amount: '100', payer: '易新民' })
  await expect(page).toHaveURL(/\/mine\/savemoney\/transferWait\?orderNo=/)
  await expect(page.getByRole('timer', { name: '剩余付款时间' })).toContainText(/1[45]:\d\d/)
  await expect(page.getByRole('listitem').filter({ hasText: '付款' }).first()).toHaveAttribute(
    'aria-current',
    'step',
  )

  const account = page.getByText('收款账号', { exact: true })
  const before = await account.boundingBox()
  await control('POST', '/clock', { frozen: true })
  const cashier = await payAt(page)
  await expect(cashier.getByText(orderNo)).toBeVisible()
  await cashier.getByRole('button', { name: '确认付款' }).click()
  await expect(cashier.getByText('处理中')).toBeVisible()
  await cashier.close()
  await expect(stage(page)).toHaveText('已收到付款通知，正在确认到账，通常只需几秒。')
  expect((await account.boundingBox())?.y).toBe(before?.y)
  await expect(page.getByText(/模拟收银台/)).toBeHidden()
  await expect(page.getByText('无需再次付款。到账后此页会自动更新', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: /^复制/ })).toHaveCount(1)
  await control('POST', '/clock', { advance_s: 5 })
  await expect(stage(page)).toHaveText('存款已到账')
  await expect(balance(page)).toContainText('100.00')
  await expect(page.getByText('完成 ¥100.00 有效流水后，账户里的余额可以取款。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '存款', exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '查看交易记录' }).click()
  await expect(page).toHaveURL(/transRecord\?type=deposit/)
  expect(await control('GET', '/ledger')).toMatchObject({ balanced: true, drift_cents: 0 })
})

test('what the form asks for is told in place and nothing typed is lost', async ({ page, enterAs }) => {
  await enterAs('fresh01', '/mine/savemoney')
  await page.getByRole('button', { name: '立即存款' }).click()
  await expect(page.getByText('请输入存款金额', { exact: true })).toBeVisible()
  const amount = page.getByRole('textbox', { name: '存款金额' })
  await amount.fill('99')
  await expect(amount).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Tab')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).not.toBeFocused()
  // What it says makes room for itself, but not under a press.
  await amount.fill('98')
  await page.getByRole('button', { name: '¥1,000', exact: true }).click()
  await expect(amount).toHaveValue('1000')
  await page.getByRole('button', { name: '立即存款' }).click()
  await expect(page.getByText('请先绑定姓名')).toBeVisible()
  await expect(page.getByRole('textbox', { name: '真实姓名' })).toBeFocused()
  await expect(page.getByText('请输入付款人姓名')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: '存款金额' })).toHaveValue('1000')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap on a common amount is not lost to what is said of the typed one', async ({ page, enterAs }) => {
    await enterAs('vip5', '/mine/savemoney')
    const amount = page.getByRole('textbox', { name: '存款金额' })
    for (const typed of ['51', '52']) {
      await amount.tap()
      await amount.fill(typed)
      await page.getByRole('button', { name: '¥1,000', exact: true }).tap()
      await expect(amount).toHaveValue('1000')
    }
  })
})

for (const [width, height] of [
  [1366, 768],
  [360, 640],
] as const)
  test(`at ${width} × ${height} the sum and the button of a deposit and of a withdrawal are in sight at once`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height })
    await enterAs('vip5', '/mine/savemoney')
    await page.getByRole('button', { name: '¥500', exact: true }).click()
    const sum = page.getByRole('definition').filter({ hasText: '500.00' }).last()
    await expect(sum).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: '立即存款' })).toBeInViewport({ ratio: 1 })
    await page.goto('/mine/takemoney')
    await page.getByRole('textbox', { name: '取款金额' }).fill('200')
    await expect(page.getByRole('definition').filter({ hasText: '200.00' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: '提交取款' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(USUAL)
  })

test('on a small phone an amount is whole above the foot from the start, and another account is two taps away', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const isAboveFoot = async (amount: string, submit: string) => {
    const field = page.getByRole('textbox', { name: amount })
    await expect(field).toBeVisible()
    const [{ y, height }, foot] = [
      (await field.boundingBox())!,
      (await page.getByRole('button', { name: submit }).locator('..').boundingBox())!,
    ]
    expect(y + height).toBeLessThanOrEqual(foot.y)
  }
  await enterAs('vip5', '/mine/savemoney')
  await isAboveFoot('存款金额', '立即存款')
  await page.goto('/mine/takemoney')
  await isAboveFoot('取款金额', '提交取款')
  const forgotten = await page
    .getByRole('link', { name: '忘记二级密码' })
    .evaluate((link) => Array.from(link.getClientRects(), ({ height }) => height))
  expect(forgotten).toHaveLength(1)
  expect(forgotten[0]).toBeGreaterThanOrEqual(40)
  const other = page.getByRole('radio', { name: /岚港银行/ })
  await expect(other).toBeHidden()
  await page.getByRole('button', { name: '其他账户（1）' }).click()
  await other.check()
  await expect(page.getByRole('radio', { name: /云渚银行/ })).toBeHidden()
  await expect(other).toBeChecked()
  await page.setViewportSize(USUAL)
})

test('on a small phone the ways, the amount and every usual amount stand above the foot, for a new member too, and what is wrong with the name that is asked for below them', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const usual = page.getByRole('group', { name: '常用金额' }).getByRole('button')
  const footTop = async () => (await page.locator('form dl[aria-live]').boundingBox())!.y
  for (const who of ['vip5', 'fresh01'] as const) {
    await enterAs(who, '/mine/savemoney')
    for (const way of ['银行转账', '虚拟币 USDT']) {
      await page.getByRole('tab', { name: way }).click()
      await usual.last().click()
      await page.evaluate(() => scrollTo(0, 0))
      const { y, height } = (await usual.last().boundingBox())!
      expect(height).toBeGreaterThanOrEqual(40)
      expect(y + height, `${who}, ${way}`).toBeLessThan(await footTop())
    }
  }
  await page.getByRole('tab', { name: '银行转账' }).click()
  await page.getByRole('button', { name: '绑定姓名' }).click()
  const wrong = (await page.getByText('请输入正确的名字').boundingBox())!
  expect(wrong.y + wrong.height).toBeLessThanOrEqual(await footTop())
  await page.setViewportSize(USUAL)
})

test('at twice its size what the keyboard reaches comes out from under the bars', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5', '/mine/savemoney')
  await page.setViewportSize(ZOOMED)
  await expect(page.getByRole('navigation', { name: '底部导航' })).toBeVisible()
  await page.getByRole('tab', { name: '银行转账' }).focus()
  const submit = page.getByRole('button', { name: '立即存款' })
  const reached: (string | null)[] = []
  while (!(await submit.evaluate((button) => button === document.activeElement))) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const { left, width, top, height } = document.activeElement!.getBoundingClientRect()
      const shown = document.elementFromPoint(left + width / 2, top + height / 2)
      return shown?.closest('nav, header')?.getAttribute('aria-label') ?? null
    })
    reached.push(hidden)
    expect(reached.length).toBeLessThan(MOST_TABS)
  }
  expect(reached.filter((bar) => bar !== null)).toEqual([])
  await page.setViewportSize(USUAL)
})

test(
  'each of the five waiting pages shows what to pay by, on a phone as well',
  { tag: '@soak' },
  async ({ page, enterAs }) => {
    await enterAs('vip5', '/mine/savemoney')
    for (const { method, path, payer, shows } of WAITS) {
      const orderNo = await startDeposit(page, { method, amount: '1000', payer })
      await expect(page).toHaveURL(new RegExp(`/mine/savemoney/${path}\\?orderNo=${orderNo}`))
      for (const label of shows)
        await expect(
          page
            .getByText(label)
            .or(page.getByRole('img', { name: label }))
            .first(),
        ).toBeVisible()
      await expect(page.getByRole('timer', { name: '剩余付款时间' })).toBeVisible()
      await page.setViewportSize(PHONE)
      const lines = page.getByRole('main').getByRole('term').first().locator('xpath=ancestor::dl')
      await expect.poll(() => lines.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
      await page.setViewportSize(USUAL)
      await page.getByRole('navigation', { name: '会员中心菜单' }).getByRole('link', { name: '存款' }).click()
    }
  },
)

test('an order ends by its clock, by the player, or by the bank, and the page says what to do next', async ({
  page,
  enterAs,
  control,
}) => {
  await enterAs('vip5', '/mine/savemoney')
  await startDeposit(page, { method: '支付宝', amount: '1000', payer: '' })
  await control('POST', '/clock', { advance_s: 15 * 60 + 1 })
  await expect(stage(page)).toHaveText('订单已过期')
  await page.getByRole('link', { name: '再存一笔' }).click()
  await expect(page.getByRole('tab', { name: /支付宝/ })).toHaveAttribute('aria-selected', 'true')

  // Another sum than the next: the same again within seconds would be refused (6011).
  await startDeposit(page, { method: '支付宝', amount: '2000', payer: '' })
  await page.getByRole('button', { name: '取消订单' }).click()
  await authDialog(page, '取消订单').getByRole('button', { name: '确认取消' }).click()
  await expect(stage(page)).toHaveText('订单已取消')
  await page.getByRole('link', { name: '再存一笔' }).click()

  const orderNo = await startDeposit(page, { method: '支付宝', amount: '1000', payer: '' })
  await page.goto('/')
  await page.getByRole('link', { name: /^待付款.*1,000\.00/ }).click()
  await expect(page).toHaveURL(new RegExp(`/rechargeWait\\?orderNo=${orderNo}`))
  await page.goto('/mine/transRecord')
  await page.getByRole('button', { name: orderNo }).click()
  await authDialog(page, '交易详情').getByRole('link', { name: '继续付款' }).click()
  await expect(page).toHaveURL(new RegExp(`/rechargeWait\\?orderNo=${orderNo}`))
  await page.goto('/mine/wallet')
  const unpaid = page.getByText(/^待付款 ¥1,000\.00 · \d\d:\d\d/)
  await expect(unpaid).toBeVisible()
  await page.getByRole('link', { name: '继续付款' }).click()
  await expect(page).toHaveURL(new RegExp(`/rechargeWait\\?orderNo=${orderNo}`))
  await page.goto('/mine/savemoney')
  await page.getByRole('tab', { name: '支付宝' }).click()
  await page.getByRole('link', { name: '继续付款' }).click()
  const code = page.getByRole('img', { name: '付款二维码' })
  await expect(code).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '保存二维码' }).click()
  expect((await saved).suggestedFilename()).toBe(`${orderNo}.png`)
  await control('POST', `/orders/${orderNo}`, { outcome: 'review' })
  await expect(stage(page)).toHaveText('已收到付款通知，正在确认到账，通常只需几秒。')
  await expect(code).toBeHidden()
  const order = await control<Order>('POST', `/orders/${orderNo}`, { outcome: 'fail' })
  expect(order.status).toBe(3)
  await expect(stage(page)).toHaveText('付款没有成功')
})

test('on a small phone what is told of a paid order fills the place of what there was to press, and its ways on are as wide as the page', async ({
  page,
  enterAs,
  control,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enterAs('vip5', '/mine/savemoney')
  const orderNo = await startDeposit(page, { method: '银行转账', amount: '3000', payer: '' })
  const main = page.getByRole('main')
  const hint = main.getByText('收款方凭转账附言核对这笔存款。')
  const before = await hint.boundingBox()
  await control('POST', `/orders/${orderNo}`, { outcome: 'review' })
  const told = main.getByText('已收到付款通知，正在确认到账，通常只需几秒。').last()
  await expect(told).toBeVisible()
  expect(await hint.boundingBox()).toEqual(before)
  const [words, box] = [(await told.boundingBox())!, (await told.locator('..').boundingBox())!]
  expect(words.y - box.y).toBeCloseTo(box.y + box.height - words.y - words.height, 0)
  await control('POST', `/orders/${orderNo}`, { outcome: 'success' })
  await control('POST', '/clock', { advance_s: 5 })
  const ways = [
    main.getByRole('link', { name: '查看交易记录' }),
    main.getByRole('link', { name: '去看体育赛事' }),
  ]
  await expect(ways[0]!).toBeVisible()
  const [first, second] = [(await ways[0]!.boundingBox())!, (await ways[1]!.boundingBox())!]
  expect(first.y).toBe(second.y)
  expect(first.width).toBeCloseTo(second.width, 0)
  expect(first.width + second.width).toBeGreaterThan(270)
  await page.setViewportSize(USUAL)
})
