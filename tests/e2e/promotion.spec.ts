import { expect, test } from './rig/visit.ts'

test('a member finds an activity, draws, signs and sees both in the record of gifts', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5', '/activity/discount')
  await page.getByRole('radio', { name: '抽奖' }).check()
  await page
    .getByRole('list', { name: '优惠活动' })
    .getByRole('link', { name: /幸运转盘/ })
    .click()
  await expect(page.getByText('今日还可抽 1 次')).toBeVisible()
  await page.getByRole('button', { name: '开始抽奖' }).click()
  const outcome = page.getByRole('dialog', { name: /恭喜获得礼金|差一点点/ })
  await outcome.getByRole('button', { name: '好的' }).click()
  await expect(page.getByText('今日还可抽 0 次')).toBeVisible()
  await expect(page.getByRole('region', { name: '我的抽奖' }).getByRole('listitem')).toHaveCount(1)

  await page.getByRole('link', { name: '全部优惠' }).click()
  await page.getByRole('link', { name: /每日签到/ }).click()
  await page.getByRole('button', { name: /^签到领/ }).click()
  await expect(page.getByRole('button', { name: '今天已签到' })).toBeDisabled()
  const gifts = page.getByRole('region', { name: '我的活动礼金' })
  await expect(gifts.getByRole('listitem')).toHaveCount(1)
  await gifts.getByRole('link', { name: '礼金记录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '礼金记录' })).toBeVisible()
  await expect(page.getByRole('main').getByText(/每日签到/)).toBeVisible()
})

test('a visitor who logs in from the activity takes part in it at once', async ({
  page,
  enterAs,
  control,
}) => {
  await page.goto('/activity/racePage/101')
  await expect(page.getByRole('list', { name: '前三名' }).getByRole('listitem')).toHaveCount(3)
  await page.getByRole('main').getByRole('button', { name: '登录参加' }).click()
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible()
  await enterAs('vip5', '/activity/newTask/105')
  await page.getByRole('button', { name: '立即参加' }).click()
  const claim = page.getByRole('button', { name: '领取：绑定手机号' })
  await claim.click()
  await expect(page.getByRole('dialog', { name: '恭喜获得礼金' })).toContainText('¥3')
  await page.getByRole('dialog').getByRole('button', { name: '好的' }).click()
  await expect(claim).toBeDisabled()
  expect(await control('GET', '/ledger')).toMatchObject({ balanced: true })
})
