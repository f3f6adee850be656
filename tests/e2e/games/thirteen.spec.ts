import { NARROW, USUAL } from '../rig/stage.ts'
import { enterVenue } from '../rig/venue.ts'
import { expect, test, type Page } from '../rig/visit.ts'

const atThirteen = async (page: Page) => {
  await page.setViewportSize(USUAL)
  await enterVenue(page, '棋牌', '澄湾棋牌')
  await page.setViewportSize(NARROW)
  const frame = page.frameLocator('iframe')
  await frame.getByRole('link', { name: /云锦十三水/ }).click()
  return frame
}

test('十三水 tells by each row what it is and whether it beat the banker’s, and by each seat how many did', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atThirteen(page)
  await expect(frame.getByRole('region', { name: '天' }).getByRole('listitem')).toHaveText([
    '头道',
    '中道',
    '尾道',
  ])
  for (const seat of ['天', '地', '玄'])
    await frame.getByRole('button', { name: new RegExp(`^${seat} 1 赔`) }).click()
  await frame.getByRole('button', { name: '发牌', exact: true }).click()
  await expect(frame.getByRole('button', { name: /再投并发牌/ })).toBeVisible()
  for (const seat of ['天', '地', '玄']) {
    const hand = frame.getByRole('region', { name: seat })
    const won = (await hand.getByText('胜', { exact: true }).all()).length
    await expect(hand.getByText('负', { exact: true })).toHaveCount(3 - won)
    await expect(hand.getByText(`${won} 胜 ${3 - won} 负`, { exact: true })).toBeVisible()
    await expect(
      frame.getByRole('button', { name: new RegExp(`^${seat} 1 赔.*返还 ${won > 1 ? '19.50' : '0'} 元`) }),
    ).toBeVisible()
  }
  await expect(frame.getByRole('region', { name: '庄', exact: true }).getByText(/[胜负]/)).toHaveCount(0)
})

test('十三水 frames its verdict in gold only for who won by the round', async ({ page, enterAs }) => {
  await page.clock.install()
  await enterAs('vip5')
  const frame = await atThirteen(page)
  await page.setViewportSize(USUAL)
  await frame.getByRole('button', { name: /^天 1 赔/ }).click()
  const frames = new Map<boolean, string>()
  while (frames.size < 2) {
    const played = page.waitForResponse(/\/mock\/play\/.+\/bet$/)
    await frame.getByRole('button', { name: /发牌/ }).click()
    const { data } = await (await played).json()
    const verdict = frame.locator('.verdict')
    await expect(verdict).toContainText(data.win)
    frames.set(
      Number(data.win) > 0,
      await verdict.evaluate((one) => getComputedStyle(one, '::before').backgroundImage),
    )
    await page.clock.runFor(10_000)
  }
  expect(frames.get(true)).toContain('rgb(243, 202, 107)')
  expect(frames.get(false)).not.toContain('rgb(243, 202, 107)')
})

test('who leaves in the middle of a round is told when coming back what it came to', async ({
  page,
  enterAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await enterAs('vip5')
  const frame = await atThirteen(page)
  await frame.getByRole('button', { name: /^天 1 赔/ }).click()
  const told = expect(frame.getByRole('status')).toHaveText('发牌中')
  const played = page.waitForResponse(/\/mock\/play\/.+\/bet$/)
  await frame.getByRole('button', { name: '发牌', exact: true }).click()
  const { data } = await (await played).json()
  await told
  await page.goto('/')
  await atThirteen(page)
  const net = `${Number(data.win) > 0 ? '+' : ''}${data.win}`
  await expect(frame.getByRole('status')).toHaveText(`离开时那局已结算，我的盈亏 ${net}，见记录`)
  await page.goto('/')
  await atThirteen(page)
  await expect(frame.getByRole('status')).toHaveText(/^选择一家或多家/)
})

test('who comes back from the proof of a round finds its hands as they lay', async ({ page, enterAs }) => {
  await enterAs('vip5')
  const frame = await atThirteen(page)
  const seat = frame.getByRole('region', { name: '天' })
  await expect(seat.locator('.card')).toHaveCount(0)
  await frame.getByRole('button', { name: /^天 1 赔/ }).click()
  await frame.getByRole('button', { name: '发牌', exact: true }).click()
  await expect(frame.getByRole('button', { name: /再投并发牌/ })).toBeVisible()
  const told = await seat.innerText()
  await frame.getByRole('button', { name: '更多' }).click()
  await frame.getByRole('button', { name: '公平验证' }).click()
  await expect(seat).toHaveCount(0)
  await frame.getByRole('button', { name: '返回', exact: true }).click()
  await expect(seat.getByRole('img', { name: '牌背' })).toHaveCount(0)
  await expect(seat.locator('.card')).toHaveCount(13)
  await expect.poll(() => seat.innerText()).toBe(told)
})

test('on a phone on its side all hands of 十三水 and what is bet on are in sight', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atThirteen(page)
  for (const size of [
    { width: 844, height: 390 },
    { width: 640, height: 360 },
  ]) {
    await page.setViewportSize(size)
    await expect(frame.getByRole('button', { name: /^玄 1 赔/ })).toBeInViewport({ ratio: 1 })
    for (const seat of ['庄', '天', '地', '玄'])
      await expect(frame.getByRole('region', { name: seat, exact: true })).toBeInViewport({ ratio: 1 })
  }
})

