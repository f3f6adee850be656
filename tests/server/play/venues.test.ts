import venues from '@app/seeds/catalogue/venues.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { lobbyOf, playVenue } from '../../../mock-server/src/modules/play/play.rules.ts'
import { contract } from '@app/contract'
import { app, testSite } from '../harness.ts'

/** Games as players call them, those that nothing here plays among them. */
const GAMES =
  /百家乐|龙虎|骰宝|牛牛|红黑|十三水|二八杠|跑得快|斗地主|快三|轮盘|时时乐|双面盘|六色球|二十一点|飞行棋|德州/g

it('a venue names only games that can be played in it', () => {
  const wrong = venues.flatMap(({ channelCode, tagline, intro, features }) => {
    const venue = playVenue(channelCode)
    const names = venue ? lobbyOf(venue).map(({ game }) => game.name) : []
    const said = [tagline, intro, ...features].join(' ').match(GAMES) ?? []
    return said
      .filter((word) => !names.some((name) => name.endsWith(word)))
      .map((word) => `${channelCode} ${word}`)
  })
  expect(wrong).toEqual([])
})

it('a venue of tables has the games as its marks that are played in it', () => {
  const halls = venues.filter(({ category }) => ['ZR', 'QP', 'CP'].includes(category))
  const wrong = halls.filter(({ channelCode, features }) => {
    const names = lobbyOf(playVenue(channelCode)!).map(({ game }) => game.name)
    return (
      !features.every((word) => names.some((name) => name.endsWith(word))) ||
      !names.every((name) => features.some((word) => name.endsWith(word)))
    )
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

it('a card says in one line what its game gives back, and has its badge as the halls have it', async () => {
  const pages = venues.map(async ({ channelCode }) =>
    (await app.hono.request(`http://127.0.0.1/mock/venue/${channelCode}`)).text(),
  )
  const texts = await Promise.all(pages)
  const all = texts.join('')
  const said = (mark: RegExp) => Array.from(all.matchAll(mark), ([, words = '']) => words.trim())
  const lines = said(/<strong>[^<]*<\/strong>\s*<span class="soft"\s*>([^<]*)</g)
  expect(lines.length).toBeGreaterThan(300)
  // One figure, as the halls' cards have it.
  expect(lines.filter((line) => !/^(返还率 \d+\.\d+%|立即入座)$/.test(line))).toEqual([])
  // What opens the day's roads is said once of all tables.
  expect(new Set(texts.map((text) => text.split('若干局示例').length))).toEqual(new Set([1, 2]))
  expect(new Set(said(/class="flag \w+">([^<]*)</g))).toEqual(new Set(['热', '新']))
})

it.each(['ZR', 'QP', 'DZ'] as const)(
  'a venue of %s and its games say whether they open in a window of their own, as their launch does',
  async (category) => {
    const site = testSite()
    const token = await site.as('vip5')
    const { data: halls } = await site.call(contract.venue.getVenueInfoByCategory, { category })
    const { data: games } = await site.call(contract.game.gameList, { category, pageNum: 1, pageSize: 50 })
    for (const { enName, ownWindow } of halls) {
      const { data } = await site.call(
        contract.venue.launch,
        { enName, gameCode: '', isActivity: true },
        { token },
      )
      expect([enName, ownWindow]).toEqual([enName, data.url.startsWith('/')])
      for (const game of games.records) if (game.enName === enName) expect(game.ownWindow).toBe(ownWindow)
    }
  },
)

it('the page of a game has, without script or style, a way to try again and one back to its hall', async () => {
  const page = await app.hono.request('http://127.0.0.1/mock/venue/CWDZ?game=cwdz-001')
  const [, placeholder = ''] = (await page.text()).split('<div id="app">')
  expect(placeholder).toContain('还没有载入，请检查网络后重试。')
  expect(placeholder).toMatch(/<a [^>]*href=""[^>]*>重试<\/a>/)
  expect(placeholder).toMatch(/<a [^>]*href="\/mock\/venue\/CWDZ">返回大厅<\/a>/)
})
