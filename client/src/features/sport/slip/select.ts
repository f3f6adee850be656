import type { Dispatch, Store } from '@reduxjs/toolkit'
import { useSelector, useStore } from 'react-redux'
import { entryKey, isPending } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { MAX_ENTRIES } from '@app/contract/sport/slip/limits'
import type { PlayedSport } from '@app/contract/sport/codes'
import type { GameInfo, MarketLine, RateRow } from '@app/contract/sport/feed'
import { marketOf } from '@app/contract/sport/market/markets'
import { fitsSeries, select, setMode, toggleMultiple, toggleSeries } from '@app/contract/sport/slip/slip'
import type { Slip, SlipOutcome } from '@app/contract/sport/slip/slip'
import { sportText } from '../text.ts'
import { bus } from '../../../lib/bus.ts'
import type { Selection } from '../../../lib/inSlip.ts'
import { sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { LiveBoard } from '../board/liveBoard.ts'
import type { SportRoot } from '../sport.slice.ts'

const { clearedBack, entryReplaced, slipChanged, stakeTyped } = sportSlice.actions

/** The series of what was put out of a slip of one and what took its place; undefined where they make none. */
const seriesWith = (slip: Slip, replaced: SlipEntry | undefined): Slip | undefined => {
  if (!replaced || slip.mode !== 'single') return undefined
  const both = { ...setMode(slip, 'series').slip, entries: [replaced, ...slip.entries] }
  return fitsSeries(both) ? both : undefined
}

/** What every price of a match has in common; the parts stay the same objects while prices move. */
export interface Fixture {
  info: GameInfo
  sport: PlayedSport
  league: string
  startTime?: number
}

/** The slip entry of a price on the board. */
export const entryOf = (
  { info, ...fixture }: Fixture,
  { gameId, wtype, line }: Pick<MarketLine, 'gameId' | 'wtype' | 'line'>,
  w: string,
  label: string,
  r: string,
): SlipEntry => ({
  gameInfo: { ...info, ...fixture, gameId, inPlay: marketOf(wtype)?.inPlay ?? false },
  playInfo: { w, wtype, line, label },
  oddInfo: { r, gameId },
  bettingData: { active: '', ticket_id: '' },
  championRate: { rtype: '' },
})

/** An entry with the kick-off of its match, as a list knows it. */
const timed = (entry: SlipEntry, startTime: number | undefined): SlipEntry =>
  startTime === undefined ? entry : { ...entry, gameInfo: { ...entry.gameInfo, startTime } }

const taken = (dispatch: Dispatch, { slip, refusal }: SlipOutcome): void => {
  if (refusal) {
    const reason = sportText(`reason_${refusal}`)
    const message =
      refusal === 'maxEntries' ? sportText('entriesMost', { reason, most: MAX_ENTRIES }) : reason
    bus.emit('toast', { kind: 'error', message })
  } else dispatch(slipChanged(slip))
}

/**
 * Puts a selection in or takes it out again; what it took the place of is said. In a slip of one another side of the same match is a
 * change of mind.
 */
export const selectIn = (store: Pick<Store<object>, 'getState' | 'dispatch'>, entry: SlipEntry): void => {
  const { slip: before, stakes, aside } = sportOf(store.getState())
  taken(store.dispatch, select(before, entry))
  const { slip } = sportOf(store.getState())
  const entries = before.entries.filter((held) => !slip.entries.includes(held))
  const isIn = slip.entries.includes(entry)
  // A series of these two would leave nothing of what is put aside, for which there is a way back already.
  const isTold = slip.mode !== 'single' || (aside.length === 0 && seriesWith(slip, entries[0]))
  if (isIn && entries[0] && isTold) store.dispatch(entryReplaced({ entries, stakes }))
}

/** Selecting and mode changes by the contract's rules; a refusal is told, never silent. `live` knows when matches begin. */
export const useSelecting = (live?: LiveBoard) => {
  const store = useStore<SportRoot>()
  const dispatch = useSportDispatch()
  const take = (outcome: SlipOutcome) => taken(dispatch, outcome)
  const slip = () => sportOf(store.getState()).slip
  return {
    select: (entry: SlipEntry) => selectIn(store, timed(entry, live?.game(entry.gameInfo.hgid)?.startTime)),
    /** What was just put out comes back in the place of what put it out; what was cleared as it was. */
    takeBack: () => {
      const { slip, replaced } = sportOf(store.getState())
      if (!replaced) return
      if (replaced.cleared) return void dispatch(clearedBack())
      dispatch(slipChanged({ ...slip, entries: [...slip.entries.slice(0, -1), ...replaced.entries] }))
      for (const key of replaced.entries.map(entryKey))
        dispatch(stakeTyped({ key, stake: replaced.stakes[key] ?? '' }))
    },
    single: () => take(setMode(slip(), 'single')),
    toggleMultiple: () => take(toggleMultiple(slip())),
    /** What was just put out comes back into the series. */
    toggleSeries: () => {
      const both = seriesWith(slip(), sportOf(store.getState()).replaced?.entries[0])
      take(both ? { slip: both } : toggleSeries(slip()))
    },
  }
}

/** What of the slip those need who only show prices. */
export const selectionsOf = (entries: readonly SlipEntry[]): Selection[] =>
  entries.map(({ gameInfo: { hgid }, playInfo: { wtype, w, line } }) => ({ hgid, wtype, w, line }))

/** What a price is of within its match; a line moves among the ids of its match, and is another bet on each side of that. */
const betOf = ({ wtype, line }: Pick<MarketLine, 'wtype' | 'line'>, w = ''): string => `${wtype}|${line}|${w}`

/** The price that the slip holds a selection at; what waits for its confirmation keeps that of its bet to itself. */
const priceIn = (entry: SlipEntry): string => (isPending(entry) ? '' : `@${entry.oddInfo.r}`)

/**
 * The selections of a match with their prices as one text, to hand down: it stays the same while nothing of this match is
 * selected.
 */
export const selectedIn = (entries: readonly SlipEntry[], hgid: string): string =>
  entries
    .filter(({ gameInfo }) => gameInfo.hgid === hgid)
    .map((entry) => `${betOf(entry.playInfo, entry.playInfo.w)}=${priceIn(entry)}`)
    .join(' ')

/** What of it is of one line: the others of the match are drawn no more for it. */
export const selectedOn = (
  selected: string,
  line: Pick<MarketLine, 'wtype' | 'line'> | undefined,
): string => {
  if (selected === '' || !line) return ''
  const own = betOf(line)
  return selected
    .split(' ')
    .filter((key) => key.startsWith(own))
    .join(' ')
}

/** A price of a list, or where it is in the slip the slip's, which is told of both: one selection has one price. */
export const heldIn = (
  selected: string,
  line: Pick<MarketLine, 'wtype' | 'line'>,
  w: string,
  k: string,
): { isSelected: boolean; price: string } => {
  const own = selected === '' ? '' : `${betOf(line, w)}=`
  const held = own && selected.split(' ').find((one) => one.startsWith(own))
  if (!held) return { isSelected: false, price: k }
  return { isSelected: true, price: held === own ? k : held.slice(own.length + 1) }
}

/** The price of a champion's rate in the slip, undefined where it is not; a cell renders again only when its own answer changes. */
export const useHeldRate = (gameId: string, { rtype, k }: Pick<RateRow, 'rtype' | 'k'>): string | undefined =>
  useSelector((root: SportRoot) => {
    const entry = sportOf(root).slip.entries.find(
      ({ oddInfo, championRate }) => oddInfo.gameId === gameId && championRate.rtype === rtype,
    )
    return entry && (isPending(entry) ? k : entry.oddInfo.r)
  })
