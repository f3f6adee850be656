import { venue } from '@app/contract/venue/venue'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { VenueService } from './venue.service.ts'

export const venueRoutes = (of: (world: World) => VenueService) =>
  implement(venue, {
    launch: ({ world, member, body, caller, refuse }) =>
      of(world).launch(member.id, body, caller.origin, refuse),
    allBalance: ({ world, member, body }) => of(world).allBalance(member.id, body.category),
    transfer: ({ world, member, body, refuse }) => of(world).transfer(member.id, body, refuse),
    recycle: ({ world, member, body, refuse }) => of(world).recycle(member.id, body, refuse),
    balance: ({ world, member, body, refuse }) => of(world).balance(member.id, body.channelCode, refuse),
    getVenueInfoByCategory: ({ world, member, body }) => of(world).venues(body.category, member?.id),
    setAutoTransferStatus: ({ world, member, body }) =>
      of(world).setAutoTransfer(member.id, body.status === 1),
  })
