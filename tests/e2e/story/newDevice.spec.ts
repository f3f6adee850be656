import { authDialog, logIn, logOut, passPicture } from '../rig/auth.ts'
import { expect, memberMenu, test } from '../rig/visit.ts'

test('a member logs out and in again from a new device with the code of the outbox', async ({
  page,
  control,
  enterAs,
  provoke,
}) => {
  provoke(/sendCode/)
  await control('PATCH', '/settings', { captcha: 'picture' })
  await enterAs('device01')
  await logOut(page)
  await control('PATCH', '/members/device01', { trustDevice: false })

  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await passPicture(page, control, () => logIn(page, 'device01'))
  const check = authDialog(page, '安全验证')
  await expect(check).toContainText(/138\*+2601/)
  await check.getByRole('button', { name: '验证并登录' }).click()
  await expect(check.getByText('请先获取验证码')).toBeVisible()
  await check.getByRole('button', { name: '获取验证码' }).click()
  const phone = authDialog(page, '安全校验')
  await phone.getByRole('textbox', { name: '手机号中间4位' }).fill('1234')
  await phone.getByRole('button', { name: '确定' }).click()
  await expect(check.getByText(/手机号|参数/).last()).toBeVisible()
  await check.getByRole('button', { name: '获取验证码' }).click()
  await phone.getByRole('textbox', { name: '手机号中间4位' }).fill('0000')
  await phone.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('获取手机验证码成功')).toBeVisible()
  await expect(check.getByRole('button', { name: /^\d+s$/ })).toBeDisabled()

  await check.getByRole('textbox', { name: '验证码第1位' }).fill('000000')
  await check.getByRole('button', { name: '验证并登录' }).click()
  await expect(check.getByText('验证码错误')).toBeVisible()
  const { messages } = await control<{ messages: { code: string }[] }>('GET', '/outbox?to=13800002601')
  await check.getByRole('textbox', { name: '验证码第1位' }).fill(messages[0]?.code ?? '')
  await check.getByRole('button', { name: '验证并登录' }).click()
  await expect(check).toBeHidden()
  await expect(memberMenu(page)).toBeVisible()

  await logOut(page)
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await passPicture(page, control, () => logIn(page, 'device01'))
  await expect(memberMenu(page)).toBeVisible()
})
