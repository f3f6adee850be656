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
