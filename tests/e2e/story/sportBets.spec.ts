import { AWAY, HOME, homePrice, playMatch, slip, stand } from '../rig/match.ts'
import { expect, test, type Page } from '../rig/visit.ts'
import type { Control } from '../rig/visit.ts'

const place = async (page: Page, control: Control, stake: string) => {
  await homePrice(page).click()
  await slip(page)
    .getByRole('textbox', { name: `${HOME} 投注金额` })
    .fill(stake)
  await slip(page).getByRole('button', { name: '确认投注' }).click()
  await stand(page, control)
}

/** Types on the keypad with the keyboard, from the button that opens it. */
const typeOnKeypad = async (page: Page, keys: string[]) => {
  const opener = slip(page).getByRole('button', { name: /^数字键盘/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const keypad = slip(page).getByRole('group', { name: '数字键盘' })
  for (const key of [...keys, '完成']) {
    await keypad.getByRole('button', { name: key, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(keypad).toBeHidden()
}

test('an open bet is closed for what is offered, and the ledger agrees', async ({
  page,
  enterAs,
  control,
}) => {
  await playMatch(control, '0.87')
  await enterAs('vip5', '/game/sport/crty')
  await place(page, control, '100')
  await page.goto('/')
  await page.getByRole('link', { name: /^进行中注单/ }).click()
  await slip(page)
    .getByRole('button', { name: /^兑现 ¥/ })
    .click()
  await slip(page)
    .getByRole('button', { name: /^确认兑现/ })
    .click()
  await expect(slip(page).getByRole('status')).toContainText('已提前兑现 ¥')
  await slip(page).getByRole('button', { name: '知道了' }).click()
  await expect(slip(page)).toContainText('没有未结注单')
  await slip(page).getByRole('tab', { name: '已结注单' }).click()
  await expect(slip(page).getByRole('article').first()).toContainText('提前兑现')
  expect(await control('GET', '/ledger')).toMatchObject({ balanced: true, drift_cents: 0 })
})

test('a settled bet explains its sum and replays its life, also from the records', async ({
  page,
  enterAs,
  control,
}) => {
  const match = await playMatch(control, '0.87')
  await enterAs('vip5', '/game/sport/crty')
  await place(page, control, '100')
  const [home, away] = match.score
  await control('POST', `/matches/${match.gid}/result`, { score: [home + 1, away] })
  await page.goto('/mine/betRecord')
  await page.getByRole('link', { name: '在体育查看' }).first().click()
  const story = page.getByRole('dialog', { name: /^注单/ })
  await expect(story).toContainText('实扣 ¥100.00，可赢 ¥87.00')
  await expect(story).toContainText('返还 ¥187.00，输赢 +¥87.00')
  await story.getByRole('tab', { name: '结算解释' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(story.getByRole('list', { name: '注单经过' })).toContainText('结算')
})

test('the match centre follows a goal; keypad, odds lens and help work by keyboard', async ({
  page,
  enterAs,
  control,
}) => {
  const match = await playMatch(control, '0.87')
  await enterAs('vip5', '/game/sport/crty')
  // Before the goal: it suspends the prices for a while.
  await homePrice(page).focus()
  await page.keyboard.press('Enter')
  await typeOnKeypad(page, ['1', '00', '退格', '5'])
  await expect(slip(page).getByRole('textbox', { name: `${HOME} 投注金额` })).toHaveValue('105')
  await page.getByRole('button', { name: new RegExp(`^更多玩法：${HOME}`) }).click()
  const centre = page.getByRole('region', { name: /^赛况/ })
  await expect(centre).toContainText('上半场')
  // What it says stays in sight below the heads, wherever its markets are scrolled to.
  const pinned = page.locator('[data-pinned]')
  await page.getByRole('heading', { name: '半场 波胆' }).evaluate((title) => title.scrollIntoView())
  await expect(page.getByRole('heading', { name: '让球 [香港盘]', exact: true })).not.toBeInViewport()
  await expect(pinned).toBeInViewport({ ratio: 1 })
  await expect(pinned).toContainText(new RegExp(`${HOME}.*${AWAY}.*上半场`))
  // Its prices before the goal are the ones that a trail begins with.
  const lens = page.getByRole('button', { name: '概率与走势', exact: true })
  await expect(lens).toBeVisible()
  await control('POST', `/matches/${match.gid}/events`, { type: 'goal', side: 'home' })
  await centre.getByRole('tab', { name: '时间线' }).click()
  await expect(centre.getByRole('listitem').first()).toContainText('进球')
  await lens.focus()
  await page.keyboard.press('Enter')
  const shown = page.getByRole('dialog', { name: '概率与走势' })
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lens).toBeFocused()
  // A quarter of an hour later the goal is in the prices that nobody has set; others have kicked off, and the lens is still open.
  await lens.click()
  await shown.getByRole('combobox', { name: '玩法' }).selectOption('半场 让球')
  await control('POST', '/clock', { advance_s: 900 })
  await expect(shown.getByRole('row', { name: /^主/ }).first()).toContainText(/\d → [-+]?\d/)
  const cut = (table: Element) => table.scrollWidth - table.parentElement!.clientWidth
  expect(await shown.getByRole('table').first().evaluate(cut)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await homePrice(page).focus()
  await page.keyboard.press('Shift+?')
  await expect(page.getByRole('dialog', { name: '键盘与播报' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 1366, height: 768 }, hasTouch: true })

  test('the ways to close a bet early stay under the thumb that goes from one to the next', async ({
    page,
    enterAs,
    control,
  }) => {
    await playMatch(control, '0.87')
    await enterAs('vip5', '/game/sport/crty')
    await place(page, control, '100')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('link', { name: /^进行中注单/ }).click()
    await page.getByRole('button', { name: /^兑现 ¥/ }).click()
    const ways = page.getByRole('group', { name: '兑现方式' })
    const top = async () => (await ways.boundingBox())!.y
    await expect(page.getByRole('button', { name: /^确认兑现/ })).toBeVisible()
    const before = await top()
    // The sums fill the room that is kept for the other ways.
    const sums = page.locator('dl', { hasText: '收回' })
    expect((await sums.boundingBox())!.height).toBeGreaterThan(100)
    await ways.getByRole('button', { name: '部分' }).click()
    await expect(page.getByRole('slider', { name: '兑现本金的比例' })).toBeVisible()
    expect(await top()).toBeCloseTo(before, 0)
    await ways.getByRole('button', { name: '自动' }).click()
    const target = page.getByRole('textbox', { name: '报价达到' })
    await expect(target).toBeVisible()
    await expect(page.getByText('暂停期间不执行', { exact: true })).toBeVisible()
    expect(await top()).toBeCloseTo(before, 0)
    await target.fill('9000')
    await expect(page.getByText(/^可设金额/)).toBeVisible()
    expect(await top()).toBeCloseTo(before, 0)
  })
})

test.describe('the folded slip', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const folded = (page: Page) => page.getByRole('button', { name: /打开投注单，1 项/ })

  test('a chosen price of a match that ends says so in the folded slip, after a reload too, and leaves its result in sight', async ({
    page,
    enterAs,
    control,
  }) => {
    const { gid } = await playMatch(control, '0.87')
    await enterAs('vip5', '/game/sport/crty')
    await page.goto(`/game/sport/crty?hgid=${gid}`)
    const match = page.getByRole('article', { name: new RegExp(`^${HOME} 对`) })
    await match
      .getByRole('button', { name: /让球 澄江雄狮/ })
      .first()
      .tap()
    await expect(folded(page)).toContainText('@ 0.87')
    await control('POST', `/matches/${gid}/events`, { type: 'finish' })
    await expect(folded(page)).toContainText('已完场 0–0')
    await page.reload()
    await expect(folded(page)).toContainText('已完场 0–0')
    await expect(folded(page)).not.toContainText('@')
    await expect(match.getByRole('button', { name: '查看赛果' })).toBeInViewport({ ratio: 1 })
    await expect(match.getByRole('cell', { name: '0' }).first()).toBeInViewport({ ratio: 1 })
    await expect(match.getByText(/约 3 秒更新/)).toHaveCount(0)
  })

  test('a champion that closes while another page is looked at has no price when the board is seen again', async ({
    page,
    enterAs,
    control,
  }) => {
    await enterAs('vip5', '/game/sport/crty')
    await page.getByRole('button', { name: '足球' }).tap()
    await page.getByRole('button', { name: /^冠军/ }).tap()
    const market = page.getByRole('region', { name: / 冠军$/ }).first()
    await market.getByRole('listitem').first().getByRole('button').tap()
    await expect(folded(page)).toContainText('@')
    await page.getByRole('button', { name: /^滚球/ }).tap()
    await page.getByRole('link', { name: '首页' }).tap()
    await expect(folded(page)).toHaveCount(0)
    await control('POST', '/clock', { advance_s: 86_400 })
    await page.goBack()
    await expect(folded(page)).toContainText('夺冠')
    await expect(folded(page)).not.toContainText('@')
  })
})
