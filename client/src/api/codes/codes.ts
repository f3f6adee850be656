import { SEND_CATE, SEND_CODE_VERSION } from '@app/contract/auth/numbers'
import type { CodeWait, SendCodeRequest } from '@app/contract/auth/sendCode'
import { sealText } from '@app/contract/kit/cipher'
import { CODE_RESEND_MS } from '@app/contract/rules/limits'
import { EMAIL_CODE_SENT, SMS_CODE_SENT, VOICE_CODE_SENT } from '@app/contract/rules/texts'
import { bus, type CodeQuestion, type Solved } from '../../lib/bus.ts'
import { clock } from '../../lib/clock.ts'
import { md5 } from '../../lib/device/md5.ts'
import { api, challenged } from '../api.ts'
import { announce, type CallOptions } from '../baseQuery.ts'
import { withCaptcha } from './captcha.ts'
import { session } from '../session.ts'
import { type Failure, isFailure, refusalOf } from '../failure.ts'

/** The three V2 fields are written in clear by the caller and sealed under the call's own id (U-AUTH-12). */
export const sealed: CallOptions = {
  prepare: (body, parts) => {
    const fields = Object.entries(body) as [string, unknown][]
    return Object.fromEntries(
      fields.map(([name, value]) => [name, name.endsWith('V2') ? sealText(String(value), parts) : value]),
    )
  },
}

interface Code {
  /** Phone or e-mail; '' for the one that is bound. */
  target: string
  name: string
  type: SendCodeRequest['type']
  cate: SendCodeRequest['cate']
  solved: Solved
}

/** The eleven fields of PAY-12. The V2 ones are sealed on the way, their md5 copies stand beside them. */
export const sendCodeBody = ({ target, name, type, cate, solved }: Code): SendCodeRequest => ({
  sendCodeNumV2: target,
  sendNameV2: name,
  codeIdV2: solved.codeId,
  SendCodeNum: md5(target),
  SendName: md5(name),
  codeId: md5(solved.codeId),
  type,
  cate,
  version: SEND_CODE_VERSION,
  kaptchcate: solved.kaptchcate,
  imageCode: solved.code,
})

const SENT = {
  [SEND_CATE.phone]: SMS_CODE_SENT,
  [SEND_CATE.email]: EMAIL_CODE_SENT,
  [SEND_CATE.voice]: VOICE_CODE_SENT,
}

/** What asking for a code came to. */
export interface CodeTurn {
  /** When another one may be asked for. */
  until: number
  /** For what it was asked for: just now, a minute ago and still good, or never, as that minute was another one's. */
  code: 'sent' | 'before' | 'none'
}

export const codeSent = (cate: SendCodeRequest['cate']): CodeTurn => {
  bus.emit('toast', { kind: 'success', message: SENT[cate] })
  return { until: clock.now() + CODE_RESEND_MS, code: 'sent' }
}

/** 6066 goes on with the countdown of a code that was sent before, for this or for something else. */
export const codeWaited = (failure: Failure): CodeTurn | undefined => {
  if (refusalOf(failure) !== 'SIXTY_SECOND_LIMIT' || failure.kind !== 'refused') return undefined
  const { seconds, isSent = true } = (failure.data ?? {}) as Partial<CodeWait>
  const leftMs = seconds === undefined ? CODE_RESEND_MS : seconds * 1000
  return { until: clock.now() + leftMs, code: isSent ? 'before' : 'none' }
}

/** Tells why no code came. */
export const codeRefused = (error: unknown): CodeTurn | undefined => {
  if (!isFailure(error)) throw error
  announce(error)
  return codeWaited(error)
}

interface Asked {
  token: string
  /** '' for the one that is bound. */
  target: string
  /** Undefined once its code has been used. */
  type: SendCodeRequest['type'] | undefined
  turn: CodeTurn
}

/** What this device asked for last, of a phone and of an e-mail. */
const last = new Map<CodeQuestion['by'], Asked>()

const noteAsked = (
  { target, type, cate }: Pick<SendCodeRequest, 'type' | 'cate'> & { target: string },
  turn: CodeTurn,
): void => {
  const by = cate === SEND_CATE.email ? 'email' : 'phone'
  last.set(by, { token: session.token(), target, type: turn.code === 'none' ? undefined : type, turn })
}
export const noteUsed = (by: CodeQuestion['by']): void => {
  const asked = last.get(by)
  if (asked) asked.type = undefined
}

/** A number that has been bound since is known by what its mask leaves. */
const isSame = (target: string, masked: string) =>
  target === '' || (masked.startsWith(target.slice(0, 3)) && masked.endsWith(target.slice(-4)))

/** What is still waited for when a code is to be asked for anew, for this or for something else. */
export const askedBefore = (
  { by, type }: Pick<CodeQuestion, 'by' | 'type'>,
  masked: string,
): CodeTurn | undefined => {
  const asked = last.get(by)
  if (!asked || asked.token !== session.token() || !isSame(asked.target, masked)) return undefined
  const { until } = asked.turn
  if (until <= clock.now()) return undefined
  return { until, code: asked.type === type ? 'before' : 'none' }
}

const { useMemberCodeMutation } = api.injectEndpoints({
  endpoints: () => ({ memberCode: challenged('/site/api/v1/user/sendCode/two', sealed) }),
})

type MemberCode = Omit<Code, 'name' | 'solved'> & {
  areaCode?: string
  /** What is told at a field too. */
  onRefused?: (error: Failure) => void
}

/** Sends a code to a signed-in member, through a captcha where asked. */
export const useMemberCode = () => {
  const [sendCode] = useMemberCodeMutation()
  const send = async ({ areaCode, onRefused, ...code }: MemberCode): Promise<CodeTurn | undefined> => {
    try {
      const sent = await withCaptcha('none', (solved) =>
        sendCode({
          ...sendCodeBody({ ...code, name: '', solved }),
          ...(areaCode === undefined ? {} : { areaCode }),
        }).unwrap(),
      )
      return sent && codeSent(code.cate)
    } catch (error) {
      if (isFailure(error)) onRefused?.(error)
      return codeRefused(error)
    }
  }
  return async (code: MemberCode): Promise<CodeTurn | undefined> => {
    const turn = await send(code)
    if (turn) noteAsked(code, turn)
    return turn
  }
}
