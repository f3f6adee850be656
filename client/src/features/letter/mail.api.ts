import { api, mutation, query } from '../../api/api.ts'

/** The letters themselves; their counts are letter.api.ts, which the header brings along. */
const mailApi = api.injectEndpoints({
  endpoints: () => ({
    letters: query('/site/api/v1/site/letter/list', ['Letter'], { silent: true }),
    readLetter: mutation('/site/api/v1/site/letter/read', ['Letter', 'Unread']),
    removeLetters: mutation('/site/api/v1/site/letter/delete', ['Letter', 'Unread']),
    readAll: mutation('/site/api/v1/site/letter/onekeyRead', ['Letter', 'Unread']),
  }),
})

export const { useLettersQuery, useReadLetterMutation, useRemoveLettersMutation, useReadAllMutation } =
  mailApi
