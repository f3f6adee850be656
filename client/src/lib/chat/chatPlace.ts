import { signal } from '../signal.ts'

export interface ChatPlace {
  element: HTMLElement
  rid: string
  title: string
}

/** Where on the page a chat room is wanted; the application puts it there. */
export const chatPlace = signal<ChatPlace | null>(null)
/** Whether the lobby's drawer is open. */
export const isLobbyOpen = signal(false)
