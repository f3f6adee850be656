import { api, query } from '../../api/api.ts'

const sponsorsApi = api.injectEndpoints({
  endpoints: () => ({
    sponsors: query('/site/api/v1/advertising/sponsorContent', [], { silent: true }),
  }),
})

export const { useSponsorsQuery } = sponsorsApi
