import type { MemberShown } from '@app/mock-server/testing/shapes'

/** What the control API answers and the testers' client has no name for. */
export interface Member extends MemberShown {
  trait: string
  password: string | null
  phone: string | null
  realName: string | null
  risk: boolean
  mutedUntil: number | null
}

export interface CodeShown {
  code: number
  name: string
  http: number
  message: string
  common: boolean
  endpoints: string[]
  /** null: the site never gives it by itself. */
  natural: string | null
  client: string
  /** The endpoint that it is best forced on. */
  force: string | null
}

export interface EndpointListed {
  id: string
  slice: string
  method: 'GET' | 'POST'
  path: string
  auth: string
  summary: string
  codes: number[]
}
