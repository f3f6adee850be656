import { contract } from '@app/contract'
import { SEND_CATE, SEND_CODE_VERSION } from '@app/contract/auth/numbers'
import type { SendCodeRequest } from '@app/contract/auth/sendCode'
import { sealText } from '@app/contract/kit/cipher'
import { SITE_ID } from '@app/contract/kit/headers'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { CODE_RESEND_MS } from '@app/contract/rules/limits'
import type { AccountName } from '../accounts.data.ts'
import { Broken, type CallOptions, type Site } from '../backend.ts'

/** Ways through the doors of the site, as a client goes them. */
export const OTHER_PASSWORD = md5('xyz98765')
export const WRONG_PASSWORD = '0'.repeat(32)
/** No six digits that a tester would choose, or that chance gives more often than once in a million. */
export const WRONG_CODE = '048263'

/** Solved captchas: what `kaptchcate`, `codeId` and `code` then are. */
export const solvePicture = async (site: Site, options?: CallOptions) => {
  const { data } = await site.call(contract.captcha.defaultKaptcha, {}, options)
  const code = String(await site.captcha(data['x-code'], data.image))
  return { kaptchcate: 1 as const, codeId: data['x-code'], code }
}
/** A picture of which nobody knows what it says. */
export const missedPicture = async (site: Site) => {
  const { data } = await site.call(contract.captcha.defaultKaptcha, {})
  return { kaptchcate: 1 as const, codeId: data['x-code'], code: '0000' }
}

/** A hand that drags to x: quick first, slow at the end. */
const handTrack = (x: number): [number, number, number][] =>
  [0, 0.1, 0.34, 0.6, 0.82, 0.95, 1].map((share, at) => [Math.round(x * share), at % 2, at * 70 + at * at])

export const puzzle = async (site: Site) => {
  const { data } = await site.call(contract.captcha.sliderChallenge, {})
  return { ...data, x: Number(await site.captcha(data.lot_number, data.bg)) }
}
export const drag = (site: Site, lot: string, x: number, track = handTrack(x)) =>
  site.call(contract.captcha.sliderVerify, { lot_number: lot, x, input: 'drag', track })

export const solveSlider = async (site: Site) => {
  const { lot_number, x } = await puzzle(site)
  const { data: result } = await drag(site, lot_number, x + 2)
  const checked = await site.call(contract.captcha.validateGeeCheck, { ...result, validate_way: 0 })
  if (checked.data.result !== 'success')
    throw new Broken(
      'captcha.validateGeeCheck',
      '拼对的滑块没有通过 · a solved slider was not taken',
      'success',
      checked,
    )
  return { kaptchcate: 2 as const, codeId: result.lot_number, code: result.pass_token }
}

export const withoutCaptcha = (site: Site) => site.settings({ captcha: 'none' })

let sealed = 0
interface Sending {
  target: string
  name?: string
  type: SendCodeRequest['type']
  cate?: SendCodeRequest['cate']
  captcha?: { kaptchcate: SendCodeRequest['kaptchcate']; codeId: string; code: string } | undefined
  /** Spoils the md5 copy of the number. */
  tampered?: boolean
}
/** The eleven fields of a send-code call, encrypted for its own request id. */
export const sending = ({ target, name = '', type, cate = SEND_CATE.phone, captcha, tampered }: Sending) => {
  const requestId = `send${++sealed}`
  const parts = { siteId: SITE_ID, requestId }
  const { kaptchcate, codeId, code } = captcha ?? { kaptchcate: 0 as const, codeId: '', code: '' }
  const body: SendCodeRequest = {
    sendCodeNumV2: sealText(target, parts),
    sendNameV2: sealText(name, parts),
    codeIdV2: sealText(codeId, parts),
    SendCodeNum: md5(tampered ? `${target}0` : target),
    SendName: md5(name),
    codeId: md5(codeId),
    type,
    cate,
    version: SEND_CODE_VERSION,
    kaptchcate,
    imageCode: code,
  }
  return { body, requestId }
}

export const sendOne = (site: Site, what: Sending) => {
  const { body, requestId } = sending(what)
  return site.call(contract.auth.sendCodeOne, body, { requestId })
}
export const sendTwo = (site: Site, token: string, what: Sending) => {
  const { body, requestId } = sending(what)
  return site.call(contract.auth.sendCodeTwo, body, { requestId, token })
}

/** Signs this name in, with the account's own password. */
export const login = async (site: Site, name: AccountName, more: object = {}, options?: CallOptions) => {
  const account = await site.account(name)
  return site.call(
    contract.auth.login,
    { name: account.name, password: md5(account.password), ...more },
    options,
  )
}
/** Signs in who isn't there. */
export const loginNobody = (site: Site, turn = 0) =>
  site.call(contract.auth.login, { name: `nobody${turn}`, password: WRONG_PASSWORD })

/** A minute later: the next code may be sent, and sign-ins are counted afresh. */
export const minuteLater = (site: Site) => site.advance(CODE_RESEND_MS / 1_000 + 1)

/** Five wrong tries of anything, each a little apart. */
export const fiveTimes = async (site: Site, once: () => Promise<unknown>) => {
  for (let turn = 0; turn < 5; turn++) {
    await once()
    await site.advance(2)
  }
}

/** As many codes as a number gets in a day. */
export const tenSent = async (site: Site, send: () => Promise<unknown>) => {
  for (let turn = 0; turn < 10; turn++) {
    await send()
    await minuteLater(site)
  }
}
