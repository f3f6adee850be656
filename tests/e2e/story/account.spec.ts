import { PASSWORD } from '../rig/auth.ts'
import { atBaccarat } from '../rig/venue.ts'
import { type Control, expect, type Page, test } from '../rig/visit.ts'

const PHONE = '13912345678'
/** Passes the check digit, and is nobody's. */
const CARD = '6200000000000005'

const codeFor = async (control: Control, to: string): Promise<string> => {
  const { messages } = await control<{ messages: { code: string }[] }>('GET', `/outbox?to=${to}`)
  return messages[0]?.code ?? ''
}
/** The code of the dialog that a call asks for. */
const passCode = async (page: Page, control: Control): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: '安全验证' })
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByRole('button', { name: /^\d+s$/ })).toBeVisible()
  const digits = dialog.getByRole('textbox', { name: '验证码第1位' })
  const code = await codeFor(control, PHONE)
  await digits.fill(code === '000000' ? '111111' : '000000')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog.getByText('验证码错误')).toBeVisible()
  await digits.fill(code)
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toBeHidden()
}

test('a new member is led through phone and name to a bank card, and deletes it with the second password', async ({
  page,
  control,
  enterAs,
}) => {
  await enterAs('fresh01', '/mine/addBankCard')
  await expect(page).toHaveURL(/\/mine\/auth\?why=bind/)
  await expect(page.getByText('您要打开的页面需要先绑定手机并完成实名认证，完成后即可继续。')).toBeVisible()

  const phone = page.getByRole('region', { name: '绑定手机' })
  await phone.getByRole('button', { name: '确定' }).click()
  await expect(phone.getByText('请输入正确的手机号码')).toBeVisible()
  await expect(phone.getByRole('textbox', { name: '手机号码' })).toBeFocused()
  await phone.getByRole('textbox', { name: '手机号码' }).fill(PHONE)
  await phone.getByRole('button', { name: '确定' }).click()
  await expect(phone.getByText('请先获取验证码')).toBeVisible()
  await phone.getByRole('button', { name: '获取验证码' }).click()
  await expect(phone.getByRole('button', { name: /^\d+s$/ })).toBeVisible()
  await phone.getByRole('textbox', { name: '验证码' }).fill(await codeFor(control, PHONE))
  await phone.getByRole('button', { name: '确定' }).click()
  await expect(phone.getByText('139****5678')).toBeVisible()

  const name = page.getByRole('region', { name: '实名认证', exact: true })
  await name.getByRole('textbox', { name: '真实姓名' }).fill('陈··初识')
  await name.getByRole('button', { name: '确定' }).click()
  await expect(name.getByText('请输入正确的名字')).toBeVisible()
  await name.getByRole('textbox', { name: '真实姓名' }).fill('陈初识')
  await name.getByRole('button', { name: '确定' }).click()
  await expect(name.getByText('请核对姓名，提交后不能自行修改')).toBeVisible()
  await expect(name.getByText('陈初识', { exact: true })).toBeVisible()
  await name.getByRole('button', { name: '确认提交' }).click()
  await page.getByRole('link', { name: '继续' }).click()
  await expect(page).toHaveURL(/\/mine\/addBankCard$/)
  // The minute of the code is over, and the page knows it.
  await control('POST', '/clock', { advance_s: 61 })
  await page.reload()

  const form = page.getByRole('main')
  await expect(form.getByText('陈**')).toBeVisible()
  await form.getByRole('button', { name: '添加银行卡', exact: true }).click()
  await expect(form.getByText('请选择开户银行')).toBeVisible()
  await form.getByRole('combobox', { name: '开户银行' }).click()
  await page.getByRole('option', { name: '云渚银行' }).click()
  await form.getByRole('textbox', { name: '银行卡号' }).fill('6200000000000006')
  await form.getByRole('button', { name: '添加银行卡', exact: true }).click()
  await expect(form.getByText('请输入正确的银行卡号')).toBeVisible()
  await form.getByRole('textbox', { name: '银行卡号' }).fill(CARD)
  await form.getByRole('button', { name: '添加银行卡', exact: true }).click()
  await passCode(page, control)
  await expect(page).toHaveURL(/\/mine\/accountManage\/bank$/)
  await form.getByRole('button', { name: '显示完整银行卡号' }).click()
  await expect(form.getByText('6200 0000 0000 0005')).toBeVisible()

  const remove = async () => {
    await form.getByRole('button', { name: /^删除/ }).click()
    const dialog = page.getByRole('dialog', { name: '删除账户' })
    await dialog.getByRole('textbox', { name: '二级密码' }).fill('258036')
    await dialog.getByRole('button', { name: '删除' }).click()
  }
  await remove()
  await page.getByRole('dialog', { name: '温馨提示' }).getByRole('button', { name: '确定' }).click()
  await page.goto('/mine/auth')
  const second = page.getByRole('region', { name: '二级密码/资金密码' })
  await second.getByRole('textbox', { name: '新的二级密码' }).fill('258036')
  await second.getByRole('textbox', { name: '确认二级密码' }).fill('258036')
  await second.getByRole('button', { name: '确定' }).click()
  await expect(second.getByText('已设置')).toBeVisible()
  await page.goto('/mine/accountManage/bank')
  await remove()
  await expect(form.getByText('还没有银行卡')).toBeVisible()
})

