import { z } from 'zod'
import { Destination, Id, list, text, Time } from '../kit/fields.ts'
import { message } from '../kit/message.ts'
import { Yuan } from '../kit/money.ts'
import { CHAT_HISTORY_PAGE } from '../rules/limits.ts'
import {
  ChatMessage,
  History,
  HistoryRequest,
  MessageText,
  RoomId,
  RoomState,
  SendRefused,
} from './chatMessage.ts'
import { MESSAGE_ID } from './messageIds.ts'

const vip = z.int().min(0).max(10)
const who = { rid: RoomId, uid: Id, nickName: text(20) }
const goals = z.int().min(0).max(999)

/** Tells one member, or everyone, that something on the site changed. refId is the order, ticket, letter … it is about. */
export const Notification = z
  .object({
    type: z.enum([
      'letter',
      'balance',
      'deposit',
      'withdraw',
      'bet',
      'kick',
      'feedback',
      'gift',
      'venue',
      'settings',
    ]),
    title: text(80),
    content: text(300),
    refId: text(40),
    linkRoute: Destination.optional(),
    settled: z
      .object({
        tickets: z.int().min(1).meta({ description: '注单数 · number of tickets' }),
        net: Yuan.meta({ description: '合计输赢（元） · what they won or lost together, in yuan' }),
      })
      .optional()
      .meta({ description: '已结算的注单 · tickets that were settled' }),
    time: Time,
  })
  .meta({ id: 'Notification' })
export type Notification = z.output<typeof Notification>

export const messages = {
  heartbeat: message(MESSAGE_ID.heartbeat, {
    summary: '心跳',
    up: z.object({}),
    down: z.object({ time: Time }),
  }),
  memberLogin: message(MESSAGE_ID.memberLogin, {
    summary: '会员登录',
    up: z.object({ token: text(120), body: text(2000).meta({ description: 'member/jwt 返回的 jwt' }) }),
    down: z.object({
      uid: Id,
      nickName: text(20),
      vip,
      muted: z.boolean(),
      mutedUntil: Time.nullable(),
      guest: z.literal(false),
    }),
  }),
  joinRoom: message(MESSAGE_ID.joinRoom, { summary: '进入房间', up: z.object({ rid: RoomId }) }),
  sendMessage: message(MESSAGE_ID.sendMessage, {
    summary: '发言',
    up: z.object({ msg: MessageText, rid: RoomId.optional(), clientId: text(40).optional() }),
    down: z.union([ChatMessage, SendRefused]),
  }),
  memberMute: message(MESSAGE_ID.memberMute, {
    summary: '会员禁言',
    down: z.object({
      rid: RoomId.nullable().meta({ description: 'null 为全站' }),
      uid: Id,
      until: Time.nullable().meta({ description: 'null 为解除' }),
      reason: text(100),
    }),
  }),
  blockMessage: message(MESSAGE_ID.blockMessage, {
    summary: '房间内撤回一条消息',
    down: z.object({ rid: RoomId, messageId: Id }),
  }),
  roomStatus: message(MESSAGE_ID.roomStatus, {
    summary: '单个房间状态变化',
    down: z.object({ rid: RoomId, status: RoomState }),
  }),
  vipChatLevel: message(MESSAGE_ID.vipChatLevel, {
    summary: '全站发言等级变化',
    down: z.object({ minVip: vip }),
  }),
  joinBroadcast: message(MESSAGE_ID.joinBroadcast, {
    summary: '有人进入房间',
    down: z.object({ ...who, vip, online: z.int().min(0) }),
  }),
  globalStatus: message(MESSAGE_ID.globalStatus, {
    summary: '全部房间状态变化',
    down: z.object({ status: z.enum(['open', 'closed']) }),
  }),
  historyPull: message(MESSAGE_ID.historyPull, {
    summary: '拉取历史消息',
    up: HistoryRequest,
    down: History,
  }),
  roomDestroy: message(MESSAGE_ID.roomDestroy, { summary: '房间解散', down: z.object({ rid: RoomId }) }),
  scorePush: message(MESSAGE_ID.scorePush, {
    summary: '房间比分推送',
    down: z.object({
      rid: RoomId,
      sc_FT_H: goals,
      sc_FT_C: goals,
      re_time: text(12),
      se_now: text(8),
      event: text(80),
    }),
  }),
  clearRoom: message(MESSAGE_ID.clearRoom, { summary: '清空聊天室', down: z.object({ rid: RoomId }) }),
  joinUnicast: message(MESSAGE_ID.joinUnicast, {
    summary: '进入房间的回执',
    down: z.object({
      rid: RoomId,
      title: text(80),
      status: RoomState,
      minVip: vip,
      online: z.int().min(0),
      muted: z.boolean(),
      mutedUntil: Time.nullable(),
      history: list(ChatMessage, CHAT_HISTORY_PAGE),
    }),
  }),
  giftPush: message(MESSAGE_ID.giftPush, {
    summary: '送礼记录推送',
    down: z.object({
      ...who,
      gift: text(20),
      giftName: text(20),
      count: z.int().min(1).max(9999),
      time: Time,
    }),
  }),
  predictionPush: message(MESSAGE_ID.predictionPush, {
    summary: '比分预测记录推送',
    down: z.object({ ...who, home: goals, away: goals, time: Time }),
  }),
  guestLogin: message(MESSAGE_ID.guestLogin, {
    summary: '游客登录',
    up: z.object({ uuid: z.string().min(1).max(80) }),
    down: z.object({ uid: Id, nickName: text(20), guest: z.literal(true) }),
  }),
  notification: message(MESSAGE_ID.notification, { summary: '站内通知', down: Notification }),
}
