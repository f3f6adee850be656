import type { ChannelArg, ChannelData, ChannelMethod } from '@app/contract/sport/channel'
import { api, query } from '../../api/api.ts'
import type { CallArgs } from '../../api/baseQuery.ts'
import { site } from '../../api/siteConfig.ts'
import { channel } from '../../lib/channel.ts'
import { clock } from '../../lib/clock.ts'

export const CHANNEL_CODE = 'CRTY'
const CHANNEL_NAME = 'crty'
const RESOURCE = '/game/api/v1/venue/resource'

const tokenNow = () => channel.current()?.token ?? ''

/** The one call of the channel: what every method carries is read when it is sent, so it is no part of the cache key. */
const call = (method: ChannelMethod, arg: object): CallArgs => ({
  path: RESOURCE,
  body: {
    method,
    enName: CHANNEL_NAME,
    request: {
      ...arg,
      timestamp: clock.now(),
      token: tokenNow(),
      language: 'zh-cn',
      ip: site.get().ip,
    },
  },
})

/** Checks the answer per method in development and tests: the outer call only knows that it is an object. */
const received =
  <M extends ChannelMethod>(method: M) =>
  (data: unknown): ChannelData<M> => {
    if (import.meta.env.DEV)
      void import('../../api/check.ts').then(({ checkMethod }) => checkMethod(method, data))
    return data as ChannelData<M>
  }

/** The screen tells failures in their place: nothing of the channel ends as a toast of its own. */
const QUIET = {
  silent: true,
  reentered: {
    body: (before: object) => {
      const { request, ...rest } = before as { request: object }
      return { ...rest, request: { ...request, token: tokenNow() } }
    },
    tokenOf: (body: object) => (body as { request: { token: string } }).request.token,
  },
} as const

export const sportApi = api.injectEndpoints({
  endpoints: (build) => {
    const read = <M extends ChannelMethod>(method: M, unusedS = 30) =>
      build.query<ChannelData<M>, ChannelArg<M>>({
        query: (arg) => call(method, arg),
        transformResponse: received(method),
        keepUnusedDataFor: unusedS,
        providesTags: ['Sport'],
        extraOptions: QUIET,
      })
    const tickets = <M extends ChannelMethod>(method: M) =>
      build.query<ChannelData<M>, ChannelArg<M>>({
        query: (arg) => call(method, arg),
        transformResponse: received(method),
        providesTags: ['Ticket'],
        extraOptions: QUIET,
      })
    const place = <M extends ChannelMethod>(method: M) =>
      build.mutation<ChannelData<M>, ChannelArg<M>>({
        query: (arg) => call(method, arg),
        transformResponse: received(method),
        invalidatesTags: ['Ticket', 'Balance', 'VenueBalance'],
        extraOptions: { ...QUIET, money: true },
      })
    /** Polls go to the live board, not into the store: an untracked mutation leaves nothing behind. */
    const poll = <M extends ChannelMethod>(method: M) =>
      build.mutation<ChannelData<M>, ChannelArg<M>>({
        query: (arg) => call(method, arg),
        transformResponse: received(method),
        extraOptions: { ...QUIET, asks: true, aside: true },
      })
    return {
      live: poll('get_live'),
      sportMenu: read('get_menu'),
      leagueList: read('get_league_list'),
      gameList: read('get_game_list', 0),
      gameMore: read('get_game_more', 0),
      championList: read('get_champion_list'),
      sportNotices: read('get_notice'),
      channelBalance: query('/game/api/v1/venue/balance', ['VenueBalance'], { silent: true }),
      orderView: read('order_view', 0),
      ticketStates: tickets('get_ticket'),
      openTickets: tickets('get_today_wagers'),
      settledTickets: tickets('get_history'),
      sportResults: read('get_result'),
      matchDetail: query('/game/api/v1/video/hotLive/matchDetail', ['Sport'], { silent: true }),
      cashOutQuotes: tickets('cash_out_quote'),
      replay: read('get_replay', 0),
      bet: place('bet'),
      betParlay: place('bet_parlay'),
      betSystem: place('bet_system'),
      cashOut: place('cash_out'),
      cashOutAuto: place('cash_out_auto'),
    }
  },
})

export const {
  useSportMenuQuery,
  useLeagueListQuery,
  useGameListQuery,
  useGameMoreQuery,
  useChampionListQuery,
  useSportNoticesQuery,
  useChannelBalanceQuery,
  useOrderViewQuery,
  useTicketStatesQuery,
  useOpenTicketsQuery,
  useSettledTicketsQuery,
  useBetMutation,
  useBetParlayMutation,
  useBetSystemMutation,
  useCashOutMutation,
  useCashOutAutoMutation,
  useCashOutQuotesQuery,
  useMatchDetailQuery,
  useReplayQuery,
  useSportResultsQuery,
} = sportApi
