import { type MessageName, MESSAGE_ID } from '@app/contract/chat/messageIds'
import { signal } from './signal.ts'

export type LineState = 'idle' | 'connecting' | 'connected' | 'closed'
type Send = (msgId: number, msgData: object) => void
type Listener = (msgData: unknown) => void

let outlet: Send = () => undefined
const listeners = new Map<number, Set<Listener>>()

/** Where screens meet the chat connection, which lives above them: they send and listen by message name. */
export const chatLine = {
  state: signal<LineState>('idle'),
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
  },
  deliver: (msgId: number, msgData: unknown): void => {
    for (const listener of Array.from(listeners.get(msgId) ?? [])) listener(msgData)
  },
}
