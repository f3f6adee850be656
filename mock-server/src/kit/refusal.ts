import { type RefusalName, STATUS } from '@app/contract/kit/status'

export interface RefusalOptions {
  /** Instead of the catalogue's message. */
  message?: string
  data?: unknown
  /** What `message` keeps to itself, for developers: English, one line. */
  reason?: string | undefined
  /** Commit what the call wrote before it refused (a counted wrong attempt). Otherwise nothing stays. */
  keep?: boolean
}

/** Ends a call with a status code of the catalogue. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: RefusalName
  readonly data: unknown
  readonly keep: boolean
  readonly reason: string | undefined
  constructor(
    status: RefusalName,
    { message = STATUS[status].message, data = null, keep = false, reason }: RefusalOptions = {},
  ) {
    super(message)
    this.status = status
    this.data = data
    this.keep = keep
    this.reason = reason
  }
}

/** Takes only the names that the endpoint declares. */
export type Refuse<N extends RefusalName> = (status: N, options?: RefusalOptions) => never

export const refuse: Refuse<RefusalName> = (status, options) => {
  throw new Refusal(status, options)
}
