import { slice } from './slice.ts'
import ticket from './zh-CN/ticket.json'

export const { useText: useTicketText } = slice('ticket', ticket)
