import { CAST_SECOND_PASSWORD } from '@app/seeds/people'
import { moved, watchMoves } from '../rig/moves.ts'
import { expect, test } from '../rig/visit.ts'

/** What is read stays where it is while something above it comes late. */

test('the games of the hall stand where they are when the pools above them come', async ({
  page,
  enterAs,
}) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/venue/getBonusPools', (route) => awaited.then(() => route.continue()))
  await enterAs('vip5', '/game/egame')
  // Of the last shelf: the first game of the page is another one while the shelves above are on their way.
  const game = page.getByRole('region', { name: '新游戏' }).getByRole('article').first()
  await expect(game).toBeVisible()
  const before = await game.boundingBox()
  answer()
  await expect(page.getByRole('region', { name: '累积奖池' }).getByRole('listitem')).toHaveCount(3)
  expect((await game.boundingBox())?.y).toBe(before?.y)
})

test('on a phone what is exchanged stands at the top of its page before the balance has come too', async ({
  page,
  enterAs,
}) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/transfer/getBalance*', (route) => awaited.then(() => route.continue()))
  await enterAs('vip5', '/mine/exchange')
  const tab = page.getByRole('tab', { name: '积分商城' })
  await expect(tab).toBeVisible()
  const before = await tab.boundingBox()
  answer()
  await expect(page.getByRole('region', { name: /我的积分/ })).toBeVisible()
  expect((await tab.boundingBox())?.y).toBe(before?.y)
})

test('nothing of an activity is pressed or read before it stands where it stays', async ({
  page,
  enterAs,
}) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/promotion/verification', (route) => awaited.then(() => route.continue()))
  await enterAs('vip5', '/activity/friendInvitation')
  await expect(page.getByRole('status', { name: '活动加载中' })).toBeVisible()
  const title = page.getByRole('heading', { name: '好友邀请', exact: true })
  const before = await title.boundingBox()
  await expect(page.getByRole('heading', { name: '活动规则' })).toHaveCount(0)
  answer()
  await expect(page.getByRole('img', { name: /邀请卡片/ })).toBeVisible()
  expect((await title.boundingBox())?.y).toBe(before?.y)
})

test('on a desk a game comes, and goes again, without a jump of what stays', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await watchMoves(page)
  await enterAs('vip5', '/game/realbet')
  const table = page.getByRole('button', { name: '进入游戏 星槎龙虎' })
  await expect(table).toBeVisible()
  const before = await moved(page)
  // A press would excuse what moves soon after it.
  await table.dispatchEvent('click')
  await expect(page.frameLocator('iframe').getByRole('button', { name: '返回', exact: true })).toBeVisible()
  expect((await moved(page)) - before).toBeLessThan(0.02)
  await page.goBack()
  await expect(table).toBeVisible()
  expect((await moved(page)) - before).toBeLessThan(0.02)
})

test('a shelf that the hall has not got takes no place before that is known', async ({ page, enterAs }) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/venue/gameList', async (route) => {
    if (route.request().postData()?.includes('recent')) await awaited
    await route.continue()
  })
  await watchMoves(page)
  const others = page.waitForResponse(
    (response) =>
      response.url().includes('/venue/gameList') && !response.request().postData()?.includes('recent'),
  )
  await enterAs('fresh01', '/game/egame')
  await (await others).finished()
  answer()
  await expect(page.getByRole('region', { name: '新游戏' }).getByRole('article')).toHaveCount(6)
  expect(await moved(page)).toBeLessThan(0.02)
})

test('on a phone the ways to pay wait for the question for limits above them', async ({ page, enterAs }) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/restraint/info', (route) => awaited.then(() => route.continue()))
  const types = page.waitForResponse('**/payment/types')
  await enterAs('fresh01', '/mine/savemoney')
  await types
  const panel = page.getByRole('main').locator('section').first()
  const before = await panel.boundingBox()
  answer()
  await expect(page.getByText('存款前，先给自己定个限额')).toBeVisible()
  expect((await panel.boundingBox())?.y).toBe(before?.y)
})

for (const path of ['/mine/vip', '/mine/welfare'])
  test(`on a phone what stands below the gift of the week stays when it comes: ${path}`, async ({
    page,
    enterAs,
  }) => {
    const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.route('**/VipWeekInfo*', (route) => awaited.then(() => route.continue()))
    await enterAs('fresh01', path)
    const choices = page.getByRole('main').getByRole('group').first()
    await expect(choices).toBeVisible()
    const before = await choices.boundingBox()
    answer()
    await expect(page.getByText('VIP1 及以上会员可领取周礼金')).toBeVisible()
    // Hangs of lines of different letters differ by parts of a pixel.
    expect((await choices.boundingBox())?.y).toBeCloseTo(before!.y, 0)
  })

test('on a phone the ways on from the level stay in their line when gifts wait', async ({
  page,
  enterAs,
}) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/welfare/list*', (route) => awaited.then(() => route.continue()))
  await enterAs('vip5', '/mine/vip')
  const levels = page.getByRole('link', { name: 'VIP详情' })
  await expect(levels).toBeVisible()
  const before = await levels.boundingBox()
  answer()
  await expect(page.getByRole('link', { name: /待领福利/ })).toBeVisible()
  expect((await levels.boundingBox())?.y).toBe(before?.y)
})

