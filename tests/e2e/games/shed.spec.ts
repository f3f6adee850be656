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
    const spotsAndLine = async () => [
      await frame.getByRole('status').innerText(),
      ...(await frame
        .locator('.spot')
        .evaluateAll((spots) =>
          spots.map((spot) => [spot.className, spot.querySelector('.laid')?.className]),
        )),
    ]
    const left = await spotsAndLine()
    const gone = await seat.locator('.gone').count()
    await frame.getByRole('button', { name: '更多' }).click()
    await frame.getByRole('button', { name: '公平验证' }).click()
    await expect(seat).toHaveCount(0)
    await frame.getByRole('button', { name: '返回', exact: true }).click()
    await expect(middle).toHaveText(title)
    expect(await Promise.all([seat, middle, plays].map((one) => one.innerText()))).toEqual(told)
    await expect(seat.locator('.gone')).toHaveCount(gone)
    await expect(frame.locator('.dock .figure')).toContainText('上局投注10.00')
    await expect.poll(spotsAndLine).toEqual(left)
  })

test('the banner of a round has no side’s colour, one’s own result has its own; what is put down rises over no card', async ({
  page,
  enterAs,
}) => {
  await enterAs('vip5')
  const frame = await atTable(page, '棋牌', '澄湾棋牌', /跑得快/, { width: 1366, height: 768 })
  for (const on of [/^东家先走 1 赔/, /^南家先走 1 赔/]) await frame.getByRole('button', { name: on }).click()
  await frame.getByRole('button', { name: '开局', exact: true }).click()
  await expect(frame.getByRole('button', { name: /再投并开局/ })).toBeVisible({ timeout: 30_000 })
  const banner = frame.getByRole('region', { name: '桌面' })
  await expect(banner).toHaveText(/^[东南西]先走我的盈亏[+-]\d+\.\d\d/)
  await expect(banner).toHaveClass('trick over')
  await expect(banner.locator('.own')).toHaveClass(/win|loss/)
  const risen = await frame.locator('.hands > .hand').evaluateAll((hands) =>
    hands.flatMap((hand) => {
      const own = hand.getBoundingClientRect()
      return [...hand.querySelectorAll('.gone')].filter((card) => card.getBoundingClientRect().top < own.top)
    }),
  )
  expect(risen).toHaveLength(0)
  const tops = await frame.locator('.hands > .hand').evaluateAll((hands) =>
    hands.flatMap((hand) => {
      const live = hand.querySelector('.card:not(.gone)')?.getBoundingClientRect().top
      return live === undefined
        ? []
        : [...hand.querySelectorAll('.gone')].filter((card) => card.getBoundingClientRect().top < live)
    }),
  )
  expect(tops).toHaveLength(0)
})

test('on a small phone the leftmost play that is seen of a round is whole', async ({ page, enterAs }) => {
  await enterAs('vip5')
  const frame = await atTable(page, '棋牌', '澄湾棋牌', /跑得快/, { width: 360, height: 740 })
  await frame.getByRole('button', { name: /^东家先走 1 赔/ }).click()
  await frame.getByRole('button', { name: '开局', exact: true }).click()
  await expect(frame.getByRole('button', { name: /再投并开局/ })).toBeVisible({ timeout: 30_000 })
  const plays = frame.getByRole('list', { name: '本局出牌' })
  const cut = await plays.evaluate((list) => {
    const { left, right } = list.getBoundingClientRect()
    return [...list.children].filter((one) => {
      const own = one.getBoundingClientRect()
      return (own.left < left - 1 && own.right > left + 7) || own.right > right + 1
    }).length
  })
  expect(cut).toBe(0)
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
