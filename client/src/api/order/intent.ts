import { clock } from '../../lib/clock.ts'
import { uuid } from '../../lib/device/requestId.ts'
import { intents, stored } from '../../lib/device/storage.ts'
import type { Path } from '../declared.ts'

/** What a call says; its secrets, and what changes by itself, are left out. */
type Said = Record<string, unknown>

/** An order of the player from the press until a final answer is known; kept on the device, for every tab and the next visit. */
export interface Intent {
  requestId: string
  userId: string
  path: Path
  /** Of the sport channel's one call; empty elsewhere. */
  method: string
  said: Said
  /** The time that the body names, so that a repeat is the same body. */
  timestamp?: number
  formedAt: number
  /** The player knows that the outcome is unknown. */
  isTold?: true
}

/** What an order that nobody could be asked about is good for. */
const KEPT_MS = 7 * 24 * 60 * 60_000
/** What changes by itself, what is nobody's business on a shared device, and a remark that is made anew with each page. */
const LEFT_OUT = ['timestamp', 'token', 'ip', 'secondPassword', 'code', 'payerName', 'signalCode']

const saidBy = (body: object): Said =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name]) => !LEFT_OUT.includes(name))
      .map(([name, value]) => [name, name === 'request' ? saidBy(value as object) : value]),
  )
const requestOf = (body: object): { timestamp?: number } => (body as { request?: object }).request ?? {}
const methodOf = (body: object): string => (body as { method?: string }).method ?? ''

const read = (requestId: string): Intent | undefined => {
  try {
    return JSON.parse(intents.read(requestId)) as Intent
  } catch {
    return undefined
  }
}
/** Whether it is of the member who is logged in. */
export const isOwn = ({ userId }: Intent): boolean =>
  stored.read('token') !== '' && userId === stored.read('userId')

/** Of the member who is logged in, the oldest first. */
export const openIntents = (): Intent[] =>
  intents
    .names()
    .map(read)
    .filter((one) => one !== undefined)
    .filter((one) => isOwn(one) && clock.device() - one.formedAt < KEPT_MS)
    .toSorted((one, other) => one.formedAt - other.formedAt)

export const isOpen = ({ requestId }: Intent): boolean => intents.read(requestId) !== ''
export const keep = (intent: Intent): void => intents.write(intent.requestId, JSON.stringify(intent))
export const close = ({ requestId }: Intent): void => intents.write(requestId, '')

export const saysTheSame = ({ said }: Intent, body: object): boolean =>
  JSON.stringify(said) === JSON.stringify(saidBy(body))

/** Orders by the same verb that are still open. */
export const formersOf = (path: Path, body: object): Intent[] =>
  openIntents().filter((one) => one.path === path && one.method === methodOf(body))

export const form = (path: Path, body: object): Intent => {
  const { timestamp } = requestOf(body)
  const intent: Intent = {
    requestId: uuid(),
    userId: stored.read('userId'),
    path,
    method: methodOf(body),
    said: saidBy(body),
    ...(timestamp !== undefined && { timestamp }),
    formedAt: clock.device(),
  }
  keep(intent)
  return intent
}

/** The body of an intention that is sent again: what it named as its time it names again. */
export const bodyOf = ({ timestamp }: Intent, body: object): object =>
  timestamp === undefined ? body : { ...body, request: { ...requestOf(body), timestamp } }

const sending = new Set<string>()
/** Whether this page has it on its way. */
export const isSending = ({ requestId }: Intent): boolean => sending.has(requestId)
export const lockOf = ({ requestId }: Intent): string => `intent ${requestId}`

/** While `work` is under way no other tab asks about the intention: the tab that is closed lets go of it. */
export const held = async <T>(intent: Intent, work: () => Promise<T>): Promise<T> => {
  sending.add(intent.requestId)
  try {
    const done = work()
    // Only where the page is secure, and not in every browser.
    void navigator.locks?.request(lockOf(intent), () => done).catch(() => undefined)
    return await done
  } finally {
    sending.delete(intent.requestId)
  }
}
