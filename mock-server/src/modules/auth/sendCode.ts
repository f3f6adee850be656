import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { auth } from '@app/contract/auth/auth'
import { KTYPE, SEND_CATE, SEND_TYPE } from '@app/contract/auth/numbers'
import type { SendCodeRequest } from '@app/contract/auth/sendCode'
import { CipherError, openText } from '@app/contract/kit/cipher'
import { SITE_ID } from '@app/contract/kit/headers'
import { isEmail } from '@app/contract/rules/account/email'
import { normalizedPhone } from '@app/contract/rules/account/phone'
import { FORGOT_PHONE_FORMAT, EMAIL_FORMAT, PHONE_COMPLETION_WRONG } from '@app/contract/rules/texts'
import type { Call, Caller } from '../../kit/call.ts'
import type { Account } from './accounts.ts'
import { type AuthDeps, RISKY_GRANT_MS, phoneTarget } from './auth.service.ts'

/** What the three encrypted fields hold, after checking that their md5 copies agree (U-AUTH-12). */
interface Opened {
  target: string
  name: string
  codeId: string
}

const md5Hex = (text: string) => bytesToHex(md5(utf8ToBytes(text)))
const agrees = (plain: string, copy: string) =>
  copy.toLowerCase() === md5Hex(plain) || (plain === '' && copy === '')

const open = (body: SendCodeRequest, { requestId, isPlain }: Caller): Opened | null => {
  if (isPlain) return { target: body.sendCodeNumV2.trim(), name: body.sendNameV2, codeId: body.codeIdV2 }
  const parts = { siteId: SITE_ID, requestId }
  try {
    const opened = {
      target: openText(body.sendCodeNumV2, parts).trim(),
      name: openText(body.sendNameV2, parts),
      codeId: openText(body.codeIdV2, parts),
    }
    const same =
      agrees(opened.target, body.SendCodeNum) &&
      agrees(opened.name, body.SendName) &&
      agrees(opened.codeId, body.codeId)
    return same ? opened : null
  } catch (error) {
    if (error instanceof CipherError) return null
    throw error
  }
}

const UNOPENED =
  'sendCodeNumV2, sendNameV2 or codeIdV2 is not sealed with the key of this request id, or differs from its md5 copy'

type Deps = Pick<AuthDeps, 'store' | 'clock' | 'accounts' | 'codes' | 'captcha'>

