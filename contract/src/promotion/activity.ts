import { z } from 'zod'
import { Yuan } from '../kit/money.ts'
import { Destination, Id, Link, list, text, Time } from '../kit/fields.ts'
import { ActivityContent } from './activityContent.ts'

/** One kind per route of /activity (U-ACT-01). */
export const ActivityKind = z
  .enum([
    'racePage',
    'activityLandPage',
    'firstDeposit',
    'againDeposit',
    'newTask',
    'drawGift',
    'signGift',
    'friendInvitation',
    'bettingGift',
  ])
  .meta({ id: 'ActivityKind' })
export type ActivityKind = z.output<typeof ActivityKind>

export const ActivityState = z
  .enum(['notOpen', 'open', 'joined', 'claimable', 'claimed', 'ended'])
  .meta({ id: 'ActivityState' })
export type ActivityState = z.output<typeof ActivityState>

/** The route's {id} is a number (U-NAV-07). */
export const ActivityId = z.string().regex(/^\d{1,9}$/)

export const Activity = z
  .object({
    id: ActivityId,
    kind: ActivityKind,
    label: text(12).meta({ description: '分类标签，如 体育' }),
    title: text(60),
    subtitle: text(120),
    image: Link,
    imageAlt: text(80),
    badge: z.enum(['hot', 'new', 'limited']).nullable(),
    state: ActivityState,
    startTime: Time,
    endTime: Time.nullable(),
    linkRoute: Destination,
    sort: z.int(),
  })
  .meta({ id: 'Activity' })
export type Activity = z.output<typeof Activity>

export const ActivityDetail = Activity.extend({
  intro: list(text(500), 10),
  steps: list(text(120), 8),
  rules: list(text(500), 30),
  content: ActivityContent,
  serverTime: Time,
}).meta({ id: 'ActivityDetail' })
export type ActivityDetail = z.output<typeof ActivityDetail>

/** Why the member may not join yet, and where to mend it. */
export const Requirement = z
  .object({
    code: z.enum([
      'rest',
      'login',
      'phone',
      'realName',
      'level',
      'deposit',
      'turnover',
      'time',
      'quota',
      'card',
    ]),
    text: text(120),
    met: z.boolean(),
    linkRoute: Destination,
  })
  .meta({ id: 'Requirement' })
export type Requirement = z.output<typeof Requirement>

export const ActivityAnswer = z
  .object({
    id: ActivityId,
    state: ActivityState,
    message: text(200),
    joinId: Id.nullable(),
    due: Yuan.optional().meta({
      description:
        '已得未领的礼金，自我排除期内也照实告知 · earned and not claimed yet, told in an exclusion too',
    }),
  })
  .meta({ id: 'ActivityAnswer' })
export type ActivityAnswer = z.output<typeof ActivityAnswer>
