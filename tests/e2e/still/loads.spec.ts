import { STATUS } from '@app/contract/kit/status'
import { logIn } from '../rig/auth.ts'
import { moved, watchMoves } from '../rig/moves.ts'
import { expect, memberMenu, test, type Page } from '../rig/visit.ts'

/** What a page begins with stays where it is while the rest of it comes, whichever answer is the last. */

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1366, height: 768 }
/** What nobody sees. */
const STILL = 0.01

/** Holds the answers of a call that asks for this, until they are let go. */
const hold = async (page: Page, calls: string, words = '') => {
  const { promise: awaited, resolve: answer } = Promise.withResolvers<void>()
  await page.route(calls, async (route) => {
    if (route.request().postData()?.includes(words) ?? words === '') await awaited
    await route.continue()
  })
  return answer
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

const takeBreak = async (page: Page) => {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.getByRole('group', { name: /^自我排除/ }) })
  await form.getByRole('radio', { name: /^6 个月/ }).check()
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: '开始自我排除' }).click()
  await page.getByRole('button', { name: '确认开始' }).click()
  await expect(form.getByText(/^自我排除已生效/)).toBeVisible()
}

for (const [name, size] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const)
  test(`in a break that the ${name} has heard of, no page begins with what the break takes away [UN-32]`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize(size)
    await enterAs('vip5', '/mine/restraint')
    await takeBreak(page)
    await watchMoves(page)
    const answer = await hold(page, '**/restraint/info')
    for (const [path, told] of [
      ['/', /^自我排除期/],
      ['/game/egame', '查看休息设置'],
      ['/mine/savemoney', '查看休息设置'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('link', { name: told }).first()).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: '存款' })).toHaveCount(0)
      if (path === '/') await expect(page.getByRole('article').first()).toBeVisible()
      expect(await moved(page), path).toBeLessThan(STILL)
    }
    answer()
  })

/** The next page is that of a browser which never heard of this member's breaks. */
const forget = async (page: Page) => {
  // What writes it comes after the answer.
  await page.waitForFunction(() => localStorage.getItem('ownRest') !== null)
  await page.evaluate(() => localStorage.removeItem('ownRest'))
}

const priceOf = (page: Page) =>
  page.getByRole('region', { name: '焦点赛事' }).getByRole('button', { name: /独赢/ }).first()

/** Opens home until all is there but what is heard of breaks; nothing invites then. */
const openUnheard = async (page: Page) => {
  await watchMoves(page)
  const answer = await hold(page, '**/restraint/info')
  const asked = page.waitForRequest('**/restraint/info')
  const matches = page.waitForResponse('**/hotLive/list')
  await page.goto('/')
  await asked
  await (await matches).finished()
  await expect(page.getByRole('region', { name: '焦点赛事' })).toBeVisible()
  await drawn(page)
  await expect(page.getByRole('button', { name: /独赢/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '存款', exact: true })).toHaveCount(0)
  return answer
}

const places = async (page: Page) => {
  const tops = [
    page.getByRole('region', { name: '焦点赛事' }),
    page.getByRole('button', { name: '全部公告' }),
  ]
  return Promise.all(tops.map(async (part) => (await part.boundingBox())?.y))
}

