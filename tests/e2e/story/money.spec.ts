import { authDialog } from '../rig/auth.ts'
import { expect, test, type Page } from '../rig/visit.ts'

type Locator = ReturnType<Page['locator']>

test('what can come home comes home, what can’t says why, and empty venues stay hidden', async ({
  page,
  enterAs,
  control,
}) => {
  await control('PATCH', '/venues/CWDZ', { maintenance: true })
  await enterAs('vip5', '/mine/wallet')
  const main = page.getByRole('main')
  const top = async (name: string) => (await main.getByRole('button', { name }).boundingBox())!.y
  const panel = main.getByRole('heading', { name: '场馆余额' })
  const room = async () => (await top('其余 27 个场馆')) - (await panel.boundingBox())!.y
  const held = main.getByRole('list', { name: '有余额的场馆' }).getByRole('listitem')
  await expect(held).toHaveCount(3)
  const atFirst = await room()
  await main.getByRole('button', { name: '一键回收' }).click()
  await expect(main.getByText('已从 2 个场馆收回 ¥15,500.50')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: '澄湾电子 场馆维护中' })).toBeVisible()
  await expect(main.getByRole('button', { name: /^从.*全部转出$/ })).toHaveCount(1)
  await expect(main.getByRole('region', { name: '最近的划转' }).getByRole('listitem').first()).toContainText(
    '等 2 处 → 中心钱包',
  )
  // What was emptied stands where it stood, now and at the next press.
  await expect(held.filter({ hasText: /¥0\.00/ })).toHaveCount(2)
  expect(await room()).toBe(atFirst)
  await panel.click()
  expect(await room()).toBe(atFirst)
  await main.getByRole('button', { name: '其余 27 个场馆' }).click()
  await expect(main.getByRole('list', { name: '零余额的场馆' }).getByRole('listitem')).toHaveCount(27)
  await page.reload()
  const fold = main.getByRole('button', { name: '其余 29 个场馆' })
  await expect(fold).toHaveAttribute('aria-expanded', 'true')
  await control('PATCH', '/venues/CWDZ', { maintenance: false })
  const before = await top('其余 29 个场馆')
  await main.getByRole('button', { name: '一键回收' }).click()
  await expect(main.getByText('已从 1 个场馆收回 ¥880.20')).toBeVisible()
  await expect(main.getByRole('button', { name: '一键回收' })).toHaveCount(0)
  await expect(held).toHaveText(/¥0\.00/)
  expect(Math.abs((await top('其余 29 个场馆')) - before)).toBeLessThan(8)
  expect(await control('GET', '/ledger')).toMatchObject({ balanced: true })
})

test('money goes into a venue, becomes USDT at the held rate, and every move is on record', async ({
  page,
  enterAs,
  control,
}) => {
  await enterAs('vip5', '/mine/transfermoney?channel=CWZR')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '确认转账' }).click()
  await expect(main.getByText('请输入转入金额')).toBeVisible()
  await main.getByRole('textbox', { name: '转入金额' }).fill('100')
  await main.getByRole('button', { name: '确认转账' }).click()
  await expect(page.getByText('转账成功')).toBeVisible()
  await page.getByRole('navigation', { name: '会员中心菜单' }).getByRole('link', { name: '兑换' }).click()
  await main.getByRole('tab', { name: '币种兑换' }).click()
  await expect(main.getByRole('timer', { name: '汇率锁定' })).toBeVisible()
  await main.getByRole('textbox', { name: '支付金额' }).fill('720')
  const summary = main.getByRole('region', { name: '兑换明细' })
  await expect(summary).toContainText('现在换回约得 ¥710.00，少 ¥10.00')
  await expect(main.getByRole('definition').filter({ hasText: /^₮100\.00$/ })).toBeVisible()
  await control('POST', '/clock', { advance_s: 61 })
  await main.getByRole('button', { name: '重新获取汇率' }).last().click()
  await expect(main.getByText('汇率已更新，仍为 ¥7.20。')).toBeVisible()
  await expect(main.getByRole('textbox', { name: '支付金额' })).toHaveValue('720')
  await main.getByRole('button', { name: '确认兑换' }).click()
  await expect(main.getByRole('heading', { name: '兑换成功，到账 ₮100.00' })).toBeFocused()
  await expect(summary.getByText(/^X\d+$/)).toBeVisible()
  await main.getByRole('link', { name: '查看兑换记录' }).click()
  await expect(main.getByRole('combobox', { name: '交易类型' })).toHaveValue('exchange')
  await page.goto('/mine/wallet')
  await expect(main.getByText('另有 USDT')).toContainText('₮100.00')

  await page.goto('/mine/transRecord')
  await main.getByRole('button', { name: '每日收支' }).click()
  await expect(main.getByRole('table', { name: /支出 ¥[\d,.]+$/ })).toBeAttached()
  await main.getByRole('combobox', { name: '交易类型' }).selectOption('币种兑换')
  await main.getByRole('button', { name: /币种兑换/ }).click()
  const details = authDialog(page, '交易详情')
  await expect(details.getByText('720.00')).toBeVisible()
  const number = await details
    .getByText(/^[A-Z]\d{15,}$/)
    .evaluate((words) => words.clientHeight / parseFloat(getComputedStyle(words).fontSize))
  expect(number).toBeLessThan(2)
  await page.keyboard.press('Escape')
  const saved = page.waitForEvent('download')
  await main.getByRole('button', { name: '导出 CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^chengwan-.*\.csv$/)
})

