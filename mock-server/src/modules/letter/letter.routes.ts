import { letter } from '@app/contract/letter/letter'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { LetterService } from './letter.service.ts'

export const letterRoutes = (of: (world: World) => LetterService) =>
  implement(letter, {
    getUnreadForType: ({ world, member }) => of(world).counts(member.id),
    list: (call) => of(call.world).list(call),
    read: (call) => of(call.world).read(call),
    remove: (call) => of(call.world).remove(call),
    onekeyRead: (call) => of(call.world).readAll(call),
  })
