import { api, query } from '../../api/api.ts'

const chatApi = api.injectEndpoints({
  endpoints: () => ({ history: query('/stream/api/v1/history', ['ChatHistory'], { silent: true }) }),
})

export const { useHistoryQuery } = chatApi
