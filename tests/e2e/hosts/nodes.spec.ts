import { begin, cue, next, perform, said } from '../rig/talk.ts'
import { expect, memberMenu, test } from '../rig/visit.ts'

/** The lease of a node that died, and what it takes to begin anew. */
const BACK_MS = 35_000
const LIVE = /\/game\/api\//

test('the guided demo goes on when the node that shows it is killed in its middle', async ({
  page,
  provoke,
}) => {
  test.slow()
  await page.goto('/')
  await begin(page)
  for (const name of ['注册', '存款', '滚球投注']) {
    await perform(page)
    await next(page)
    await cue(page, name)
  }
  await expect(memberMenu(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  provoke(/127\.0\.0\.1/)
  process.kill(Number(process.env['E2E_NODE_PID']), 'SIGKILL')
  // Nobody does anything: the page asks again by itself.
  await page.waitForResponse((answer) => LIVE.test(answer.url()) && !answer.ok(), { timeout: BACK_MS })
  await page.waitForResponse((answer) => LIVE.test(answer.url()) && answer.ok(), { timeout: BACK_MS })
  // As the sheet says where it didn't find what it waited for: once more.
  await expect(() => perform(page)).toPass()
  await expect(said(page)).toContainText('注单已确认')
  for (const [name, told] of [
    ['进球', '已领先'],
    ['结算说明', ''],
    ['VIP', '礼金已领取'],
    ['出错恢复', '差额 0 分'],
  ] as const) {
    await next(page)
    await cue(page, name)
    await perform(page)
    await expect(said(page)).toContainText(told)
  }
})
