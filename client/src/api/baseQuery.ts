import type { BaseQueryFn } from '@reduxjs/toolkit/query'
import { STATUS, statusName, type StatusName } from '@app/contract/kit/status'
import { bus } from '../lib/bus.ts'
import { clock } from '../lib/clock.ts'
import { isOnline, refusePress } from '../lib/device/online.ts'
import { asksForCode, type CodeNeed, repeatWithCode } from './codes/askCode.ts'
import { NULL_PATHS, OPEN_PATHS, type Path } from './declared.ts'
import { expire } from './expiry.ts'
import { type Failure, isTrouble, OVER, refused } from './failure.ts'
import { type Outcome, order } from './order/order.ts'
import { isChannelLost, reenter } from './reenter.ts'
import { type Prepare, send } from './send/send.ts'
import { session } from './session.ts'

export interface CallArgs {
  path: Path
  body: object | void
}

export interface CallOptions {
  /** The caller tells the player itself (TRAP-61). */
  silent?: boolean
  /** Refusals that are an answer: resolved as {need, data}. */
  captcha?: boolean
  /** Last changes to the body that depend on the call's own id: sealed fields. */
  prepare?: Prepare
  /** Only asks or tells that somebody is here, though it is a mutation: like a query it is broken off when its session ends. */
  asks?: boolean
  /** Its answers may be long, and nobody waits for them: they are read beside the page. */
  aside?: boolean
  /** Moves money: one id for one intention, and a lost answer is asked for. */
  money?: boolean
  /** 6016 and 6017 ask for this code and repeat the call with it. */
  code?: CodeNeed
  /** 6302 enters the channel again and repeats the call with this body; with which token it was sent. */
  reentered?: { body: (before: object) => object; tokenOf: (body: object) => string }
  /** Repeats after a network failure (TRAP-10). */
  retries?: number
}

/** An answer of a call that may ask for a captcha first. */
export type Challenged<T> = { need: 'none'; data: T } | { need: 'picture' | 'slider'; data: null }

/** Success, and two codes that say something about the data instead of refusing it (6500, 6032). */
const ANSWERED: readonly (StatusName | undefined)[] = ['SUCCESS', 'POPUP_NOT_PROMPTED', 'REGION_WARNING']

/** Keys of questions that nobody has asked just now: when the first of them failed it was told. */
export const unasked = new Set<string>()

/** What questions came to that were asked ahead of their page, by token and key: it is told the same, and nobody asks twice. */
export const missedAhead = new Map<string, Failure>()

/** Tells the player once; what is shown for which code is the application's to decide. An expiry has told itself. */
export const announce = (failure: Failure): void => {
  if (failure.isOver || failure.isTold) return
  if (failure.kind === 'trouble') {
    // That there is no network stands on the screen as long as it is so.
    if (failure.cause !== 'aborted' && failure.cause !== 'offline')
      bus.emit('refused', { name: 'SERVER_ERROR', message: '' })
  } else if (failure.status_code !== STATUS.LOGIN_EXPIRED.code)
    bus.emit('refused', { name: statusName(failure.status_code) ?? 'SERVER_ERROR', message: failure.message })
}

/** Answers that count down say the server's time: the client's clock comes along. */
const followClock = (data: unknown): void => {
  if (typeof data === 'object' && data !== null && 'serverTime' in data) clock.follow(Number(data.serverTime))
}

const sendPatiently = async (call: Parameters<typeof send>[0], retries: number): ReturnType<typeof send> => {
  try {
    return await send(call)
  } catch (error) {
    const isWorthIt = isTrouble(error) && (error.cause === 'network' || error.cause === 'timeout')
    if (retries > 0 && isWorthIt) return sendPatiently(call, retries - 1)
    throw error
  }
}

/** The session in which a call began, and what may break it off. */
interface Frame {
  token: string
  /** It only asks: an answer without anything in it is none. */
  isQuestion: boolean
  signal: AbortSignal | undefined
}

