import { artPath } from '@app/seeds/art/draw'
import { fromCents } from '@app/contract/kit/cents'
import type { Arg, Data } from '@app/contract/kit/endpoint'
import { isCalled, isCalledWhole } from '@app/contract/kit/spelling/spelling'
import type { game as Contract, Game } from '@app/contract/game/game'
import type { Category } from '@app/contract/venue/categories'
import type { Refuse } from '../../kit/refusal.ts'
import type { Clock } from '../../world/clock.ts'
import { GAMES, type GameSeed, gameByCode, type PoolWin, playersAt, poolAt } from './game.rules.ts'
import type { GameStore } from './game.store.ts'

export interface GameDeps {
  store: GameStore
  clock: Clock
  venue(enName: string): { name: string; category: Category; isOpen: boolean; ownWindow: boolean } | undefined
  /** The member that a game's pool last went to. */
  poolWin(game: GameSeed): PoolWin | undefined
  /** What a game gives back, in percent; undefined for one that a launch doesn't open itself, but its venue's lobby. */
  returnOf(game: GameSeed): number | undefined
}

export type GameService = ReturnType<typeof openGame>

export const openGame = ({ store, clock, venue, poolWin, returnOf }: GameDeps) => {
  const poolOf = (game: GameSeed) => poolAt(game, clock.now(), poolWin(game))
  const present = (game: GameSeed, favourite: boolean): Game => {
    const of = venue(game.enName)!
    const rtp = returnOf(game)
    return {
      gameCode: game.gameCode,
      enName: game.enName,
      venueName: of.name,
      name: game.name,
      category: of.category,
      image: artPath('cover', of.category, game.gameCode, game.name),
      hot: game.hot,
      isNew: game.isNew,
      favourite,
      hasPool: game.hasPool,
      rtp: rtp ?? null,
      lines: game.lines,
      players: playersAt(game, clock.now()),
      status: of.isOpen ? 'open' : 'maintenance',
      opens: rtp === undefined ? 'lobby' : 'game',
      ownWindow: of.ownWindow,
      tags: game.tags,
    }
  }
  const inOrder = (codes: string[]) => codes.flatMap((code) => gameByCode(code) ?? [])
  return {
    list: (
      memberId: number | undefined,
      body: Arg<typeof Contract.gameList>,
    ): Data<typeof Contract.gameList> => {
      const favourites = memberId === undefined ? [] : store.favourites(memberId)
      const source =
        body.type === 'collection'
          ? inOrder(favourites)
          : body.type === 'recent'
            ? inOrder(memberId === undefined ? [] : store.recent(memberId))
            : GAMES
      const inCategory = source.filter(
        (game) =>
          (!body.category || venue(game.enName)?.category === body.category) &&
          (!body.enName || game.enName === body.enName),
      )
      const keyword = body.keyword.trim().toLowerCase()
      const found = inCategory.filter(
        (game) =>
          (body.type !== 'hot' || game.hot) &&
          (body.type !== 'new' || game.isNew) &&
          (body.type !== 'pool' || game.hasPool) &&
          (!body.tag || game.tags.includes(body.tag)) &&
          (keyword === '' || isCalled(game.name, keyword)),
      )
      if (keyword !== '') {
        const whole = new Set(found.filter((game) => isCalledWhole(game.name, keyword)))
        found.sort((a, b) => Number(whole.has(b)) - Number(whole.has(a)))
      }
      if (body.type === 'pool') {
        const size = new Map(found.map((game) => [game, poolOf(game).cents]))
        found.sort((a, b) => size.get(b)! - size.get(a)!)
      }
      const start = (body.pageNum - 1) * body.pageSize
      return {
        records: found
          .slice(start, start + body.pageSize)
          .map((game) => present(game, favourites.includes(game.gameCode))),
        total: found.length,
        pageNum: body.pageNum,
        pageSize: body.pageSize,
        // What all have narrows nothing.
        tags: [...new Set(inCategory.flatMap(({ tags }) => tags))].filter((tag) =>
          inCategory.some(({ tags }) => !tags.includes(tag)),
        ),
      }
    },
    pools: (enName: string | undefined): Data<typeof Contract.getBonusPools> => {
      const now = clock.now()
      return GAMES.filter((game) => game.hasPool && (!enName || game.enName === enName))
        .slice(0, 100)
        .map((game) => {
          const { cents, perSecond, lastWin } = poolOf(game)
          return {
            gameCode: game.gameCode,
            enName: game.enName,
            name: game.name,
            amount: fromCents(cents),
            perSecond: fromCents(perSecond),
            updatedAt: now,
            lastWin: { name: lastWin.name, amount: fromCents(lastWin.cents), time: lastWin.at },
          }
        })
    },
    pool: (gameCode: string) => {
      const game = gameByCode(gameCode)
      return game?.hasPool ? poolOf(game) : undefined
    },
    addFavourite: (
      memberId: number,
      body: Arg<typeof Contract.addCollection>,
      refuse: Refuse<'NOT_FOUND'>,
    ) => {
      const found = gameByCode(body.gameCode)
      if (found?.enName !== body.enName) refuse('NOT_FOUND', { message: '没有这个游戏' })
      store.addFavourite(memberId, body.gameCode, clock.now())
      return { favourite: true as const }
    },
    removeFavourite: (memberId: number, body: Arg<typeof Contract.removeCollection>) => {
      store.removeFavourite(memberId, body.gameCode)
      return { favourite: false as const }
    },
    opened: (memberId: number, gameCode: string) => {
      if (gameByCode(gameCode)) store.opened(memberId, gameCode, clock.now())
    },
  }
}
