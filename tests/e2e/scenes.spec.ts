import { authDialog, logIn } from './rig/auth.ts'
import { HOME, matchRow, slip } from './rig/match.ts'
import { balance } from './rig/money.ts'
import { expect, memberMenu, test } from './rig/visit.ts'

test('fresh-visitor begins at home, signed out', async ({ page, scene }) => {
  await scene('fresh-visitor')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
})

test('new-member begins at the deposit, without a cent', { tag: '@soak' }, async ({ page, scene }) => {
  await scene('new-member')
  await expect(page.getByRole('button', { name: '立即存款' })).toBeVisible()
  await expect(balance(page)).toContainText('0.00')
})

test('vip5-evening begins on the board with open bets and a full wallet', async ({ page, scene }) => {
  await scene('vip5-evening')
  await expect(page).toHaveURL(/\/game\/sport\/crty/)
  await expect(matchRow(page)).toContainText('下半场')
  await expect(balance(page)).toContainText('93,888.00')
  await slip(page).getByRole('tab', { name: '未结注单' }).click()
  await expect(slip(page).getByRole('article').filter({ hasText: HOME }).first()).toBeVisible()
})

test(
  'goal-in-delay: the waiting bet is refused when time goes on',
  { tag: '@soak' },
  async ({ page, scene, mock }) => {
    await scene('goal-in-delay')
    await expect(matchRow(page)).toContainText('上半场')
    const money = async () => (await mock.members.get('vip5'))['venues']
    const before = await money()
    await mock.clock.advance(6)
    expect(await money()).not.toEqual(before)
  },
)

test('crowded-chat begins where people talk', { tag: '@soak' }, async ({ page, scene }) => {
  await scene('crowded-chat')
  const log = page.getByRole('log')
  const line = log.getByText('最后二十分钟最好看')
  // People go on talking: on a slow machine the line is a page further up by now.
  await expect(log.getByRole('paragraph').first()).toBeVisible()
  await expect(async () => {
    if (!(await line.isVisible())) await log.getByRole('button', { name: '查看更早的消息' }).click()
    await expect(line).toBeVisible({ timeout: 3_000 })
  }).toPass()
})

test(
  'risky-login: the login asks for a check, its code lies in the outbox',
  { tag: '@soak' },
  async ({ page, scene }) => {
    await scene('risky-login')
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await logIn(page, 'risky01')
    await expect(authDialog(page, '安全验证')).toContainText('*')
  },
)

test(
  'locked-bonus: the member of the activity is on the transfer page, and locked in',
  { tag: '@soak' },
  async ({ page, scene, mock }) => {
    await scene('locked-bonus')
    await expect(page).toHaveURL(/\/mine\/transfermoney/)
    await expect(memberMenu(page)).toBeVisible()
    const launch = await mock.call(
      'POST',
      '/game/api/v1/venue/launch',
      { enName: 'CWZR' },
      { as: 'locked01' },
    )
    expect(launch.message).toContain('活动')
  },
)

test(
  'withdrawal-journey begins at the withdrawals of the day',
  { tag: '@soak' },
  async ({ page, scene, mock }) => {
    await scene('withdrawal-journey')
    await expect(page).toHaveURL(/\/mine\/takemoney/)
    await expect(balance(page)).toContainText('102,268.70')
    expect((await mock.members.get('vip5')).locked_cents).toBe(200_000)
  },
)

test('deposit-off: the header offers no deposit', { tag: '@soak' }, async ({ page, scene }) => {
  await scene('deposit-off')
  await expect(memberMenu(page)).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: '取款' })).toBeVisible()
  await expect(header.getByRole('link', { name: '存款' })).toHaveCount(0)
})

test(
  'maintenance: the site says so, and goes on when it is over',
  { tag: '@soak' },
  async ({ page, scene, mock, provoke }) => {
    provoke(/\/api\//, /handshake/)
    await scene('maintenance')
    await expect(page.getByText('系统维护中')).toBeVisible()
    await mock.settings.change({ maintenance: false })
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
  },
)

test('empty-states: the record is empty and says what to do', { tag: '@soak' }, async ({ page, scene }) => {
  await scene('empty-states')
  await expect(page).toHaveURL(/\/mine\/betRecord/)
  await expect(page.getByText('这段时间没有注单')).toBeVisible()
})

test('an address opens a scene in a world of its own; again, it begins anew there', async ({
  page,
  context,
}) => {
  await page.goto('/?__scene=new-member')
  await expect(page).toHaveURL(/\/mine\/savemoney/)
  const worldOf = async () => (await context.cookies()).find(({ name }) => name === 'mock_world')?.value
  const first = await worldOf()
  expect(first).toMatch(/^new-member-\w+$/)
  await page.goto('/?__scene=new-member')
  await expect(page).toHaveURL(/\/mine\/savemoney/)
  expect(await worldOf()).toBe(first)
})
