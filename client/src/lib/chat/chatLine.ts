import { type MessageName, MESSAGE_ID } from '@app/contract/chat/messageIds'
import { signal } from '../signal.ts'

export type LineState = 'idle' | 'connecting' | 'connected' | 'closed'
/** Who the connection speaks for: a member with a level, or a guest. */
export interface ChatSelf {
  uid: string
  nickName: string
  guest: boolean
  vip?: number
}

type Send = (msgId: number, msgData: object) => void
type Listener = (msgData: unknown) => void

/** Said before the connection's code was there. */
let early: Parameters<Send>[] = []
let outlet: Send = (...frame) => void early.push(frame)
const listeners = new Map<number, Set<Listener>>()

/** Where screens meet the chat connection, which lives above them: they send and listen by message name. */
export const chatLine = {
  state: signal<LineState>('idle'),
  /** It has been gone for a while: the page asks now and then for what it would have heard. */
  isPolling: signal(false),
  /** Answer of the last login, for screens that come later. */
  self: signal<ChatSelf | null>(null),
  /** Queued while there is no connection. */
  send: (name: MessageName, msgData: object): void => outlet(MESSAGE_ID[name], msgData),
  /** Returns the function that stops listening. */
  on: (name: MessageName, listener: Listener): (() => void) => {
    const all = listeners.get(MESSAGE_ID[name]) ?? new Set()
    listeners.set(MESSAGE_ID[name], all.add(listener))
    return () => all.delete(listener)
  },
  /** The connection's side. */
  plug: (send: Send): void => {
    outlet = send
    for (const frame of early) send(...frame)
    early = []
  },
  deliver: (msgId: number, msgData: unknown): void => {
    if (msgId === MESSAGE_ID.memberLogin || msgId === MESSAGE_ID.guestLogin)
      chatLine.self.set(msgData as ChatSelf)
    for (const listener of Array.from(listeners.get(msgId) ?? [])) listener(msgData)
  },
}
