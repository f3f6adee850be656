import { atTable } from '../rig/venue.ts'
import { expect, test } from '../rig/visit.ts'

const TABLES = [
  { table: /珊瑚斗地主/, spot: /^农民胜 1 赔/, seat: '乙', title: /^(?:地主|农民)胜/ },
  { table: /跑得快/, spot: /^东家先走 1 赔/, seat: '东', title: /^[东南西]先走/ },
]

for (const { table, spot, seat: name, title } of TABLES)
  test(`who comes back from the proof of a round of ${table.source} finds the hands, the plays and who won`, async ({
    page,
    enterAs,
  }) => {
    await enterAs('vip5')
    const frame = await atTable(page, '棋牌', '澄湾棋牌', table)
    const [seat, middle] = [frame.getByRole('region', { name }), frame.getByRole('region', { name: '桌面' })]
    const plays = frame.getByRole('list', { name: '本局出牌' })
    await frame.getByRole('button', { name: spot }).click()
    await frame.getByRole('button', { name: '开局', exact: true }).click()
    await expect(frame.getByRole('button', { name: /再投并开局/ })).toBeVisible({ timeout: 30_000 })
    await expect(middle).toHaveText(title)
    await expect(middle).toHaveText(/以.+走完.*剩 \d+ 张/)
    const told = await Promise.all([seat, middle, plays].map((one) => one.innerText()))
    const gone = await seat.locator('.gone').count()
    await frame.getByRole('button', { name: '更多' }).click()
    await frame.getByRole('button', { name: '公平验证' }).click()
    await expect(seat).toHaveCount(0)
    await frame.getByRole('button', { name: '返回', exact: true }).click()
    await expect(middle).toHaveText(title)
    expect(await Promise.all([seat, middle, plays].map((one) => one.innerText()))).toEqual(told)
    await expect(seat.locator('.gone')).toHaveCount(gone)
  })

test('on a desk what a stake won stands beside what the spot pays', async ({ page, enterAs }) => {
  await enterAs('vip5')
  const frame = await atTable(page, '棋牌', '澄湾棋牌', /珊瑚斗地主/, { width: 1366, height: 768 })
  for (const on of [/^地主胜 1 赔/, /^农民胜 1 赔/]) await frame.getByRole('button', { name: on }).click()
  await frame.getByRole('button', { name: '开局', exact: true }).click()
  await expect(frame.getByRole('button', { name: /再投并开局/ })).toBeVisible({ timeout: 30_000 })
  const won = frame.getByRole('button', { name: /^(?:地主|农民)胜 1 赔.*返还 [1-9]/ })
  await expect(won).toHaveCount(1)
  const pays = (await won.locator('small:not(.gain)').boundingBox())!
  const gain = (await won.locator('.laid[data-gain]').boundingBox())!
  expect(gain.x).toBeGreaterThanOrEqual(pays.x + pays.width)
  await expect(won.locator('.gain')).toBeHidden()
})
