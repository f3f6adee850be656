import { expect, test } from '../rig/visit.ts'
import { NARROW, USUAL } from '../rig/stage.ts'
import { atTable } from '../rig/venue.ts'

test('what was shot at last is behind one button on a phone and beside the water on a desk, also after a reload', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atTable(page, '捕鱼', '澄湾捕鱼', /珍珠潮汐/, NARROW)
  const button = frame.getByRole('button', { name: '最近战绩' })
  const dialog = frame.getByRole('dialog', { name: '最近战绩' })
  await button.click()
  await expect(dialog).toContainText('还没有命中')
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(async () => {
    const answer = page.waitForResponse(/\/mock\/play\/CWBY\/bet$/, { timeout: 4_000 })
    await Promise.all([answer, frame.getByRole('button', { name: '发射', exact: true }).click()])
  }).toPass()
  await button.click()
  const shot = dialog.getByRole('listitem').first()
  await expect(shot).toHaveText(/ ×\d+\d\d:\d\d:\d\d 炮值 10(逃脱|得 [\d,]+)$/)
  await dialog.getByRole('button', { name: '关闭' }).click()
  const beside = frame.getByRole('group', { name: '最近战绩' })
  await expect(beside).toBeHidden()
  await page.setViewportSize(USUAL)
  await expect(button).toBeHidden()
  const told = await beside.getByRole('listitem').last().textContent()
  await page.reload()
  await frame.getByRole('link', { name: /珍珠潮汐/ }).click()
  await expect(beside.getByRole('listitem').last()).toHaveText(told!)
})
