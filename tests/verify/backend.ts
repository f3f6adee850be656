import type { MessageName } from '@app/contract/chat/messageIds'
import type { MemberChange } from '@app/contract/control/members'
import type { Settings, VenueChange } from '@app/contract/control/site'
import type { AnyEndpoint, ArgInput, Data } from '@app/contract/kit/endpoint'
import type { Envelope } from '@app/contract/kit/envelope'
import type { RefusalName } from '@app/contract/kit/status'
import type { AccountName } from './accounts.data.ts'

export interface Answered<T = unknown> extends Envelope<T> {
  http: number
  /** Of 6003 and 6008, where a mock tells it: the true one. */
  reason?: string
}

export interface CallOptions {
  token?: string
  requestId?: string
  headers?: Record<string, string>
  /** Sent as they are instead of the body. */
  raw?: string
}

/** A seat at the table: who the tester is when it is signed in. Passwords are as people type them. */
export interface Account {
  name: string
  password: string
  secondPassword: string
  phone: string
  email: string
  realName: string
}

/** A websocket; frames that break the contract are noted as they come. */
export interface Line {
  send(name: MessageName, data: object): void
  /** The first frame of this name that nobody has taken yet, or that is still to come. */
  hear<T = Record<string, unknown>>(name: MessageName): Promise<T>
  close(): void
}

/** What only an adapter can bring about. Each of them throws NotProvable where it can't. */
export interface Supplies {
  /** A session of the account with these traits. */
  as(account: AccountName): Promise<string>
  account(name: AccountName): Promise<Account>
  /** The latest code that was sent to this phone or e-mail. */
  codeSentTo(to: string): Promise<string>
  /** What is written in a picture, or where the hole of a slider is. */
  captcha(id: string, picture: string): Promise<string | number>
  advance(seconds: number): Promise<void>
  settings(change: Partial<Settings>): Promise<void>
  venue(code: string, change: VenueChange): Promise<void>
  member(name: AccountName, change: MemberChange): Promise<void>
  /** Somebody pays, or decides, this order. */
  order(orderNo: string, outcome: 'success' | 'fail'): Promise<void>
  /** Says this to whoever is in the room, or to the member. */
  push(name: MessageName, data: object, to: { rid?: string; member?: AccountName }): Promise<void>
  /** Headers of a call that is to be answered with this code, whatever it is about. */
  forced(name: RefusalName): Promise<Record<string, string>>
}

/** A backend by its calls. */
export interface Site extends Supplies {
  call<E extends AnyEndpoint>(
    endpoint: E,
    body?: ArgInput<E>,
    options?: CallOptions,
  ): Promise<Answered<Data<E>>>
}

/** One backend that is being tried, in a state of its own as far as the adapter can give one. */
export interface Backend extends Site {
  line(): Promise<Line>
}

/** Not green and not red: what it would take is not there. */
export class NotProvable extends Error {
  override name = 'NotProvable'
}

/** A clause of the contract that an answer breaks. */
export class Broken extends Error {
  override name = 'Broken'
  readonly clause: string
  readonly expected: unknown
  readonly actual: unknown
  constructor(clause: string, text: string, expected?: unknown, actual?: unknown) {
    super(text)
    this.clause = clause
    this.expected = expected
    this.actual = actual
  }
}
