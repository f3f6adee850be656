import { statusName, type StatusName } from '@app/contract/kit/status'
import { bus, type OrderNews } from '../../lib/bus.ts'
import { clock } from '../../lib/clock.ts'
import { expire } from '../expiry.ts'
import { type Failure, isTrouble } from '../failure.ts'
import {
  close,
  type Intent,
  isOpen,
  isOwn,
  isSending,
  keep,
  lockOf,
  openIntents,
  saysTheSame,
} from './intent.ts'
import { type Outcome, UNSURE } from './order.ts'
import { send, TIMEOUT_MS } from '../send/send.ts'
import { session } from '../session.ts'

const OUTCOME = '/fd/api/v1/transactions/queryRequestOutcome'
const LAUNCH = '/game/api/v1/venue/launch'

/** unknown: this backend can't say · unheard: it has not been heard yet. */
type Became = { state: 'done'; data: unknown } | { state: 'never' | 'unknown' | 'unheard'; data?: never }

const tell = (order: Intent, news: OrderNews): void => bus.emit('orderTold', { order, news })

/** Answered, but the answer was no: a bet at a price that had changed, a cash-out whose offer had gone. */
const isRefused = (data: unknown): boolean => {
  const { active, ticket, entries } = (data ?? {}) as {
    active?: string
    ticket?: { active?: string }
    entries?: { active: string }[]
  }
  if (Array.isArray(entries) && ticket === undefined && entries.length > 0)
    return entries.every((one) => one.active === 'refused')
  return active === 'refused' || ticket?.active === 'refused'
}

/** Between the questions of somebody who waits before the button, and of one who only wants to press it. */
const PATIENT_MS = [1_000, 2_000, 4_000, 8_000]
const HASTY_MS = [1_000]
/** Between the rounds about what is still unheard. */
const AGAIN_MS = 15_000
/** Where tabs can't see each other: by then whoever sent it has its answer, or none. */
const SENDER_DONE_MS = TIMEOUT_MS + 5_000

/** Refusals that say nothing about the order. */
const LATER: readonly (StatusName | undefined)[] = [...UNSURE, 'MAINTENANCE', 'FREQUENT_SUBMISSION']

const askOnce = async ({ path, method, requestId }: Intent): Promise<Became | 'garbled'> => {
  try {
    const { envelope, token } = await send({ path: OUTCOME, body: { path, method, requestId } })
    const name = statusName(envelope.status_code)
    if (name === 'SUCCESS') return envelope.data as Became
    if (name === 'LOGIN_EXPIRED') expire(token)
    return { state: name === 'LOGIN_EXPIRED' || LATER.includes(name) ? 'unheard' : 'unknown' }
  } catch (error) {
    return isTrouble(error) && error.cause === 'malformed' ? 'garbled' : { state: 'unheard' }
  }
}

/** A while, or until the device is online again. */
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      globalThis.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    globalThis.addEventListener('online', go)
  })

const ask = async (intent: Intent, pauses: readonly number[]): Promise<Became> => {
  let became = await askOnce(intent)
  for (const ms of pauses) {
    if (!isOwn(intent) || (became !== 'garbled' && became.state !== 'unheard')) break
    await pause(ms)
    if (!isOwn(intent) || !isOpen(intent)) break
    became = await askOnce(intent)
  }
  if (became === 'garbled') return { state: 'unknown' }
  if (became.state === 'done' || became.state === 'never') close(intent)
  return became
}

const underWay = new Map<string, Promise<Became>>()
/** Once for all of this page who want to know. */
const settle = (intent: Intent, pauses: readonly number[]): Promise<Became> => {
  const asked = underWay.get(intent.requestId)
  if (asked) return asked
  const asking = ask(intent, pauses).finally(() => underWay.delete(intent.requestId))
  underWay.set(intent.requestId, asking)
  return asking
}

const told = (cause: 'aborted' | 'network' = 'network'): Outcome => ({
  error: { kind: 'trouble', cause, isTold: true } satisfies Failure,
})

