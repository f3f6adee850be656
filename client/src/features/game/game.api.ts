import { api, mutation, query } from '../../api/api.ts'

const gameApi = api.injectEndpoints({
  endpoints: () => ({
    gameBalance: query('/fd/api/v1/transfer/getBalance', ['Balance']),
    venuePurse: query('/game/api/v1/venue/balance', ['VenueBalance'], { silent: true }),
    gameRecycle: mutation('/game/api/v1/venue/recycle', ['Balance', 'VenueBalance', 'DealRecord']),
  }),
})

export const { useGameBalanceQuery, useVenuePurseQuery, useGameRecycleMutation } = gameApi
