import { channelMethods, isChannelMethod } from '@app/contract/sport/channel'
import { sport } from '@app/contract/sport/sport'
import type { FirstAnswers } from '../../kit/idempotency.ts'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { SportService } from './sport.service.ts'

export interface SportSite {
  sport: SportService
  firstAnswers: FirstAnswers
  venue: {
    channelMember(token: string): number | undefined
    isDown(channelCode: string): boolean
  }
}

const EN_NAME = 'crty'
const MONEY_METHODS = new Set(['bet', 'bet_parlay', 'bet_system', 'cash_out'])
/** Kept beside the path, so that a request id means one bet. */
const keyOf = (method: string) => `${sport.resource.path}#${method}`

export const sportRoutes = (siteOf: (world: World) => SportSite) =>
  implement(sport, {
    resource: ({ body, member, world, caller, refuse }) => {
      const site = siteOf(world)
      const { method, enName, request } = body
      if (enName.toLowerCase() !== EN_NAME) refuse('PARAMETER_ERROR', { message: '没有这个体育频道' })
      if (!isChannelMethod(method)) return refuse('PARAMETER_ERROR', { message: `没有这个方法：${method}` })
      if (site.venue.channelMember(request.token) !== member.id) refuse('UID_VERIFICATION_ERROR')
      if (site.venue.isDown('CRTY')) refuse('SYSTEM_UNDER_MAINTENANCE')
      const parsed = channelMethods[method].request.safeParse(request)
      if (!parsed.success)
        return refuse('PARAMETER_ERROR', {
          message: `参数错误：${parsed.error.issues[0]?.path.join('.') ?? ''}`,
        })
      const serve = site.sport.channel[method] as (
        memberId: number,
        request: unknown,
      ) => Record<string, unknown> | undefined
      if (!MONEY_METHODS.has(method)) return serve(member.id, parsed.data) ?? refuse('NO_DATA')
      // A repeated request id returns the first answer and moves nothing twice.
      const { timestamp: _, ...asked } = parsed.data as Record<string, unknown>
      const text = JSON.stringify(asked)
      const before =
        caller.requestId === ''
          ? undefined
          : site.firstAnswers.find(member.id, keyOf(method), caller.requestId, text)
      if (before === 'otherBody') return refuse('ILLEGAL_PARAMETER', { message: '同一请求编号的内容不一致' })
      if (before) return before.data as Record<string, unknown>
      return world.atomically(() => {
        const data = serve(member.id, parsed.data) ?? refuse('NO_DATA')
        if (caller.requestId !== '')
          site.firstAnswers.keep(member.id, keyOf(method), caller.requestId, text, data)
        return data
      })
    },
    hotMatches: ({ body, world }) => ({
      serverTime: world.clock.now(),
      games: siteOf(world).sport.hotMatches(body.count),
    }),
    matchDetail: ({ body, world, refuse }) =>
      siteOf(world).sport.matchDetail(body.gameId) ?? refuse('NO_DATA'),
  })
