import type { SendCodeRequest } from '@app/contract/auth/sendCode'
import { SEND_CODE_VERSION } from '@app/contract/auth/numbers'
import { md5 } from '../../lib/md5.ts'
import type { Solved } from './captcha.ts'

interface Code {
  /** Phone or e-mail. */
  target: string
  name: string
  type: SendCodeRequest['type']
  cate: SendCodeRequest['cate']
  solved: Solved
}

/** The eleven fields of PAY-12. The V2 ones are sealed on the way (auth.api), their md5 copies stand beside them. */
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
