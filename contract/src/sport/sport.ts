import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Id, list, text, Time } from '../kit/fields.ts'
import { GameRowField } from './fields.ts'
import { MatchDetail } from './matchDetail.ts'
import { channelMethods } from './channel.ts'
import { Common } from './request.ts'

/**
 * The envelope of the sport channel: one call carries every method of U-SPORT-01. Only what all methods share is
 * checked here; the rest of `request` and the answer belong to the method.
 */
export const ResourceRequest = z
  .object({
    method: z.string().min(1).max(40),
    enName: z.string().min(1).max(20),
    request: z.looseObject({
      timestamp: Time,
      token: text(120),
      language: z.literal('zh-cn'),
      ip: text(45),
    }),
  })
  .meta({ id: 'ResourceRequest' })
export type ResourceRequest = z.output<typeof ResourceRequest>

/** UN-21: as many matches as a lobby could show at once. */
const MOST_HOT = 24

export const sport = {
  resource: endpoint('POST', '/game/api/v1/venue/resource', {
    summary: '体育频道（CRTY）：赛事、赔率、下注、注单',
    auth: 'member',
    request: ResourceRequest,
    response: z.looseObject({}),
    refusals: [
      'PARAMETER_ERROR',
      'UID_VERIFICATION_ERROR',
      'NO_DATA',
      'SYSTEM_UNDER_MAINTENANCE',
      'SYSTEM_BUSY',
      'TESTING_1',
      'TESTING_2',
      'SYSTEM_ABNORMAL',
      'WARNING',
    ],
    results: ['NO_DATA'],
    aliases: ['/game/api/v1/resource'],
    effect: 'read',
    carries: { calls: channelMethods, besides: Common },
  }),
  /** The channel itself wants a member's token; the lobby shows its best matches to visitors as well. */
  hotMatches: endpoint('POST', '/game/api/v1/video/hotLive/list', {
    summary: '首页热门赛事：滚球优先，附主要盘口（香港盘）',
    auth: 'public',
    request: z.object({ count: z.int().min(1).max(MOST_HOT).default(8) }),
    response: z.object({ serverTime: Time, games: list(GameRowField, MOST_HOT) }),
    refusals: [],
    addition: 'UN-21',
  }),
  matchDetail: endpoint('POST', '/game/api/v1/video/hotLive/matchDetail', {
    summary: '热门直播赛事详情（原样传递）',
    auth: 'optional',
    request: z.object({ gameId: Id }),
    response: MatchDetail,
    refusals: ['NO_DATA'],
    results: ['NO_DATA'],
  }),
}
