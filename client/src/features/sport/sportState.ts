import type { Danger, RefusalReason } from '@app/contract/sport/reasons'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { emptySlip } from '@app/contract/sport/slip/slip'
import type { Slip } from '@app/contract/sport/slip/slip'
import type { OrderNews } from '../../lib/bus.ts'
import type { Favourites, Order } from './board/board.rules.ts'
import { startFilter } from './board/filter.rules.ts'
import type { Filter } from './board/filter.rules.ts'
import type { Ends } from './board/over.rules.ts'
import { only } from './kept.ts'

export const VOICES = ['all', 'goals', 'off'] as const
export type Voice = (typeof VOICES)[number]

export type Unanswered = Extract<OrderNews, 'never' | 'unknown' | 'unheard'>

export interface Asked {
  r: string
  line: number | null
}

export interface TicketRefusal {
  keys: string[]
  ticket_id: string
  reason: RefusalReason
  by?: Danger | undefined
  refund?: string
}

/** What sport holds beside the server's answers. */
export interface SportState {
  filter: Filter
  order: Order
  /** Leagues folded away by the player. */
  folded: string[]
  /** The match whose every market is open, '' for none. */
  opened: string
  /** The match that the list is still to be scrolled to, '' for none. */
  sought: string
  slip: Slip
  /** What a slip of one has no room for: it comes back with the way of betting that has. */
  aside: SlipEntry[]
  /** What the latest selection has put out of the slip, or what was cleared out of it, with its stakes, for a moment. */
  replaced: {
    entries: SlipEntry[]
    stakes: Record<string, string>
    /** What else was cleared with them. */
    cleared?: Pick<Slip, 'mode' | 'oddsType' | 'ownOddsType'> & Pick<SportState, 'aside' | 'seriesStake'>
  } | null
  /** Typed stakes by entry; the series has one. */
  stakes: Record<string, string>
  seriesStake: string
  /** The system chosen for the series, "4串11"; empty = all legs in one. */
  system: string
  /** What the server or the feed said about an entry since it was selected. */
  marks: Record<string, RefusalReason>
  /** What came back of a bet that was refused, in yuan: 0.00 where it had not been paid. */
  refunds: Record<string, string>
  /** What happened on the match that refused it. */
  dangers: Record<string, Danger>
  /** What is known of a bet whose answer was lost, until the next press. */
  lost: Record<string, Unanswered>
  /** The price and the line that the player knew before they moved. */
  was: Record<string, Asked>
  /** At which price and line a ticket was asked for, leg by leg. */
  asked: Record<string, readonly Asked[]>
  /** When the price of an entry was last told, by the server's clock. */
  heard: Record<string, number>
  /** How matches ended, whoever heard it first: nothing on the page offers anything of them any more. */
  ends: Ends
  /** Who won a champion market, by its id. */
  winners: Record<string, string>
  favourites: Favourites
  isFavouredOnly: boolean
  /** Every line of a match, one below the other; else the main one. */
  isAllLines: boolean
  /** How much of the matches is read out by assistive technology. */
  voice: Voice
  /** Tickets placed from this slip and not put aside yet, the latest first. */
  placed: string[]
}

/** Nothing chosen, nothing placed. */
export const initialState: SportState = {
  filter: startFilter,
  order: 'league',
  folded: [],
  opened: '',
  sought: '',
  slip: emptySlip,
  aside: [],
  replaced: null,
  stakes: {},
  seriesStake: '',
  system: '',
  marks: {},
  refunds: {},
  dangers: {},
  lost: {},
  was: {},
  asked: {},
  heard: {},
  placed: [],
  ends: {},
  winners: {},
  favourites: { leagues: [], matches: [] },
  isFavouredOnly: false,
  isAllLines: false,
  voice: 'goals',
}

/** What is kept beside the entries, by their keys. */
export const recordsOf = (state: SportState): Record<string, unknown>[] => [
  state.stakes,
  state.marks,
  state.refunds,
  state.dangers,
  state.lost,
  state.was,
  state.heard,
]

/** What of the slip outlives a reload; the tickets that wait are followed on. */
export const keptOf = only<SportState>()(
  'slip',
  'aside',
  'stakes',
  'seriesStake',
  'system',
  'placed',
  'asked',
)
/** What the player has arranged on this device, whoever is logged in. */
export const habitsOf = only<SportState>()('favourites', 'order', 'isAllLines', 'voice')

/** As many as the open bets list. */
const MOST_ASKED = 50

/** The same of one ticket more, the latest first; the oldest are forgotten. */
export const askedWith = <T>(known: Record<string, T>, ticketId: string, asked: T): Record<string, T> =>
  Object.fromEntries([[ticketId, asked] as const, ...Object.entries(known)].slice(0, MOST_ASKED))

/** What was refused is another bet with another price, line or stake; a consent is asked for all the same. */
export const forgetRefusals = ({ marks, refunds, dangers }: SportState, keys: readonly string[]) => {
  for (const key of keys) {
    delete refunds[key]
    delete dangers[key]
    if (marks[key] !== 'oddsChanged') delete marks[key]
  }
}
