import type { MessageName } from '@app/contract/chat/messageIds'
import type { messages } from '@app/contract'
import type { DownData } from '@app/contract/kit/message'
import { toCents, writtenCents } from '@app/contract/kit/cents'
import { newsText } from './news.ts'
import type { Tag } from '../api/tags.ts'

type Down<N extends MessageName> = (typeof messages)[N] extends infer M extends (typeof messages)[MessageName]
  ? DownData<M>
  : never
export type Notification = Down<'notification'>
type NotificationType = Notification['type']

export interface Effects {
  followClock: (serverMs: number) => void
  stale: (tags: readonly Tag[]) => void
  /** The next one of this name takes its place; of bets it leads to them. */
  tell: (message: string, name?: string, isOfBets?: boolean) => void
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
const TOGETHER_MS = 8000
type Settled = NonNullable<Notification['settled']>
interface Group {
  title: string
  began: number
  at: number
  count: number
  /** What all of them came to; of some kinds of news there is none. */
  sum: { tickets: number; cents: number } | undefined
}
/** Of a connection, which is a member's alone. */
const told = new WeakMap<Effects, Group>()

const sumOf = ({ tickets, net }: Settled) => ({ tickets, cents: toCents(net) })

const netText = (cents: number): string => {
  const amount = writtenCents(Math.abs(cents))
  return cents === 0 ? newsText('even') : newsText(cents > 0 ? 'won' : 'lost', { amount })
}

const betsText = ({ title, count, sum }: Group, content: string): string => {
  if (count === 1) return `${title}：${content}`
  if (!sum) return newsText('more', { news: `${title}：${content}`, count: count - 1 })
  return newsText('settled', { count: sum.tickets, net: netText(sum.cents) })
}

const tellBets = ({ title, content, time, settled }: Notification, effects: Effects): void => {
  const last = told.get(effects)
  const own = settled && sumOf(settled)
  const isNext = last?.title === title && Math.abs(time - last.at) < TOGETHER_MS
  const both = last?.sum &&
    own && { tickets: last.sum.tickets + own.tickets, cents: last.sum.cents + own.cents }
  const group = isNext
    ? { ...last, at: time, count: last.count + 1, sum: both }
    : { title, began: time, at: time, count: 1, sum: own }
  told.set(effects, group)
  effects.tell(betsText(group, content), `bets ${title} ${group.began}`, true)
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
