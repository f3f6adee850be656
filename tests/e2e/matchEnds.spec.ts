import { AWAY, HOME, playMatch } from './rig/match.ts'
import { expect, test, type Page } from './rig/visit.ts'
import type { Control } from './rig/visit.ts'

interface Picture {
  scroll: number
  /** Where each match in the window begins and ends. */
  rows: [number, number][]
  /** Where the room of an open match begins, beside the board. */
  beside: number | undefined
  /** How high the result is, below the head of a match on a phone. */
  resultPx: number | undefined
}

/** Notes each picture that is drawn from now on. */
const pictured = (page: Page) =>
  page.evaluate(() => {
    const seen: Picture[] = []
    const painted = new MessageChannel()
    painted.port1.onmessage = () => {
      const rows = [...document.querySelectorAll('[data-index][data-kind=match]')]
        .map((row) => row.getBoundingClientRect())
        .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
        .map(({ top, bottom }) => [Math.round(top), Math.round(bottom)] as [number, number])
      const beside = document.querySelector('[data-centre] > :last-child')?.getBoundingClientRect().top
      const resultPx = document.querySelector('[data-bare]')?.getBoundingClientRect().height
      seen.push({
        scroll: scrollY,
        rows: rows.toSorted(([one], [other]) => one - other),
        beside,
        resultPx,
      })
    }
    const draw = () => {
      painted.port2.postMessage(0)
      requestAnimationFrame(draw)
    }
    draw()
    Object.assign(window, { seen })
  })
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Picture[] }).seen)

const LEAGUE = '导演台友谊赛'

/** Six matches in play of one league, in a world that stands still, and what ends them. */
const playSix = async (page: Page, control: Control) => {
  await control('POST', '/clock', { frozen: true })
  const gids: string[] = []
  for (const at of [0, 1, 2, 3, 4, 5]) {
    const match = { home: `雾港${at}队`, away: `砚山${at}队`, startsIn_s: -900 + at }
    gids.push((await control<{ gid: string }>('POST', '/matches', { league: LEAGUE, ...match })).gid)
  }
  const board = page.getByRole('group', { name: '赛事列表' })
  return {
    board,
    of: (at: number) => board.getByRole('article', { name: `雾港${at}队 对 砚山${at}队` }),
    card: (at: number) => board.getByRole('region', { name: `雾港${at}队 对 砚山${at}队` }),
    finish: (at: number) => control('POST', `/matches/${gids[at]}/events`, { type: 'finish' }),
  }
}

/** Between matches below each other there is nothing but a league's bar. */
const expectWhole = ({ rows }: Picture) => {
  for (const [at, [, bottom]] of rows.entries()) {
    const next = rows[at + 1]
    if (next) expect(next[0] - bottom).toBeLessThan(60)
  }
}

test('a match that ends keeps its place on the board: nothing above it moves, and no picture has a hole', async ({
  page,
  enterAs,
  control,
}) => {
  const { board, of, card, finish } = await playSix(page, control)
  await enterAs('vip5', '/game/sport/crty')

  // Folded and in sight it says how it ended in its place.
  await expect(of(1)).toBeInViewport()
  await pictured(page)
  await finish(1)
  await expect(of(1)).toContainText('已完场')
  await expect(of(1).getByRole('button', { name: '查看赛果' })).toBeVisible()
  await expect(of(1).getByRole('button', { name: /让球/ })).toHaveCount(0)
  const places = (await seen(page)).map((picture) => JSON.stringify(picture))
  expect(new Set(places).size).toBe(1)
  // What is counted is what stands there.
  await expect(board.getByRole('button', { name: new RegExp(`^${LEAGUE}`) })).toHaveText(`${LEAGUE}6`)

  // Unfolded and read far down, its card is where its row was held.
  await of(3)
    .getByRole('button', { name: /^更多玩法/ })
    .click()
  await expect(of(3).getByRole('group', { name: /全部玩法/ })).toBeVisible()
  await page.evaluate(() => window.scrollBy(0, 400))
  await expect(of(3).getByRole('button', { expanded: true })).not.toBeInViewport()
  await finish(3)
  await expect(card(3).getByText('已完场')).toBeInViewport()

  // With its row in sight the page isn't scrolled.
  await of(4)
    .getByRole('button', { name: /^更多玩法/ })
    .click()
  await expect(of(4).getByRole('group', { name: /全部玩法/ })).toBeVisible()
  // How it unfolds is another matter.
  await pictured(page)
  await finish(4)
  await expect(card(4)).toBeVisible()
  const pictures = await seen(page)
  expect(new Set(pictures.map(({ scroll }) => scroll)).size).toBe(1)
  const unfolded = pictures[0]!.rows.findIndex(([top, bottom]) => bottom - top > 500)
  const above = pictures[0]!.rows.slice(0, unfolded + 1).map(([top]) => top)
  for (const picture of pictures) {
    expect(picture.rows.slice(0, unfolded + 1).map(([top]) => top)).toEqual(above)
    expectWhole(picture)
  }
  await board.getByRole('button', { name: '看其他赛事' }).click()
  await expect(card(4)).toHaveCount(0)
  await expect(of(4)).toHaveCount(0)
})

test('as a match ends whose last markets are read, neither what is below them moves nor what is beside', async ({
  page,
  enterAs,
  control,
}) => {
  const { board, of, card, finish } = await playSix(page, control)
  await enterAs('vip5', '/game/sport/crty')
  await of(2)
    .getByRole('button', { name: /^更多玩法/ })
    .click()
  await expect(of(2).getByRole('group', { name: /全部玩法/ })).toBeVisible()
  await expect(page.getByRole('region', { name: /^赛况/ })).toBeVisible()
  // Two more matches are in sight below it.
  await of(2).evaluate((row) => window.scrollBy(0, row.getBoundingClientRect().bottom - innerHeight + 200))
  await expect(of(4)).toBeInViewport()
  const read = await of(3).boundingBox()
  await pictured(page)
  await finish(2)
  await expect(card(2).getByRole('region', { name: `${LEAGUE} 其他赛事` })).toBeInViewport()
  await expect(page.getByRole('region', { name: /^赛况/ })).toContainText('已完场')
  const pictures = await seen(page)
  const below = Math.round(read!.y)
  for (const picture of pictures) {
    expect(picture.rows.map(([top]) => top)).toContain(below)
    expectWhole(picture)
  }
  expect(new Set(pictures.map(({ beside }) => beside)).size).toBe(1)

  // Its room is let go out of sight.
  const height = () => card(2).evaluate((part) => part.closest('[data-index]')!.clientHeight)
  expect(await height()).toBeGreaterThan(300)
  await page.evaluate(() => window.scrollBy(0, 900))
  await expect.poll(height).toBeLessThan(300)
  await expect(board.getByRole('article').first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the result of a match that ends under the eyes is as high in the first picture as in the last', async ({
    page,
    enterAs,
    control,
  }) => {
    const { gid } = await playMatch(control, '0.87')
    await enterAs('vip5', '/game/sport/crty')
    await page.goto(`/game/sport/crty?hgid=${gid}`)
    const match = page.getByRole('article', { name: `${HOME} 对 ${AWAY}` })
    await expect(match.getByRole('group', { name: /全部玩法/ })).toBeVisible()
    await pictured(page)
    await control('POST', `/matches/${gid}/events`, { type: 'finish' })
    await expect(match.getByRole('region', { name: / 其他赛事$/ })).toBeVisible()
    const heights = (await seen(page)).flatMap(({ resultPx }) => resultPx ?? [])
    expect(new Set(heights).size).toBe(1)
  })
})
