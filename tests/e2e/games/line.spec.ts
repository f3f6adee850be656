import { NARROW } from '../rig/stage.ts'
import { atTable } from '../rig/venue.ts'
import { expect, test } from '../rig/visit.ts'
import type { Page } from '../rig/visit.ts'

const BET = '**/mock/play/*/bet'

/** The network goes with the next answer: the server plays the round, and nothing of that comes back. */
const takeAlong = async (page: Page): Promise<void> => {
  let isGone = false
  await page.route(BET, async (route) => {
    await route.fetch()
    if (!isGone) await page.context().setOffline(true)
    isGone = true
    await route.abort()
  })
}

test.afterEach(({ context }) => context.setOffline(false))

test('a table says itself, in its bar, that the network went, moves nothing, and back again how the round went whose answer was lost', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await enterAs('vip5')
  const frame = await atTable(page, '真人', '澄湾真人', /骰宝/, NARROW)
  const stake = frame.getByRole('button', { name: /^大 1 赔/ })
  await stake.click()
  const places = () =>
    frame
      .locator('.stage > *, .spot, .chip, .actions button, .money')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())))
  const before = await places()
  await takeAlong(page)
  await frame.getByRole('button', { name: '开奖', exact: true }).click()
  const strip = frame.getByRole('alert')
  await expect(strip).toHaveText('网络已断开')
  await expect(frame.getByRole('status')).toHaveText('本局是否结算，恢复后告知')
  await expect(page.getByText('网络已断开')).toBeHidden()
  expect(await places()).toEqual(before)
  const [said, name] = await Promise.all(
    [strip, frame.locator('h1')].map(async (one) => (await one.boundingBox())!),
  )
  expect([said!.x, said!.y, said!.height]).toEqual([name!.x, name!.y, name!.height])
  await page.unroute(BET)
  await context.setOffline(false)
  await expect(strip).toHaveCount(0)
  await expect(frame.getByRole('status')).toHaveText(/^断线前那局已结算，我的盈亏 [+-]10\.00，见记录$/)
  const beads = frame.getByRole('list', { name: '近期开奖' }).getByRole('listitem')
  const newest = await beads.first().getAttribute('title')
  const total = newest!
    .split(' ')
    .slice(0, 3)
    .reduce((sum, pips) => sum + Number(pips), 0)
  await expect(frame.locator('.sum'), 'the table shows the round, and its road').toHaveText(`和值 ${total}`)
  await expect(stake).toHaveAccessibleName(/上局 10 元，返还/)
  await expect(frame.getByRole('button', { name: '再投并开奖 ¥10', exact: true })).toBeVisible()
})

test('a shot whose answer the network took along stays taken, nothing is fired meanwhile, and it is told how it went', async ({
  page,
  context,
  enterAs,
  provoke,
}) => {
  provoke(/./)
  await enterAs('vip5')
  const frame = await atTable(page, '捕鱼', '澄湾捕鱼', /珍珠潮汐/, NARROW)
  const balance = frame.locator('.purse-amount')
  const before = await balance.innerText()
  await takeAlong(page)
  const status = frame.locator('.status')
  await frame.getByRole('button', { name: '发射' }).click()
  await expect(frame.getByRole('alert')).toHaveText('网络已断开')
  await expect(status).toHaveText('本发是否结算，恢复后告知')
  await expect(balance).not.toHaveText(before)
  await frame.getByLabel(/^海底/).click()
  await expect(status).toHaveText('网络已断开，未发射')
  await page.unroute(BET)
  await context.setOffline(false)
  await expect(status).toHaveText(/^断线前那发已结算，我的盈亏 [+-]\d+\.00，见记录$/)
})

const OF_ROUNDS = /\/mock\/play\/[^/]+\/(bet|state)$/
/** Every try is played, if it arrives, and none of its answers comes; nor does that of the question how it went. */
const swallow = (page: Page, isPlayed = true) =>
  page.route(OF_ROUNDS, async (route) => {
    if (isPlayed && route.request().url().endsWith('/bet')) await route.fetch()
    await route.abort()
  })

for (const [title, category, venue, name, stake, start] of [
  ['a table', '真人', '澄湾真人', /骰宝/, /^大 1 赔/, '开奖'],
  ['a slot', '电子', '澄湾电子', /锦鲤奇兵/, undefined, '旋转'],
  ['the sea', '捕鱼', '澄湾捕鱼', /珍珠潮汐/, undefined, '发射'],
] as const)
  test(`${title} whose round got no answer though there is a network stakes nothing else, asks by itself and by a press, and says how it went`, async ({
    page,
    enterAs,
    provoke,
  }) => {
    provoke(/./)
    await enterAs('vip5')
    const frame = await atTable(page, category, venue, name, NARROW)
    const gold = frame.locator('.dock .gold')
    await expect(gold).toHaveText(start)
    const balance = frame.locator('.purse-amount')
    const before = await balance.innerText()
    if (stake) await frame.getByRole('button', { name: stake }).click()
    await swallow(page)
    await gold.click()
    await expect(frame.getByRole('alert')).toHaveText('未收到答复')
    await expect(frame.locator('.status')).toHaveText(/^本[局发]是否结算，恢复后告知$/)
    await expect(gold).toHaveAccessibleName(/重新\s*查询/)
    await expect(balance, 'what is in doubt stays taken').not.toHaveText(before)
    if (stake) {
      await frame.getByRole('button', { name: '清空' }).click()
      await expect(frame.locator('.laid'), 'nothing is cleared meanwhile').toHaveCount(1)
    }
    await expect(gold).toHaveCSS('cursor', 'pointer')
    const isAsked = page.waitForRequest(/\/state$/)
    await gold.click()
    await isAsked
    await expect(frame.locator('.status')).toHaveText(/^仍未连上，本[局发]是否结算，恢复后告知$/)
    await page.unroute(OF_ROUNDS)
    await expect(frame.locator('.status')).toHaveText(
      /^断线前那[局发]已结算，我的盈亏 [+-]\d+\.\d\d，见记录$/,
    )
    await expect(frame.getByRole('alert')).toHaveCount(0)
    await expect(gold).toHaveAttribute('aria-disabled', 'false')
    const net = /我的盈亏 (\S+)，/.exec(await frame.locator('.status').innerText())![1]!
    await expect(frame.locator('.net'), 'it counts in the bar').toContainText(net)
  })

for (const isPlayed of [true, false])
  test(`a round without an answer that is left by a reload is told of then: it ${isPlayed ? 'counted' : 'never arrived'}`, async ({
    page,
    enterAs,
    provoke,
  }) => {
    provoke(/./)
    await enterAs('vip5')
    const frame = await atTable(page, '真人', '澄湾真人', /骰宝/, NARROW)
    await frame.getByRole('button', { name: /^大 1 赔/ }).click()
    await swallow(page, isPlayed)
    await frame.getByRole('button', { name: '开奖', exact: true }).click()
    await expect(frame.getByRole('alert')).toHaveText('未收到答复')
    await expect(frame.locator('.status')).toHaveText('本局是否结算，恢复后告知')
    await page.unroute(OF_ROUNDS)
    await page.reload()
    await frame.getByRole('link', { name: /骰宝/ }).first().click()
    await expect(frame.getByRole('status')).toHaveText(
      isPlayed ? /^离开时那局已结算，我的盈亏 [+-]10\.00，见记录$/ : '离开时那局没有送达，没有扣款',
    )
  })
