import { vip } from '@app/contract/vip/vip'
import { implement, notImplemented } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { VipService } from './vip.service.ts'

export const vipRoutes = (of: (world: World) => VipService) =>
  implement(vip, {
    memberGradeInfoByGrade: ({ world, member, body }) => of(world).grade(member.id, body.grade),
    memberGradeConfigList: ({ world }) => of(world).grades(),
    getGameFanshuiHighLow: ({ world, member, body }) => of(world).rebates(member.id, body),
    vipWeekInfo: notImplemented,
    vipWeekReceive: notImplemented,
    welfareList: notImplemented,
    welfareReceive: notImplemented,
  })
