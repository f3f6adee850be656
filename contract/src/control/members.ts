import { z } from 'zod'
import { controlCall } from '../kit/controlCall.ts'
import { At, Cents, Facts, MAX_CENTS, Nothing, Said } from './fields.ts'
import { memberFacts } from './memberFacts.ts'
import { Made, NewMember } from './newMember.ts'

const Amount = z.int().min(0).max(MAX_CENTS)

const MemberShown = z.strictObject({
  id: z.int(),
  name: z.string(),
  nickName: z.string(),
  /** What a member of the cast is there for; empty for everybody else. */
  trait: Said,
  /** Only the cast's: everybody else's exists as a hash alone. */
  password: z.string().nullable(),
  vip: z.int(),
  balance_cents: Cents,
  locked_cents: Cents,
  venues: z.array(z.strictObject({ code: z.string(), cents: Cents })),
  points: z.int(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  realName: z.string().nullable(),
  birthday: z.string().nullable(),
  secondPassword: z.boolean(),
  risk: z.boolean(),
  lastLoginAt: At.nullable(),
  mutedUntil: At.nullable(),
  autoTransfer: z.boolean(),
  iCode: z.string(),
  sessions: z.array(Facts),
})
export type MemberShown = z.output<typeof MemberShown>

const MemberChange = z
  .strictObject({
    ...memberFacts,
    balance_cents: Amount,
    /** Ends every session: the next call is 6001. */
    endSessions: z.literal(true),
  })
  .partial()
export type MemberChange = z.input<typeof MemberChange>

const Session = z.strictObject({ token: z.string(), userId: z.string() })
export type Session = z.output<typeof Session>

const MembersPage = z.object({
  /** Behind the one of this number. */
  after: z.coerce.number().int().min(0).optional(),
  /** Everybody, when it isn't said. */
  limit: z.coerce.number().int().min(1).max(500).optional(),
  /** Of the name, the nickname or what a member of the cast is there for. */
  text: z.string().max(60).optional(),
})
export type MembersPage = z.output<typeof MembersPage>

export const members = {
  /** By their numbers: the cast first. */
  list: controlCall('GET', '/members', {
    summary: '成员',
    query: MembersPage,
    answer: z.strictObject({ members: z.array(MemberShown) }),
  }),
  read: controlCall('GET', '/members/:name', { summary: '一位成员', answer: MemberShown }),
  /** With a past of its own, booked by the product's verbs. */
  create: controlCall('POST', '/members', {
    summary: '按所列条件造一位会员',
    body: NewMember,
    answer: MemberShown.extend({
      password: z.string(),
      made: Made.meta({ description: '造出的往事 · the past that was made' }),
    }),
    status: 201,
  }),
  change: controlCall('PATCH', '/members/:name', {
    summary: '修改成员',
    body: MemberChange,
    answer: MemberShown,
  }),
  /** Without password and captcha. */
  session: controlCall('POST', '/members/:name/session', {
    summary: '直接登录',
    body: Nothing,
    answer: Session,
    status: 201,
  }),
  /** 0 is none. With another locked_cents than cents the configuration is broken: every withdrawal call is 6111. */
  protect: controlCall('POST', '/members/:name/protection', {
    summary: '保护钱包中的一笔金额',
    body: z.strictObject({ cents: Amount, locked_cents: Amount.optional() }),
    answer: z.strictObject({ cents: Cents, balance_cents: Cents, locked_cents: Cents }),
  }),
}

const SentCode = z.strictObject({
  to: z.string(),
  channel: z.enum(['sms', 'email', 'voice']),
  type: z.string(),
  code: z.string(),
  at: At,
  expires_at: At,
})
export type SentCode = z.output<typeof SentCode>

export const outbox = {
  /** Newest first. */
  list: controlCall('GET', '/outbox', {
    summary: '发出的短信、邮件与语音验证码',
    query: z.object({ to: z.string().optional() }),
    answer: z.strictObject({ messages: z.array(SentCode) }),
  }),
}

const CaptchaShown = z.strictObject({
  id: z.string(),
  kind: z.enum(['picture', 'slider']),
  /** The text of a picture, or the x (px) of a slider's hole. */
  answer: z.union([z.string(), z.number()]),
  state: z.string(),
  expires_at: At,
})
export type CaptchaShown = z.output<typeof CaptchaShown>

export const captcha = {
  /** Those that are open, newest first. */
  list: controlCall('GET', '/captcha', {
    summary: '未完成的图形与滑块验证及其答案',
    answer: z.strictObject({ captchas: z.array(CaptchaShown) }),
  }),
  answer: controlCall('GET', '/captcha/:id', { summary: '图形或滑块验证的答案', answer: CaptchaShown }),
}
