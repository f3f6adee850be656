import { restraint } from '@app/contract/restraint/restraint'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { RestraintService } from './restraint.service.ts'

export const restraintRoutes = (of: (world: World) => RestraintService) =>
  implement(restraint, {
    info: ({ world, member }) => of(world).info(member.id),
    setMoneyLimit: ({ world, member, body }) => of(world).setMoneyLimit(member.id, body),
    setTimeLimit: ({ world, member, body }) => of(world).setTimeLimit(member.id, body.minutes),
    dropPending: ({ world, member, body }) => of(world).dropPending(member.id, body),
    confirmPending: ({ world, member, body, refuse }) => of(world).confirmPending(member.id, body, refuse),
    review: ({ world, member }) => of(world).review(member.id),
    takeRest: ({ world, member, body, refuse }) => of(world).takeRest(member.id, body, refuse),
    setReality: ({ world, member, body }) => of(world).setReality(member.id, body.minutes),
    beat: ({ world, member }) => of(world).beat(member.id),
    history: ({ world, member, body }) => of(world).history(member.id, body.days),
  })
