import { expect, it } from 'vitest'
import { DAY, HOUR, SECOND } from '../../world/clock.ts'
import { GAMES, gameByCode, playersAt, poolAt } from './game.rules.ts'

const NOW = Date.UTC(2026, 5, 1)

it('a pool that a member won begins anew, and says who won it, until it is next won [U-GAME-08]', () => {
  const game = gameByCode('cwdz-001')!
  const before = poolAt(game, NOW)
  const won = { name: 'v***p5', cents: before.cents, at: NOW }
  const after = poolAt(game, NOW + 10 * SECOND, won)
  expect(after).toEqual({
    cents: poolAt(game, NOW, won).cents + 10 * before.perSecond,
    perSecond: before.perSecond,
    lastWin: won,
  })
  expect(after.cents).toBeLessThan(before.cents)
  const next = poolAt(game, NOW + 7 * DAY, won)
  expect(next.lastWin.at).toBeGreaterThan(NOW)
  expect(next.lastWin.cents).toBeLessThan(poolAt(game, NOW + 7 * DAY).lastWin.cents)
})

it('a game that has more players than another has no fewer at any hour', () => {
  const orderAt = (hour: number) =>
    GAMES.toSorted((a, b) => playersAt(b, hour * HOUR) - playersAt(a, hour * HOUR)).map(
      ({ gameCode }) => gameCode,
    )
  for (let hour = 0; hour < 24; hour += 1) expect(orderAt(hour)).toEqual(orderAt(12))
})
