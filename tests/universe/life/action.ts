import type { Player } from './player.ts'

/** Rows that one intent may bring about, by the table. */
type Orders = Partial<Record<'sport_tickets' | 'deposits' | 'withdrawals', number>>

/** One thing that a member does, through the screens. */
export interface Action {
  name: string
  /** How often, beside the others. */
  weight: number
  who?: 'visitor' | 'member'
  /** What it orders at most, if it orders. */
  orders?: Orders
  run(player: Player): Promise<void>
}
