import { fromCents, toCents } from '@app/contract/kit/cents'
import type { ChannelArg, ChannelData } from '@app/contract/sport/channel'
import type { OddsType } from '@app/contract/sport/codes'
import type { MarketLine } from '@app/contract/sport/feed'
import { entryKey, isPending, isSuspended } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { seriesCapCents, winCapOf } from '@app/contract/sport/slip/limits'
import { isNegative, parsePrice, quote } from '@app/contract/sport/market/odds'
import type { Quote } from '@app/contract/sport/market/odds'
import { combinedOdds, largestParlayStake, parlayQuote } from '@app/contract/sport/slip/parlay'
import type { RefusalReason } from '@app/contract/sport/reasons'
import { CHAMPION, effectiveOddsType } from '@app/contract/sport/market/markets'
import { fitsSeries, select } from '@app/contract/sport/slip/slip'
import type { AutoAccept, Slip } from '@app/contract/sport/slip/slip'
import type { Ticket } from '@app/contract/sport/ticket'
import { largestSystemStake, systemBy, systemQuote } from '@app/contract/sport/slip/system'
import { clampStake, maxStake, stakeProblem, usedUp } from '@app/contract/sport/slip/stake'
import type { StakeLimits } from '@app/contract/sport/slip/stake'

/** What was said of a selection, by whomever. */
export type Told = Pick<EntryView, 'gameId' | 'wtype' | 'w' | 'rtype' | 'k' | 'line' | 'active'>
export type EntryView = ChannelData<'order_view'>['entries'][number]
export type ViewOf = (gameId: string, wtype: string, w: string, rtype: string) => EntryView | undefined
export type SeriesView = ChannelData<'order_view'>['series']

const NOTHING: Quote = { riskCents: 0, winCents: 0, returnCents: 0 }

/** What was typed, in cents; 0 for nothing or no amount. */
export const typedCents = (stake: string): number => (/^\d+(\.\d{1,2})?$/.test(stake) ? toCents(stake) : 0)

/** How the server knows a selection. */
export const refOf = ({
  oddInfo,
  playInfo,
  championRate,
}: SlipEntry): ChannelArg<'order_view'>['entries'][number] => ({
  gameId: oddInfo.gameId,
  wtype: playInfo.wtype,
  w: playInfo.w,
  line: playInfo.line,
  rtype: championRate.rtype,
})

/** The slip with the selections of tickets once more, at the prices that they had: it asks at once what they are now. */
export const againOf = (slip: Slip, [last, ...before]: readonly Ticket[]): Slip => {
  if (!last) return slip
  const isSeries = last.kind !== 'single'
  const legs = (
    isSeries ? [last] : [...before.filter(({ kind }) => kind === 'single').toReversed(), last]
  ).flatMap((ticket) => ticket.legs)
  const empty: Slip = {
    ...slip,
    mode: isSeries ? 'series' : legs.length > 1 ? 'multiple' : 'single',
    entries: [],
  }
  return legs.reduce((filled, { gameInfo, sport, league, inPlay, startTime, w, wtype, line, label, k }) => {
    const entry: SlipEntry = {
      gameInfo: { ...gameInfo, sport, league, inPlay, startTime },
      playInfo: { w, wtype, line, label },
      oddInfo: { r: k, gameId: gameInfo.gameId },
      bettingData: { active: '', ticket_id: '' },
      championRate: { rtype: wtype === CHAMPION ? w : '' },
    }
    // The same one twice would take it out again.
    return filled.entries.some((held) => entryKey(held) === entryKey(entry))
      ? filled
      : select(filled, entry).slip
  }, empty)
}

type League = ChannelData<'get_game_list'>['leagues'][number]

/** Entries as a list calls their matches now, in the language that it speaks; what is not in it keeps its names. */
export const namedAs = (entries: readonly SlipEntry[], leagues: readonly League[]): SlipEntry[] =>
  entries.map((entry) => {
    for (const { name, games } of leagues) {
      const said = games.find(({ gameInfo }) => gameInfo.hgid === entry.gameInfo.hgid)?.gameInfo
      if (said)
        return {
          ...entry,
          gameInfo: { ...entry.gameInfo, team_h: said.team_h, team_c: said.team_c, league: name },
        }
    }
    return entry
  })

