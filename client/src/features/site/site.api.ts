import { api, mutation, query } from '../../api/api.ts'

export const siteApi = api.injectEndpoints({
  endpoints: () => ({
    /** Start-up tells a failure by going on with the last visit's settings, not by a message. */
    preInfo: query('/site/api/v1/configuration/preInfo', ['SiteSettings'], { silent: true }),
    support: mutation('/site/api/v1/configuration/onlinecustomservice', [], { silent: true }),
    reveal: mutation('/site/api/v1/site/common/singleDataDecryption'),
  }),
})

export const { useRevealMutation } = siteApi
