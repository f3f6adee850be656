import { withdraw } from '@app/contract/withdraw/withdraw'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { WithdrawService } from './withdraw.service.ts'

export const withdrawRoutes = (of: (world: World) => WithdrawService) =>
  implement(withdraw, {
    withdrawOrderInfo: (call) => of(call.world).order(call),
    baseCfg: (call) => of(call.world).config(call),
    withdrawInfo: (call) => of(call.world).info(call),
    usdtWithdrawInfo: (call) => of(call.world).usdtInfo(call),
    create: (call) => of(call.world).create(call),
  })
