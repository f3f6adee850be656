import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Destination, Id, Nothing, text, Time } from '../kit/fields.ts'
import { pageOf, PageRequest } from '../kit/page.ts'

/** The tabs of the message page. Broadcasts have all five, personal letters notice, activity and fd (U-MSG-01). */
export const LetterType = z.enum(['notice', 'activity', 'bulletin', 'match', 'fd']).meta({ id: 'LetterType' })
export type LetterType = z.output<typeof LetterType>

export const Letter = z
  .object({
    id: Id,
    type: LetterType,
    broadcast: z.boolean(),
    title: text(80),
    summary: text(120),
    content: text(4000),
    read: z.boolean(),
    linkRoute: Destination,
    linkId: text(40),
    createdAt: Time,
  })
  .meta({ id: 'Letter' })
export type Letter = z.output<typeof Letter>

const count = z.int().min(0)
/** br* count broadcasts, the others personal letters (ENT-15). */
export const UnreadCounts = z
  .object({
    brnotice_count: count,
    bractivity_count: count,
    brbulletin_count: count,
    brmatch_count: count,
    brfd_count: count,
    notice_count: count,
    activity_count: count,
    fd_count: count,
  })
  .meta({ id: 'UnreadCounts' })
export type UnreadCounts = z.output<typeof UnreadCounts>

const userSystem = z.literal(1).default(1)

export const letter = {
  getUnreadForType: endpoint('POST', '/site/api/v1/site/letter/getUnreadForType', {
    summary: '各类消息未读数',
    auth: 'member',
    request: z.object({ userSystem }),
    response: UnreadCounts,
    refusals: [],
    aliases: ['/site/api/v1/letter/getUnreadForType'],
  }),
  list: endpoint('POST', '/site/api/v1/site/letter/list', {
    summary: '消息列表',
    auth: 'member',
    request: PageRequest.extend({
      type: LetterType.optional(),
      unreadOnly: z.boolean().default(false),
      userSystem,
    }),
    response: pageOf(Letter),
    refusals: [],
    aliases: ['/site/api/v1/letter/list'],
  }),
  read: endpoint('POST', '/site/api/v1/site/letter/read', {
    summary: '标记一条已读',
    auth: 'member',
    request: z.object({ id: Id, type: LetterType.optional() }),
    response: Letter,
    refusals: [],
    aliases: ['/site/api/v1/letter/read'],
    effect: 'write',
  }),
  remove: endpoint('POST', '/site/api/v1/site/letter/delete', {
    summary: '删除消息',
    auth: 'member',
    request: z.object({ ids: z.array(Id).min(1).max(100), type: LetterType.optional() }),
    response: Nothing,
    refusals: [],
    aliases: ['/site/api/v1/letter/delete'],
    effect: 'write',
  }),
  onekeyRead: endpoint('POST', '/site/api/v1/site/letter/onekeyRead', {
    summary: '一键已读',
    auth: 'member',
    request: z.object({ type: LetterType.optional(), userSystem }),
    response: UnreadCounts,
    refusals: [],
    aliases: ['/site/api/v1/letter/onekeyRead'],
    effect: 'write',
  }),
}
