import type { BrowserContext } from '@playwright/test'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import { workWith } from '../client/codes/hands.ts'
import { handsOf } from './rig/codes.ts'
import { type Verb, VERBS } from './rig/lost.data.ts'
import { homePrice, HOME, playMatch, slip, stand } from './rig/match.ts'
import { type Control, expect, type Page, test } from './rig/visit.ts'

/** `npm run soak -- lost` loses the answer of every verb in every way; the tests those of a bet, a deposit and a withdrawal. */
const IS_WHOLE = process.env['LOST'] !== undefined
const SAMPLE = ['投注', '存款：提交', '取款：提交']

const toast = (page: Page, words: RegExp) =>
  page.locator('.mantine-Notification-root').filter({ hasText: words })
const DONE = /^上一笔“.*”已提交成功，可在.*查看/
const TROUBLE = /^服务开小差了，请稍后重试/
const NEVER = /^“.*”未提交成功，资金没有变动，可以重试/

/** How often the server did it. */
const doneTimes = async (control: Control, { call, method }: Verb) => {
  const { entries } = await control<{ entries: { statusCode: number; request: { method?: string } }[] }>(
    'GET',
    `/journal?path=${call}`,
  )
  const done = entries.filter(({ statusCode }) => statusCode === STATUS.SUCCESS.code)
  return done.filter(({ request }) => method === undefined || request.method === method).length
}
/** Postings of the books and orders, or that it was done: what an effect leaves behind. */
const effectsOf = async (control: Control, verb: Verb) => {
  const { postings, balanced } = await control<{ postings: number; balanced: boolean }>('GET', '/ledger')
  const { total } = await control<{ total: number }>('GET', '/orders')
  expect(balanced).toBe(true)
  return postings + total + (verb.isForLater ? await doneTimes(control, verb) : 0)
}

interface Place {
  page: Page
  context: BrowserContext
  control: Control
  verb: Verb
  start: number
}

/** The verb's screen in a world as new, up to the press. */
const open = async (page: Page, control: Control, verb: Verb) => {
  await control('POST', '/reset', {})
  await verb.before?.(control)
  workWith(handsOf(page))
  await page.goto(`${verb.path}${verb.path.includes('?') ? '&' : '?'}__as=${verb.as}`)
  await expect(page.getByRole('main').first()).toBeVisible()
  await verb.open?.(page, control)
  return effectsOf(control, verb)
}
/** The next call of the verb meets a fault; other calls at its path don't. */
const lose = async (page: Page, { call, method }: Verb, fault: string) => {
  let isOver = false
  await page.route(`**${call}`, (route, request) => {
    const { method: said } = JSON.parse(request.postData() ?? '{}') as { method?: string }
    if (isOver || (method !== undefined && said !== method)) return route.fallback()
    isOver = true
    return route.continue({ headers: { ...request.headers(), [TESTER_HEADER.fault]: fault } })
  })
}
/** Presses while the server takes the order and its answer never comes. */
const pressUnanswered = async ({ page, control, verb, start }: Place) => {
  await lose(page, verb, 'timeout,after')
  await verb.submit(page)
  await expect.poll(() => effectsOf(control, verb)).toBeGreaterThan(start)
}

const ASLEEP = 'half an hour asleep'
const WAYS: Record<string, (place: Place) => Promise<unknown>> = {
  'dropped before the server took it': async ({ page, control, verb, start }) => {
    await lose(page, verb, 'drop')
    await verb.submit(page)
    await expect(
      verb.method?.startsWith('bet')
        ? slip(page).getByText(/^未提交成功/)
        : toast(page, verb.isMissed === false ? TROUBLE : NEVER),
    ).toBeVisible()
    expect(await effectsOf(control, verb)).toBe(start)
    await verb.submit(page)
    await expect.poll(() => effectsOf(control, verb)).toBeGreaterThan(start)
  },
  'dropped after the server took it': async ({ page, control, verb, start }) => {
    await lose(page, verb, 'drop,after')
    await verb.submit(page)
    await expect.poll(() => effectsOf(control, verb)).toBeGreaterThan(start)
    await expect(page.locator('button[data-loading]')).toHaveCount(0)
    await expect(toast(page, NEVER)).toHaveCount(0)
  },
  'page reloaded': async (place) => {
    await pressUnanswered(place)
    await place.page.reload()
    await expect(toast(place.page, DONE)).toBeVisible()
  },
  'tab closed and opened': async (place) => {
    const { page, context } = place
    await pressUnanswered(place)
    const next = await context.newPage()
    await page.close()
    await next.goto('/')
    await expect(toast(next, DONE)).toBeVisible()
  },
  'second tab': async (place) => {
    const { page, context } = place
    await pressUnanswered(place)
    const second = await context.newPage()
    await second.goto('/')
    await expect(second.getByRole('button', { name: /会员菜单/ })).toBeVisible()
    // As long as the first tab waits for its answer the second one leaves it alone.
    await expect(toast(second, DONE)).toHaveCount(0)
    await page.close()
    await expect(toast(second, DONE)).toBeVisible()
  },
  [ASLEEP]: async (place) => {
    const { page, context, control } = place
    // The line goes once the server has it: cut a moment earlier the order never arrives.
    await pressUnanswered(place)
    await context.setOffline(true)
    await control('POST', '/clock', { advance_s: 1_800 })
    await context.setOffline(false)
    await expect(page.locator('button[data-loading]')).toHaveCount(0)
    await expect(toast(page, NEVER)).toHaveCount(0)
  },
}
const FEW = ['dropped before the server took it', 'dropped after the server took it']