const answered = (order: Intent, data: unknown): Outcome => {
  bus.emit('ordered', order)
  return { data }
}

/** The answer of an order was lost: what became of it, as the outcome of its call. */
export const settleLost = async (intent: Intent, outcome: Outcome): Promise<Outcome> => {
  const isRefusal = outcome.error?.kind === 'refused'
  tell(intent, 'asking')
  const became = await settle(intent, PATIENT_MS)
  tell(intent, 'heard')
  if (became.state === 'done' && became.data !== null) return answered(intent, became.data)
  // Whoever has left, or was sent away meanwhile, is told when he is here again.
  if (!isOwn(intent)) return outcome
  // A refusal has words of its own, and a launch moves nothing that is missed.
  if (outcome.error?.kind === 'refused' && became.state !== 'done')
    return { error: { ...outcome.error, became: became.state } }
  if (isRefusal || (intent.path === LAUNCH && became.state === 'never')) return outcome
  if (became.state === 'unknown') keep({ ...intent, isTold: true })
  if (became.state === 'unheard') later()
  tell(intent, became.state)
  return told()
}

/** Whether nobody else has it on its way. */
const isLeft = async (intent: Intent): Promise<boolean> =>
  navigator.locks
    ? navigator.locks.request(lockOf(intent), { ifAvailable: true }, (lock) => lock !== null)
    : clock.device() - intent.formedAt > SENDER_DONE_MS

/**
 * Before a press: open orders by its verb. Either the press has its outcome with that, or it is one of them sent again,
 * or it may be sent as a new one.
 */
export const settleFormers = async (
  formers: readonly Intent[],
  body: object,
): Promise<{ outcome?: Outcome; repeated?: Intent }> => {
  let repeated: Intent | undefined
  for (const former of formers) {
    const isSame = saysTheSame(former, body)
    if (!isSame && former.path === LAUNCH) continue
    if (!(await isLeft(former))) {
      if (isSame) repeated = former
      continue
    }
    tell(former, 'asking')
    const { state, data } = await settle(former, HASTY_MS)
    tell(former, 'heard')
    if (state === 'done' && isSame && data !== null) return { outcome: answered(former, data) }
    if (state === 'done') {
      tell(former, isRefused(data) ? 'refused' : 'before')
      bus.emit('orderDone', { ...former, data })
      return { outcome: told('aborted') }
    }
    if (state === 'unheard') {
      tell(former, 'unheard')
      return { outcome: told() }
    }
    if (state === 'unknown' && isSame) repeated = former
  }
  return repeated ? { repeated } : {}
}

/** One open order of an earlier page: what became of it is told once, by one tab. */
const settleOne = async (intent: Intent): Promise<void> => {
  if (isSending(intent) || !isOpen(intent)) return
  const { state, data } = await settle(intent, HASTY_MS)
  if (state === 'unheard' || !isOwn(intent)) return
  if (state === 'unknown') {
    if (intent.isTold) return
    keep({ ...intent, isTold: true })
    tell(intent, 'unknown')
  } else if (state === 'done') {
    tell(intent, isRefused(data) ? 'refused' : 'done')
    bus.emit('orderDone', { ...intent, data })
  } else if (intent.path !== LAUNCH) tell(intent, 'never')
}

const settleLeft = async (intent: Intent): Promise<void> => {
  if (isSending(intent)) return
  if (navigator.locks) await navigator.locks.request(lockOf(intent), () => settleOne(intent))
  else if (await isLeft(intent)) await settleOne(intent)
}

let timer: ReturnType<typeof setTimeout> | undefined
const later = () => {
  clearTimeout(timer)
  timer = setTimeout(() => void settleOpen(), AGAIN_MS)
}

/** What became of the orders whose answers were lost with their pages. */
export const settleOpen = async (): Promise<void> => {
  clearTimeout(timer)
  if (!session.isMember()) return
  await Promise.all(openIntents().map(settleLeft))
  if (openIntents().some((one) => !one.isTold && !isSending(one))) later()
}
