import { api, query } from '../../api/api.ts'

export const lobbyApi = api.injectEndpoints({
  // What a part of the page asks for, it says itself when it doesn't come (Failed).
  endpoints: () => ({
    navigation: query('/site/api/v1/advertising/navigationList', ['SiteSettings', 'Venue']),
    heroAds: query('/site/api/v1/advertising/getMyDiscountAd', ['Ad'], { silent: true }),
    runningNotices: query('/site/api/v1/advertising/queryNoticeListByPage', ['Notice'], { silent: true }),
    lobbySponsors: query('/site/api/v1/advertising/sponsorContent', [], { silent: true }),
    lobbyVenues: query('/game/api/v1/venue/getVenueInfoByCategory', ['Venue'], { silent: true }),
    lobbyPools: query('/game/api/v1/venue/getBonusPools', ['Pool'], { silent: true }),
    popupAds: query('/site/api/v1/advertising/getMyDiscountAd', ['Ad'], { silent: true }),
    openBets: query('/game/api/v1/record/betRecordTotal', ['BetRecord'], { silent: true }),
    giftsToTake: query('/act/api/v1/welfare/list', ['Welfare'], { silent: true }),
    matchScene: query('/game/api/v1/video/hotLive/matchDetail', ['Sport'], { silent: true }),
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
  useMatchSceneQuery,
  useOpenBetsQuery,
  useGiftsToTakeQuery,
  usePopupAdsQuery,
} = lobbyApi