test('a new member is asked for limits above the first deposit, and finds them from home', async ({
  page,
  enterAs,
}) => {
  const usual = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 640 })
  await enterAs('fresh01', '/mine/savemoney')
  const main = page.getByRole('main')
  // In one line, and the button of the deposit is on the first screen with it.
  await expect(main.getByRole('button', { name: '立即存款' })).toBeInViewport()
  await expect(main.getByRole('link', { name: '去设限额' })).toHaveCount(0)
  // Beside each other, and of the warning what is to be minded is read all the same.
  const warning = main.getByTitle(/^谨防受骗，只付官方账户/)
  const isRead = (words: Element) => {
    const range = document.createRange()
    range.setStart(words.firstChild!, 0)
    range.setEnd(words.firstChild!, '谨防受骗，只付官方账户'.length)
    return range.getBoundingClientRect().width + 12 <= words.clientWidth
  }
  expect(await warning.evaluate(isRead)).toBe(true)
  for (const tab of await main.getByRole('tab').all()) {
    const name = (await tab.locator('span').first().boundingBox())!
    const tile = (await tab.boundingBox())!
    expect(tile.x + tile.width - name.x - name.width).toBeGreaterThanOrEqual(4)
  }
  await main.getByRole('button', { name: /^设定限额/ }).click()
  await expect(main.getByText('存款前，先给自己定个限额')).toBeInViewport()
  await expect(main.getByRole('link', { name: '去设限额' })).toBeInViewport()
  await page.setViewportSize(usual)
  await main.getByRole('link', { name: '去设限额' }).click()
  await main.getByText('每周', { exact: true }).click()
  await main.getByRole('textbox', { name: '每周存款限额' }).fill('2000')
  await main.getByRole('button', { name: '保存' }).first().click()
  await expect(main.getByText('限额已生效')).toBeVisible()
  await main.getByRole('textbox', { name: '每周存款限额' }).fill('3000')
  await main.getByRole('button', { name: '保存' }).first().click()
  await expect(main.getByText(/起可确认改为 ¥3,000/)).toBeVisible()
  await expect(main.getByRole('textbox', { name: '每周存款限额' })).toHaveValue('2000')
  await page.goto('/mine/savemoney')
  await main.getByRole('tab', { name: '支付宝' }).click()
  await expect(main.getByText('自设限额本周还可存 ¥2,000')).toBeVisible()
  await expect(main.getByText('存款前，先给自己定个限额')).toHaveCount(0)
  await page.goto('/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByRole('link', { name: '理性博彩' }).click()
  await expect(main.getByRole('heading', { name: '理性博彩' })).toBeVisible()
})

