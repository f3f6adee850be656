import { parlay } from '../rig/parlay.ts'
import { expect, test } from '../rig/visit.ts'

for (const [way, label] of [
  ['串关', '投注金额'],
  ['多注', '每注金额'],
] as const)
  test(`${way}: what can't be bet on any more says so where its price stood, no row beside the board is higher for it, and the button stays`, async ({
    page,
    enterAs,
    control,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    const { slip, gids } = await parlay({ page, enterAs, control })
    await slip.getByRole('button', { name: way, exact: true }).click()
    await slip.getByRole('textbox', { name: label, exact: true }).fill('20')
    await expect(slip.getByRole('button', { name: /可赢 ¥\d/ })).toBeEnabled()
    const foot = slip.getByRole('button', { name: /^(请先移除|投注 2)/ })
    const places = async () => {
      const rows = await slip.getByRole('listitem').all()
      const boxes = await Promise.all(rows.map((row) => row.boundingBox()))
      return boxes.map((box) => [Math.round(box!.y), Math.round(box!.height)])
    }
    const before = await places()
    const button = (await slip.getByRole('button', { name: /可赢 ¥\d/ }).boundingBox())!.y
    await control('POST', `/matches/${gids[1]}/events`, { type: 'suspend' })
    await control('POST', `/matches/${gids[2]}/events`, { type: 'finish' })
    await expect(slip.getByRole('listitem').nth(1)).toContainText('暂停')
    await expect(slip.getByRole('listitem').nth(2)).toContainText('已完场 ')
    await expect(foot).toBeVisible()
    expect(await places()).toEqual(before)
    expect(Math.abs((await foot.boundingBox())!.y - button)).toBeLessThan(4)
  })
