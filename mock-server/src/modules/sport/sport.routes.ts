import { channelMethods, isChannelMethod } from '@app/contract/sport/channel'
import { sport } from '@app/contract/sport/sport'
import { checked } from '../../kit/checked.ts'
import { implement } from '../../kit/implement.ts'
import type { World } from '../../world/world.ts'
import type { SportService } from './sport.service.ts'

export interface SportSite {
  sport: SportService
  venue: {
    channelMember(token: string): number | undefined
    isDown(channelCode: string): boolean
  }
}

const EN_NAME = 'crty'

export const sportRoutes = (siteOf: (world: World) => SportSite) =>
  implement(sport, {
    resource: ({ body, member, world, refuse }) => {
      const site = siteOf(world)
      const { method, enName, request } = body
      if (enName.toLowerCase() !== EN_NAME) refuse('PARAMETER_ERROR', { message: '没有这个体育频道' })
      if (!isChannelMethod(method)) return refuse('PARAMETER_ERROR', { message: `没有这个方法：${method}` })
      if (site.venue.channelMember(request.token) !== member.id) refuse('UID_VERIFICATION_ERROR')
      if (site.venue.isDown('CRTY')) refuse('SYSTEM_UNDER_MAINTENANCE')
      const serve = site.sport.channel[method] as (
        memberId: number,
        request: unknown,
      ) => Record<string, unknown> | undefined
      const asked = checked(channelMethods[method].request, request, 'PARAMETER_ERROR')
      return serve(member.id, asked) ?? refuse('NO_DATA')
    },
    hotMatches: ({ body, world }) => ({
      serverTime: world.clock.now(),
      games: siteOf(world).sport.hotMatches(body.count),
    }),
    matchDetail: ({ body, world, refuse }) =>
      siteOf(world).sport.matchDetail(body.gameId) ?? refuse('NO_DATA'),
  })
