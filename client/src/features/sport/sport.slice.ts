import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { MarketType, OddsType, PreListedLeague, SportType } from '@app/contract/sport/codes'
import { entryKey, isSameBet } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { clear, markTicket, remove, reprice, setOddsType, toggleSeries } from '@app/contract/sport/slip/slip'
import type { AutoAccept, Slip } from '@app/contract/sport/slip/slip'
import { api } from '../../api/api.ts'
import { type Order, toggled } from './board/board.rules.ts'
import { decidedIn } from './board/champion/decided.rules.ts'
import { end } from './board/over.rules.ts'
import { checkLeagues, chooseDate, chooseLeague, chooseMarket, chooseSport } from './board/filter.rules.ts'
import { useDispatch } from 'react-redux'
import {
  championsNamedAs,
  type Move,
  movesOf,
  namedAs,
  newsOf,
  type Told,
  wantsConsent,
} from './slip/slip.rules.ts'
import { clearing, restored, withAside } from './slip/aside.rules.ts'
import { keptList, readKept } from './kept.ts'
import { askedWith, forgetRefusals, initialState, recordsOf } from './sportState.ts'
import type { Asked, habitsOf, keptOf, SportState, TicketRefusal, Unanswered, Voice } from './sportState.ts'
import { sportApi } from './sport.api.ts'

const withHabits = (): SportState => ({
  ...initialState,
  ...readKept<ReturnType<typeof habitsOf>>(
    'sportHabits',
    ({ favourites }) => Array.isArray(favourites?.leagues) && Array.isArray(favourites.matches),
  ),
})
const withKept = (): SportState => {
  const state = {
    ...withHabits(),
    filter: keptList(),
    ...readKept<ReturnType<typeof keptOf>>('sportSlip', ({ slip }) => Array.isArray(slip?.entries)),
  }
  // What waits is followed on; a receipt has been seen.
  return { ...state, placed: state.placed.filter((id) => keysOf(state.slip, id).length > 0) }
}

const forget = (state: SportState) => {
  state.replaced = null
  const held = new Set([...state.slip.entries, ...state.aside].map(entryKey))
  for (const record of recordsOf(state))
    for (const key of Object.keys(record)) if (!held.has(key)) delete record[key]
}

const move = (state: SportState, { key, r, line }: Move) => {
  const entry = state.slip.entries.find((one) => entryKey(one) === key)
  if (entry) state.was[key] ??= { r: entry.oddInfo.r, line: entry.playInfo.line }
  state.slip = reprice(state.slip, key, r, line)
}

