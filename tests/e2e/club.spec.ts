import { expect, test, type Page } from './rig/visit.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
/** Unread answers to feedback that the member begins with. */
const ANSWERS = 1
/** What the header says is unread: letters and answers together. */
const badge = async (page: Page): Promise<number> => {
  const link = page.getByRole('banner').getByRole('link', { name: /^站内信/ })
  return Number(/\d+/.exec((await link.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
}

test('gold is what can be had: what was claimed is quiet', async ({ page, enterAs }) => {
  await enterAs('vip5', '/mine/welfare')
  const bars = (state: string) =>
    page
      .locator(`main [data-state=${state}] [role=progressbar] > i`)
      .evaluateAll((all) => [...new Set(all.map((bar) => getComputedStyle(bar).background))])
  const week = page.getByRole('region', { name: /周礼金/ })
  await week.getByRole('button', { name: '立即领取' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认领取' }).click()
  await expect(week.getByRole('button', { name: '已领取' })).toBeDisabled()
  const [claimed, gold] = [await bars('claimed'), await bars('claimable')]
  expect(claimed).toHaveLength(1)
  expect(gold).not.toContain(claimed[0])
})

test('a member claims the weekly gift, reads letters and sees the badge go down', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5', '/mine/vip')
  const week = page.getByRole('region', { name: /周礼金/ })
  await week.getByRole('button', { name: '立即领取' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确认领取' }).click()
  await expect(week.getByRole('button', { name: '已领取' })).toBeDisabled()
  await page.goto('/mine/giftRecord')
  await expect(page.getByRole('list', { name: '礼金记录' }).getByText('VIP周礼金').first()).toBeVisible()

  await page.goto('/mine/message?type=notice')
  await expect(page.getByRole('tab', { name: /通知/ })).toHaveAttribute('aria-selected', 'true')
  // Letters and answers are counted by two calls: both are in when the badge says more than either.
  const all = page.getByRole('tab', { name: /全部/ })
  await expect(all).toHaveAccessibleName(/[1-9]/)
  const letters = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0])
  const before = letters + ANSWERS
  await expect.poll(() => badge(page)).toBe(before)
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: '未读' }) })
    .first()
    .getByRole('button')
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await expect.poll(() => badge(page)).toBe(before - 1)
  await all.click()
  await expect(all).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: '一键已读' }).click()
  await expect(page.getByRole('button', { name: '一键已读' })).toBeDisabled()
  await expect.poll(() => badge(page)).toBe(ANSWERS)
})

test('a complaint with a picture and a ticket is answered while one looks', async ({
  page,
  enterAs,
  control,
}) => {
  await enterAs('vip5', '/mine/feedback')
  await page.getByRole('radio', { name: '注单问题' }).check()
  await page.getByRole('button', { name: '选择注单' }).click()
  await page.getByRole('dialog').getByRole('list', { name: '相关注单' }).getByRole('button').first().click()
  await expect(page.getByRole('button', { name: '重新选择' })).toBeVisible()
  await page.getByLabel('添加图片').setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByRole('img', { name: 'slip.png' })).toBeVisible()
  await page
    .getByRole('textbox', { name: /反馈内容/ })
    .fill('这张注单的结算和我看到的比分不一致，请帮忙核对一下。')
  await page.getByRole('button', { name: '提交反馈' }).click()
  const talk = page.getByRole('dialog')
  await expect(talk.getByText('客服正在处理，回复会自动显示在这里。')).toBeVisible()
  await expect(talk.getByRole('img', { name: '图片 1' })).toBeVisible()
  await control('POST', '/clock', { advance_s: 40 })
  await expect(talk.locator('article')).toHaveCount(2)
  await talk.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '删除反馈' }).getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('反馈已删除')).toBeVisible()
})
