import { STATUS } from '@app/contract/kit/status'
import { openConsole } from './rig/console.ts'
import { AWAY, HOME, matchRow, playMatch } from './rig/match.ts'
import { expect, memberMenu, test } from './rig/visit.ts'

const BALANCE = '/fd/api/v1/transfer/getBalance'
const PAY = '/fd/api/v1/payment/pay'
const TRANSFER = '/game/api/v1/venue/transfer'
const CODE = STATUS.MAINTENANCE.code

test('the director scores a goal, and the open site shows it', async ({ page, mock, control, context }) => {
  const { gid } = await playMatch(control, '0.87')
  const site = await context.newPage()
  await site.goto('/game/sport/crty?__as=vip5')
  await expect(matchRow(site)).toBeVisible()
  await openConsole(page, mock.world, `director/${gid}`)
  await page.getByRole('group', { name: HOME }).getByRole('button', { name: '进球', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '已发生' })).toContainText(`${HOME} 进球`)
  await expect(page.getByRole('group', { name: '比分' })).toContainText('1 : 0')
  await expect(page.getByRole('link', { name: `${HOME} 对 ${AWAY}` })).toContainText('1 : 0')
  await expect(matchRow(site)).toContainText('1')
  expect((await mock.director.match(gid)).score).toEqual([1, 0])
})

test('an order is decided, and the member has the money', async ({ page, mock }) => {
  await openConsole(page, mock.world, 'orders')
  const before = (await mock.members.get('vip5')).balance_cents
  const body = { typeCode: 'alipay', amount: '500', payerName: '张远航' }
  const { data } = await mock.call<{ orderNo: string }>('POST', PAY, body, { as: 'vip5' })
  await page.getByRole('button', { name: `到账 ${data.orderNo}` }).click()
  await expect(page.getByRole('row').filter({ hasText: data.orderNo })).toHaveCount(0)
  await page.getByRole('combobox', { name: '状态' }).selectOption('success')
  await expect(page.getByRole('row').filter({ hasText: data.orderNo })).toContainText('已到账')
  expect((await mock.members.get('vip5')).balance_cents).toBeGreaterThanOrEqual(before + 50_000)
})

test('a snapshot is saved, brings the world back, and is deleted', async ({ page, mock }) => {
  await mock.members.change('vip5', { balance_cents: 1_234_500 })
  await openConsole(page, mock.world, 'snapshots')
  await page.getByRole('textbox', { name: '快照名称' }).fill('rich')
  await page.getByRole('button', { name: /^保存/ }).click()
  await expect(page.getByRole('row').filter({ hasText: 'rich' })).toBeVisible()
  await mock.members.change('vip5', { balance_cents: 0 })
  await page.getByRole('button', { name: '恢复 rich' }).click()
  await page.getByRole('button', { name: '确定恢复' }).click()
  const calls = page.getByRole('status', { name: '控制调用' })
  await expect(calls).toContainText('/snapshots/rich/restore')
  await expect(calls).toContainText('200')
  expect((await mock.members.get('vip5')).balance_cents).toBe(1_234_500)
  await page.getByRole('button', { name: '删除 rich' }).click()
  await page.getByRole('button', { name: '确定删除' }).click()
  await expect(page.getByText('这个世界还没有快照')).toBeVisible()
  expect(await mock.snapshots.list()).toEqual([])
})

test('a pushed message is read by a player in the lobby', async ({ page, mock, context }) => {
  const site = await context.newPage()
  await site.goto('/agent?__as=vip5')
  await expect(memberMenu(site)).toBeVisible()
  await site.getByRole('complementary', { name: '快捷服务' }).getByRole('button', { name: '聊天室' }).click()
  const room = site.getByRole('dialog', { name: '聊天室' })
  await expect(room.getByText(/人在线/)).toBeVisible()
  await openConsole(page, mock.world, 'chat/sendMessage')
  await page.getByRole('textbox', { name: 'msg' }).fill('导演向大家问好')
  await page.getByRole('button', { name: '推送' }).click()
  await expect(page.getByRole('status').filter({ hasText: '第 1 次推送' })).toContainText('个连接收到')
  await expect(room.getByRole('log').getByText('导演向大家问好')).toBeVisible()
})

test('a call is tried as a member, and the coverage map shows it', async ({ page, mock }) => {
  await openConsole(page, mock.world, 'try/wallet.getBalance')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('region', { name: '回答内容' })).toContainText(String(STATUS.SUCCESS.code))

  await page.getByRole('link', { name: '覆盖率' }).click()
  await page.getByRole('textbox', { name: '查找接口' }).fill('wallet.getBalance')
  await page.getByRole('button', { name: `wallet.getBalance ${STATUS.SUCCESS.code} 自然发生` }).click()
  const detail = page.getByRole('region', { name: `wallet.getBalance ${STATUS.SUCCESS.code}` })
  await expect(detail).toContainText('自然 1 次')
  await mock.force('getBalance', CODE, { times: 1 })
  await mock.call('POST', BALANCE, {}, { as: 'vip5' })
  await expect(page.getByRole('button', { name: `wallet.getBalance ${CODE} 强制` })).toBeVisible()
})

test('the journal tells what a call did, repeats it and goes back to before it', async ({ page, mock }) => {
  await mock.trace.on()
  const before = (await mock.members.get('vip5')).balance_cents
  await mock.call('POST', TRANSFER, { channelCode: 'CWZR', amount: '100.00', ty: '1' }, { as: 'vip5' })
  await openConsole(page, mock.world, 'journal')
  await page.getByRole('row').filter({ hasText: TRANSFER }).getByRole('button').click()
  const postings = page.getByRole('region', { name: '账目分录' })
  await expect(postings).toContainText('转入场馆')
  await expect(postings).toContainText('合计 0.00')
  await page.getByRole('button', { name: '连点', exact: true }).click()
  await expect(page.getByRole('status', { name: '连点的结果' })).toContainText('账目平衡')
  await page.getByRole('button', { name: '回到此前', exact: true }).click()
  await page.getByRole('button', { name: '确定回到此前' }).click()
  await expect(page.getByRole('row').filter({ hasText: TRANSFER })).toHaveCount(0)
  expect((await mock.members.get('vip5')).balance_cents).toBe(before)
})

test('a scene is played in a world of its own, which the worlds list and drop', async ({
  page,
  mock,
  context,
}) => {
  await openConsole(page, mock.world, 'scenes')
  await expect(page.getByRole('article')).toHaveCount((await mock.scenes.list()).length)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: '播放演示：新会员的第一步' }).click()
  const site = await opened
  await expect(site).toHaveURL(/\/mine\/savemoney/)
  await expect(memberMenu(site)).toBeVisible()
  const name = (await context.cookies()).find((cookie) => cookie.name === 'mock_world')!.value
  expect(name).not.toBe(mock.world)
  await site.close()
  await page.getByRole('link', { name: '世界', exact: true }).click()
  await page.getByRole('button', { name: `删除 ${name}` }).click()
  await page.getByRole('button', { name: '确定删除' }).click()
  await expect(page.getByRole('button', { name: `删除 ${name}` })).toHaveCount(0)
})
