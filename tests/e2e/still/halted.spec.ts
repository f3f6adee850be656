import { parlay, TEAMS } from '../rig/parlay.ts'
import { expect, test } from '../rig/visit.ts'

for (const way of ['串关', '多注'])
  test(`${way}: what can't be bet on any more says so where its price stood, no row beside the board is higher for it, and the button stays`, async ({
    page,
    enterAs,
    control,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    const slip = await parlay({ page, enterAs, control })
    await slip.getByRole('button', { name: way, exact: true }).click()
    const stake = slip.getByRole('textbox', { name: /^(投注|每注)金额/ }).first()
    await stake.fill('20')
    await expect(slip.getByRole('button', { name: /可赢 ¥\d/ })).toBeEnabled()
    const foot = slip.getByRole('button', { name: /^(先移除|投注 2)/ })
    const places = async () => {
      const rows = await slip.getByRole('listitem').all()
      const boxes = await Promise.all(rows.map((row) => row.boundingBox()))
      return boxes.map((box) => [Math.round(box!.y), Math.round(box!.height)])
    }
    const before = await places()
    const button = (await slip.getByRole('button', { name: /可赢 ¥\d/ }).boundingBox())!.y
    for (const [at, type] of [
      [1, 'suspend'],
      [2, 'finish'],
    ] as const) {
      const { matches } = await control<{ matches: { gid: string }[] }>(
        'GET',
        `/matches?text=${TEAMS[at][0]}`,
      )
      await control('POST', `/matches/${matches[0]!.gid}/events`, { type })
    }
    await expect(slip.getByRole('listitem').nth(1)).toContainText('暂停')
    await expect(slip.getByRole('listitem').nth(2)).toContainText('已完场 ')
    await expect(foot).toBeVisible()
    expect(await places()).toEqual(before)
    expect(Math.abs((await foot.boundingBox())!.y - button)).toBeLessThan(4)
  })
