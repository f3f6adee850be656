import { passwordHash } from '@app/contract/rules/account/passwordHash'
import { expect, test } from '@app/mock-server/playwright'

const WITHDRAW_ORDER = '/fd/api/v1/withdraw/withdrawOrderInfo'
const LOGIN = '/site/api/v1/user/login'
const BETS = '/game/api/v1/record/betRecordList'
const TRANSFER = '/game/api/v1/venue/transfer'
const credentials = { name: 'vip5', password: passwordHash('abc12345') }

test('a member of this test bets on a match of this test, and wins when it ends', async ({
  page,
  mock,
  given,
  as,
  time,
}) => {
  const { name } = await given.member({ vip: 3, balance: 500 })
  const match = await mock.director.compose({ home: '青松', away: '白石', startsIn_s: -600 })
  await as(name, '/game/sport/crty')
  const row = page.getByRole('article', { name: '青松 对 白石' })
  await row
    .getByRole('button', { name: /独赢 .*青松/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: '青松 投注金额' }).fill('50')
  await page.getByRole('button', { name: '确认投注' }).click()
  const status = page.getByRole('complementary', { name: '投注单' }).getByRole('status')
  await expect(status).toContainText('确认中')
  await time.skip(6)
  await expect(status).toContainText('投注成功')
  await mock.director.result(match.gid, [2, 0])
  expect(await mock.bets.list({ member: name })).toMatchObject([{ state: 'settled' }])
})

test('a login at risk asks for a check, and passes once the rule is gone', async ({ page, mock, force }) => {
  await mock.settings.change({ captcha: 'none' })
  const forced = await force('login', 'RISKY_LOGIN')
  await page.goto('/agent')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  const login = page.getByRole('dialog', { name: /登录/ })
  await login.getByLabel('用户名').fill('vip5')
  await login.getByRole('textbox', { name: '密码' }).fill('abc12345')
  await login.getByRole('button', { name: '登录' }).last().click()
  const check = page.getByRole('dialog', { name: '安全验证' })
  await expect(check).toBeVisible()
  await forced.release()
  expect(await mock.call('POST', LOGIN, credentials)).toMatchObject({ status: 'SUCCESS' })
})

test('the last of three withdrawals arrives when it is decided', async ({ page, mock, scene }) => {
  await scene('withdrawal-journey')
  await expect(page).toHaveURL(/\/mine\/takemoney/)
  const { data: open } = await mock.call<{ orderNo: string }>('POST', WITHDRAW_ORDER, {}, { as: 'vip5' })
  await mock.orders.decide(open.orderNo, 'success')
  const member = await mock.members.get('vip5')
  expect(member.locked_cents).toBe(0)
  expect(await mock.ledger()).toMatchObject({ balanced: true, drift_cents: 0 })
})

test('a new device gets a code, which the site accepts', async ({ page, mock, outbox }) => {
  await mock.settings.change({ captcha: 'none' })
  await page.goto('/agent')
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  const login = page.getByRole('dialog', { name: /登录/ })
  await login.getByLabel('用户名').fill('device01')
  await login.getByRole('textbox', { name: '密码' }).fill('abc12345')
  await login.getByRole('button', { name: '登录' }).last().click()
  const check = page.getByRole('dialog', { name: '安全验证' })
  await check.getByRole('button', { name: '获取验证码' }).click()
  const phone = page.getByRole('dialog', { name: '安全校验' })
  await phone.getByRole('textbox', { name: '手机号中间4位' }).fill('0000')
  await phone.getByRole('button', { name: '确定' }).click()
  await check.getByRole('textbox', { name: '验证码第1位' }).fill(await outbox.code('13800002601'))
  await check.getByRole('button', { name: '验证并登录' }).click()
  await expect(page.getByRole('button', { name: /会员菜单/ })).toBeVisible()
})

test('the final whistle settles the bets on the match, the next day settles the rest', async ({ mock }) => {
  await mock.reset('vip5-evening')
  const open = async () =>
    (await mock.call<{ total: number }>('POST', BETS, { settled: false }, { as: 'vip5' })).data.total
  const before = await open()
  const [match] = await mock.director.matches({ text: '澄江雄狮' })
  await mock.director.goal(match!.gid, 'home')
  await mock.director.result(match!.gid, [2, 1])
  expect(await open()).toBe(before - 2)

  await mock.clock.advance(36 * 3_600)
  expect(await open()).toBe(0)
  expect(await mock.ledger()).toMatchObject({ balanced: true, drift_cents: 0 })
})

test('twenty taps move the money once; the call can be explained, undone and carried away', async ({
  mock,
}) => {
  await mock.trace.on()
  const transfer = { channelCode: 'CWZR', amount: '100.00', ty: '1' }
  const balance = async () => (await mock.members.get('vip5')).balance_cents
  const before = await balance()
  expect(await mock.call('POST', TRANSFER, transfer, { as: 'vip5' })).toMatchObject({ status: 'SUCCESS' })
  const call = (await mock.journal.list({ path: TRANSFER })).at(-1)!
  expect(call.trace!['postings']).toHaveLength(2)

  const taps = await mock.journal.repeat(call.id, { times: 20 })
  expect(taps).toMatchObject({ distinct: 1, ledger: { balanced: true } })
  expect(await balance()).toBe(before - 10_000)

  const capsule = await mock.capsule.download()
  await mock.journal.rewind(call.id)
  expect(await balance()).toBe(before)
  expect(await mock.capsule.open(capsule)).toMatchObject({ equal: true, difference: null })
})