test('a member cuts an avatar, tells the birthday once and changes the password', async ({
  page,
  enterAs,
}) => {
  await enterAs('fresh01', '/mine/userinfo')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '更换头像' }).click()
  const avatar = page.getByRole('dialog', { name: '更换头像' })
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await avatar.getByLabel('选择图片').setInputFiles(picture)
  const area = avatar.getByRole('group', { name: '裁剪区域' })
  await area.focus()
  await area.press('ArrowLeft')
  await avatar.getByRole('slider', { name: '缩放' }).press('ArrowRight')
  await avatar.getByRole('button', { name: '裁剪并使用' }).click()
  await expect(avatar).toBeHidden()
  await expect(main.getByRole('img', { name: '当前头像' })).toHaveAttribute('src', /\/mock\/upload\//)

  await main.getByRole('button', { name: '设置 生日' }).click()
  const birthday = page.getByRole('dialog', { name: '设置生日' })
  await birthday.getByLabel('生日').fill('2015-01-01')
  await birthday.getByRole('button', { name: '确定' }).click()
  await expect(birthday.getByText('未满18周岁不可参与')).toBeVisible()
  await birthday.getByLabel('生日').fill('1990-05-05')
  await birthday.getByRole('button', { name: '确定' }).click()
  await expect(main.getByText('1990-05-05')).toBeVisible()
  await expect(main.getByRole('button', { name: '设置 生日' })).toHaveCount(0)

  await main.getByRole('button', { name: '修改 登录密码' }).click()
  const password = page.getByRole('dialog', { name: '修改登录密码' })
  const change = async (old: string) => {
    await password.getByRole('textbox', { name: '原密码' }).fill(old)
    await password.getByRole('textbox', { name: '新密码', exact: true }).fill('xyz98765')
    await password.getByRole('textbox', { name: '确认新密码' }).fill('xyz98765')
    await password.getByRole('button', { name: '确定' }).click()
  }
  await change('wrong123')
  await expect(page.getByText('原密码错误')).toBeVisible()
  await expect(password.getByRole('textbox', { name: '新密码', exact: true })).toHaveValue('xyz98765')
  await change(PASSWORD)
  await expect(password).toBeHidden()
})

test('a round in the record leads to its own proof, whatever was played after it', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atBaccarat(page)
  await frame.getByRole('button', { name: /^闲 1 赔 1\.00，/ }).click()
  await frame.getByRole('button', { name: '发牌' }).click()
  await expect(frame.getByRole('button', { name: '再投并发牌 ¥10', exact: true })).toBeVisible()
  await page.goto('/mine/betRecord')
  const round = page.getByRole('listitem').filter({ hasText: '丹霞百家乐' })
  const cards = /[闲庄和](?:赢|)，闲 \d 点 庄 \d 点/.exec((await round.textContent()) ?? '')?.[0]
  await round.getByRole('button', { name: '公平验证' }).click()
  await expect(frame.getByRole('heading', { level: 1, name: '公平验证' })).toBeVisible()
  await expect(frame.getByRole('heading', { level: 2, name: cards! })).toBeVisible()
})

