import { api, query } from '../../api/api.ts'

export const lobbyApi = api.injectEndpoints({
  endpoints: () => ({
    navigation: query('/site/api/v1/advertising/navigationList', ['SiteSettings', 'Venue']),
    heroAds: query('/site/api/v1/advertising/getMyDiscountAd', ['Ad']),
    runningNotices: query('/site/api/v1/advertising/queryNoticeListByPage', ['Notice']),
    lobbySponsors: query('/site/api/v1/advertising/sponsorContent'),
    lobbyVenues: query('/game/api/v1/venue/getVenueInfoByCategory', ['Venue']),
    lobbyPools: query('/game/api/v1/venue/getBonusPools', ['Pool']),
    popupAds: query('/site/api/v1/advertising/getMyDiscountAd', ['Ad'], { silent: true }),
    hotMatches: query('/game/api/v1/video/hotLive/list', ['Sport'], { silent: true }),
  }),
})

export const {
  useNavigationQuery,
  useHeroAdsQuery,
  useRunningNoticesQuery,
  useLobbySponsorsQuery,
  useLobbyVenuesQuery,
  useLobbyPoolsQuery,
  useHotMatchesQuery,
  usePopupAdsQuery,
} = lobbyApi