/** The same of champions: a market's title stands for the match, the rate's name for the side. */
export const championsNamedAs = (
  entries: readonly SlipEntry[],
  games: ChannelData<'get_champion_list'>['games'],
): SlipEntry[] =>
  entries.map((entry) => {
    const game = games.find(({ gameId }) => gameId === entry.gameInfo.hgid)
    const rate = game?.rates.find(({ rtype }) => rtype === entry.championRate.rtype)
    if (!game || !rate) return entry
    return {
      ...entry,
      gameInfo: { ...entry.gameInfo, team_h: game.title, league: game.league, season: game.season },
      playInfo: { ...entry.playInfo, label: rate.name },
    }
  })

/** Unknown until an open market has said them: what is suspended says 0, which is no limit. */
const limitsOf = (
  range: Pick<EntryView, 'min' | 'max'> | null | undefined,
  isOpen: boolean,
  capCents: number,
  balance: string | undefined,
): StakeLimits | undefined =>
  range && balance !== undefined && (isOpen || toCents(range.max) > 0)
    ? { minCents: toCents(range.min), maxCents: toCents(range.max), capCents, balanceCents: toCents(balance) }
    : undefined

/** Of more than may stand as much as may is placed, and why that is less is said; below the least it is in the way. */
const judged = (problem: RefusalReason | undefined, cents: number, real: number, limits?: StakeLimits) => {
  const isCut = problem !== undefined && limits !== undefined && real < cents && real >= limits.minCents
  return isCut ? { cut: problem, stakeProblem: undefined } : { cut: undefined, stakeProblem: problem }
}

/** One entry with its stake as the slip shows it. `view` is what order_view last said of it. */
export const lookAt = (
  wanted: OddsType,
  entry: SlipEntry,
  stake: string,
  view: EntryView | undefined,
  balance: string | undefined,
) => {
  const oddsType = effectiveOddsType(entry.playInfo.wtype, wanted)
  const k = parsePrice(entry.oddInfo.r)
  const cents = typedCents(stake)
  const cap = winCapOf({ sport: entry.gameInfo.sport, wtype: entry.playInfo.wtype })
  const limits = limitsOf(view, view?.active === 'open', cap, balance)
  const real = k === undefined || !limits ? cents : realStake(k, oddsType, cents, limits)
  const problem: RefusalReason | undefined =
    view?.active === 'closed' ? 'closed' : isSuspended(entry) ? 'suspended' : undefined
  const used = problem ? undefined : usedUp(limits)
  const typed =
    k === undefined || !limits || cents === 0 ? used : (used ?? stakeProblem(k, oddsType, cents, limits))
  const stands = judged(typed, cents, real, limits)
  return {
    k,
    oddsType,
    limits,
    /** The typed amount is what is won, not what is risked. */
    isWinTyped: k !== undefined && isNegative(k, oddsType),
    /** Of what can be placed, not of whatever is typed. */
    quote: k === undefined || stands.stakeProblem ? NOTHING : quote(k, oddsType, real),
    real,
    problem,
    ...stands,
  }
}

/** The stake as it may stand: within limit and balance, whole yuan when more was typed than the balance holds (B-CALC-01, 02). */
export const realStake = (
  k: number,
  oddsType: OddsType,
  cents: number,
  limits: StakeLimits,
  onClamp?: (cents: number) => void,
): number => {
  const most = maxStake(k, oddsType, limits)
  return isNegative(k, oddsType)
    ? clampStake(cents, most, most, onClamp)
    : clampStake(cents, Math.min(limits.maxCents, most), limits.balanceCents, onClamp)
}

export type SystemOffer = ChannelData<'order_view'>['systems'][number]

/** The one stake of a series: of all legs together, or of each bet of a system. */
export const lookAtSeries = (
  slip: Slip,
  stake: string,
  view: SeriesView | undefined,
  balance: string | undefined,
  offer?: SystemOffer,
) => {
  const prices = slip.entries.map(({ oddInfo }) => parsePrice(oddInfo.r)).filter((k) => k !== undefined)
  /** As long as a leg has no price, or no place beside the others, nobody knows what all of them bring. */
  const isWhole = prices.length === slip.entries.length && fitsSeries(slip)
  const cents = typedCents(stake)
  const cap = seriesCapCents(
    slip.entries.map(({ gameInfo, playInfo }) => ({ sport: gameInfo.sport, wtype: playInfo.wtype })),
  )
  const system = offer && systemBy(offer.code, prices.length)
  const limits = limitsOf(offer ?? view, offer !== undefined || view?.odds !== '', cap, balance)
  const quoteOf = (stakeCents: number) =>
    system ? systemQuote(stakeCents, system, prices) : parlayQuote(stakeCents, prices)
  const largest = ({ maxCents, balanceCents }: StakeLimits) =>
    system
      ? Math.min(maxCents, largestSystemStake(system, prices, balanceCents, cap))
      : largestParlayStake(prices, Math.min(maxCents, balanceCents), cap)
  const most = limits && isWhole ? largest(limits) : undefined
  const real = limits && most !== undefined ? clampStake(cents, most, limits.balanceCents) : cents
  const used = isWhole ? usedUp(limits) : undefined
  const typed =
    limits && cents && isWhole ? (used ?? seriesStakeProblem(cents, quoteOf(cents), limits)) : used
  const stands = judged(typed, cents, real, limits)
  return {
    /** The price of all legs in one bet; none until each has its own. */
    odds: isWhole ? combinedOdds(prices) : undefined,
    limits,
    system,
    quote: real && isWhole && !stands.stakeProblem ? quoteOf(real) : NOTHING,
    most,
    real,
    ...stands,
  }
}

