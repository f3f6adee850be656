import { toCents } from '@app/contract/kit/cents'
import { entryKey, isPending } from '@app/contract/sport/slip/entry'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import { MIN_LEGS } from '@app/contract/sport/slip/limits'
import type { Slip } from '@app/contract/sport/slip/slip'
import { fitsSeries, placingProblem, seriesProblem } from '@app/contract/sport/slip/slip'
import { usedUp } from '@app/contract/sport/slip/stake'
import type { sportOf } from '../../sport.slice.ts'
import { addQuotes, lookAt, lookAtSeries, typedCents, yuanText } from '../slip.rules.ts'
import type { SeriesView, SystemOffer, ViewOf } from '../slip.rules.ts'

/** The form that the button and the fields of all stakes belong to. */
export const PLACE_FORM = 'placeBets'

/**
 * What the button stands for, the first that holds:
 * - `deposit`: all of it costs more than there is
 * - `submitted`: all of it waits for its confirmation
 * - `needLegs`: a series has one leg
 * - `halted`: nothing of it can be bet on now, of a series a leg
 * - `usedUp`: nothing more may be staked on it
 * - `needStake`: nothing is typed
 * - `none`: nothing of it can be placed, and why stands above
 * - `rest`, `restAccept`: places the others, the latter at moved prices, and takes out what can't be bet on
 * - `some`: places those of several that have a stake
 * - `accept`: places at the moved prices, which is a consent to them
 * - `place`
 */
type Step =
  | 'deposit'
  | 'submitted'
  | 'needLegs'
  | 'halted'
  | 'usedUp'
  | 'needStake'
  | 'none'
  | 'rest'
  | 'restAccept'
  | 'some'
  | 'accept'
  | 'place'

interface Typed extends Pick<
  ReturnType<typeof sportOf>,
  'slip' | 'stakes' | 'seriesStake' | 'marks' | 'was'
> {
  viewOf: ViewOf
  series: SeriesView | undefined
  offer: SystemOffer | undefined
  balance: string | undefined
}

/** Of a series all is sent; of several bets those without a stake are in nobody's way. */
const sentOf = (slip: Slip, isStaked: (entry: SlipEntry) => boolean, halted: readonly SlipEntry[]): Slip =>
  slip.mode === 'series'
    ? slip
    : {
        ...slip,
        entries: slip.entries.filter(
          (entry) => isPending(entry) || (isStaked(entry) && !halted.includes(entry)),
        ),
      }

