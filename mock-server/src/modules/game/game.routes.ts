import { game } from '@app/contract/game/game'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { GameService } from './game.service.ts'

export const gameRoutes = (of: (world: World) => GameService) =>
  implement(game, {
    gameList: ({ world, member, body }) => of(world).list(member?.id, body),
    getBonusPools: ({ world, body }) => of(world).pools(body.enName),
    addCollection: ({ world, member, body, refuse }) => of(world).addFavourite(member.id, body, refuse),
    removeCollection: ({ world, member, body }) => of(world).removeFavourite(member.id, body),
  })