for (const verb of VERBS.filter(({ title }) => IS_WHOLE || SAMPLE.includes(title)))
  test(`${verb.title}: however its answer is lost it is done once, and the player sees which`, async ({
    page: first,
    context,
    control,
    provoke,
  }) => {
    test.setTimeout(600_000)
    // What the faults break, and everything else of a page that is closed or offline.
    provoke(/./)
    const start = await open(first, control, verb)
    await verb.submit(first)
    await expect.poll(() => effectsOf(control, verb)).toBeGreaterThan(start)
    const once = (await effectsOf(control, verb)) - start
    const ways = Object.entries(WAYS).filter(
      ([name]) => IS_WHOLE || FEW.includes(name) || (verb.title === '投注' && name === 'page reloaded'),
    )
    for (const [name, way] of ways)
      await test.step(name, async () => {
        const page = context.pages()[0]!
        await page.evaluate(() => localStorage.clear())
        const before = await open(page, control, verb)
        await way({ page, context, control, verb, start: before })
        expect(await doneTimes(control, verb)).toBe(1)
        // Half an hour later an order has gone on; a turn of the wheel wins or doesn't.
        if (name !== ASLEEP && !verb.isChance) expect(await effectsOf(control, verb)).toBe(before + once)
      })
  })

const BET = VERBS.find(({ method }) => method === 'bet')!

test('after a reload the bet that was taken has left the slip, and is followed to its end', async ({
  page,
  enterAs,
  control,
  provoke,
}) => {
  provoke(/./)
  await playMatch(control, '0.87')
  await enterAs('vip5', '/game/sport/crty')
  await homePrice(page).click()
  await slip(page)
    .getByRole('textbox', { name: `${HOME} 投注金额` })
    .fill('100')
  await lose(page, BET, 'timeout,after')
  const sent = page.waitForRequest((request) => request.postData()?.includes('"bet"') ?? false)
  await slip(page).getByRole('button', { name: '确认投注' }).click()
  await sent
  await page.reload()
  await expect(toast(page, DONE)).toContainText('投注 ¥100.00')
  await stand(page, control)
  expect(await doneTimes(control, BET)).toBe(1)
})

/** 400 ms there and back, 50 kB a second. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

test('on a slow line the slip stays usable through a whole bet, and it is one ticket', async ({
  page,
  enterAs,
  control,
}) => {
  await playMatch(control, '0.87')
  await enterAs('vip5', '/game/sport/crty')
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', SLOW_3G)
  const before = await effectsOf(control, BET)
  await homePrice(page).click()
  const stake = slip(page).getByRole('textbox', { name: `${HOME} 投注金额` })
  await stake.fill('100')
  await expect(stake).toHaveValue('100')
  const button = slip(page).getByRole('button', { name: '确认投注' })
  await expect(button).toBeVisible()
  const top = async () => (await button.boundingBox())?.y
  const typed = await top()
  await expect(button).toBeEnabled()
  await expect(slip(page).getByRole('button', { name: '比分推演' })).toBeVisible()
  expect(await top(), 'what arrives late moves nothing under the hand').toBe(typed)
  await button.dblclick()
  await stand(page, control)
  await line.send('Network.emulateNetworkConditions', { ...SLOW_3G, latency: 0, downloadThroughput: -1 })
  expect(await doneTimes(control, BET)).toBe(1)
  expect(await effectsOf(control, BET)).toBeGreaterThan(before)
  await line.detach()
})
