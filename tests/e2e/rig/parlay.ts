import { expect, type Control, type Page } from './visit.ts'

type Locator = ReturnType<Page['locator']>

export const LEAGUE = '导演台友谊赛'
export const TEAMS = [
  ['澄江雄狮', '湾畔海燕'],
  ['云渚龙骑', '岚港海豹'],
  ['霁川雪豹', '青沅磐石'],
  ['墨岭玄甲', '曦江烈日'],
] as const

const MORE = [
  ['澄江甲', '湾畔甲'],
  ['澄江乙', '湾畔乙'],
] as const

/** A price of the match of that number. */
const price = (page: Page, at: number) =>
  page
    .getByRole('article', { name: [...TEAMS, ...MORE][at]!.join(' 对 ') })
    .getByRole('button', { name: /大小 .*大/ })
    .first()

/** The slip as a sheet, or as the column that it is on a wide screen. */
export const slipOf = async (page: Page): Promise<Locator> => {
  const opener = page.getByRole('button', { name: /^打开投注单/ })
  const sheet = page.getByRole('dialog', { name: '投注单' })
  const column = page.getByRole('complementary', { name: '投注单' })
  const shown = sheet.or(column)
  await expect(opener.or(shown).first()).toBeVisible()
  if (!(await shown.isVisible())) await opener.click()
  await expect(shown).toBeVisible()
  return shown
}

/** Whether a thumb that presses up to 19 px beside its middle meets it. */
const isWithinReach = (thing: Locator) =>
  thing.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const presses = [
      [x - 19, y],
      [x + 19, y],
      [x, y - 19],
      [x, y + 19],
    ] as const
    return presses.every(([at, down]) => element.contains(document.elementFromPoint(at, down)))
  })

export interface Visit {
  page: Page
  enterAs: (name: string, path: string) => Promise<void>
  control: Control
}

/** One leg of each of the four matches, beside which there may be `more`, in a slip that is in sight; and the matches' ids. */
export const parlay = async (
  { page, enterAs, control }: Visit,
  more: readonly (readonly [home: string, away: string])[] = [],
) => {
  await control('POST', '/clock', { frozen: true })
  const gids: string[] = []
  for (const [home, away] of [...TEAMS, ...more]) {
    const match = { league: LEAGUE, home, away, startsIn_s: -600 }
    gids.push((await control<{ gid: string }>('POST', '/matches', match)).gid)
  }
  await enterAs('vip5', '/game/sport/crty')
  await price(page, 0).click()
  const slip = await slipOf(page)
  await slip.getByRole('button', { name: '串关' }).click()
  const close = slip.getByRole('button', { name: '关闭', exact: true })
  if (await close.isVisible()) {
    await expect.poll(() => isWithinReach(close)).toBe(true)
    await close.click()
  }
  for (const at of [1, 2, 3]) await price(page, at).click()
  return { slip: await slipOf(page), gids }
}

/** Six legs. */
export const longParlay = async (visit: Visit) => {
  const made = await parlay(visit, MORE)
  for (const at of [4, 5]) await price(visit.page, at).click()
  return made
}
