import { entryKey, selectionKey } from '@app/contract/sport/slip/entry'
import { api } from '../../api/api.ts'
import type { Tag } from '../../api/tags.ts'
import { sportOf, sportSlice } from '../../features/sport/sport.slice.ts'
import type { SportRoot } from '../../features/sport/sport.slice.ts'
import { keptOf } from '../../features/sport/sportState.ts'
import { takenEarlier } from '../../features/sport/tickets/taken.ts'
import type { Said } from '../../features/sport/tickets/taken.ts'
import type { Order, OrderDone, OrderNews } from '../../lib/bus.ts'
import { stored } from '../../lib/device/storage.ts'
import { type AppStore, rootReducer } from '../store.ts'

const { answerLost } = sportSlice.actions

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
const keysOf = (said: Order['said']) =>
  (said['request'] as Bet).entries.map(({ gameId, wtype, w, rtype }) => selectionKey(gameId, wtype, w, rtype))
type Answer = { entries: Said[] } | { ticket: Said }

/** After an order whose answer was lost: what it may have changed is asked for anew. */
export const askAnew = (store: AppStore): void => void store.dispatch(api.util.invalidateTags([...CHANGED]))

/** A bet of an earlier page that was placed: its entries leave the slip. */
export const takeOrder = (store: AppStore, { method, said, data }: OrderDone): void => {
  if (!method.startsWith('bet') || data === null) return
  rootReducer.inject(sportSlice)
  const keys = keysOf(said)
  const answer = data as Answer
  if ('ticket' in answer) store.dispatch(takenEarlier(keys, answer.ticket))
  else answer.entries.forEach((one, at) => store.dispatch(takenEarlier([keys[at]!], one)))
  // The channel's page, which writes it otherwise, may not be there.
  stored.write('sportSlip', JSON.stringify(keptOf(sportOf(store.getState() as SportRoot))))
}

/** A bet whose answer was lost: it says in the slip what is known of it, a series at the first of its legs; whether the page shows that. */
export const loseOrder = (store: AppStore, { method, said }: Order, news: OrderNews): boolean => {
  if (!method.startsWith('bet') || (news !== 'never' && news !== 'unknown' && news !== 'unheard'))
    return false
  rootReducer.inject(sportSlice)
  const held = new Set(sportOf(store.getState() as SportRoot).slip.entries.map(entryKey))
  const keys = keysOf(said).filter((key) => held.has(key))
  const telling = method === 'bet' ? keys : keys.slice(0, 1)
  store.dispatch(answerLost({ keys: telling, news }))
  const shown = [...document.querySelectorAll<HTMLElement>('[data-entry]')]
  return shown.some(({ dataset }) => telling.includes(dataset['entry']!))
}
