import { DIALOG, isSound, isSoundHere } from './rig/axe.ts'
import { goTo } from './rig/crawl.ts'
import { AWAY, HOME, playMatch } from './rig/match.ts'
import { expect, test } from './rig/visit.ts'

test.describe('seldom seen', { tag: '@soak' }, () => {
  test('a reset and its code are accessible', async ({ page, control }) => {
    await control('PATCH', '/settings', { captcha: 'none' })
    await page.goto('/not-found')
    await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '忘记密码' }).click()
    const reset = page.getByRole('dialog', { name: /找回密码/ })
    await reset.getByRole('textbox', { name: '用户名' }).fill('vip5')
    await reset.getByRole('textbox', { name: '手机号码' }).fill('13800001005')
    await isSound(page, 'identity', DIALOG)
    await reset.getByRole('button', { name: '下一步' }).click()
    await expect(reset.getByRole('textbox', { name: '验证码' })).toBeVisible()
    await reset.getByRole('button', { name: '下一步' }).click()
    await expect(reset.getByRole('textbox', { name: '验证码' })).toHaveAttribute('aria-invalid', 'true')
    await isSound(page, 'code', DIALOG)
  })

  test('the dialogs of the member centre are accessible', async ({ page, enterAs }) => {
    await enterAs('vip5', '/mine/userinfo')
    for (const [button, title] of [
      ['更换头像', '更换头像'],
      ['修改 登录密码', '修改登录密码'],
      ['重设 二级密码/资金密码', '重设二级密码'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByRole('button', { name: /确定|选择图片/ })).toBeVisible()
      await isSound(page, title, DIALOG)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  test('the crop of a picture, and a deletion by password, are accessible', async ({ page, enterAs }) => {
    await enterAs('vip5', '/mine/userinfo')
    await page.getByRole('button', { name: '更换头像' }).click()
    const avatar = page.getByRole('dialog', { name: '更换头像' })
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
    await avatar.getByLabel('选择图片').setInputFiles(picture)
    await expect(avatar.getByRole('slider', { name: '缩放' })).toBeVisible()
    await isSound(page, 'cutting a picture', DIALOG)
    await page.goto('/mine/accountManage/bank')
    await page.getByRole('button', { name: /^删除/ }).first().click()
    const removal = page.getByRole('dialog', { name: '删除账户' })
    await removal.getByRole('button', { name: '删除' }).click()
    await expect(removal.getByText('请输入6位数字的二级密码')).toBeVisible()
    await isSound(page, 'deletion by the second password', DIALOG)
  })

  test('the shop for points, and a list that failed, are accessible', async ({ page, control, enterAs }) => {
    await enterAs('vip5', '/mine/exchange')
    const main = page.getByRole('main')
    await expect(main.getByRole('list', { name: '可兑换的礼品' })).toBeVisible()
    await isSound(page, 'shop')
    await main.getByRole('button', { name: '兑换 8 元礼金' }).click()
    await expect(page.getByRole('dialog', { name: '确认兑换' })).toBeVisible()
    await isSound(page, 'confirmation', DIALOG)
    await control('POST', '/faults', { path: '/site/api/v1/site/letter/list', kind: 'malformed' })
    await page.goto('/mine/message')
    await expect(main.getByRole('alert')).toBeVisible()
    await isSound(page, 'failed list', 'main')
  })

  test('the forms of identity and cards are accessible', async ({ page, enterAs }) => {
    await enterAs('vip5', '/mine/addBankCard')
    const add = page.getByRole('main').getByRole('button', { name: '添加银行卡' })
    await add.click()
    await expect(page.getByText('请选择开户银行')).toBeVisible()
    await isSound(page, 'bank card with errors', 'main')
    await page.getByRole('combobox', { name: '开户银行' }).click()
    await page.getByRole('option', { name: '云渚银行' }).click()
    await page.getByRole('textbox', { name: '银行卡号' }).fill('6200000000000005')
    await add.click()
    await expect(page.getByRole('dialog', { name: '安全验证' })).toBeVisible()
    await isSound(page, 'asking for a code', DIALOG)
    await page.goto('/mine/virtualCoinCard')
    await expect(page.getByRole('textbox', { name: '钱包地址' })).toBeVisible()
    await isSound(page, 'coin addresses', 'main')
  })

  test('the record of transactions and limits are accessible', async ({ page, enterAs }) => {
    await enterAs('vip5', '/mine/transRecord')
    const main = page.getByRole('main')
    await expect(main.getByRole('list', { name: '交易记录' })).toBeVisible()
    await isSound(page, 'transaction record')
    await goTo(page, '/mine/restraint')
    await expect(main.getByRole('button', { name: '开始冷静期' })).toBeVisible()
    await expect(main.getByRole('table')).toBeVisible()
    await isSound(page, 'limits')
  })

  test('results, rules, match centre and help of the sport channel are accessible', async ({
    page,
    control,
    enterAs,
  }) => {
    await playMatch(control, '0.87')
    await enterAs('vip5', '/game/sport/crty')
    await page.getByRole('button', { name: `更多玩法：${HOME} 对 ${AWAY}` }).click()
    const centre = page.getByRole('region', { name: /^赛况/ })
    await expect(centre).toContainText('上半场')
    await isSoundHere(page, 'match centre', '[aria-label^=赛况]')
    await page.getByRole('button', { name: '概率与走势', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('table').first()).toBeVisible()
    // The lens hangs on a row of the board, which another width may scroll away.
    await isSoundHere(page, 'odds lens', DIALOG)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: '键盘与播报' }).click()
    await isSound(page, 'help', DIALOG)
    await page.goto('/game/sport/crty?page=rules')
    await expect(page.getByRole('heading', { name: '体育规则' })).toBeVisible()
    await isSound(page, 'rules')
    await page.goto('/game/sport/crty?page=results')
    // Soon after midnight today has no results yet.
    await page.getByRole('list', { name: '日期' }).getByRole('button').nth(1).click()
    await expect(page.getByRole('table').first()).toBeVisible()
    // One league stands for all of them.
    await page.getByRole('searchbox').fill('中超')
    await isSound(page, 'results')
  })
})
