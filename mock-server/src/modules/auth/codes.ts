import { SEND_CATE, type SEND_TYPE } from '@app/contract/auth/numbers'
import type { CodeWait } from '@app/contract/auth/sendCode'
import {
  CODE_LIFE_MS,
  CODE_RESEND_MS,
  CODE_WRONG_TRIES,
  CODES_PER_PHONE_PER_DAY,
} from '@app/contract/rules/limits'
import type { RefusalOptions } from '../../kit/refusal.ts'
import { type Clock, SECOND, startOfSiteDay } from '../../world/clock.ts'
import type { Outbox } from '../../world/outbox.ts'
import type { Streams } from '../../world/random.ts'
import type { Attempts } from './attempts.ts'
import type { AuthStore } from './auth.store.ts'

export type SendType = (typeof SEND_TYPE)[keyof typeof SEND_TYPE]
export type SendCate = (typeof SEND_CATE)[keyof typeof SEND_CATE]
export type SendProblem = 'SIXTY_SECOND_LIMIT' | 'MAX_PHONE_ATTEMPTS' | 'AUTHENTICATION_LOCKED'
export type CodeProblem =
  | 'AUTHENTICATION_CODE_ERROR'
  | 'AUTHENTICATION_CODE_EXPIRED'
  | 'AUTHENTICATION_LOCKED'

export interface Codes {
  /** Why no code may go to this target now and what is told of it, or null. */
  sendProblem(purpose: SendType, target: string): { status: SendProblem; told?: RefusalOptions } | null
  send(to: { target: string; masked: string; purpose: SendType; cate: SendCate; memberId: number }): {
    codeId: string
    target: string
    expireAt: number
    resendAt: number
  }
  /** Null uses the code up. A wrong one is counted: refuse with `keep`. */
  check(purpose: SendType, target: string, code: string): CodeProblem | null
}

const CODE_DIGITS = 6
const ID_DIGITS = 20
const CHANNELS = { [SEND_CATE.phone]: 'sms', [SEND_CATE.email]: 'email', [SEND_CATE.voice]: 'voice' } as const

/** Verification codes: 60 s apart, ten a day and target, five minutes to live, five wrong tries (U-AUTH-06). */
export const openCodes = (deps: {
  store: AuthStore
  attempts: Attempts
  clock: Clock
  random: Streams
  outbox: Outbox
}): Codes => {
  const { store, attempts, clock, random, outbox } = deps
  const keyOf = (target: string) => `code:${target}`
  const open = (purpose: SendType, target: string) => {
    const last = store.lastCode(purpose, target)
    return last?.state === 'open' && last.expiresAt > clock.now() ? last : undefined
  }
  return {
    sendProblem: (purpose, target) => {
      const now = clock.now()
      if (attempts.isLocked(keyOf(target))) return { status: 'AUTHENTICATION_LOCKED' }
      const seconds = Math.ceil(((store.lastSent(target) ?? -Infinity) + CODE_RESEND_MS - now) / SECOND)
      if (seconds > 0) {
        const data: CodeWait = { seconds, isSent: open(purpose, target) !== undefined }
        return { status: 'SIXTY_SECOND_LIMIT', told: { message: `请${seconds}秒后再试`, data } }
      }
      return store.sentSince(target, startOfSiteDay(now)) >= CODES_PER_PHONE_PER_DAY
        ? { status: 'MAX_PHONE_ATTEMPTS' }
        : null
    },
    send: ({ target, masked, purpose, cate, memberId }) => {
      const now = clock.now()
      const code = random.digits('code', CODE_DIGITS)
      const codeId = random.hex('codeId', ID_DIGITS)
      const expiresAt = now + CODE_LIFE_MS
      store.insertCode({ id: codeId, purpose, target, memberId, code, state: 'open', sentAt: now, expiresAt })
      outbox.send({ to: target, channel: CHANNELS[cate], type: String(purpose), code, at: now, expiresAt })
      return { codeId, target: masked, expireAt: expiresAt, resendAt: now + CODE_RESEND_MS }
    },
    check: (purpose, target, code) => {
      const key = keyOf(target)
      if (attempts.isLocked(key)) return 'AUTHENTICATION_LOCKED'
      const last = open(purpose, target)
      if (!last) return 'AUTHENTICATION_CODE_EXPIRED'
      if (last.code !== code) {
        if (attempts.wrong(key, CODE_WRONG_TRIES) > 0) return 'AUTHENTICATION_CODE_ERROR'
        store.closeCode(last.id)
        return 'AUTHENTICATION_LOCKED'
      }
      attempts.clear(key)
      store.closeCode(last.id)
      return null
    },
  }
}
