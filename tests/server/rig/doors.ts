import { expect } from 'vitest'
import { contract } from '@app/contract'
import { SEND_CATE, SEND_CODE_VERSION } from '@app/contract/auth/numbers'
import type { SendCodeRequest } from '@app/contract/auth/sendCode'
import { sealText } from '@app/contract/kit/cipher'
import { SITE_ID } from '@app/contract/kit/headers'
import { CODE_RESEND_MS } from '@app/contract/rules/limits'
import { passwordHash as md5 } from '@app/contract/rules/account/passwordHash'
import { CAST_PASSWORD } from '@app/seeds/people'
import type { CallOptions, TestSite } from '../harness.ts'

/** Ways through the doors of the site, as a client goes them. */
export const PASSWORD = md5(CAST_PASSWORD)
export const OTHER_PASSWORD = md5('xyz98765')

/** Solved captchas: what `kaptchcate`, `codeId` and `code` then are. */
export const solvePicture = async (site: TestSite, options?: CallOptions) => {
  const { data } = await site.call(contract.captcha.defaultKaptcha, {}, options)
  const { body } = await site.control<{ answer: string }>('GET', `/captcha/${data['x-code']}`)
  return { kaptchcate: 1 as const, codeId: data['x-code'], code: body.answer }
}

/** A hand that drags to x: quick first, slow at the end. */
export const handTrack = (x: number): [number, number, number][] =>
  [0, 0.1, 0.34, 0.6, 0.82, 0.95, 1].map((share, at) => [Math.round(x * share), at % 2, at * 70 + at * at])

export const solveSlider = async (site: TestSite) => {
  const { data: puzzle } = await site.call(contract.captcha.sliderChallenge, {})
  const { body } = await site.control<{ answer: number }>('GET', `/captcha/${puzzle.lot_number}`)
  const verify = {
    lot_number: puzzle.lot_number,
    x: body.answer + 2,
    input: 'drag' as const,
    track: handTrack(body.answer + 2),
  }
  const { data: result } = await site.call(contract.captcha.sliderVerify, verify)
  const checked = await site.call(contract.captcha.validateGeeCheck, { ...result, validate_way: 0 })
  expect(checked.data).toEqual({ result: 'success' })
  return { kaptchcate: 2 as const, codeId: result.lot_number, code: result.pass_token }
}

export const withoutCaptcha = (site: TestSite) => site.control('PATCH', '/settings', { captcha: 'none' })

export const codeSentTo = async (site: TestSite, to: string): Promise<string> => {
  const { body } = await site.control<{ messages: { code: string }[] }>(
    'GET',
    `/outbox?to=${encodeURIComponent(to)}`,
  )
  return body.messages[0]!.code
}

let sealed = 0
interface Sending {
  target: string
  name?: string
  type: SendCodeRequest['type']
  cate?: SendCodeRequest['cate']
  captcha?: { kaptchcate: SendCodeRequest['kaptchcate']; codeId: string; code: string }
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

export const sendOne = (site: TestSite, what: Sending) => {
  const { body, requestId } = sending(what)
  return site.call(contract.auth.sendCodeOne, body, { requestId })
}
export const sendTwo = (site: TestSite, token: string, what: Sending) => {
  const { body, requestId } = sending(what)
  return site.call(contract.auth.sendCodeTwo, body, { requestId, token })
}

export const login = (site: TestSite, name: string, more: object = {}, options?: CallOptions) =>
  site.call(contract.auth.login, { name, password: PASSWORD, ...more }, options)

/** A minute later: the next code may be sent, and sign-ins are counted afresh. */
export const minuteLater = (site: TestSite) => site.advance(CODE_RESEND_MS / 1_000 + 1)

/** Five wrong tries of anything, each a little apart. */
export const fiveTimes = async (site: TestSite, once: () => Promise<unknown>) => {
  for (let turn = 0; turn < 5; turn++) {
    await once()
    await site.advance(2)
  }
}

/** As many codes as a number gets in a day. */
export const tenSent = async (site: TestSite, send: () => Promise<unknown>) => {
  for (let turn = 0; turn < 10; turn++) {
    await send()
    await minuteLater(site)
  }
}

export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