test('on a small phone nothing moves when the withdrawal that was asked for comes late', async ({
  page,
  enterAs,
}) => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.route('**/withdraw/withdrawOrderInfo*', (route) => awaited.then(() => route.continue()))
  await watchMoves(page)
  await enterAs('vip5', '/mine/takemoney')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: '取款金额' }).fill('200')
  await main.getByRole('textbox', { name: '二级密码' }).fill(CAST_SECOND_PASSWORD)
  const before = await moved(page)
  // A finger's press would excuse what moves soon after it.
  await main.getByRole('button', { name: '提交取款' }).dispatchEvent('click')
  await expect(main.getByRole('heading', { name: '取款进度' })).toBeVisible()
  answer()
  await expect(main.getByText('正在审核')).toBeVisible()
  await expect(main.getByRole('heading', { name: '最近取款' })).toBeAttached()
  expect((await moved(page)) - before).toBeLessThan(0.02)
})

for (const [width, height] of [
  [360, 640],
  [1366, 768],
] as const)
  test(`at ${width} × ${height} what a deposit’s amount didn’t take is told between it and the usual amounts`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height })
    await enterAs('vip5', '/mine/savemoney')
    const chip = page.getByRole('button', { name: '¥500', exact: true })
    const before = await chip.boundingBox()
    await page.getByRole('textbox', { name: /^存款金额/ }).fill('abc')
    const note = (await page.getByText(/^没有填入“abc”/).boundingBox())!
    expect(await chip.boundingBox()).toEqual(before)
    expect(note.y + note.height).toBeLessThanOrEqual(before!.y)
  })

test('on a small phone what is wrong with a deposit’s amount is said where its range stood', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enterAs('vip5', '/mine/savemoney')
  const amount = page.getByRole('textbox', { name: /^存款金额/ })
  await amount.fill('5')
  const chip = page.getByRole('button', { name: '¥500', exact: true })
  const before = await chip.boundingBox()
  await amount.blur()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/^单笔金额为/).filter({ visible: true })).toHaveCount(1)
  expect(await chip.boundingBox()).toEqual(before)
})

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [1366, 768],
] as const)
  test(`at ${width} × ${height} what is said of a withdrawal’s amount moves nothing below it`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height })
    await enterAs('vip5', '/mine/takemoney')
    const amount = page.getByRole('textbox', { name: '取款金额' })
    const password = page.getByRole('textbox', { name: '二级密码' })
    await amount.focus()
    const before = await password.boundingBox()
    for (const [typed, said] of [
      ['200', '贰佰元整'],
      ['5', '单笔取款金额为 ¥100 至 ¥50,000'],
      ['abc', '没有填入“abc”：只填数字，最多12位、2位小数'],
      ['999999', '单笔最多 ¥50,000'],
    ] as const) {
      await amount.fill(typed)
      if (typed === '5') await amount.blur()
      await expect(page.getByText(said)).toBeVisible()
      expect(await password.boundingBox(), typed).toEqual(before)
    }
    // From the field on: a foot brings out what it would cover.
    const below = async () =>
      (await page.getByText('预计到账').first().boundingBox())!.y - (await password.boundingBox())!.y
    const stood = await below()
    await amount.fill('200')
    for (const [typed, said] of [
      ['', '请输入二级密码'],
      ['1', '请输入6位数字的二级密码'],
    ] as const) {
      await password.fill(typed)
      await password.press('Enter')
      await expect(page.getByText(said)).toBeVisible()
      expect(await below(), said).toBeCloseTo(stood, 0)
    }
  })

test('a quick scroll to the end of a page finds its footer there', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs('vip5', '/mine/transRecord')
  const footer = page.getByRole('contentinfo')
  await expect(footer).not.toBeEmpty()
  expect((await footer.boundingBox())!.y).toBeGreaterThan(844)
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect(footer).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(end)
})

test('on a phone a name that was bound for a deposit moves nothing of its form, and nothing lies over its foot', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs('fresh01', '/mine/savemoney')
  await page.getByRole('textbox', { name: '真实姓名' }).fill('陈初识')
  const bind = page.getByRole('button', { name: '绑定姓名' })
  await bind.scrollIntoViewIfNeeded()
  const payer = page.getByRole('textbox', { name: '付款人姓名' })
  const before = await payer.boundingBox()
  await bind.click()
  await page.getByRole('button', { name: '确认绑定' }).click()
  await expect(page.getByRole('button', { name: '绑定成功' })).toBeDisabled()
  await expect(page.getByRole('alert').filter({ hasText: '绑定' })).toHaveCount(0)
  expect(await payer.boundingBox()).toEqual(before)
})

test('on a desk a link to a match finds it unfolded in the list: no match below it is pushed down then', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 1366, height: 900 })
  await enterAs('vip5')
  const link = await page
    .getByRole('link', { name: /^全部玩法/ })
    .first()
    .getAttribute('href')
  await watchMoves(page)
  await page.goto(link!)
  await expect(page.getByRole('article').locator('[aria-expanded=true]').first()).toBeVisible()
  await expect(page.getByRole('article').getByText('波胆').first()).toBeVisible()
  expect(await moved(page)).toBeLessThan(0.06)
})