test('all of what a bank card asks for is on the first screen, of a notebook and of a phone, and Back closes the list of banks', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5', '/mine/wallet')
  const form = page.getByRole('main')
  const bank = form.getByRole('combobox', { name: '开户银行' })
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/mine/addBankCard')
    for (const part of [
      form.getByRole('textbox', { name: '银行卡号' }),
      bank,
      form.getByRole('textbox', { name: '开户支行（选填）' }),
      form.getByRole('button', { name: '添加银行卡', exact: true }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 })
    await expect(bank).toBeEditable()
  }
  await page.goto('/mine/accountManage/bank')
  await form.getByRole('link', { name: '添加银行卡' }).click()
  await bank.click()
  await expect(page.getByRole('option')).toHaveCount(12)
  await page.goBack()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(page).toHaveURL(/addBankCard$/)
})

test.describe('by a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('a bank is chosen without a keyboard', async ({ page, enterAs }) => {
    await enterAs('vip5', '/mine/addBankCard')
    const bank = page.getByRole('main').getByRole('combobox', { name: '开户银行' })
    await expect(bank).not.toBeEditable()
    await bank.tap()
    await page.getByRole('option', { name: '岚港银行' }).tap()
    await expect(bank).toHaveValue('岚港银行')
  })
})

test('on the narrowest phone the levels that are compared can be read', async ({ page, enterAs }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs('vip5', '/mine/vip/detail')
  for (const name of ['对比的第一个等级', '对比的第二个等级']) {
    const level = page.getByRole('combobox', { name })
    await level.selectOption('10')
    const spare = await level.evaluate((select) => {
      const { width } = select.getBoundingClientRect()
      select.style.cssText = 'field-sizing: content; width: auto; min-width: 0'
      return width - select.getBoundingClientRect().width
    })
    expect(spare, name).toBeGreaterThanOrEqual(0)
  }
  const lines = await page
    .getByRole('cell', { name: '¥10,000,000' })
    .first()
    .evaluate((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
    })
  expect(lines).toBe(1)
})

test('on a small phone the button that adds a card is in sight from the start, and so is what it finds wrong', async ({
  page,
  enterAs,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await enterAs('vip5', '/mine/addBankCard')
  const form = page.getByRole('main')
  const add = form.getByRole('button', { name: '添加银行卡', exact: true })
  await expect(add).toBeInViewport({ ratio: 1 })
  const branch = form.getByRole('textbox', { name: '开户支行（选填）' })
  await form.getByRole('textbox', { name: '银行卡号' }).fill('4111 1111 1111 1111')
  await branch.scrollIntoViewIfNeeded()
  await branch.focus()
  await expect(add).toBeInViewport({ ratio: 1 })
  await add.click()
  await expect(form.getByText('请选择开户银行')).toBeInViewport({ ratio: 1 })
  await expect(form.getByRole('combobox', { name: '开户银行' })).toBeFocused()
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])
  test(`at ${size.width} × ${size.height} what is wrong with a code, or with what one writes, moves nothing below it`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize(size)
    const main = page.getByRole('main')
    const stays = async (name: string, wrong: string) => {
      const button = main.getByRole('button', { name, exact: true }).first()
      const top = () => button.evaluate((one) => one.getBoundingClientRect().top + scrollY)
      const before = await top()
      await button.click()
      await expect(main.getByText(wrong).first()).toBeVisible()
      expect(Math.abs((await top()) - before)).toBeLessThan(1)
    }
    await enterAs('fresh01', '/mine/auth')
    await stays('确定', '请先获取验证码')
    await page.goto('/mine/feedback')
    await stays('提交反馈', '请至少填写 10 个字')
    await enterAs('vip5', '/mine/addBankCard')
    await stays('添加银行卡', '请选择开户银行')
    await page.goto('/mine/restraint')
    await stays('开始冷静期', '请先确认您已了解')
    await page.goto('/mine/transfermoney')
    await stays('确认转账', '请输入转入金额')
  })
