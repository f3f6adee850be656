/** Request headers of every call (U-NET-01). The tester's headers are the mock's own. */
export const HEADER = {
  client: 'X-API-CLIENT',
  version: 'X-API-VERSION',
  requestId: 'X-API-REQUEST-ID',
  uuid: 'X-API-UUID',
  token: 'X-API-TOKEN',
  site: 'X-API-SITE',
  finger: 'X-API-FINGER',
  lang: 'X-API-LANG',
} as const

export const TESTER_HEADER = {
  world: 'x-mock-world',
  status: 'x-mock-status',
  fault: 'x-mock-fault',
  ip: 'x-mock-ip',
  /** `off`: this client makes no tt and xx. */
  blobs: 'x-mock-blobs',
} as const

/** Why a call was refused that says no more than 非法请求: for developers, in English. */
export const REASON_HEADER = 'x-mock-reason'

/** Values that both sides must agree on (U-NET-01, U-SET-01). */
export const CLIENT_TYPE = 'web'
export const SITE_ID = '1001'
