import { MESSAGE_ID } from '@app/contract/chat/messageIds'
import { balance } from '../rig/money.ts'
import { openProxy } from '../rig/proxy.ts'
import { expect, memberMenu, test } from '../rig/visit.ts'

test('behind a proxy that lets no websocket through the page asks now and then, says so, and comes back by itself', async ({
  page,
  control,
  world,
  baseURL,
  provoke,
}) => {
  provoke(/handshake/)
  const own = (cents: number) =>
    control('PATCH', '/members/vip5', { balance_cents: cents, autoTransfer: false })
  const proxy = await openProxy(baseURL!)
  proxy.websocket('hang')
  await page.clock.install()
  await page.goto(`${proxy.origin}/agent?__world=${world}&__as=vip5`)
  await expect(memberMenu(page)).toBeVisible()
  const bar = page.getByRole('status').filter({ hasText: '当前网络不支持实时更新' })
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(15_000)
  await expect(bar).toBeVisible()
  for (const [handling, cents, shown] of [
    ['answer200', 7_654_321, '76,543.21'],
    ['close', 9_876_543, '98,765.43'],
  ] as const) {
    proxy.websocket(handling)
    await own(cents)
    await page.clock.runFor(31_000)
    await expect(balance(page)).toContainText(shown)
    await expect(bar).toBeVisible()
  }
  proxy.websocket('pass')
  // No further: a connection that is being opened has ten seconds of this clock.
  await page.clock.runFor(5_000)
  await expect(bar).toHaveCount(0)
  // Nobody is told of what is set from outside: so this is heard over the line, or not at all.
  await own(1_234_567)
  const news = { type: 'balance', title: '', content: '', refId: '', time: 1 }
  const push = { member: 'vip5', msgId: MESSAGE_ID.notification, msgData: news }
  await expect
    .poll(async () => (await control<{ listeners: number }>('POST', '/chat', push)).listeners)
    .toBe(1)
  await expect(balance(page)).toContainText('12,345.67')
  proxy.close()
})