export const sportSlice = createSlice({
  name: 'sport',
  initialState: withKept,
  reducers: {
    marketChosen: (state, { payload }: PayloadAction<MarketType>) => {
      state.filter = chooseMarket(state.filter, payload)
      state.opened = ''
    },
    sportChosen: (state, { payload }: PayloadAction<SportType>) => {
      state.filter = chooseSport(state.filter, payload)
      state.opened = ''
    },
    leagueChosen: (state, { payload }: PayloadAction<PreListedLeague>) => {
      state.filter = chooseLeague(state.filter, payload)
    },
    dateChosen: (state, { payload }: PayloadAction<string>) => {
      state.filter = chooseDate(state.filter, payload)
    },
    leaguesChecked: (state, { payload }: PayloadAction<string[]>) => {
      state.filter = checkLeagues(state.filter, payload)
    },
    orderChosen: (state, { payload }: PayloadAction<Order>) => {
      state.order = payload
    },
    leagueFolded: (state, { payload }: PayloadAction<string>) => {
      state.folded = state.folded.includes(payload)
        ? state.folded.filter((id) => id !== payload)
        : [...state.folded, payload]
    },
    /** All of them at once: every id, or none. */
    leaguesFolded: (state, { payload }: PayloadAction<string[]>) => {
      state.folded = payload
    },
    matchOpened: (state, { payload }: PayloadAction<string>) => {
      state.opened = state.opened === payload ? '' : payload
    },
    /** Shows a match where it is listed: its list, its league unfolded, all its markets, the page scrolled to it. */
    matchSought: (
      state,
      { payload }: PayloadAction<{ market: MarketType; sport: SportType; leagueId: string; hgid: string }>,
    ) => {
      const { market, sport, leagueId, hgid } = payload
      const isListed = state.filter.market === market && [sport, 'ALL'].includes(state.filter.sport)
      const listed = isListed ? state.filter : chooseSport(chooseMarket(state.filter, market), sport)
      state.filter = { ...listed, league: 'all', checked: [], date: '' }
      state.folded = state.folded.filter((id) => id !== leagueId)
      state.isFavouredOnly = false
      state.opened = hgid
      state.sought = hgid
    },
    matchShown: (state) => {
      state.sought = ''
    },
    leagueFavoured: ({ favourites }, { payload }: PayloadAction<string>) => {
      favourites.leagues = toggled(favourites.leagues, payload)
    },
    matchFavoured: ({ favourites }, { payload }: PayloadAction<string>) => {
      favourites.matches = toggled(favourites.matches, payload)
    },
    favouredOnlyToggled: (state) => {
      state.isFavouredOnly = !state.isFavouredOnly
    },
    allLinesToggled: (state) => {
      state.isAllLines = !state.isAllLines
    },
    voiceChosen: (state, { payload }: PayloadAction<Voice>) => {
      state.voice = payload
    },
    /** The outcome of one of the contract's slip rules; with one selection more the receipts before it are put aside. */
    slipChanged: (state, { payload }: PayloadAction<Slip>) => {
      if (payload.entries.length > state.slip.entries.length) state.placed = []
      const held = state.slip.entries
      for (const entry of payload.entries)
        // Another line under the same id: nothing that was typed or told is of it.
        if (held.some((one) => entryKey(one) === entryKey(entry) && !isSameBet(one, entry)))
          for (const record of recordsOf(state)) delete record[entryKey(entry)]
      Object.assign(state, withAside(state, payload))
      forget(state)
    },
    /** Told after the change itself; null when its moment has passed. */
    entryReplaced: (state, { payload }: PayloadAction<SportState['replaced']>) => {
      state.replaced = payload
    },
    entryRemoved: (state, { payload }: PayloadAction<string>) => {
      state.slip = remove(state.slip, payload)
      forget(state)
    },
    slipCleared: (state) => {
      const cleared = clearing(state)
      state.slip = clear(state.slip)
      state.aside = []
      state.seriesStake = ''
      forget(state)
      state.replaced = cleared
    },
    clearedBack: (state) => void Object.assign(state, restored(state)),
    oddsTypeChosen: (state, { payload }: PayloadAction<OddsType>) => {
      // An empty series holds nothing that another format would be wrong for: it is one no more.
      const isEmpty = state.slip.mode === 'series' && state.slip.entries.length === 0
      state.slip = setOddsType(isEmpty ? toggleSeries(state.slip).slip : state.slip, payload)
    },
    autoAcceptChosen: (state, { payload }: PayloadAction<AutoAccept>) => {
      state.slip.autoAccept = payload
    },
    stakeTyped: (state, { payload }: PayloadAction<{ key: string; stake: string }>) => {
      state.stakes[payload.key] = payload.stake
      forgetRefusals(state, [payload.key])
    },
    seriesStakeTyped: (state, { payload }: PayloadAction<string>) => {
      state.seriesStake = payload
      forgetRefusals(state, Object.keys(state.marks))
    },
    systemChosen: (state, { payload }: PayloadAction<string>) => {
      state.system = payload
    },
    repriced: (state, { payload }: PayloadAction<Move[]>) => {
      for (const one of payload) move(state, one)
    },
    /** What the slip's own question or a list says of entries: of two words about one price the later one holds. */
    told: (state, { payload: { at, views } }: PayloadAction<{ at: number; views: readonly Told[] }>) => {
      const entries = newsOf(state.slip.entries, state.heard, at, views)
      for (const one of movesOf({ ...state.slip, entries }, views)) {
        move(state, one)
        const { marks, was, slip } = state
        const { key, r, line } = one
        const had = was[key] ?? one
        const isRefused = marks[key] !== undefined && marks[key] !== 'oddsChanged'
        // Why it was refused holds until it could be placed again.
        if (isRefused && !r) continue
        if (isRefused && (marks[key] === 'suspended' || had.r !== r || had.line !== line))
          forgetRefusals(state, slip.mode === 'series' ? Object.keys(marks) : [key])
        if (wantsConsent(slip.autoAccept, had, one)) marks[key] = 'oddsChanged'
        else if (r) {
          delete was[key]
          if (marks[key] === 'oddsChanged') delete marks[key]
        }
      }
      for (const entry of entries) state.heard[entryKey(entry)] = at
    },
    marked: (state, { payload }: PayloadAction<{ key: string; mark: RefusalReason | undefined }>) => {
      for (const record of [state.marks, state.refunds, state.dangers, state.lost, state.was])
        delete record[payload.key]
      if (payload.mark) state.marks[payload.key] = payload.mark
    },
    /** Nobody heard what became of their bet. */
    answerLost: (state, { payload }: PayloadAction<{ keys: string[]; news: Unanswered }>) => {
      for (const key of payload.keys) state.lost[key] = payload.news
    },
    ticketWaits: (
      state,
      { payload }: PayloadAction<{ keys: string[]; ticket_id: string; asked?: Asked[] }>,
    ) => {
      state.aside = []
      if (payload.asked) state.asked = askedWith(state.asked, payload.ticket_id, payload.asked)
      for (const key of payload.keys) {
        for (const record of [state.marks, state.refunds, state.dangers, state.lost]) delete record[key]
        state.slip = markTicket(state.slip, key, { active: 'delay', ticket_id: payload.ticket_id })
      }
      if (!state.placed.includes(payload.ticket_id)) state.placed.unshift(payload.ticket_id)
    },
    /** Its entries leave the slip. */
    ticketAccepted: (state, { payload }: PayloadAction<{ keys: string[]; ticket_id: string }>) => {
      const gone = new Set(payload.keys)
      state.slip.entries = state.slip.entries.filter((entry) => !gone.has(entryKey(entry)))
      if (!state.placed.includes(payload.ticket_id)) state.placed.unshift(payload.ticket_id)
      if (state.slip.mode === 'series' && state.slip.entries.length === 0) state.seriesStake = ''
      forget(state)
    },
    /** Its entries stay, say why and can be tried again. */
    ticketRefused: (state, { payload }: PayloadAction<TicketRefusal>) => {
      for (const key of payload.keys) {
        state.slip = markTicket(state.slip, key, { active: '', ticket_id: '' })
        state.marks[key] = payload.reason
        if (payload.by) state.dangers[key] = payload.by
        delete state.lost[key]
      }
      // Of a series it came back once.
      const [first] = payload.keys
      if (first && payload.refund) state.refunds[first] = payload.refund
      state.placed = state.placed.filter((id) => id !== payload.ticket_id)
    },
    /** The receipts are put aside; what still waits stays. */
    receiptsClosed: (state) => {
      const waiting = new Set(state.slip.entries.map(({ bettingData }) => bettingData.ticket_id))
      state.placed = state.placed.filter((id) => waiting.has(id))
    },
  },
  extraReducers: (builder) => {
    // Another identity: the slip and its tickets were somebody else's.
    builder.addMatcher(api.util.resetApiState.match, withHabits)
    const { gameList, gameMore, matchDetail, championList } = sportApi.endpoints
    builder.addMatcher(gameList.matchFulfilled, ({ slip }, { payload }) => {
      slip.entries = namedAs(slip.entries, payload.leagues)
    })
    builder.addMatcher(gameMore.matchFulfilled, (state, { payload: { game } }) =>
      end(state, game.gameInfo.hgid, game.live),
    )
    builder.addMatcher(matchDetail.matchFulfilled, (state, { payload, meta }) =>
      end(state, meta.arg.originalArgs.gameId, payload.live),
    )
    builder.addMatcher(championList.matchFulfilled, ({ slip, winners }, { payload }) => {
      for (const { gameId, winner } of payload.decided ?? []) winners[gameId] = winner
      slip.entries = decidedIn(championsNamedAs(slip.entries, payload.games), payload.decided)
    })
  },
})

/** What the feature needs of the store, wherever the slice was injected. */
export interface SportRoot {
  sport?: SportState
}
export const sportOf = (root: SportRoot): SportState => root.sport ?? initialState

/** A series holds its format while there is anything in it. */
export const holdsFormat = (root: SportRoot): boolean => {
  const { mode, entries } = sportOf(root).slip
  return mode === 'series' && entries.length > 0
}

/** One part of the feature's state: a component renders again when this part changes, not with every figure typed. */
export const part =
  <K extends keyof SportState>(name: K) =>
  (root: SportRoot): SportState[K] =>
    sportOf(root)[name]

/** The entries that a ticket came from. */
export const keysOf = (slip: Slip, ticketId: string): string[] =>
  slip.entries.filter(({ bettingData }: SlipEntry) => bettingData.ticket_id === ticketId).map(entryKey)

/** The part of the store that holds the cached answers. */
type Answers = Parameters<ReturnType<typeof sportApi.endpoints.live.select>>[0]

export const useSportDispatch =
  useDispatch.withTypes<ThunkDispatch<Answers & SportRoot, unknown, UnknownAction>>()