/** sendCode/one for visitors, sendCode/two for members: one code store with forgetBy*\/one (TRAP-49). */
export const openSendCode = ({ store, clock, accounts, codes, captcha }: Deps) => {
  const isMail = (cate: number) => cate === SEND_CATE.email
  const numberOf = (account: Account, cate: number) => (isMail(cate) ? account.email : account.phone)
  const targetOf = (account: Account, cate: number, number: string) =>
    isMail(cate) ? number : phoneTarget(account.areaCode, number)
  const masked = (cate: number, number: string) =>
    isMail(cate) ? accounts.maskEmail(number) : accounts.maskedPhone(number)
  const same = (cate: number, given: string, own: string) =>
    isMail(cate) ? given.toLowerCase() === own.toLowerCase() : normalizedPhone(given) === own
  const wrongNumber = (cate: number) => ({ message: isMail(cate) ? '邮箱错误' : PHONE_COMPLETION_WRONG })

  return {
    one: ({ body, caller, refuse }: Call<typeof auth.sendCodeOne>) => {
      if (body.type !== SEND_TYPE.reset && body.type !== SEND_TYPE.newDevice)
        refuse('INVALID_PARAMETER', { message: '参数错误：type' })
      const opened = open(body, caller) ?? refuse('ILLEGAL_PARAMETER', { reason: UNOPENED })
      const account = accounts.byName(opened.name)
      const kind = body.type === SEND_TYPE.newDevice ? 'risky' : 'forgot'
      const isKnown =
        account && store.hasGrant({ kind, memberId: account.id, finger: caller.finger }, clock.now())
      if (!isKnown) {
        const solved = { kaptchcate: body.kaptchcate, codeId: opened.codeId, code: body.imageCode }
        const problem = captcha.gate(
          solved,
          isMail(body.cate) ? KTYPE.emailReset : KTYPE.phoneReset,
          opened.name,
          caller,
        )
        if (problem) refuse(problem, { keep: true })
      }
      const own = account && numberOf(account, body.cate)
      if (account && !own)
        refuse('UNBOUND_PHONE', {
          message: isMail(body.cate) ? '该账号未绑定邮箱' : '该账号未绑定手机号',
          keep: true,
        })
      if (!account || !own || !same(body.cate, opened.target, own))
        return refuse('INVALID_PARAMETER', { ...wrongNumber(body.cate), keep: true })
      const target = targetOf(account, body.cate, own)
      const problem = codes.sendProblem(body.type, target)
      if (problem) refuse(problem.status, { ...problem.told, keep: true })
      if (kind === 'forgot')
        store.grant(
          { kind, memberId: account.id, finger: caller.finger },
          clock.now() + RISKY_GRANT_MS,
          clock.now(),
        )
      return codes.send({
        target,
        masked: masked(body.cate, own),
        purpose: body.type,
        cate: body.cate,
        memberId: account.id,
      })
    },
    two: ({ body, caller, member, refuse }: Call<typeof auth.sendCodeTwo>) => {
      if (body.type === SEND_TYPE.reset || body.type === SEND_TYPE.newDevice)
        refuse('INVALID_PARAMETER', { message: '参数错误：type' })
      const opened = open(body, caller) ?? refuse('ILLEGAL_PARAMETER', { reason: UNOPENED })
      const account =
        accounts.byId(member.id) ?? refuse('ACCESS_DENIED', { reason: 'the member of this token is gone' })
      if (opened.name !== '' && opened.name.toLowerCase() !== account.name.toLowerCase())
        refuse('INVALID_PARAMETER', { message: '用户名错误' })
      const solved = { kaptchcate: body.kaptchcate, codeId: opened.codeId, code: body.imageCode }
      const asked = captcha.gate(solved, null, account.name, caller)
      if (asked)
        refuse(
          asked === 'GRAPHIC_CAPTCHA_REQUIRED' || asked === 'RAPID_VERIFICATION'
            ? asked
            : captcha.askedInstead(),
          { keep: true },
        )
      const bound = numberOf(account, body.cate)
      let number = isMail(body.cate) ? opened.target.toLowerCase() : normalizedPhone(opened.target)
      let target = number
      if (body.type === SEND_TYPE.bind) {
        const fits = isMail(body.cate) ? isEmail(number) : accounts.isPhone(body.areaCode, number)
        if (!fits)
          refuse('INVALID_PARAMETER', { message: isMail(body.cate) ? EMAIL_FORMAT : FORGOT_PHONE_FORMAT })
        if (accounts.isTaken(isMail(body.cate) ? 'email' : 'phone', number, account.id))
          refuse('DATA_EXISTS', {
            message: isMail(body.cate) ? '该邮箱已被其他账号绑定' : '已被其他账号绑定',
          })
        if (!isMail(body.cate)) target = phoneTarget(body.areaCode, number)
        if (bound && target === targetOf(account, body.cate, bound).toLowerCase())
          refuse('DATA_EXISTS', {
            message: isMail(body.cate) ? '与当前绑定的邮箱相同' : '与当前绑定相同',
          })
      } else {
        if (!bound)
          return refuse('UNBOUND_PHONE', { message: isMail(body.cate) ? '请先绑定邮箱' : '请先绑定手机号' })
        const isOwn = number === '' || number === masked(body.cate, bound) || same(body.cate, number, bound)
        if (!isOwn) refuse('INVALID_PARAMETER', wrongNumber(body.cate))
        number = bound
        target = targetOf(account, body.cate, bound)
      }
      const problem = codes.sendProblem(body.type, target)
      if (problem) refuse(problem.status, problem.told)
      return codes.send({
        target,
        masked: masked(body.cate, number),
        purpose: body.type,
        cate: body.cate,
        memberId: account.id,
      })
    },
  }
}
