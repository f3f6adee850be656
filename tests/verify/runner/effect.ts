import { contract } from '@app/contract'
import { moneyVerb } from '@app/contract/kit/carried'
import type { AnyEndpoint } from '@app/contract/kit/endpoint'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'

export type Effect = 'read' | 'write' | 'money'

export const effectOf = (endpoint: AnyEndpoint, body: object): Effect =>
  endpoint.carries && moneyVerb(endpoint, { request: {}, method: '', ...body })
    ? 'money'
    : (endpoint.effect ?? 'read')

/** Writes that leave a backend as it was: sessions and captchas end by themselves, a favourite is taken out again. */
const REVERSIBLE: readonly AnyEndpoint[] = [
  contract.auth.login,
  contract.auth.logout,
  contract.captcha.sliderVerify,
  contract.captcha.validateGeeCheck,
  contract.game.addCollection,
  contract.game.removeCollection,
]
export const isReversible = (endpoint: AnyEndpoint): boolean => REVERSIBLE.includes(endpoint)

/** Reads after which something isn't new any more: an answer that was read, a popup that was shown. */
const leavesAMark = (endpoint: AnyEndpoint, body: { isPop?: unknown }): boolean =>
  endpoint === contract.feedback.getFeedbackInfo || (endpoint === contract.member.info && body.isPop === 1)

/** Whether a call may be made where nothing may change: no wrong password either, which would count against its owner. */
export const isSafe = (endpoint: AnyEndpoint, body: object, passwords: readonly string[]): boolean => {
  if (endpoint === contract.auth.login)
    return passwords.map((password) => md5(password)).includes((body as { password?: string }).password ?? '')
  return !leavesAMark(endpoint, body) && (effectOf(endpoint, body) === 'read' || isReversible(endpoint))
}
