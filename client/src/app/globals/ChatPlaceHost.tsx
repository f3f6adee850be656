import { createPortal } from 'react-dom'
import { ChatRoom } from '../../features/chat/ChatRoom.tsx'
import type { ChatPlace } from '../../lib/chat/chatPlace.ts'

/** Puts the chat room where a page asked for it (ChatSlot): a page of another feature can't hold it itself. */
export const ChatPlaceHost = ({ place: { element, rid, title } }: { place: ChatPlace }) =>
  createPortal(<ChatRoom rid={rid} title={title} />, element)