for (const [name, size] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const) {
  test(`the home of a ${name} that never heard of the member invites to nothing before it has; in a break nothing moves then [UN-32]`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize(size)
    await enterAs('vip5', '/mine/restraint')
    await takeBreak(page)
    await forget(page)
    const answer = await openUnheard(page)
    const before = await places(page)
    answer()
    await expect(page.getByRole('main').getByRole('link', { name: /^自我排除期/ })).toBeVisible()
    await expect(page.getByRole('region', { name: '赛事比分' }).getByRole('article').first()).toBeVisible()
    await expect(priceOf(page)).toHaveCount(0)
    expect(await places(page)).toEqual(before)
    expect(await moved(page)).toBeLessThan(STILL)
    // Nothing is advertised further down either.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { name: '赞助合作' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /前往下载页/ })).toHaveCount(0)
  })

  test(`a member without a break finds prices and the deposit on a new ${name} where their place was [UN-32]`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize(size)
    await enterAs('vip5', '/mine/restraint')
    await forget(page)
    const answer = await openUnheard(page)
    const before = await places(page)
    answer()
    await expect(priceOf(page)).toBeVisible()
    await expect(page.getByRole('link', { name: '存款', exact: true }).first()).toBeVisible()
    await expect(page.getByRole('region', { name: '热门赛事' }).getByRole('article').first()).toBeVisible()
    expect(await places(page)).toEqual(before)
    expect(await moved(page)).toBeLessThan(STILL)
    // From then on nothing waits.
    const again = await hold(page, '**/restraint/info')
    await page.reload()
    await expect(priceOf(page)).toBeVisible()
    await expect(page.getByRole('link', { name: '存款', exact: true }).first()).toBeVisible()
    again()
  })

  test(`on a ${name} the first picture of home has the room of what goes on for a member`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize(size)
    await enterAs('vip5')
    const scripts = await hold(page, '**/assets/index-*.js')
    await page.goto('/', { waitUntil: 'commit' })
    const first = page.locator('#first > [lang="zh-CN"] > main > div > section').first()
    await expect(first).toBeAttached()
    const before = await first.boundingBox()
    scripts()
    await expect(priceOf(page)).toBeVisible()
    const match = await page.getByRole('region', { name: '焦点赛事' }).boundingBox()
    expect(match?.y).toBe(before?.y)
  })
}

test('what a visitor saw of home stays while it is asked for the breaks of who signs in over it [UN-32]', async ({
  page,
  control,
}) => {
  await control('PATCH', '/settings', { captcha: 'none' })
  await page.goto('/?login=1')
  await expect(priceOf(page)).toBeVisible()
  const answer = await hold(page, '**/restraint/info')
  const asked = page.waitForRequest('**/restraint/info')
  await logIn(page, 'vip5')
  await asked
  await expect(memberMenu(page)).toBeVisible()
  await drawn(page)
  await expect(priceOf(page)).toBeVisible()
  answer()
})

test('prices are held back no longer than breaks are asked for: they come when that fails [UN-32]', async ({
  page,
  enterAs,
  control,
  provoke,
}) => {
  provoke(/restraint\/info/)
  await enterAs('vip5', '/mine/restraint')
  await forget(page)
  await control('POST', '/faults', {
    path: '/site/api/v1/user/restraint/info',
    status_code: STATUS.MAINTENANCE.code,
  })
  await page.goto('/')
  await expect(priceOf(page)).toBeVisible()
})

for (const size of [PHONE, DESK])
  test(`at ${size.width} px the name that a first deposit asks for is there from the beginning`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize(size)
    await enterAs('fresh01', '/mine/message')
    await watchMoves(page)
    await page.goto('/mine/savemoney')
    await expect(page.getByRole('textbox', { name: '真实姓名' })).toBeVisible()
    await drawn(page)
    expect(await moved(page)).toBeLessThan(STILL)
  })

for (const [what, path, last, words, others, there] of [
  [
    'a withdrawal',
    '/mine/takemoney',
    '**/withdraw/withdrawInfo*',
    '',
    '**/withdraw/baseCfg/list',
    '提交取款',
  ],
  [
    'an exchange',
    '/mine/exchange?tab=coin',
    '**/getTransferRate*',
    '"from":"USDT"',
    '**/getTransferRate*',
    '确认兑换',
  ],
  ['a hall', '/game/realbet', '**/venue/gameList', 'recent', '**/venue/gameList', '查看全部'],
] as const)
  for (const size of [PHONE, DESK])
    test(`at ${size.width} px nothing of ${what} moves when its answer comes last`, async ({
      page,
      enterAs,
    }) => {
      await page.setViewportSize(size)
      await watchMoves(page)
      const answer = await hold(page, last, words)
      const other = page.waitForResponse(others)
      await enterAs('vip5', path)
      await (await other).finished()
      await drawn(page)
      answer()
      await expect(page.getByRole('button', { name: there })).toBeAttached()
      expect(await moved(page)).toBeLessThan(STILL)
    })
