import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ChatMessage, RoomState, SendRefused } from '@app/contract/chat/chatMessage'
import { CHAT_TEXT_MAX } from '@app/contract/rules/limits'
import type { MessageRow } from './chat.store.ts'

/** Close codes of the site's own range: 4000 … 4999. */
export const CLOSE = { silence: 4_000, login: 4_001, flood: 4_008 } as const

/** U-WS-04: a member says at most this many things within this time. */
export const SAYS_MAX = 5
export const SAYS_WITHIN = 10_000
/** U-WS-03: rooms that one connection is in; the oldest is left. */
export const ROOMS_MAX = 3
/** U-WS-03: messages kept of a room. */
export const KEPT_MESSAGES = 500
/** U-WS-04: news of people who join, per room and second. */
export const JOIN_NEWS_PER_SECOND = 10
/** U-WS-04: frames of one connection: at once (a full queue after a break and then some), and per second. */
export const FRAMES_BURST = 150
export const FRAMES_PER_SECOND = 20

export type Refusal = SendRefused['refused']

export const REFUSED_TEXT: Record<Refusal, string> = {
  guest: '登录后才能发言',
  muted: '您已被禁言，暂时不能发言',
  vip: '您的 VIP 等级不足，暂不能发言',
  closed: '聊天室已关闭',
  notJoined: '请先进入聊天室',
  tooFast: '发言太快了，请稍后再试',
  empty: '请输入内容',
  tooLong: `一次最多 ${CHAT_TEXT_MAX} 个字`,
  blockedWord: '内容包含不允许发布的信息，请修改后再发',
}

const LINE_BREAKS = /[\s\u2028\u2029]+/gu
/** Control characters, zero-width ones, and those that turn the direction of text. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu

/** What is kept and shown: one line of plain text. Mark-up stays what it is, letters. */
export const plainText = (text: string): string =>
  text.replaceAll(LINE_BREAKS, ' ').replaceAll(UNSEEN, '').trim()

/** Advertising and contact data: addresses, long numbers, the usual phrases. */
const BLOCKED = [
  /(?:https?:\/\/|www\.)\S+/i,
  /\b[a-z0-9-]+\.(?:com|net|cn|top|xyz|vip|cc|app)\b/i,
  /\d[\d\s-]{6,}\d/,
  /(?:加|➕|\+)\s*(?:微信|薇信|vx|qq|扣扣|群|飞机)/i,
  /代充|代打|带单|包赢|稳赚|内幕|刷流水|收号|出号/,
]
export const isBlocked = (text: string): boolean => BLOCKED.some((pattern) => pattern.test(text))

export interface Saying {
  isGuest: boolean
  isJoined: boolean
  status: RoomState
  isMuted: boolean
  vip: number
  minVip: number
  /** As it was sent. */
  text: string
  isTooFast: boolean
}

/** Why it isn't taken; null when it is. The room's reasons come before the person's, the text's last. */
export const refusalOf = (saying: Saying): Refusal | null => {
  const text = plainText(saying.text)
  if (saying.isGuest) return 'guest'
  if (!saying.isJoined) return 'notJoined'
  if (saying.status === 'closed') return 'closed'
  if (saying.status === 'muted' || saying.isMuted) return 'muted'
  if (saying.vip < saying.minVip) return 'vip'
  if (text === '') return 'empty'
  if (saying.text.length > CHAT_TEXT_MAX) return 'tooLong'
  if (isBlocked(text)) return 'blockedWord'
  return saying.isTooFast ? 'tooFast' : null
}

const GUEST_DIGITS = 8
const GUEST_NUMBERS = 10_000

/** A guest is named after the device: the same one gets the same name again. */
export const guestOf = (uuid: string): { uid: string; nickName: string } => {
  const hash = bytesToHex(sha256(utf8ToBytes(uuid))).slice(0, GUEST_DIGITS)
  return {
    uid: `guest-${hash}`,
    nickName: `游客${String(Number.parseInt(hash, 16) % GUEST_NUMBERS).padStart(4, '0')}`,
  }
}

/** How a gift and a prediction read in the history. */
export const giftText = (giftName: string, count: number): string => `送出 ${giftName} ×${count}`
export const predictionText = (home: number, away: number): string => `预测比分 ${home}-${away}`

export const present = (row: MessageRow, clientId?: string): ChatMessage => ({
  id: row.id,
  rid: row.rid,
  uid: row.uid,
  nickName: row.nickName,
  avatar: row.avatar,
  vip: row.vip,
  msg: row.msg,
  kind: row.kind,
  time: row.time,
  ...(clientId === undefined ? {} : { clientId }),
  ...(row.isRobot ? { robot: true } : {}),
})

/** At most `most` things per key within `within` ms; keeps nothing longer than that. */
export const openLimit = (most: number, within: number) => {
  const recent = new Map<string, number[]>()
  const SWEEP_ABOVE = 5_000
  const live = (times: readonly number[], now: number) => times.filter((at) => now - at < within)
  return {
    isReached: (key: string, now: number): boolean => live(recent.get(key) ?? [], now).length >= most,
    note: (key: string, now: number): void => {
      if (recent.size > SWEEP_ABOVE)
        for (const [old, times] of recent) if (live(times, now).length === 0) recent.delete(old)
      recent.set(key, [...live(recent.get(key) ?? [], now), now])
    },
    save: () => [...recent],
    load: (kept: [string, number[]][]) => {
      for (const [key, times] of kept) recent.set(key, times)
    },
  }
}

/** A bucket of frames that fills by time; `take` is false when it is empty. */
export const openBucket = (now: number) => {
  let frames = FRAMES_BURST
  let filledAt = now
  return {
    take: (at: number): boolean => {
      frames = Math.min(FRAMES_BURST, frames + (Math.max(0, at - filledAt) / 1_000) * FRAMES_PER_SECOND)
      filledAt = at
      if (frames < 1) return false
      frames -= 1
      return true
    },
  }
}
