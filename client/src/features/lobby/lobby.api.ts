import { api, query } from '../../api/api.ts'

export const lobbyApi = api.injectEndpoints({
  endpoints: () => ({
    navigation: query('/site/api/v1/advertising/navigationList'),
    notices: query('/site/api/v1/advertising/queryNoticeListByPage', ['Notice']),
    ads: query('/site/api/v1/advertising/getMyDiscountAd', ['Ad']),
    sponsors: query('/site/api/v1/advertising/sponsorContent'),
    venuesOf: query('/game/api/v1/venue/getVenueInfoByCategory', ['Venue']),
    pools: query('/game/api/v1/venue/getBonusPools', ['Pool']),
  }),
})

export const { useNavigationQuery, useNoticesQuery, useAdsQuery, useSponsorsQuery, useVenuesOfQuery, usePoolsQuery } = lobbyApi
