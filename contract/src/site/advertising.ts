import { z } from 'zod'
import { Destination, Id, Link, list, text, Time } from '../kit/fields.ts'
import { Venue } from '../venue/venueInfo.ts'

/** One of the 22 top categories: with venues it opens a drop-down, with a link it leads there. */
export const NavigationCategory = z
  .object({
    code: text(20),
    name: text(20),
    sort: z.int(),
    icon: text(40),
    link: Destination,
    badge: z.enum(['hot', 'new']).nullable(),
    venues: list(Venue, 40),
  })
  .meta({ id: 'NavigationCategory' })
export type NavigationCategory = z.output<typeof NavigationCategory>

export const Sponsor = z
  .object({
    id: Id,
    title: text(60),
    subtitle: text(120),
    image: Link,
    logo: Link,
    sport: text(20),
    content: list(text(1000), 12).meta({ description: '正文段落' }),
    honours: list(text(60), 8),
    startTime: Time,
    endTime: Time,
  })
  .meta({ id: 'Sponsor' })
export type Sponsor = z.output<typeof Sponsor>

export const Notice = z
  .object({
    id: Id,
    type: z.enum(['notice', 'activity', 'match']),
    title: text(80),
    content: text(2000),
    important: z.boolean(),
    publishedAt: Time,
  })
  .meta({ id: 'Notice' })
export type Notice = z.output<typeof Notice>

export const Ad = z
  .object({
    id: Id,
    placement: z.enum(['hero', 'popup', 'discount']),
    type: text(20).meta({ description: '活动分类标签' }),
    title: text(60),
    subtitle: text(120),
    image: Link,
    imageAlt: text(80),
    linkRoute: Destination,
    linkId: text(40),
    startTime: Time,
    endTime: Time.nullable(),
    sort: z.int(),
  })
  .meta({ id: 'Ad' })
export type Ad = z.output<typeof Ad>
