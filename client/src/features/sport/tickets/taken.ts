import type { RefusalReason } from '@app/contract/sport/reasons'
import { sportSlice } from '../sport.slice.ts'

const { ticketAccepted, ticketRefused, ticketWaits } = sportSlice.actions

/** What was said of a bet. */
export interface Said {
  ticket_id: string
  active: 'delay' | 'accepted' | 'refused'
  reason: RefusalReason | null
}

/** What it means to the entries that it came from. */
export const takenAs = (keys: string[], { ticket_id, active, reason }: Said) => {
  if (active === 'delay') return ticketWaits({ keys, ticket_id })
  if (active === 'accepted') return ticketAccepted({ keys, ticket_id })
  return ticketRefused({ keys, ticket_id, reason: reason ?? 'closed' })
}
