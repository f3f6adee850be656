import type { MarketLine } from '@app/contract/sport/feed'
import type { SportMatch } from '../match.rules.ts'
import type { MatchState } from '../model/match.ts'
import { furtherCount, quotesOf } from '../model/play.ts'
import type { Quote } from '../model/quote.ts'
import { outlookOf } from './outlook.ts'
import { lineOf, overriddenLines } from './present.rules.ts'
import type { Programme } from './programme.ts'

/** Before kick-off alternative lines stand on the board for leagues up to this tier; in play, and on the match page, for all. */
const ALTERNATIVES_TIER = 2

export interface Priced {
  /** Changes with every change of a price. */
  key: string
  state: MatchState
  /** The second of the match at which prices are next remade by time alone. */
  nextStepAt: number
  /** What the board shows. */
  lines: MarketLine[]
  /** How many markets the match page has beyond them. */
  moreCount: number
  /** Every market of the match, made at its first use. */
  all(): MarketLine[]
}

export interface Prices {
  of(match: SportMatch, now: number): Priced
}

const KEPT = 3_000

type Shown = Pick<Priced, 'lines' | 'moreCount'>
/**
 * What worlds of one seed show of a match that nobody touched follows from its state: made once for all of them, so that only the
 * first pays for the day's four hundred.
 */
const shared = new Map<string, Shown>()
const sharing = (name: string, make: () => Shown): Shown => {
  const found = shared.get(name) ?? make()
  shared.delete(name)
  if (shared.size >= KEPT) shared.delete(shared.keys().next().value!)
  shared.set(name, found)
  return found
}

const onBoard = ({ family, period, rank }: Quote, hasAlternatives: boolean): boolean =>
  rank === 0 || (hasAlternatives && period === 'full' && (family === 'R' || family === 'OU'))

/** Prices of each match at its present state, remade only when the state or the price's time step changes. */
export const openPrices = (programme: Programme, seed: number): Prices => {
  const kept = new Map<number, Priced>()

  return {
    of: (match, now) => {
      const { spec, state, from, until, pins } = outlookOf(programme, match, now)
      const isClosing = state.sport === 'BK' && state.clockLeft < 40
      const time = until === Number.POSITIVE_INFINITY ? (isClosing ? 'closing' : '') : from
      const touched = programme.row(match.gid)
      const key = `${state.status}|${state.period}|${state.version}|${state.suspended}|${time}|${touched?.events.length ?? 0}`
      const before = kept.get(match.gid)
      if (before?.key === key) return { ...before, state, nextStepAt: until }
      const isLive = state.status === 'live'
      const isOpen = isLive || state.status === 'scheduled'
      const toLines = (quotes: Quote[]) => {
        const lines = quotes.map((quote) => lineOf(match.gid, quote, isLive, state.suspended))
        return pins.length > 0 ? overriddenLines(match.gid, lines, pins, state.suspended) : lines
      }
      const shown = (): Shown => ({
        lines: toLines(
          quotesOf(spec, state, 'main').filter((each) =>
            onBoard(each, isLive || match.tier <= ALTERNATIVES_TIER),
          ),
        ),
        moreCount: furtherCount(spec, state),
      })
      // Before kick-off the name is short to spell; in play the state says it all.
      const name = () => (!isLive ? `${seed}|${match.gid}|${key}` : JSON.stringify([spec, match.tier, state]))
      let every: MarketLine[] | undefined
      const made: Priced = {
        key,
        state,
        nextStepAt: until,
        ...(!isOpen ? { lines: [], moreCount: 0 } : touched ? shown() : sharing(name(), shown)),
        all: () => (every ??= isOpen ? toLines(quotesOf(spec, state, 'all')) : []),
      }
      if (kept.size >= KEPT) kept.delete(kept.keys().next().value!)
      kept.set(match.gid, made)
      return made
    },
  }
}