/** What pressing the button would do with all that is typed, what it costs and brings, and what is in its way. */
export const placingOf = ({
  slip,
  stakes: typed,
  seriesStake,
  marks,
  was,
  viewOf,
  series,
  offer,
  balance,
}: Typed) => {
  const isSeries = slip.mode === 'series'
  const open = slip.entries.filter((entry) => !isPending(entry))
  const isWaiting = open.length === 0
  /** While all of it waits for its confirmation, the figures of its bet stay: what is left to stake has no say in them. */
  const [counted, purse] = isWaiting ? [slip.entries, undefined] : [open, balance]
  const parlay = lookAtSeries(slip, seriesStake, series, purse, offer)
  const stakeOf = (entry: SlipEntry) => typed[entryKey(entry)] ?? ''
  const isStaked = (entry: SlipEntry) => typedCents(stakeOf(entry)) > 0
  const looks = counted.map((entry) => {
    const { oddInfo, playInfo, championRate } = entry
    const view = viewOf(oddInfo.gameId, playInfo.wtype, playInfo.w, championRate.rtype)
    return { entry, ...lookAt(slip.oddsType, entry, stakeOf(entry), view, purse) }
  })
  const staked = looks.filter(({ entry }) => isStaked(entry))
  /** A single leg has no field for its stake: what was typed for more of them counts when there are more. */
  const isShort = isSeries && !isWaiting && open.length < MIN_LEGS
  /** What doesn't fit together has none either. */
  const isUnfit = isSeries && !isShort && !fitsSeries(slip)
  const sum = isShort ? addQuotes([]) : isSeries ? parlay.quote : addQuotes(staked.map(({ quote }) => quote))
  const isMany = !isSeries && open.length > 1
  const halted =
    !isWaiting && (isMany || isSeries)
      ? looks
          .filter(({ entry, problem }) => problem && (isSeries || isStaked(entry)))
          .map(({ entry }) => entry)
      : []
  const sent = sentOf(slip, isStaked, halted)
  /** What no waiting brings back comes first. */
  const stuckOf = (entries: readonly SlipEntry[]) =>
    (isWaiting ? [] : looks.filter(({ entry }) => entries.includes(entry)))
      .flatMap(({ entry, problem, stakeProblem, limits }) => {
        const reason = problem ?? (isSeries ? seriesProblem(slip, entry) : stakeProblem)
        return reason ? [{ entry, reason, limits }] : []
      })
      .toSorted((a, b) => Number(b.reason === 'closed') - Number(a.reason === 'closed'))
  const stuck = stuckOf(sent.entries)
  const named = stuck.length > 0 ? stuck : stuckOf(halted)
  const shortCents = balance === undefined ? 0 : sum.riskCents - toCents(balance)
  const problem = isWaiting
    ? undefined
    : (stuck[0]?.reason ??
      placingProblem(sent) ??
      (isSeries ? parlay.stakeProblem : undefined) ??
      (shortCents > 0 ? 'insufficientBalance' : undefined))
  /** What has no price costs nothing and isn't placed. */
  const count = staked.filter(({ quote }) => quote.riskCents > 0).length
  const moved = open.filter((entry) => marks[entryKey(entry)] === 'oddsChanged' && !halted.includes(entry))
  const isMoved = moved.length > 0
  const nothingTyped = isSeries ? isShort || (!isUnfit && typedCents(seriesStake) === 0) : staked.length === 0
  const asked = isSeries || nothingTyped ? looks : staked
  const isHalted = !isSeries && asked.every((one) => one.problem)
  const isUsedUp = isSeries
    ? parlay.stakeProblem !== undefined && usedUp(parlay.limits) !== undefined
    : asked.every((one) => one.stakeProblem && usedUp(one.limits))
  const stepOf = (): Step => {
    if (problem === 'insufficientBalance') return 'deposit'
    // It waits for the leg: a press that came late would take it out. That is another press, at another place.
    if (halted.length > 0 && isSeries) return 'halted'
    if (isWaiting) return 'submitted'
    if (isShort) return 'needLegs'
    if (isHalted) return 'halted'
    if (isUsedUp) return 'usedUp'
    if (nothingTyped) return 'needStake'
    if (problem && sum.riskCents === 0) return 'none'
    if (halted.length > 0) return isMoved ? 'restAccept' : 'rest'
    if (isMoved) return 'accept'
    return isMany ? 'some' : 'place'
  }
  const step = stepOf()
  return {
    step,
    open,
    /** Each as it counts in the sum. */
    looks,
    parlay,
    sum,
    /** A system brings it only when all legs win. */
    isMost: isSeries && offer !== undefined,
    count,
    halted,
    /** What of it is in the way or isn't placed, and why; those for the same reason are mended together. */
    stuck: named.filter(({ reason }) => reason === named[0]?.reason),
    /** Of what is in the way, how many no waiting brings back, and how many wait. */
    closed: asked.filter((one) => one.problem === 'closed').length,
    suspended: asked.filter((one) => one.problem === 'suspended').length,
    problem,
    /** What it asks a consent to brings more than what was known. */
    isBetter: moved.every((entry) => {
      const had = was[entryKey(entry)]
      return had?.line === entry.playInfo.line && Number(had.r) < Number(entry.oddInfo.r)
    }),
    /** How many bets it makes, and of what kind. */
    bets: parlay.system?.bets ?? 1,
    way: parlay.system?.code ?? `${open.length}串1`,
    isSeries,
    isUnfit,
    /** How much all of it costs more than there is. */
    shortCents,
    nothingTyped,
    /** What a stake may be isn't known yet, nor therefore what it would bring. */
    isUnknown: isSeries
      ? !parlay.limits
      : staked.some(({ entry, limits }) => sent.entries.includes(entry) && !limits),
    /** The stakes as they can be placed, of what isn't placed yet. */
    stakes: Object.fromEntries(
      looks.flatMap(({ entry, real, stakeProblem }) =>
        isWaiting || stakeProblem ? [] : [[entryKey(entry), yuanText(real)]],
      ),
    ),
  }
}

export type Placing = ReturnType<typeof placingOf>
