import type { RefusalReason } from '@app/contract/sport/reasons'
import { sportSlice } from '../sport.slice.ts'
import type { Asked } from '../sportState.ts'

const { ticketAccepted, ticketRefused, ticketWaits } = sportSlice.actions

/** What was said of a bet. */
export interface Said {
  ticket_id: string
  active: 'delay' | 'accepted' | 'refused'
  reason: RefusalReason | null
}

/** What came back of a bet that was refused before it was paid. */
export const NOTHING_PAID = '0.00'

/** What it means to the entries that it came from: one that is accepted stays until its ticket is told, and leaves with it. */
export const takenAs = (keys: string[], { ticket_id, active, reason }: Said, asked?: Asked[]) =>
  active === 'refused'
    ? ticketRefused({ keys, ticket_id, reason: reason ?? 'closed', refund: NOTHING_PAID })
    : ticketWaits({ keys, ticket_id, ...(asked && { asked }) })

/** The same of a bet of an earlier page, which nobody looks at: what was accepted leaves at once. */
export const takenEarlier = (keys: string[], said: Said) =>
  said.active === 'accepted' ? ticketAccepted({ keys, ticket_id: said.ticket_id }) : takenAs(keys, said)
