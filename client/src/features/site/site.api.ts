import { api, mutation, query } from '../../api/api.ts'

export const siteApi = api.injectEndpoints({
  endpoints: () => ({
    /** Start-up tells a failure by going on with the last visit's settings, not by a message. */
    // Without a tag: nobody subscribes to it, and what is stale would be dropped while it is asked for anew.
    preInfo: query('/site/api/v1/configuration/preInfo', [], { silent: true }),
    support: mutation('/site/api/v1/configuration/onlinecustomservice', [], { silent: true }),
  }),
})
