import games from '@app/seeds/catalogue/games.json' with { type: 'json' }
import { hashText, seededRandom } from '../../world/random.ts'
import { DAY, SECOND } from '../../world/clock.ts'

export interface GameSeed {
  gameCode: string
  enName: string
  name: string
  hot: boolean
  isNew: boolean
  hasPool: boolean
  rtp: number | null
  lines: string
  tags: string[]
}

export const GAMES = games as GameSeed[]
const byCode = new Map(GAMES.map((game) => [game.gameCode, game]))
export const gameByCode = (gameCode: string): GameSeed | undefined => byCode.get(gameCode)

/** U-GAME-08: a pool starts between these, grows every second, and is won and starts anew within a week. */
const POOL_START = 5_000_000
const POOL_SPREAD = 60_000_000
const POOL_PER_SECOND = 180
const POOL_LIFE = 7 * DAY

/** A pool that went to somebody, in cents. */
export interface PoolWin {
  name: string
  cents: number
  at: number
}

/** A pool's amount in cents at `at`: a saw-tooth of its own phase and speed for each game, cut short by a member that won it. */
export const poolAt = (game: GameSeed, at: number, won?: PoolWin) => {
  const random = seededRandom(hashText(game.gameCode))
  const start = POOL_START + Math.floor(random.next() * POOL_SPREAD)
  const perSecond = 20 + Math.floor(random.next() * POOL_PER_SECOND)
  const phase = Math.floor(random.next() * POOL_LIFE)
  const wonAt = at - ((at + phase) % POOL_LIFE)
  const grown = (from: number, to: number) => start + Math.floor((to - from) / SECOND) * perSecond
  if (won && won.at > wonAt) return { cents: grown(won.at, at), perSecond, lastWin: won }
  const winner = seededRandom(hashText(game.gameCode, Math.floor(wonAt / POOL_LIFE)))
  return {
    cents: grown(wonAt, at),
    perSecond,
    lastWin: {
      name: `${'abcdefghjkmnpqrstuvwxyz'[Math.floor(winner.next() * 23)]}***${Math.floor(winner.next() * 90 + 10)}`,
      cents: grown(Math.max(wonAt - POOL_LIFE, won?.at ?? 0), wonAt),
      at: wonAt,
    },
  }
}

/** Players of a game at `at`: more in the evening, another number for each game; what is ahead of another stays so all day. */
export const playersAt = (game: GameSeed, at: number): number => {
  const base = (hashText(game.gameCode) % (game.hot ? 90 : 30)) * 10
  const hour = (((at / 3_600_000 + 8) % 24) + 24) % 24
  return Math.floor(base * (0.55 + 0.45 * Math.sin(((hour - 14) / 24) * 2 * Math.PI))) + 12
}
