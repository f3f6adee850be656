import type { MessageName } from '@app/contract/chat/messageIds'
import type { messages } from '@app/contract'
import type { DownData } from '@app/contract/kit/message'
import type { Tag } from '../api/tags.ts'

type Down<N extends MessageName> = (typeof messages)[N] extends infer M extends (typeof messages)[MessageName]
  ? DownData<M>
  : never
export type Notification = Down<'notification'>
type NotificationType = Notification['type']

export interface Effects {
  followClock: (serverMs: number) => void
  stale: (tags: readonly Tag[]) => void
  /** The next one of this name takes its place. */
  tell: (message: string, name?: string) => void
  /** Whether a page shows the order itself, and how it ended. */
  isOnScreen: (orderNo: string) => boolean
  expire: () => void
  reloadSettings: () => void
}

/** What a notification makes stale; every type has a row. */
export const STALE: Record<NotificationType, readonly Tag[]> = {
  letter: ['Unread', 'Letter'],
  balance: ['Balance', 'VenueBalance', 'DealRecord'],
  deposit: ['Deposit', 'Balance', 'DealRecord', 'Unread', 'Letter'],
  withdraw: ['Withdraw', 'Balance', 'DealRecord', 'Unread', 'Letter'],
  bet: ['BetRecord', 'Ticket', 'Balance', 'VenueBalance'],
  kick: [],
  feedback: ['FeedbackUnread', 'Feedback'],
  gift: ['Promotion', 'Welfare', 'Vip', 'Points', 'Balance', 'DealRecord'],
  venue: ['Venue', 'VenueBalance', 'Game'],
  // When they are read: a site in maintenance answers nothing else.
  settings: [],
}

/** Missed while there is no connection: asked for again now and then, and when it is back. */
export const STALE_AFTER_BREAK: readonly Tag[] = [
  'Balance',
  'VenueBalance',
  'Unread',
  'FeedbackUnread',
  'Letter',
  'Feedback',
  'Deposit',
  'Withdraw',
  'DealRecord',
  'BetRecord',
  'Ticket',
  'ChatHistory',
]

/** Figures that change by themselves need no words; a gift is told where it was claimed. */
const QUIET: readonly NotificationType[] = ['balance', 'venue', 'settings', 'kick', 'gift']

/** As long as a word about bets stands, the next one is said with it. */
const TOGETHER_MS = 4000
/** Of a connection, which is a member's alone. */
const told = new WeakMap<Effects, { title: string; at: number; words: string[] }>()

const tellBets = ({ title, content, time }: Notification, effects: Effects): void => {
  const last = told.get(effects)
  const isNext = last?.title === title && Math.abs(time - last.at) < TOGETHER_MS
  const words = isNext ? [...last.words, content] : [content]
  told.set(effects, { title, at: time, words })
  effects.tell(`${title}：${words.join('；')}`, `bets ${title}`)
}

const notify = (data: Notification, effects: Effects): void => {
  effects.stale(STALE[data.type] ?? [])
  if (data.type === 'settings') effects.reloadSettings()
  if (data.type === 'kick') effects.expire()
  else if (QUIET.includes(data.type) || effects.isOnScreen(data.refId)) return
  else if (data.type === 'feedback') effects.tell(data.title)
  else if (data.type === 'bet' && data.content) tellBets(data, effects)
  else effects.tell([data.title, data.content].filter(Boolean).join('：'))
}

const nothing = () => undefined

/** One reaction per message id; the chat's own messages go to whoever listens on the line. */
export const REACTIONS: { [N in MessageName]: (data: Down<N>, effects: Effects) => void } = {
  heartbeat: ({ time }, { followClock }) => followClock(time),
  memberLogin: nothing,
  joinRoom: nothing,
  sendMessage: nothing,
  memberMute: nothing,
  blockMessage: nothing,
  roomStatus: nothing,
  vipChatLevel: nothing,
  joinBroadcast: nothing,
  globalStatus: nothing,
  historyPull: nothing,
  roomDestroy: nothing,
  scorePush: nothing,
  clearRoom: nothing,
  joinUnicast: nothing,
  giftPush: nothing,
  predictionPush: nothing,
  guestLogin: nothing,
  notification: notify,
}