const seriesStakeProblem = (
  cents: number,
  { riskCents, winCents }: Quote,
  limits: StakeLimits,
): RefusalReason | undefined => {
  if (cents < limits.minCents) return 'belowMin'
  if (cents > limits.maxCents || winCents > limits.capCents) return 'aboveMax'
  return riskCents > limits.balanceCents ? 'insufficientBalance' : undefined
}

export const addQuotes = (quotes: readonly Quote[]): Quote =>
  quotes.reduce(
    (sum, one) => ({
      riskCents: sum.riskCents + one.riskCents,
      winCents: sum.winCents + one.winCents,
      returnCents: sum.returnCents + one.returnCents,
    }),
    NOTHING,
  )

interface Price {
  r: string
  line: number | null
}

/** What the player wants to be asked about: any other price, or only a worse one; another line in any case, as the server asks. */
export const wantsConsent = (accept: AutoAccept, before: Price, after: Price): boolean => {
  if (before.line !== after.line) return true
  const [had, has] = [parsePrice(before.r), parsePrice(after.r)]
  if (accept === 'any' || had === undefined || has === undefined || had === has) return false
  return accept === 'none' || has < had
}

export interface Move extends Price {
  key: string
}

const toldOf = (entry: SlipEntry, views: readonly Told[]): Told | undefined => {
  const ref = refOf(entry)
  return views.find(
    ({ gameId, wtype, w, rtype }) =>
      gameId === ref.gameId && wtype === ref.wtype && w === ref.w && rtype === ref.rtype,
  )
}

/** Entries whose price or line is not what is said any more. */
export const movesOf = (slip: Slip, views: readonly Told[]): Move[] =>
  slip.entries.flatMap((entry): Move[] => {
    const view = toldOf(entry, views)
    if (!view) return []
    const r = view.active === 'open' ? view.k : ''
    if (r === entry.oddInfo.r && view.line === entry.playInfo.line) return []
    return [{ key: entryKey(entry), r, line: view.line }]
  })

/** What a list says of the entries: only of the very lines that they are on. */
export const listedOf = (
  entries: readonly SlipEntry[],
  linesOf: (hgid: string) => readonly MarketLine[] | undefined,
): Told[] =>
  entries.flatMap((entry) => {
    const ref = refOf(entry)
    const k = linesOf(entry.gameInfo.hgid)
      ?.find(({ wtype, line }) => wtype === ref.wtype && line === ref.line)
      ?.selections.find(({ w }) => w === ref.w)?.k
    return k === undefined ? [] : [{ ...ref, rtype: ref.rtype ?? '', k, active: k ? 'open' : 'suspended' }]
  })

/** Answers overtake each other by no more than this; what says an earlier time still comes from a clock that was set back. */
const OVERTAKEN_MS = 60_000

/** The entries that what is said at `at` is news of: nobody has said anything later of them. */
export const newsOf = (
  entries: readonly SlipEntry[],
  heard: Readonly<Record<string, number>>,
  at: number,
  views: readonly Told[],
): SlipEntry[] =>
  entries.filter((entry) => {
    const lateMs = (heard[entryKey(entry)] ?? at) - at
    return !isPending(entry) && toldOf(entry, views) && !(lateMs > 0 && lateMs < OVERTAKEN_MS)
  })

/** A chip on top of what was typed: ("12.50", 100) → "112.50", ("", 100) → "100". */
export const addChip = (stake: string, yuan: number): string => yuanText(typedCents(stake) + yuan * 100)

/** An amount as a player would type it, without needless decimals. */
export const yuanText = (cents: number): string => fromCents(cents).replace(/\.00$/, '')
