import { useMemo, useState } from 'react'
import { api, mutation, query } from '../../../api/api.ts'

const gamesApi = api.injectEndpoints({
  endpoints: () => ({
    games: query('/game/api/v1/venue/gameList', ['Game', 'Collection'], { silent: true }),
    addFavourite: mutation('/game/api/v1/collection/addCollection', ['Collection']),
    removeFavourite: mutation('/game/api/v1/collection/removeCollection', ['Collection']),
  }),
})

export const { useAddFavouriteMutation, useRemoveFavouriteMutation } = gamesApi

type Query = typeof gamesApi.useGamesQuery
type Body = Exclude<Parameters<Query>[0], symbol>

/** A list of games. Those played last stand as they stood when the page came: what is played beside it moves none under a finger. */
export const useGamesQuery = (body: Body, options?: { skip?: boolean }) => {
  const query = gamesApi.useGamesQuery(body, options)
  const { currentData } = query
  const key = body?.type === 'recent' && currentData ? JSON.stringify(body) : ''
  const [stood, setStood] = useState({ key, currentData })
  if (stood.key !== key) setStood({ key, currentData })
  return useMemo(() => {
    if (!key || !stood.currentData || !currentData) return query
    const fresh = new Map(currentData.records.map((game) => [game.gameCode, game]))
    const records = stood.currentData.records.map((game) => fresh.get(game.gameCode) ?? game)
    const held = { ...stood.currentData, records }
    return { ...query, data: held, currentData: held }
  }, [key, stood, currentData, query])
}
