import { SEND_CATE, SEND_CODE_VERSION } from '@app/contract/auth/numbers'
import type { SendCodeRequest } from '@app/contract/auth/sendCode'
import { sealText } from '@app/contract/kit/cipher'
import { EMAIL_CODE_SENT, SMS_CODE_SENT, VOICE_CODE_SENT } from '@app/contract/rules/texts'
import { bus, type Solved } from '../../lib/bus.ts'
import { md5 } from '../../lib/device/md5.ts'
import { api, challenged } from '../api.ts'
import { announce, type CallOptions } from '../baseQuery.ts'
import { withCaptcha } from './captcha.ts'
import { isFailure, refusalOf } from '../failure.ts'

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
export const tellSent = (cate: SendCodeRequest['cate']): void =>
  bus.emit('toast', { kind: 'success', message: SENT[cate] })

/** Tells why no code came; true when one is on its way from a minute ago, so that the countdown goes on (6066). */
export const codeRefused = (error: unknown): boolean => {
  if (!isFailure(error)) throw error
  announce(error)
  return refusalOf(error) === 'SIXTY_SECOND_LIMIT'
}

const { useMemberCodeMutation } = api.injectEndpoints({
  endpoints: () => ({ memberCode: challenged('/site/api/v1/user/sendCode/two', sealed) }),
})

/** Sends a code to a signed-in member, through a captcha where asked; true starts the countdown. */
export const useMemberCode = () => {
  const [sendCode] = useMemberCodeMutation()
  return async (code: Omit<Code, 'name' | 'solved'> & { areaCode?: string }): Promise<boolean> => {
    const { areaCode, ...rest } = code
    try {
      const sent = await withCaptcha('none', (solved) =>
        sendCode({
          ...sendCodeBody({ ...rest, name: '', solved }),
          ...(areaCode === undefined ? {} : { areaCode }),
        }).unwrap(),
      )
      if (sent) tellSent(code.cate)
      return sent !== undefined
    } catch (error) {
      return codeRefused(error)
    }
  }
}
