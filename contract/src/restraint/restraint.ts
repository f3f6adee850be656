import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Day, Empty, list, Time } from '../kit/fields.ts'
import { AmountInput, Yuan } from '../kit/money.ts'
import {
  COOL_OFF_DAYS,
  EXCLUSION_DAYS,
  HISTORY_DAYS,
  LIMIT_KINDS,
  LIMIT_SPANS,
  MONEY_LIMITS,
  REALITY_MINUTES,
  TIME_LIMIT_MAX,
  TIME_LIMIT_MIN,
} from './limits.ts'

const Minutes = z.int().min(0).max(TIME_LIMIT_MAX)
const RestKind = z.enum(['coolOff', 'exclusion'])

const Span = z.enum(LIMIT_SPANS)
const OfSpan = Span.default('day')

/** A limit for a day, week or month of the site; null is none. pending: a wider one, to be confirmed from then on. */
export const MoneyLimit = z
  .object({
    kind: z.enum(MONEY_LIMITS),
    span: Span,
    limit: Yuan.nullable(),
    used: Yuan,
    pending: z.object({ limit: Yuan.nullable(), from: Time }).nullable(),
  })
  .meta({ id: 'MoneyLimit' })
export type MoneyLimit = z.output<typeof MoneyLimit>

export const Restraint = z
  .object({
    money: list(MoneyLimit, MONEY_LIMITS.length * LIMIT_SPANS.length),
    time: z.object({
      limit: Minutes.nullable(),
      used: Minutes,
      pending: z.object({ limit: Minutes.nullable(), from: Time }).nullable(),
    }),
    rest: z.object({ kind: RestKind, since: Time, until: Time }).nullable(),
    realityMinutes: z.literal(REALITY_MINUTES),
    today: z.object({ stake: Yuan, net: Yuan, minutes: Minutes }),
    review: z.object({ isDue: z.boolean(), last: Time.nullable() }),
    resetAt: Time.meta({ description: '下一个站点日的开始' }),
    serverTime: Time,
  })
  .meta({ id: 'Restraint' })
export type Restraint = z.output<typeof Restraint>

export const PlayDay = z
  .object({ day: Day, deposit: Yuan, withdraw: Yuan, stake: Yuan, net: Yuan, minutes: Minutes })
  .meta({ id: 'PlayDay' })
export type PlayDay = z.output<typeof PlayDay>

const change = { auth: 'member', response: Restraint, effect: 'write' } as const

/** 理性博彩: a member's own limits, breaks and figures. None of these calls is shown by the specification. */
export const restraint = {
  info: endpoint('POST', '/site/api/v1/user/restraint/info', {
    summary: '理性博彩：自设限额、休息与今日数据',
    auth: 'member',
    request: Empty,
    response: Restraint,
    refusals: [],
    addition: 'UN-31',
  }),
  setMoneyLimit: endpoint('POST', '/site/api/v1/user/restraint/setMoneyLimit', {
    ...change,
    summary: '设置每日、每周或每月的存款、投注或亏损限额（收紧立即生效，放宽须24小时后再次确认）',
    request: z.object({ kind: z.enum(MONEY_LIMITS), span: OfSpan, limit: AmountInput.nullable() }),
    refusals: [],
    addition: 'UN-31',
  }),
  setTimeLimit: endpoint('POST', '/site/api/v1/user/restraint/setTimeLimit', {
    ...change,
    summary: '设置每日游戏时长（分钟）',
    request: z.object({ minutes: z.int().min(TIME_LIMIT_MIN).max(TIME_LIMIT_MAX).nullable() }),
    refusals: [],
    addition: 'UN-31',
  }),
  dropPending: endpoint('POST', '/site/api/v1/user/restraint/dropPending', {
    ...change,
    summary: '撤回尚未生效的放宽',
    request: z.object({ kind: z.enum(LIMIT_KINDS), span: OfSpan }),
    refusals: [],
    addition: 'UN-31',
  }),
  confirmPending: endpoint('POST', '/site/api/v1/user/restraint/confirmPending', {
    ...change,
    summary: '24小时后再次确认放宽，确认后生效',
    request: z.object({ kind: z.enum(LIMIT_KINDS), span: OfSpan }),
    refusals: ['WARNING'],
    addition: 'UN-31',
  }),
  review: endpoint('POST', '/site/api/v1/user/restraint/review', {
    ...change,
    summary: '回答限额询问：维持现状（首次存款前与每半年询问一次）',
    request: Empty,
    refusals: [],
    addition: 'UN-36',
  }),
  takeRest: endpoint('POST', '/site/api/v1/user/restraint/takeRest', {
    ...change,
    summary: '冷静期或自我排除：期间不能存款与投注，不能提前结束',
    request: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('coolOff'), days: z.literal(COOL_OFF_DAYS) }),
      z.object({ kind: z.literal('exclusion'), days: z.literal(EXCLUSION_DAYS) }),
    ]),
    refusals: ['WARNING'],
    addition: 'UN-32',
  }),
  setReality: endpoint('POST', '/site/api/v1/user/restraint/setReality', {
    ...change,
    summary: '设置时长提醒的间隔',
    request: z.object({ minutes: z.literal(REALITY_MINUTES) }),
    refusals: [],
    addition: 'UN-33',
  }),
  beat: endpoint('POST', '/site/api/v1/user/restraint/beat', {
    ...change,
    mayRepeat: true,
    summary: '在线计时（页面可见时每分钟一次）',
    request: Empty,
    refusals: [],
    addition: 'UN-33',
  }),
  history: endpoint('POST', '/site/api/v1/user/restraint/history', {
    summary: '自己的每日数据：存取款、投注、输赢与时长',
    auth: 'member',
    request: z.object({ days: z.literal(HISTORY_DAYS) }),
    response: z.object({
      days: list(PlayDay, 90),
      total: z.object({ deposit: Yuan, withdraw: Yuan, stake: Yuan, net: Yuan, minutes: z.int().min(0) }),
    }),
    refusals: [],
    addition: 'UN-34',
  }),
}
