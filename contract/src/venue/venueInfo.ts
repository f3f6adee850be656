import { z } from 'zod'
import { Link, list, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { CATEGORIES } from './categories.ts'

export const Category = z
  .enum(CATEGORIES)
  .meta({ id: 'Category', description: 'TY体育 ZR真人 QP棋牌 DJ电竞 CP彩票 DZ电子 BY捕鱼' })

/** A venue as menus and lobby cards draw it. enName is the launch name, channelCode the wallet. */
export const Venue = z
  .object({
    enName: text(20),
    gameCode: text(40).meta({ description: '启动场馆大厅所用的游戏代码' }),
    name: text(40),
    channelCode: text(20),
    category: Category,
    status: z.enum(['open', 'maintenance']),
    badge: z.enum(['hot', 'new']).nullable(),
    image: Link,
    ownWindow: z.boolean().optional().meta({ description: '启动地址在新窗口打开，不嵌入站内' }),
  })
  .meta({ id: 'Venue' })
export type Venue = z.output<typeof Venue>

/** A venue of a game page: besides the card, what the page tells about it. */
export const VenueInfo = Venue.extend({
  tagline: text(80),
  intro: text(400),
  features: list(text(20), 8),
  logo: Link,
  online: z.int().min(0),
  gameCount: z.int().min(0),
  rebateRate: z
    .number()
    .min(0)
    .max(100)
    .nullable()
    .meta({ description: '当前等级返水比例（%），游客为 null' }),
  maintenanceUntil: Time.nullable(),
  balance: Yuan.nullable().meta({ description: '场馆余额，游客为 null' }),
  activityLocked: z.boolean().meta({ description: '活动流水未达标，不可转出' }),
}).meta({ id: 'VenueInfo' })
export type VenueInfo = z.output<typeof VenueInfo>

export const VenueBalance = z
  .object({
    channelCode: text(20),
    enName: text(20),
    name: text(40),
    category: Category,
    balance: Yuan,
    status: z.enum(['open', 'maintenance']),
    activityLocked: z.boolean(),
    lockMessage: text(200),
    missingTurnover: Yuan.nullable(),
  })
  .meta({ id: 'VenueBalance' })
export type VenueBalance = z.output<typeof VenueBalance>
