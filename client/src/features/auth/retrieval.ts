import { KTYPE, SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import { withCaptcha } from '../../api/codes/captcha.ts'
import { codeRefused, codeSent, type CodeTurn, sendCodeBody } from '../../api/codes/codes.ts'
import type { Solved } from '../../lib/bus.ts'
import {
  useCaptchaKindMutation,
  useForgetByEmailOneMutation,
  useForgetByEmailThreeMutation,
  useForgetByEmailTwoMutation,
  useForgetByPhoneOneMutation,
  useForgetByPhoneThreeMutation,
  useForgetByPhoneTwoMutation,
  useSendCodeMutation,
} from './auth.api.ts'

import type { FormOf } from '../../ui/Form/useForm.ts'
import type { ForgotFields } from './forms.ts'

export type Way = 'phone' | 'email'
export type ForgotForm = FormOf<ForgotFields & { areaCode: string }>
export interface Account {
  name: string
  /** Phone or e-mail. */
  target: string
  areaCode: string
}

/** The calls of the retrieval, by phone or by e-mail (PAY-08 … PAY-11). */
export const useRetrieval = (by: Way) => {
  const [captchaKind] = useCaptchaKindMutation()
  const [phoneOne] = useForgetByPhoneOneMutation()
  const [phoneTwo] = useForgetByPhoneTwoMutation()
  const [phoneThree] = useForgetByPhoneThreeMutation()
  const [emailOne] = useForgetByEmailOneMutation()
  const [emailTwo] = useForgetByEmailTwoMutation()
  const [emailThree] = useForgetByEmailThreeMutation()
  const [sendCode] = useSendCodeMutation()
  const isPhone = by === 'phone'
  const cateOfWay = isPhone ? SEND_CATE.phone : SEND_CATE.email
  const byPhone = ({ name, target, areaCode }: Account) => ({ name, phone: target, areaCode })
  const byEmail = ({ name, target }: Account) => ({ name, email: target })
  const captchaOf = ({ kaptchcate, codeId, code }: Solved) => ({ kaptchcate, codeId, imageCode: code })

  /** Step 0: captcha, then the first code. undefined when the captcha was closed. */
  const begin = async (account: Account) => {
    const { need } = await captchaKind({
      name: account.name,
      password: '',
      ktype: isPhone ? KTYPE.phoneReset : KTYPE.emailReset,
    }).unwrap()
    const sent = await withCaptcha(need, (solved) =>
      isPhone
        ? phoneOne({ ...byPhone(account), ...captchaOf(solved) }).unwrap()
        : emailOne({ ...byEmail(account), ...captchaOf(solved) }).unwrap(),
    )
    return sent && { target: sent.target, turn: codeSent(cateOfWay) }
  }
  /** Another code by the send-code call, type reset (TRAP-49); voice only by phone. */
  const resend = async ({ name, target }: Account, isVoice: boolean): Promise<CodeTurn | undefined> => {
    const cate = isVoice ? SEND_CATE.voice : cateOfWay
    try {
      const sent = await withCaptcha('none', (solved) =>
        sendCode(sendCodeBody({ target, name, type: SEND_TYPE.reset, cate, solved })).unwrap(),
      )
      return sent && codeSent(cate)
    } catch (error) {
      return codeRefused(error)
    }
  }
  const verify = async (account: Account, code: string): Promise<boolean> => {
    await (isPhone
      ? phoneTwo({ ...byPhone(account), code }).unwrap()
      : emailTwo({ ...byEmail(account), code }).unwrap())
    return true
  }
  const reset = async (account: Account, passwordHash: string): Promise<void> => {
    const passwords = { password: passwordHash, secondPassword: passwordHash }
    await (isPhone
      ? phoneThree({ ...byPhone(account), ...passwords }).unwrap()
      : emailThree({ ...byEmail(account), ...passwords }).unwrap())
  }
  return { begin, resend, verify, reset }
}
