import { selectionKey } from '@app/contract/sport/slip/entry'
import { api } from '../../api/api.ts'
import type { Tag } from '../../api/tags.ts'
import { keptOf, sportOf, sportSlice } from '../../features/sport/sport.slice.ts'
import type { SportRoot } from '../../features/sport/sport.slice.ts'
import { takenEarlier } from '../../features/sport/tickets/taken.ts'
import type { Said } from '../../features/sport/tickets/taken.ts'
import type { OrderDone } from '../../lib/bus.ts'
import { stored } from '../../lib/device/storage.ts'
import { type AppStore, rootReducer } from '../store.ts'

/** What an order may have changed. */
const CHANGED: readonly Tag[] = [
  'Balance',
  'VenueBalance',
  'DealRecord',
  'BetRecord',
  'Ticket',
  'Deposit',
  'Withdraw',
  'Promotion',
  'Welfare',
  'Points',
]

interface Bet {
  entries: { gameId: string; wtype: string; w: string; rtype?: string }[]
}
type Answer = { entries: Said[] } | { ticket: Said }

/** After an order whose answer was lost: what it may have changed is asked for anew. */
export const askAnew = (store: AppStore): void => void store.dispatch(api.util.invalidateTags([...CHANGED]))

/** A bet of an earlier page that was placed: its entries leave the slip. */
export const takeOrder = (store: AppStore, { method, said, data }: OrderDone): void => {
  if (!method.startsWith('bet') || data === null) return
  rootReducer.inject(sportSlice)
  const keys = (said['request'] as Bet).entries.map(({ gameId, wtype, w, rtype }) =>
    selectionKey(gameId, wtype, w, rtype),
  )
  const answer = data as Answer
  if ('ticket' in answer) store.dispatch(takenEarlier(keys, answer.ticket))
  else answer.entries.forEach((one, at) => store.dispatch(takenEarlier([keys[at]!], one)))
  // The channel's page, which writes it otherwise, may not be there.
  stored.write('sportSlip', JSON.stringify(keptOf(sportOf(store.getState() as SportRoot))))
}
