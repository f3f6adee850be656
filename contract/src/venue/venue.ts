import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Id, list, text } from '../kit/fields.ts'
import { AmountInput, Yuan } from '../kit/money.ts'
import { ALL_CATEGORIES } from './categories.ts'
import { LaunchRequest, LaunchResult } from './launch.ts'
import { Gathered } from './recycle.ts'
import { Category, VenueBalance, VenueInfo } from './venueInfo.ts'

const ChannelCode = z.string().regex(/^[A-Za-z\d]{2,20}$/)

/** ty and isActivity are constants of the wire (ENT-14). */
export const VenueTransferRequest = z
  .object({
    channelCode: ChannelCode,
    amount: AmountInput,
    ty: z.literal('1').meta({ description: "'1' 中心钱包转入场馆" }),
    isActivity: z.literal(true).optional(),
  })
  .meta({ id: 'VenueTransferRequest' })
export type VenueTransferRequest = z.output<typeof VenueTransferRequest>

export const venue = {
  launch: endpoint('POST', '/game/api/v1/venue/launch', {
    summary: '启动场馆或游戏',
    auth: 'member',
    request: LaunchRequest,
    response: LaunchResult,
    refusals: ['VENUE_ACTIVITY', 'VENUE_UNDER_MAINTENANCE', 'WARNING'],
    aliases: ['/game/api/v1/launch'],
    effect: 'money',
  }),
  allBalance: endpoint('POST', '/game/api/v1/venue/allBalance', {
    summary: '各场馆余额（category 8 为全部）',
    auth: 'member',
    request: z.object({ category: z.int().min(1).max(ALL_CATEGORIES).default(ALL_CATEGORIES) }),
    response: z.object({
      total: z.number().multipleOf(0.01).meta({ description: '总额，两位小数的数字（ENT-03）' }),
      balances: list(VenueBalance, 60),
    }),
    refusals: [],
  }),
  transfer: endpoint('POST', '/game/api/v1/venue/transfer', {
    summary: '中心钱包转入场馆',
    auth: 'member',
    request: VenueTransferRequest,
    response: z.object({
      orderNo: Id,
      channelCode: text(20),
      amount: Yuan,
      venueBalance: Yuan,
      centerWalletBalance: Yuan,
    }),
    refusals: ['VENUE_ACTIVITY', 'VENUE_UNDER_MAINTENANCE', 'WARNING'],
    aliases: ['/game/api/v1/transfer'],
    effect: 'money',
  }),
  recycle: endpoint('POST', '/game/api/v1/venue/recycle', {
    summary: '场馆余额转回中心钱包（不带 channelCode 为一键回收）',
    auth: 'member',
    request: z.object({
      channelCode: ChannelCode.optional(),
      amount: AmountInput.optional().meta({ description: '不带为全部' }),
      followed: z.literal(true).optional(),
    }),
    response: z.object({ amount: Yuan, ...Gathered.shape, centerWalletBalance: Yuan }),
    refusals: ['VENUE_ACTIVITY', 'VENUE_UNDER_MAINTENANCE', 'WARNING'],
    aliases: ['/game/api/v1/recycle'],
    effect: 'money',
  }),
  balance: endpoint('POST', '/game/api/v1/venue/balance', {
    summary: '单个场馆余额（体育为 CRTY）',
    auth: 'member',
    request: z.object({ channelCode: ChannelCode }),
    response: z.object({
      channelCode: text(20),
      balance: Yuan,
      available: Yuan.meta({ description: '此处可用：场馆余额，开启自动免转时含可随之转入的余额' }),
      currency: text(8),
    }),
    refusals: ['VENUE_UNDER_MAINTENANCE'],
    aliases: ['/game/api/v1/balance'],
  }),
  getVenueInfoByCategory: endpoint('POST', '/game/api/v1/venue/getVenueInfoByCategory', {
    summary: '某一分类的场馆',
    auth: 'optional',
    request: z.object({ category: Category }),
    response: list(VenueInfo, 60),
    refusals: [],
    aliases: ['/game/api/v1/getVenueInfoByCategory'],
  }),
  setAutoTransferStatus: endpoint('POST', '/game/api/v1/status/setAutoTransferStatus', {
    summary: '自动免转开关',
    auth: 'member',
    request: z.object({ status: z.literal([0, 1]) }),
    response: z.object({ autoTransfer: z.boolean() }),
    refusals: [],
    effect: 'write',
  }),
}
