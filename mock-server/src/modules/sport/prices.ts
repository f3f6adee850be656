import type { MarketLine } from '@app/contract/sport/feed'
import { marketOf } from '@app/contract/sport/markets'
import type { SportMatch } from './match.rules.ts'
import type { MatchState, SportCode } from './model/match.ts'
import { furtherCount, quotesOf, ratesSeen } from './model/play.ts'
import type { Quote } from './model/quote.ts'
import { stateOf } from './model/state.ts'
import { lineOf, overriddenLines } from './present.rules.ts'
import { type Programme, secondsSince } from './programme.ts'

/** U-SPORT-13: seconds that a price stands when nothing happens. */
const IN_PLAY_STEP: Partial<Record<SportCode, number>> = { FT: 20, VF: 5, OP: 20 }
const BEFORE_STEP = 300
const NEVER = Number.MAX_SAFE_INTEGER
/** Alternative lines stand on the board for leagues up to this tier; everyone has them on the match page. */
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

const onBoard = ({ family, period, rank }: Quote, tier: number): boolean =>
  rank === 0 || (tier <= ALTERNATIVES_TIER && period === 'full' && (family === 'R' || family === 'OU'))

/** Prices of each match at its present state, remade only when the state or the price's time step changes. */
export const openPrices = (programme: Programme, seed: number): Prices => {
  const kept = new Map<number, Priced>()

  /** The state that prices are made from: what has happened till now, the time left as at the start of the step. */
  const pricedState = (match: SportMatch, state: MatchState, start: number): MatchState => {
    if (state.status !== 'live' || !IN_PLAY_STEP[state.sport]) return state
    const then = stateOf(match.spec, programme.timeline(match), start).restOfHalves
    const [first, second] = state.restOfHalves
    return { ...state, restOfHalves: [first > 0 ? then[0] : 0, second > 0 ? then[1] : 0] }
  }

  return {
    of: (match, now) => {
      const second = secondsSince(match, now)
      const state = programme.state(match, now)
      const isTimed = second < 0 || IN_PLAY_STEP[match.sport] !== undefined
      const step = second < 0 ? BEFORE_STEP : (IN_PLAY_STEP[match.sport] ?? BEFORE_STEP)
      const start = second - ((((second + match.gid) % step) + step) % step)
      const isClosing = state.sport === 'BK' && state.clockLeft < 40
      const time = isTimed ? start : isClosing ? 'closing' : ''
      const touched = programme.row(match.gid)
      const key = `${state.status}|${state.period}|${state.version}|${state.suspended}|${time}|${touched?.events.length ?? 0}`
      const before = kept.get(match.gid)
      const nextStepAt = isTimed ? start + step : NEVER
      if (before?.key === key) return { ...before, state, nextStepAt }
      const isLive = state.status === 'live'
      const isOpen = isLive || state.status === 'scheduled'
      const spec = ratesSeen(match.spec, isLive ? 0 : Math.min(start, -1))
      const priced = pricedState(match, state, start)
      const overrides = (touched?.markets ?? []).filter(({ wtype }) => marketOf(wtype)?.inPlay === isLive)
      const toLines = (quotes: Quote[]) => {
        const lines = quotes.map((quote) => lineOf(match.gid, quote, isLive, state.suspended))
        return overrides.length > 0 ? overriddenLines(match.gid, lines, overrides, state.suspended) : lines
      }
      const shown = (): Shown => ({
        lines: toLines(quotesOf(spec, priced, 'main').filter((each) => onBoard(each, match.tier))),
        moreCount: furtherCount(spec, priced),
      })
      // Before kick-off the name is short to spell; in play the state says it all.
      const name = () =>
        second < 0 ? `${seed}|${match.gid}|${key}` : JSON.stringify([spec, match.tier, priced])
      let every: MarketLine[] | undefined
      const made: Priced = {
        key,
        state,
        nextStepAt,
        ...(!isOpen ? { lines: [], moreCount: 0 } : touched ? shown() : sharing(name(), shown)),
        all: () => (every ??= isOpen ? toLines(quotesOf(spec, priced, 'all')) : []),
      }
      if (kept.size >= KEPT) kept.delete(kept.keys().next().value!)
      kept.set(match.gid, made)
      return made
    },
  }
}
