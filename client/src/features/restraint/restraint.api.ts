import { api, mutation, query } from '../../api/api.ts'

const OWN = ['Restraint'] as const

const restraintApi = api.injectEndpoints({
  endpoints: () => ({
    /** Another backend may not offer it: the screen says so. */
    restraint: query('/site/api/v1/user/restraint/info', OWN, { silent: true }),
    restraintHistory: query('/site/api/v1/user/restraint/history', OWN, { silent: true }),
    setMoneyLimit: mutation('/site/api/v1/user/restraint/setMoneyLimit', OWN),
    setTimeLimit: mutation('/site/api/v1/user/restraint/setTimeLimit', OWN),
    dropPending: mutation('/site/api/v1/user/restraint/dropPending', OWN),
    confirmPending: mutation('/site/api/v1/user/restraint/confirmPending', OWN),
    takeRest: mutation('/site/api/v1/user/restraint/takeRest', [
      ...OWN,
      'Withdraw',
      'Welfare',
      'Promotion',
      'Ad',
    ]),
    setReality: mutation('/site/api/v1/user/restraint/setReality', OWN),
    beat: mutation('/site/api/v1/user/restraint/beat', OWN, { silent: true, asks: true }),
  }),
})

export const {
  useRestraintQuery,
  useRestraintHistoryQuery,
  useSetMoneyLimitMutation,
  useSetTimeLimitMutation,
  useDropPendingMutation,
  useConfirmPendingMutation,
  useTakeRestMutation,
  useSetRealityMutation,
  useBeatMutation,
} = restraintApi
