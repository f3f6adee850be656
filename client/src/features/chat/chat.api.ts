import { api, query } from '../../api/api.ts'

export const chatApi = api.injectEndpoints({
  endpoints: () => ({ history: query('/stream/api/v1/history', ['ChatHistory'], { silent: true }) }),
})

export const { useHistoryQuery } = chatApi
