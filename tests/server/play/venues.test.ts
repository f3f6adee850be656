import venues from '@app/seeds/catalogue/venues.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { lobbyOf, playVenue } from '../../../mock-server/src/modules/play/play.rules.ts'

/** Games as players call them, those that nothing here plays among them. */
const GAMES =
  /百家乐|龙虎|骰宝|牛牛|红黑|十三水|麻将|跑得快|斗地主|快三|轮盘|时时乐|双面盘|六色球|二十一点|飞行棋|德州/g

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