/** Envelope in, data or a Failure out; expiry is handled here and nowhere else. */
const attempt = async (
  { path, body }: CallArgs,
  frame: Frame,
  options: CallOptions,
  requestId?: string,
): Promise<Outcome> => {
  try {
    const { envelope, token } = await sendPatiently(
      { path, body: body ?? {}, ...frame, prepare: options.prepare, isAside: options.aside, requestId },
      options.retries ?? 0,
    )
    const name = statusName(envelope.status_code)
    if (ANSWERED.includes(name)) {
      followClock(envelope.data)
      if (frame.isQuestion && envelope.data == null && !NULL_PATHS.includes(path))
        return { error: { kind: 'trouble', cause: 'malformed' } }
      // Checked against the contract in development and tests; production carries no schema.
      if (import.meta.env.DEV) (await import('./check.ts')).check(path, envelope.data)
      return { data: options.captcha ? { need: 'none', data: envelope.data } : envelope.data }
    }
    const refusal = refused(envelope)
    if (envelope.status_code === STATUS.LOGIN_EXPIRED.code) expire(token)
    if (name === 'GRAPHIC_CAPTCHA_REQUIRED' || name === 'RAPID_VERIFICATION') {
      if (options.captcha)
        return { data: { need: name === 'RAPID_VERIFICATION' ? 'slider' : 'picture', data: null } }
      return { error: refusal, isTold: true }
    }
    return { error: refusal }
  } catch (error) {
    return { error: isTrouble(error) ? error : { kind: 'trouble', cause: 'malformed' } }
  }
}

const once = (call: CallArgs, frame: Frame, options: CallOptions): Promise<Outcome> =>
  options.money
    ? order(call.path, call.body ?? {}, (body, requestId) =>
        attempt({ ...call, body }, frame, options, requestId),
      )
    : attempt(call, frame, options)

/** The call's outcome, after the code or the new entry that it asked for. */
const repeated = async (call: CallArgs, frame: Frame, options: CallOptions): Promise<Outcome> => {
  const first = await once(call, frame, options)
  if (!first.error || session.isOver(frame.token)) return first
  const body = call.body ?? {}
  if (options.code && asksForCode(first.error))
    return repeatWithCode<Outcome>(options.code, first.error, (code) =>
      once({ ...call, body: { ...body, code } }, frame, options),
    )
  const { reentered } = options
  if (reentered && isChannelLost(first.error) && (await reenter(reentered.tokenOf(body))))
    return once({ ...call, body: reentered.body(body) }, frame, options)
  return first
}

/** What is only asked ends with its session or its asker; what the player ordered reaches the server in any case. */
const breakOff = (own: AbortSignal, isOpen: boolean, isAsking: boolean): AbortSignal | undefined => {
  const ending = isAsking && !isOpen ? session.ending() : undefined
  return ending ? AbortSignal.any([own, ending]) : isAsking ? own : undefined
}

let language = new AbortController()
/** Another language was chosen: questions that are under way are broken off and asked in that one. */
export const changeLanguage = (): void => {
  language.abort()
  language = new AbortController()
}

/** A question's outcome in the language of now. */
const askedNow = async (
  ask: (before: AbortSignal) => Promise<Outcome>,
  own: AbortSignal,
): Promise<Outcome> => {
  const { signal } = language
  const outcome = await ask(AbortSignal.any([own, signal]))
  return signal.aborted && !own.aborted ? askedNow(ask, own) : outcome
}

/** One call; its refusal is told here, once, unless the caller does. */
export const baseQuery: BaseQueryFn<CallArgs, unknown, Failure, CallOptions | undefined> = async (
  call,
  { signal, type, queryCacheKey, forced },
  options = {},
) => {
  const token = session.token()
  const ahead = token + queryCacheKey
  const known = missedAhead.get(ahead)
  missedAhead.delete(ahead)
  if (known && !forced) return { error: known }
  const isOpen = OPEN_PATHS.includes(call.path)
  const isAsking = type === 'query' || options.asks === true
  const isQuestion = type === 'query'
  const wasCut = !isOnline()
  const ask = (own: AbortSignal) =>
    repeated(call, { token, isQuestion, signal: breakOff(own, isOpen, isAsking) }, options)
  const outcome = await (isQuestion ? askedNow(ask, signal) : ask(signal))
  // The end of a session is its last message (TRAP-61): what another of its calls came to is no news any more.
  if (session.isOver(token) && (outcome.error || !isOpen)) return { error: OVER }
  if (!outcome.error) return { data: outcome.data }
  // Never sent: of what the network went away under, nobody knows whether it was done.
  if (wasCut && !isAsking && isTrouble(outcome.error) && outcome.error.cause === 'offline') refusePress()
  if (!options.silent && !outcome.isTold && !unasked.has(queryCacheKey ?? '')) announce(outcome.error)
  if (queryCacheKey) bus.emit('missed', queryCacheKey)
  return { error: outcome.error }
}
