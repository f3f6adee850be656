import { bet } from '@app/contract/bet/bet'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { BetService } from './bet.service.ts'

export const betRoutes = (of: (world: World) => BetService) =>
  implement(bet, {
    betRecordTotal: ({ world, member, body }) => of(world).total(member.id, body),
    betRecordList: ({ world, member, body }) => of(world).list(member.id, body),
  })
