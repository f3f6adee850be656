import { contract } from '@app/contract'
import type { RefusalName } from '@app/contract/kit/status'
import { covers, type Play } from '../covers.ts'
import { openChannel } from '../steps/channel.ts'

const { sport: calls } = contract
const forced =
  (name: RefusalName): Play =>
  async ({ site }) => {
    const headers = await site.forced(name)
    return (await openChannel(site)).ask('get_menu', {}, { headers })
  }

export const sport = [
  // [EP-game-venue.resource]
  covers(calls.resource, {
    SUCCESS: async ({ site }) => (await openChannel(site)).ask('get_member', {}),
    // [UN-15]
    PARAMETER_ERROR: async ({ site }) => (await openChannel(site)).ask('get_everything' as 'get_menu', {}),
    UID_VERIFICATION_ERROR: async ({ site }) => {
      const other = await openChannel(site, 'vip10')
      return (await openChannel(site)).ask('get_menu', { token: other.token })
    },
    NO_DATA: async ({ site }) => (await openChannel(site)).ask('get_game_more', { hgid: '1', oddsType: 'H' }),
    SYSTEM_UNDER_MAINTENANCE: async ({ site }) => {
      const { ask } = await openChannel(site)
      await site.venue('CRTY', { maintenance: true })
      return ask('get_menu', {})
    },
    SYSTEM_BUSY: forced('SYSTEM_BUSY'),
    TESTING_1: forced('TESTING_1'),
    TESTING_2: forced('TESTING_2'),
    SYSTEM_ABNORMAL: forced('SYSTEM_ABNORMAL'),
    WARNING: forced('WARNING'),
  }),
  // [EP-game-video.hotLive.matchDetail]
  covers(calls.matchDetail, {
    SUCCESS: async ({ site }) => {
      const { data } = await site.call(calls.hotMatches, { count: 1 })
      return site.call(calls.matchDetail, { gameId: data.games[0]!.gameInfo.hgid })
    },
    NO_DATA: async ({ site }) => site.call(calls.matchDetail, { gameId: 'nothing' }),
  }),
  covers(calls.hotMatches, { SUCCESS: async ({ site }) => site.call(calls.hotMatches, { count: 12 }) }),
]
