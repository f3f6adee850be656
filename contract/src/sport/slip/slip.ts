import type { OddsType } from '../codes.ts'
import { DEFAULT_ODDS_TYPE } from '../codes.ts'
import { entryKey, isChampionEntry, isPending, isSameBet, isSuspended } from './entry.ts'
import type { SlipEntry } from './entry.ts'
import { MAX_ENTRIES, MIN_LEGS } from './limits.ts'
import { isCombinable } from '../market/markets.ts'
import type { RefusalReason } from '../reasons.ts'

export type SlipMode = 'single' | 'multiple' | 'series'
export type AutoAccept = 'any' | 'better' | 'none'

/** The modes exclude each other (TRAP-62); `wasMultiple` is where turning series off goes back to. */
export interface Slip {
  mode: SlipMode
  wasMultiple: boolean
  entries: SlipEntry[]
  oddsType: OddsType
  /** What a series took the place of, and where leaving it goes back to. */
  ownOddsType?: OddsType | undefined
  autoAccept: AutoAccept
}

/** The slip after an action; on a refusal it is unchanged. */
export interface SlipOutcome {
  slip: Slip
  refusal?: RefusalReason
}

/** B-SLIP-10: auto-accept is on by default. */
export const emptySlip: Slip = {
  mode: 'single',
  wasMultiple: false,
  entries: [],
  oddsType: DEFAULT_ODDS_TYPE,
  autoAccept: 'any',
}

/**
 * A click on a price. The same selection goes away, another one of the same gameId makes place, in a series of the same real match,
 * champion and other bets exclude each other, single mode holds one entry. Refuses: pendingConfirmation, suspended, maxEntries.
 */
export const select = (slip: Slip, entry: SlipEntry): SlipOutcome => {
  if (slip.entries.some(isPending)) return { slip, refusal: 'pendingConfirmation' }
  const same = slip.entries.find((held) => isSameBet(held, entry))
  if (same) return { slip: remove(slip, entryKey(same)) }
  if (isSuspended(entry)) return { slip, refusal: 'suspended' }
  const isLegToo = (held: SlipEntry) => slip.mode !== 'series' || held.gameInfo.hgid !== entry.gameInfo.hgid
  const kept =
    slip.mode === 'single' ? [] : slip.entries.filter((held) => staysBeside(held, entry) && isLegToo(held))
  if (kept.length >= MAX_ENTRIES) return { slip, refusal: 'maxEntries' }
  return { slip: { ...slip, entries: [...kept, entry] } }
}

/** Whether both have a place in a slip of several. */
export const staysBeside = (held: SlipEntry, entry: SlipEntry) =>
  held.gameInfo.gameId !== entry.gameInfo.gameId && isChampionEntry(held) === isChampionEntry(entry)

/** Takes an entry out; one that awaits confirmation stays. */
export const remove = (slip: Slip, key: string): Slip => ({
  ...slip,
  entries: slip.entries.filter((entry) => isPending(entry) || entryKey(entry) !== key),
})

/** Empties the slip but for what awaits confirmation. */
export const clear = (slip: Slip): Slip => ({ ...slip, entries: slip.entries.filter(isPending) })

const latestOnly = (entries: SlipEntry[]) => entries.slice(-1)

/** Changes the mode as the two toggles do. Refuses pendingConfirmation. */
export const setMode = (slip: Slip, mode: SlipMode): SlipOutcome => {
  if (mode === slip.mode) return { slip }
  if (slip.entries.some(isPending)) return { slip, refusal: 'pendingConfirmation' }
  if (mode === 'series')
    return {
      slip: {
        ...slip,
        mode,
        wasMultiple: slip.mode === 'multiple',
        oddsType: DEFAULT_ODDS_TYPE,
        ownOddsType: slip.oddsType,
      },
    }
  const { ownOddsType, ...rest } = slip
  const next = { ...rest, mode, wasMultiple: false, oddsType: ownOddsType ?? slip.oddsType }
  return { slip: mode === 'multiple' ? next : { ...next, entries: latestOnly(slip.entries) } }
}

/** Turning it off keeps only the latest entry (B-SLIP-04). */
export const toggleMultiple = (slip: Slip): SlipOutcome =>
  setMode(slip, slip.mode === 'multiple' ? 'single' : 'multiple')

/** Turning it off returns to multiple if that was on before, else to single (TRAP-62). */
export const toggleSeries = (slip: Slip): SlipOutcome => {
  if (slip.mode !== 'series') return setMode(slip, 'series')
  return setMode(slip, slip.wasMultiple ? 'multiple' : 'single')
}

/** A series is always quoted in Hong Kong odds. */
export const setOddsType = (slip: Slip, oddsType: OddsType): Slip =>
  slip.mode === 'series' ? slip : { ...slip, oddsType }

/**
 * Why an entry can't be part of the series, undefined when it can: champion, correct score, or another entry of the same
 * real match (hgid; gameId only tells line groups apart, TRAP-22).
 */
export const seriesProblem = (slip: Slip, entry: SlipEntry): RefusalReason | undefined => {
  if (isChampionEntry(entry)) return 'championOnly'
  if (!isCombinable(entry.playInfo.wtype)) return 'notCombinable'
  const { hgid } = entry.gameInfo
  return slip.entries.filter(({ gameInfo }) => gameInfo.hgid === hgid).length > 1 ? 'sameMatch' : undefined
}

/** Whether its entries make a series together, however many there are. */
export const fitsSeries = (slip: Slip): boolean => !slip.entries.some((entry) => seriesProblem(slip, entry))

/** Why the slip can't be placed as it stands, stakes apart. */
export const placingProblem = (slip: Slip): RefusalReason | undefined => {
  if (slip.entries.some(isPending)) return 'pendingConfirmation'
  if (slip.mode === 'series') {
    const problem = slip.entries
      .map((entry) => seriesProblem(slip, entry))
      .find((found) => found !== undefined)
    if (problem) return problem
    if (slip.entries.length < MIN_LEGS) return 'minEntries'
  }
  return slip.entries.some(isSuspended) ? 'suspended' : undefined
}

/** New price or line for an entry, as the feed or the server says; others stay as they are. */
export const reprice = (slip: Slip, key: string, r: string, line: number | null): Slip => ({
  ...slip,
  entries: slip.entries.map((entry) =>
    entryKey(entry) === key
      ? { ...entry, oddInfo: { ...entry.oddInfo, r }, playInfo: { ...entry.playInfo, line } }
      : entry,
  ),
})

/** The server's word on an entry's ticket. */
export const markTicket = (slip: Slip, key: string, bettingData: SlipEntry['bettingData']): Slip => ({
  ...slip,
  entries: slip.entries.map((entry) => (entryKey(entry) === key ? { ...entry, bettingData } : entry)),
})
