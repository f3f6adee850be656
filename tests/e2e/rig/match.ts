import { type Control, expect, type Page } from './visit.ts'

export interface Match {
  gid: string
  score: [number, number]
  minute: number
}

export const HOME = '澄江雄狮'
export const AWAY = '湾畔海燕'
const LEAGUE = '导演台友谊赛'
/** Ten minutes played: in play, far from both ends. */
const KICKED_OFF_S = -600

/** A match in play whose main handicap is the test's: home gives half a goal at k, the world's clock stands still. */
export const playMatch = async (control: Control, k: string): Promise<Match> => {
  await control('POST', '/clock', { frozen: true })
  const markets = [
    { wtype: 'RE', line: -0.5, odds: { RH: k, RC: '0.95' } },
    { wtype: 'ROU', line: 2.5, odds: { OUO: '0.90', OUU: '0.92' } },
  ]
  return control<Match>('POST', '/matches', {
    league: LEAGUE,
    home: HOME,
    away: AWAY,
    startsIn_s: KICKED_OFF_S,
    markets,
  })
}

/** The way in of the hall of sports, in its own list: until that is drawn, the page that is left still has games to enter. */
export const sportVenues = (page: Page) =>
  page.getByRole('region', { name: '体育场馆' }).getByRole('button', { name: /皇冠体育|进入游戏/ })

/** The board, by the menu of a desk and the hall of sports. */
export const enterSport = async (page: Page) => {
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /体育/ }).click()
  await sportVenues(page).first().click()
  await expect(page).toHaveURL(/\/game\/sport\/crty$/)
}

/** The row of the test's match on the board. */
export const matchRow = (page: Page) => page.getByRole('article', { name: `${HOME} 对 ${AWAY}` })
/** The home side of its handicap. */
export const homePrice = (page: Page) =>
  matchRow(page)
    .getByRole('button', { name: /让球 .*澄江雄狮 -0 ?\/ ?0\.5|让球 澄江雄狮/ })
    .first()

export const slip = (page: Page) => page.getByRole('complementary', { name: '投注单' })

/** The bet that was just sent stands: the clock goes on only once the server has it, or it would wait for ever. */
export const stand = async (page: Page, control: Control) => {
  const status = slip(page).getByRole('status')
  await expect(status).toContainText('确认中')
  await control('POST', '/clock', { advance_s: 6 })
  await expect(status).toContainText('投注成功')
}
