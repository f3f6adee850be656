import { z } from 'zod'
import { KTYPE } from '../auth/numbers.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Empty, Id, Link, list, LoginName, Md5, Nothing, text, Time } from '../kit/fields.ts'

/** A picture of this size fits a data URL of this many characters. */
const IMAGE_MAX = 200_000

export const PictureCaptcha = z
  .object({
    image: text(IMAGE_MAX).meta({ description: 'PNG 图片的 data URL' }),
    'x-code': Id,
    expireAt: Time,
  })
  .meta({ id: 'PictureCaptcha' })
export type PictureCaptcha = z.output<typeof PictureCaptcha>

/** The provider's result: all four are single use (ENT-08). */
export const SliderResult = z
  .object({ lot_number: Id, captcha_output: text(600), pass_token: text(600), gen_time: text(20) })
  .meta({ id: 'SliderResult' })
export type SliderResult = z.output<typeof SliderResult>

/** Own puzzle instead of an outside provider (U-AUTH-18): the piece has to go to an x that only the server knows. */
export const SliderChallenge = z
  .object({
    lot_number: Id,
    bg: text(IMAGE_MAX),
    piece: text(IMAGE_MAX),
    y: z.int().min(0),
    width: z.int().positive(),
    height: z.int().positive(),
    pieceSize: z.int().positive(),
    expireAt: Time,
    provider: Link.meta({ description: '外部滑块脚本地址，内置时为空' }),
  })
  .meta({ id: 'SliderChallenge' })
export type SliderChallenge = z.output<typeof SliderChallenge>

export const captcha = {
  kaptchcate: endpoint('POST', '/site/api/v1/user/member/kaptchcate', {
    summary: '查询需要哪种人机验证',
    auth: 'public',
    request: z.object({
      name: LoginName,
      password: Md5.or(z.literal('')).default('').meta({ description: '找回密码时为空' }),
      ktype: z.literal(Object.values(KTYPE)),
    }),
    response: Nothing,
    refusals: ['GRAPHIC_CAPTCHA_REQUIRED', 'RAPID_VERIFICATION'],
    results: ['GRAPHIC_CAPTCHA_REQUIRED', 'RAPID_VERIFICATION'],
    aliases: ['/site/api/v1/member/kaptchcate'],
  }),
  defaultKaptcha: endpoint('POST', '/site/api/v1/user/register/defaultKaptcha', {
    summary: '获取图形验证码',
    auth: 'public',
    request: Empty,
    response: PictureCaptcha,
    refusals: [],
    aliases: ['/site/api/v1/register/defaultKaptcha'],
  }),
  validateGeeCheck: endpoint('POST', '/site/api/v1/user/member/validateGeeCheck', {
    summary: '校验滑块结果',
    auth: 'public',
    request: SliderResult.extend({ validate_way: z.literal(0) }),
    response: z.object({ result: z.literal('success') }),
    refusals: ['AUTHENTICATION_CODE_ERROR', 'AUTHENTICATION_CODE_EXPIRED'],
    aliases: ['/site/api/v1/member/validateGeeCheck'],
    effect: 'write',
  }),
  sliderChallenge: endpoint('POST', '/site/api/v1/user/register/sliderChallenge', {
    summary: '获取滑块拼图（内置）',
    auth: 'public',
    request: Empty,
    response: SliderChallenge,
    refusals: [],
    addition: 'UN-10',
  }),
  sliderVerify: endpoint('POST', '/site/api/v1/user/register/sliderVerify', {
    summary: '提交滑块位置与轨迹，换取滑块结果（内置）',
    auth: 'public',
    request: z.object({
      lot_number: Id,
      x: z.number().min(0).max(2000),
      input: z.enum(['drag', 'keyboard', 'buttons']),
      track: list(z.tuple([z.number(), z.number(), z.number().min(0)]), 600).meta({
        description: '[x, y, 毫秒] 的序列',
      }),
    }),
    response: SliderResult,
    refusals: ['AUTHENTICATION_CODE_ERROR', 'AUTHENTICATION_CODE_EXPIRED'],
    effect: 'write',
    addition: 'UN-10',
  }),
}
