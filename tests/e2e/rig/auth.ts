import { expect, type Control, type Page } from './visit.ts'

export const PASSWORD = 'abc12345'

export const authDialog = (page: Page, name: RegExp | string) => page.getByRole('dialog', { name })

/** Presses what leads to the picture captcha and answers it as a person would who can read it. */
export const passPicture = async (
  page: Page,
  control: Control,
  press: () => Promise<void>,
): Promise<void> => {
  const drawn = page.waitForResponse(/defaultKaptcha/)
  await press()
  const { data } = (await (await drawn).json()) as { data: { 'x-code': string } }
  const { answer } = await control<{ answer: string }>('GET', `/captcha/${data['x-code']}`)
  const dialog = authDialog(page, '请输入图形验证码')
  await dialog.getByLabel('验证码', { exact: true }).fill(answer)
  await dialog.getByRole('button', { name: '确定' }).click()
}

/** Fills the form of the open login dialog and sends it; the captcha is the caller's. */
export const logIn = async (page: Page, name: string, password = PASSWORD): Promise<void> => {
  const dialog = authDialog(page, /登录/)
  await dialog.getByLabel('用户名').fill(name)
  await dialog.getByRole('textbox', { name: '密码' }).fill(password)
  await dialog.getByRole('button', { name: '登录' }).last().click()
}

export const logOut = async (page: Page): Promise<void> => {
  // The members' notice may come in between, and takes the menu away.
  const login = page.getByRole('banner').getByRole('button', { name: '登录' })
  await expect(async () => {
    if (await login.isVisible()) return
    await page.getByRole('button', { name: /会员菜单/ }).click()
    await page.getByRole('menuitem', { name: '退出登录' }).click({ timeout: 2_000 })
  }).toPass()
  await expect(login).toBeVisible()
}
