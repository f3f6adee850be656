import { api, mutation, query } from '../../api/api.ts'

export const venueApi = api.injectEndpoints({
  endpoints: () => ({
    venues: query('/game/api/v1/venue/getVenueInfoByCategory', ['Venue']),
    /** Its refusals have their own places (TRAP-61): the venue dialog, the sport notice, the launcher's toast. */
    launch: mutation(
      '/game/api/v1/venue/launch',
      ['Balance', 'VenueBalance', 'Game', 'DealRecord', 'Withdraw'],
      { silent: true, money: true },
    ),
    /** 免转 on the way home; it says nothing, and whatever needs the money fetches it by itself. */
    bringBack: mutation('/game/api/v1/venue/recycle', ['Balance', 'VenueBalance', 'DealRecord', 'Withdraw'], {
      silent: true,
    }),
  }),
})

export const { useBringBackMutation } = venueApi
