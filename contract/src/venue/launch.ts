import { z } from 'zod'
import { Id, Link, text, Time } from '../kit/fields.ts'
import { Yuan } from '../kit/money.ts'
import { Gathered } from './recycle.ts'
import { Category } from './venueInfo.ts'

export const LaunchRequest = z
  .object({
    enName: z.string().min(1).max(20),
    gameCode: text(40).default(''),
    isActivity: z.boolean().optional().meta({ description: 'true 为直接进入，跳过 6413' }),
  })
  .meta({ id: 'LaunchRequest' })
export type LaunchRequest = z.output<typeof LaunchRequest>

/** What the sport channel (CRTY) wants back in every venue/resource call; the client stores it. */
export const ChannelSession = z
  .object({ enName: text(20), channelCode: text(20), uid: Id, token: text(120), expireAt: Time })
  .meta({ id: 'ChannelSession' })
export type ChannelSession = z.output<typeof ChannelSession>

/** url is absolute (http), a path of this origin ('/…') or anything else for the game frame (G-03 … G-06). */
export const LaunchResult = z
  .object({
    url: Link,
    enName: text(20),
    name: text(40),
    category: Category,
    channelCode: text(20),
    autoTransferred: Yuan.nullable().meta({ description: '自动免转转入的金额' }),
    gathered: Gathered.nullable().meta({ description: '自动免转从其他场馆收回的，与须留在原处的' }),
    channel: ChannelSession.optional().meta({ description: '仅 CRTY' }),
  })
  .meta({ id: 'LaunchResult' })
export type LaunchResult = z.output<typeof LaunchResult>