test('on a desk the hands of 十三水 fill the felt, are read from afar, and the felt tells who won and what it brought', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atThirteen(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await frame.getByRole('button', { name: /^天 1 赔/ }).click()
  await frame.getByRole('button', { name: '发牌', exact: true }).click()
  await expect(frame.locator('.verdict')).toHaveText(/^(?:庄通杀|庄通赔|[天地玄 ]+胜)我的盈亏[+-]\d+\.\d\d$/)
  for (const [width, height, least] of [
    [1366, 768, 28],
    [1920, 1080, 52],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [felt, hands] = await Promise.all(
      ['.felt', '.hands'].map((part) => frame.locator(part).boundingBox()),
    )
    expect(felt!.width).toBeGreaterThan(width * 0.92)
    expect(hands!.height).toBeGreaterThan(height * 0.46)
    const corner = frame.locator('.card .corner').first()
    const size = await corner.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))
    expect(size).toBeGreaterThan(least)
    const stage = frame.locator('.stage')
    expect(await stage.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)
  }
})

test('十三水 tells on a desk as on a phone what each spot won, and has a row of its road for each seat', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atThirteen(page)
  for (const seat of ['天', '地', '玄'])
    await frame.getByRole('button', { name: new RegExp(`^${seat} 1 赔`) }).click()
  await frame.getByRole('button', { name: '发牌', exact: true }).click()
  await expect(frame.getByRole('button', { name: /再投并发牌/ })).toBeVisible()
  const spots = frame.locator('.spot')
  for (const size of [NARROW, { width: 1366, height: 768 }]) {
    await page.setViewportSize(size)
    const said = await spots.evaluateAll((all) =>
      all.map((spot) => [
        spot.classList.contains('won'),
        getComputedStyle(spot.querySelector('.laid')!, '::before').content,
        // In its place or nowhere: beside a gain lies no chip.
        spot.querySelectorAll('.laid').length,
      ]),
    )
    expect(said).toEqual(said.map(([isWon]) => [isWon, isWon ? '"+9.50"' : '"10"', 1]))
    const road = frame.getByRole('list', { name: '近期结果' })
    const [seats, last] = [frame.locator('.seat-rows > p > span'), road.locator('li').last().locator('b')]
    for (const at of [0, 1, 2]) {
      const [name, mark] = [(await seats.nth(at).boundingBox())!, (await last.nth(at).boundingBox())!]
      expect(Math.abs(name.y + name.height / 2 - mark.y - mark.height / 2)).toBeLessThan(3)
    }
  }
})

test('the order of hands and suits is one press from the felt of 十三水', async ({ page, enterAs }) => {
  await enterAs('vip5')
  const frame = await atThirteen(page)
  await frame.getByRole('button', { name: '牌型大小' }).click()
  await expect(frame.getByRole('dialog').getByText(/同花顺 > 铁支 > .+ > 乌龙/)).toBeVisible()
  await expect(frame.getByRole('dialog').getByText(/♠ > ♥ > ♣ > ♦/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(frame.getByRole('button', { name: '牌型大小' })).toBeFocused()
})
