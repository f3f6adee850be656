import type { MessageName } from '@app/contract/chat/messageIds'
import type { Envelope } from '@app/contract/kit/envelope'

// oxlint-disable-next-line typescript/no-explicit-any -- breaks data of any call
export type Anything = any

export interface Passing {
  body: Anything
  token: string
  /** What this deviation remembers, for as long as the wrapper stands. */
  memory: Map<string, Anything>
}

/** One way to break a backend's answers. */
export interface Deviation {
  name: string
  /** "wallet.getBalance", of one of these calls. */
  calls: readonly string[]
  /** Changes what is asked. */
  asks?(passing: Passing): void
  /** The backend gets another request id each time. */
  forgetsIds?: true
  answers?(envelope: Envelope<Anything>, passing: Passing): Envelope<Anything> | void
  http?(status: number, envelope: Envelope): number
  /** Frames that come down instead of this one. */
  frames?(name: MessageName, data: Anything): { name: MessageName; data: Anything }[]
}
