import { vip } from '@app/contract/vip/vip'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { GiftService } from './gift.service.ts'
import type { VipService } from './vip.service.ts'

export const vipRoutes = (of: (world: World) => { vip: VipService; gifts: GiftService }) =>
  implement(vip, {
    memberGradeInfoByGrade: ({ world, member, body }) => of(world).vip.grade(member.id, body.grade),
    memberGradeConfigList: ({ world }) => of(world).vip.grades(),
    getGameFanshuiHighLow: ({ world, member, body }) => of(world).vip.rebates(member.id, body),
    vipWeekInfo: ({ world, member }) => of(world).gifts.week(member.id),
    vipWeekReceive: ({ world, member, refuse }) => of(world).gifts.receiveWeek(member.id, refuse),
    welfareList: ({ world, member }) => of(world).gifts.list(member.id),
    welfareReceive: ({ world, member, body, refuse }) => of(world).gifts.receive(member.id, body.id, refuse),
  })
