import { deposit } from '@app/contract/deposit/deposit'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { DepositService } from './deposit.service.ts'

export const depositRoutes = (of: (world: World) => DepositService) =>
  implement(deposit, {
    types: ({ world, member, refuse }) => of(world).types(member.id, refuse),
    pay: ({ world, member, body, refuse }) => of(world).pay(member.id, body, refuse),
    getDepositOrderStatus: ({ world, member, body, refuse }) =>
      of(world).status(member.id, body.orderNo, refuse),
    closeOrder: ({ world, member, body, refuse }) => of(world).close(member.id, body.orderNo, refuse),
    createSignalCode: ({ world, member, refuse }) => of(world).createSignalCode(member.id, refuse),
    getCustomerInfo: ({ world, member, refuse }) => of(world).customerInfo(member.id, refuse),
  })
