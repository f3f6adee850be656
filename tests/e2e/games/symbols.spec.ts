import { atTable } from '../rig/venue.ts'
import { expect, test } from '../rig/visit.ts'

test('a slot shows the symbols of its name in its pay table, and plays by their names where their pictures don’t come', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const sheet = page.waitForResponse(/\/art\/symbols\/.+\.svg$/)
  const frame = await atTable(page, '电子', '澄湾电子', /锦鲤奇兵/)
  expect((await sheet).status()).toBe(200)
  const pays = frame.getByRole('region', { name: '赔付表' })
  for (const name of ['锦鲤', '玄龟', '莲花', '金鳞', '蜻蜓', '莲蓬', '荷叶', '香蒲', '澄', '宝剑'])
    await expect(pays.getByRole('rowheader', { name, exact: true })).toBeVisible()
  await page.route(/\/art\/symbols\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }))
  await frame.getByRole('button', { name: '返回', exact: true }).click()
  await frame.getByRole('link', { name: /碧海/ }).first().click()
  await expect(pays.getByRole('rowheader', { name: '鲸尾' })).toBeVisible()
  await frame.getByRole('button', { name: '旋转' }).click()
  await expect(frame.getByRole('status').filter({ hasText: /中奖|返还|未中奖/ })).toBeVisible()
  await page.unroute(/\/art\/symbols\//)
})
