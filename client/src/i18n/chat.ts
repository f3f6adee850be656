import { slice } from './slice.ts'
import chat from './zh-CN/chat.json'

export const { useText: useChatText, text: chatText } = slice('chat', chat)
