import { api, mutation, query } from '../../../api/api.ts'

const gamesApi = api.injectEndpoints({
  endpoints: () => ({
    games: query('/game/api/v1/venue/gameList', ['Game', 'Collection'], { silent: true }),
    addFavourite: mutation('/game/api/v1/collection/addCollection', ['Collection']),
    removeFavourite: mutation('/game/api/v1/collection/removeCollection', ['Collection']),
  }),
})

export const { useGamesQuery, useAddFavouriteMutation, useRemoveFavouriteMutation } = gamesApi
