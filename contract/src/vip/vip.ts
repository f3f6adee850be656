import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Empty, Id, list } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { Category } from '../venue/venueInfo.ts'
import { Claimed, VipWeek, Welfare } from './gift.ts'
import { FanshuiRange, Grade, GradeConfig, GradeProgress } from './grade.ts'

export const vip = {
  memberGradeInfoByGrade: endpoint('POST', '/site/api/v1/user/member/memberGradeInfoByGrade', {
    summary: '一个VIP等级的权益与进度',
    auth: 'member',
    request: z.object({ grade: Grade }),
    response: GradeConfig.extend({ progress: GradeProgress, fanshui: list(FanshuiRange, 7) }),
    refusals: [],
    aliases: ['/site/api/v1/member/memberGradeInfoByGrade'],
  }),
  memberGradeConfigList: endpoint('POST', '/site/api/v1/user/member/memberGradeConfigList', {
    summary: '全部VIP等级',
    auth: 'member',
    request: Empty,
    response: list(GradeConfig, 20),
    refusals: [],
    aliases: ['/site/api/v1/user/memberGradeConfigList', '/site/api/v1/member/memberGradeConfigList'],
    cached: true,
  }),
  getGameFanshuiHighLow: endpoint('POST', '/site/api/v1/user/member/getGameFanshuiHighLow', {
    summary: '各类游戏的最高与最低返水',
    auth: 'member',
    request: z.object({ grade: Grade.optional(), category: Category.optional() }),
    response: list(FanshuiRange, 7),
    refusals: [],
    aliases: ['/site/api/v1/member/getGameFanshuiHighLow'],
  }),
  vipWeekInfo: endpoint('POST', '/act/api/v1/vipWeek/VipWeekInfo', {
    summary: 'VIP周礼金状态',
    auth: 'member',
    request: Empty,
    response: VipWeek,
    refusals: [],
  }),
  vipWeekReceive: endpoint('POST', '/act/api/v1/vipWeek/receive', {
    summary: '领取VIP周礼金',
    auth: 'member',
    request: Empty,
    response: Claimed,
    refusals: ['WARNING', 'UNBOUND_PHONE', 'BIND_REAL_NAME'],
    effect: 'money',
    addition: 'UN-14',
  }),
  welfareList: endpoint('POST', '/act/api/v1/welfare/list', {
    summary: '福利中心',
    auth: 'member',
    request: Empty,
    response: z.object({ claimableTotal: Yuan, claimedTotal: Yuan, items: list(Welfare, 60) }),
    refusals: [],
    addition: 'UN-14',
  }),
  welfareReceive: endpoint('POST', '/act/api/v1/welfare/receive', {
    summary: '领取一项福利',
    auth: 'member',
    request: z.object({ id: Id }),
    response: Claimed,
    refusals: ['WARNING', 'UNBOUND_PHONE', 'BIND_REAL_NAME'],
    effect: 'money',
    addition: 'UN-14',
  }),
}
