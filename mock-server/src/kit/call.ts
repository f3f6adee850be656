import type { AnyEndpoint, Arg, RefusalOf } from '@app/contract/kit/endpoint'
import type { World } from '../world/world.ts'
import type { Refuse } from './refusal.ts'

export interface Member {
  id: number
  name: string
}

/** Who calls, by the headers of U-NET-01 and the address of the connection. */
export interface Caller {
  ip: string
  uuid: string
  finger: string
  requestId: string
  /** The token as sent, empty for a visitor. */
  token: string
  lang: string
  /** Says that it makes no sealed fields: what would be sealed comes as it is. */
  isPlain: boolean
  /** http://host that the caller used: the base of absolute addresses. */
  origin: string
}

/** An uploaded file, read whole (5 MiB at most). */
export interface UploadedFile {
  name: string
  type: string
  bytes: Uint8Array
}

type MemberOf<E extends AnyEndpoint> = E['auth'] extends 'member'
  ? Member
  : E['auth'] extends 'optional'
    ? Member | undefined
    : undefined

/** What a handler gets: the checked body, the world, the member that the endpoint's auth promises. */
export interface Call<E extends AnyEndpoint> {
  body: Arg<E>
  member: MemberOf<E>
  caller: Caller
  world: World
  files: UploadedFile[]
  refuse: Refuse<RefusalOf<E>>
}
