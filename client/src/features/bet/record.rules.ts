import type { BetLeg, BetMatch, BetRecord } from '@app/contract/bet/betRecord'
import { sidesText } from '@app/contract/sport/market/sides'
import { systemBy } from '@app/contract/sport/slip/system'
import type { DayChip } from '../../lib/text/date.ts'
import { dayRange } from '../../lib/text/date.ts'
import { fromCents, toCents } from '@app/contract/kit/cents'
import type { Bar } from '../../ui/Bars/bar.ts'

/** A ticket of the sport channel can be explained and replayed there. */
export const hasStory = ({ legs, status }: Pick<BetRecord, 'legs' | 'status'>): boolean =>
  legs.length > 0 && status !== 'refused'

type Settled = Pick<BetRecord, 'status' | 'settleTime' | 'valid' | 'risk' | 'win' | 'result' | 'legs'>

/** A ticket of the sport channel, or a part of one, that was closed before its result. */
export const isClosed = ({ legs, status, result }: Pick<BetRecord, 'legs' | 'status' | 'result'>): boolean =>
  legs.length > 0 && status === 'settled' && result === ''

/** A leg that had no result when another one lost all of its ticket. */
export const isMoot = (
  { legs, status, result }: Pick<BetRecord, 'legs' | 'status' | 'result'>,
  leg: BetLeg,
) => legs.length > 1 && status === 'settled' && result === 'L' && leg.result === ''

/** Once it is settled a ticket may count for less than it cost. */
const countsLess = ({ settleTime, valid, risk }: Settled): boolean => settleTime !== null && valid !== risk

/** Why a ticket of the sport channel counts for less than it cost, as the turnover rule has it. */
export const whyLess = (
  ticket: Settled,
): 'countsResult' | 'countsNoRefused' | 'countsNoClosed' | 'countsNoEven' | 'countsNoLow' | undefined => {
  const { status, legs, valid, win, result } = ticket
  if (legs.length === 0 || !countsLess(ticket)) return undefined
  if (status === 'refused') return 'countsNoRefused'
  if (Number(valid) > 0) return 'countsResult'
  if (result === '') return 'countsNoClosed'
  return Number(win) === 0 ? 'countsNoEven' : 'countsNoLow'
}

/** Of several bets in one, or a game of many ends, what may be won is the most of it. */
export const isMost = ({ legs, parlay }: Pick<BetRecord, 'legs' | 'parlay'>): boolean =>
  legs.length === 0 || systemBy(parlay, legs.length) !== undefined

/** "1-0 @ 62'" as the slip says it: "1–0 · 62'". */
export const standingText = (score: string): string => score.replace('-', '–').replace(' @ ', ' · ')

/** Who played whom, with how it ended between them where it has: "甲 2–1 乙". */
export const endText = (match: BetMatch): string =>
  sidesText(
    match,
    (home, away) => `${home} ${match.scoreFinal ? standingText(match.scoreFinal) : '-'} ${away}`,
  )

type Figure = readonly [name: 'risk' | 'possibleWin' | 'counts' | 'payout' | 'win', yuan: string]

/** The sums of a ticket in the order they come about. */
export const figuresOf = (ticket: Settled & Pick<BetRecord, 'possibleWin' | 'payout'>): readonly Figure[] => {
  const { risk, settleTime, possibleWin, valid, payout, win } = ticket
  if (settleTime === null)
    return [
      ['risk', risk],
      ['possibleWin', possibleWin],
    ]
  return [
    ['risk', risk],
    ['counts', valid],
    ['payout', payout],
    ['win', win],
  ]
}

const MINUTE_MS = 60_000
/** At sea each shot that hits is a round: those of one game and minute. */
const isTogether = (one: BetRecord, other: BetRecord): boolean =>
  one.category === 'BY' &&
  one.enName === other.enName &&
  one.gameCode === other.gameCode &&
  Math.floor(one.betTime / MINUTE_MS) === Math.floor(other.betTime / MINUTE_MS)

/** Bets as they are told: neighbours that belong together as one. */
export const togetherOf = (records: readonly BetRecord[]): readonly (readonly BetRecord[])[] => {
  const heaps: BetRecord[][] = []
  for (const record of records) {
    const last = heaps.at(-1)
    if (last && isTogether(last[0]!, record)) last.push(record)
    else heaps.push([record])
  }
  return heaps
}

/** What rounds that are told as one came to. */
export const sumOf = (heap: readonly BetRecord[], content: string): BetRecord => {
  const sum = (name: 'risk' | 'valid' | 'payout' | 'win') =>
    fromCents(heap.reduce((cents, one) => cents + toCents(one[name]), 0))
  const win = sum('win')
  const alike = heap.find((one) => Math.sign(Number(one.win)) === Math.sign(Number(win)))
  return {
    ...heap[0]!,
    content: [content],
    risk: sum('risk'),
    valid: sum('valid'),
    payout: sum('payout'),
    win,
    resultName: alike?.resultName ?? '',
    roundId: '',
  }
}

const CHIPS = ['today', 'yesterday', 'last7', 'last30'] as const

/** The shortest span that holds a bet of this time: of an older one the longest, a week for who hasn't bet, as all records open. */
export const chipOf = (betTime: number | undefined): DayChip => {
  if (betTime === undefined) return 'last7'
  const holds = (chip: DayChip) => {
    const { startTime, endTime } = dayRange(chip)
    return betTime >= startTime && betTime <= endTime
  }
  return CHIPS.find(holds) ?? 'last30'
}

/** The days of a span, oldest first, also those without a bet: what was bet, and what came of it. */
export const barsOf = (
  days: readonly string[],
  byDay: readonly { day: string; bet: string; win: string }[],
): Bar[] =>
  days.map((day) => {
    const found = byDay.find((one) => one.day === day)
    return { day, cents: [toCents(found?.bet ?? '0.00'), toCents(found?.win ?? '0.00')] }
  })
