import type { contract } from '@app/contract'
import type { AnyEndpoint, ArgInput, Data } from '@app/contract/kit/endpoint'

type Contract = typeof contract
type Declared = { [S in keyof Contract]: Contract[S][keyof Contract[S]] }[keyof Contract]

/** Every path of the contract. */
export type Path = Declared['path']
type At<P extends Path> = Extract<Declared, { path: P }>
type Checked<E> = E extends AnyEndpoint ? E : never

/** What a caller hands over; nothing at all where every field is optional. */
export type Body<P extends Path> =
  Record<never, never> extends ArgInput<Checked<At<P>>>
    ? ArgInput<Checked<At<P>>> | void
    : ArgInput<Checked<At<P>>>
/** `data` of the successful answer. */
export type Answer<P extends Path> = Data<Checked<At<P>>>

/** The contract's GET calls; a test compares them with the contract, whose values would bring zod along. */
export const GET_PATHS: readonly string[] = [
  '/fd/api/v1/bankCard/queryMemberBanksInfoList',
  '/fd/api/v1/bankCard/withdraw/add/list',
] satisfies readonly Path[]

/** Calls that need no session: its end leaves them alone. Compared with the contract as well. */
export const OPEN_PATHS: readonly string[] = [
  '/site/api/v1/configuration/preInfo',
  '/site/api/v1/advertising/navigationList',
  '/site/api/v1/advertising/sponsorContent',
  '/site/api/v1/advertising/queryNoticeListByPage',
  '/site/api/v1/advertising/getMyDiscountAd',
  '/site/api/v1/configuration/onlinecustomservice',
  '/site/api/v1/site/countryArea/queryCountryArea',
  '/site/api/v1/user/login',
  '/site/api/v1/user/register',
  '/site/api/v1/user/sendCode/one',
  '/site/api/v1/user/forgetByPhone/one',
  '/site/api/v1/user/forgetByPhone/two',
  '/site/api/v1/user/forgetByPhone/three',
  '/site/api/v1/user/forgetByEmail/one',
  '/site/api/v1/user/forgetByEmail/two',
  '/site/api/v1/user/forgetByEmail/three',
  '/site/api/v1/user/member/kaptchcate',
  '/site/api/v1/user/register/defaultKaptcha',
  '/site/api/v1/user/member/validateGeeCheck',
  '/site/api/v1/user/register/sliderChallenge',
  '/site/api/v1/user/register/sliderVerify',
  '/act/api/v1/promotion/config',
  '/game/api/v1/venue/getVenueInfoByCategory',
  '/game/api/v1/venue/gameList',
  '/game/api/v1/venue/getBonusPools',
  '/game/api/v1/video/hotLive/list',
  '/game/api/v1/video/hotLive/matchDetail',
  '/stream/api/v1/history',
] satisfies readonly Path[]

/** Questions that null answers; to any other it is no answer. Compared with the contract as well. */
export const NULL_PATHS: readonly string[] = [
  '/site/api/v1/user/member/kaptchcate',
  '/fd/api/v1/withdraw/withdrawOrderInfo',
] satisfies readonly Path[]

/** Kept until the identity changes (N-06); compared with the contract as well. */
export const CACHED_PATHS: readonly string[] = [
  '/site/api/v1/configuration/preInfo',
  '/site/api/v1/advertising/navigationList',
  '/site/api/v1/advertising/sponsorContent',
  '/site/api/v1/site/countryArea/queryCountryArea',
  '/site/api/v1/user/member/avatarList',
  '/site/api/v1/user/member/memberGradeConfigList',
  '/fd/api/v1/vCurrency/list',
] satisfies readonly Path[]