test('a limit of one’s own is told beside the field, and a break closes the deposit page', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5', '/mine/restraint')
  const main = page.getByRole('main')
  const limit = main.getByRole('textbox', { name: '每日存款限额' })
  await limit.fill('300')
  await main.getByRole('button', { name: '保存' }).first().click()
  await expect(main.getByText('限额已生效')).toBeVisible()
  const usual = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 640 })
  await expect(limit).toBeHidden()
  await main.getByRole('button', { name: '修改每日存款限额' }).click()
  const save = main.getByRole('button', { name: '保存' })
  await expect(save).toBeDisabled()
  const endOf = async (part: Locator) => {
    const { x, width } = (await part.boundingBox())!
    return x + width
  }
  const cancel = main.getByRole('button', { name: '取消', exact: true })
  expect(await endOf(cancel)).toBeCloseTo(await endOf(limit), 0)
  await limit.fill('300000')
  expect(await limit.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0)
  await cancel.click()
  await expect(limit).toBeHidden()
  await expect(main.getByRole('button', { name: '修改每日存款限额' })).toBeFocused()
  await page.setViewportSize(usual)
  await page.goto('/mine/savemoney')
  await main.getByRole('tab', { name: '支付宝' }).click()
  await expect(main.getByText('自设限额今日还可存 ¥300')).toBeVisible()
  await main.getByRole('textbox', { name: '存款金额' }).fill('500')
  await main.getByRole('button', { name: '立即存款' }).click()
  await expect(main.getByText('超过您设定的每日存款限额，今日还可存 ¥300')).toBeVisible()
  await expect(main.getByRole('button', { name: '¥500', exact: true })).toHaveCount(0)
  await main.getByRole('button', { name: '¥300', exact: true }).click()
  await main.getByRole('button', { name: '立即存款' }).click()
  await expect(main.getByRole('timer')).toBeVisible()

  await page.goto('/mine/restraint')
  await expect(main.getByText('今日限额已用完，不能再存款。')).toBeVisible()
  await main.getByRole('radio', { name: '24 小时' }).check()
  await main.getByRole('checkbox', { name: /我明白冷静期/ }).check()
  await main.getByRole('button', { name: '开始冷静期' }).click()
  await authDialog(page, '冷静期').getByRole('button', { name: '确认开始' }).click()
  await expect(main.getByText('您正处于冷静期')).toBeVisible()
  await page.goto('/mine/savemoney')
  await expect(main.getByText('您正处于冷静期，存款已关闭')).toBeVisible()
})

test('on a phone a filter of the transactions leaves what is above the list, which is read from its beginning', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs('vip5', '/mine/transRecord')
  const list = page.getByRole('list', { name: '交易记录' })
  await expect(list).toBeVisible()
  const placeOf = () => list.evaluate((own) => own.getBoundingClientRect().top + scrollY)
  const before = await placeOf()
  await page.evaluate(() => window.scrollTo(0, 600))
  const kind = page.getByRole('combobox', { name: '类型' })
  await kind.selectOption('礼金')
  await expect(page.getByText('共 1 笔')).toBeVisible()
  expect(await placeOf()).toBe(before)
  await expect(kind).toBeInViewport({ ratio: 1 })
})

test('the largest exchange is told whole on a narrow phone: when, at which rate, what was paid and what came', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enterAs('vip5', '/mine/exchange?tab=coin')
  await page.getByRole('textbox', { name: '支付金额' }).fill('720')
  await page.getByRole('button', { name: '确认兑换' }).click()
  await expect(page.getByRole('heading', { name: '兑换成功，到账 ₮100.00' })).toBeVisible()
  await page.route('**/queryDealRecord', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replace('"-720.00"', '"-999999999.99"')
      .replace('"100.00"', '"138888888.88"')
    await route.fulfill({ response, body })
  })
  await page.getByRole('link', { name: '查看兑换记录' }).click()
  await expect(page.getByText('兑换不计收支')).toBeVisible()
  const row = page.getByRole('button', { name: /币种兑换.*138,888,888\.88/ })
  const parts = row.locator('time, small, strong, [class*=amount] > *')
  expect((await parts.allInnerTexts()).map((text) => text.replace(/\s/g, ''))).toEqual([
    expect.stringMatching(/^\d\d:\d\d$/),
    '币种兑换',
    '汇率7.20',
    '−¥999,999,999.99',
    '→+₮138,888,888.88',
  ])
  const cut = await parts.evaluateAll((all) =>
    all
      .filter(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 &&
          part.clientWidth > 0 &&
          getComputedStyle(part).display !== 'inline',
      )
      .map((part) => part.textContent),
  )
  expect(cut).toEqual([])
  expect((await row.locator('time').boundingBox())!.height, 'one line').toBeLessThan(24)
  expect((await row.boundingBox())!.height).toBeLessThan(80)
})
