import { toCents } from '@app/contract/kit/cents'
import { type DealStatus, isOwnTransfer } from '@app/contract/rules/money/dealTypes'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import type { Answer } from '../../api/declared.ts'
import type { Cell } from '../../lib/text/csv.ts'
import { dateText, dateTimeText } from '../../lib/text/date.ts'
import type { Bar } from '../../ui/Bars/bar.ts'
import type { Tone } from '../../ui/StatusTag/StatusTag.tsx'

export const DEAL_TONES: Record<DealStatus, Tone> = {
  pending: 'wait',
  processing: 'info',
  success: 'good',
  failed: 'bad',
  closed: 'off',
}

const DAY_MS = 86_400_000
/** Days that a picture can still show apart. */
const MOST_BARS = 31

type Day = Answer<'/fd/api/v1/transactions/queryDealRecord'>['days'][number]

/** One bar for every day of the range, days without movement too: what came above, what went below. */
export const barsOf = (
  days: readonly Day[],
  { startTime, endTime }: { startTime: number; endTime: number },
): Bar[] => {
  const byDay = new Map(days.map((day) => [day.day, day]))
  const count = Math.min(MOST_BARS, Math.ceil((endTime - startTime) / DAY_MS))
  return Array.from({ length: count }, (_, index) => {
    const day = dateText(startTime + index * DAY_MS)
    const { in: came, out } = byDay.get(day) ?? { in: '0.00', out: '0.00' }
    return { day, cents: [toCents(came), toCents(out)] }
  })
}

/** Whether it came or went: orders that aren't done, refused bets and own transfers are neither income nor spending. */
export const isFlow = ({ status, type, refusedBet }: DealRecord): boolean =>
  status === 'success' && !isOwnTransfer(type) && !refusedBet

/** What a day came to in cents, as the server has summed it: a page may hold a part of it. */
export const netOf = (
  day: string,
  days: readonly Day[],
  deals: readonly DealRecord[],
): number | undefined => {
  const sum = days.find((each) => each.day === day)
  const isForeign = deals.some(
    (deal) => isFlow(deal) && deal.currency !== 'CNY' && dateText(deal.createdAt) === day,
  )
  return sum && !isForeign ? toCents(sum.in) + toCents(sum.out) : undefined
}

/** A sign is of what came or went. */
export const shownYuan = (deal: DealRecord): string =>
  isFlow(deal) ? deal.amount : deal.amount.replace('-', '')

/** What the columns of income and spending add up to is what the page says. */
const inAndOut = (deal: DealRecord): [came: string, went: string] => {
  const { amount } = deal
  if (!isFlow(deal)) return ['', '']
  return toCents(amount) > 0 ? [amount, ''] : ['', amount]
}

/** The venue and the game, where it was in one. */
const placeOf = ({ channel, gameName }: DealRecord): string =>
  gameName ? `${channel} · ${gameName}` : channel

/** What a line is headed with, and what stands beside: a round by its game, a bet by what it was on. */
export const headOf = (deal: DealRecord): readonly [title: string, beside: string] => {
  const { type, typeName, channel, gameName, remark } = deal
  const isOfBet = type === 'bet' || type === 'settlement' || type === 'correction'
  if (isOfBet && gameName) return [gameName, `${channel} · ${typeName}`]
  return [typeName, (isOfBet && remark) || placeOf(deal)]
}

/** The record as a file: one line a deal, amounts as figures. */
export const csvRows = (head: readonly string[], deals: readonly DealRecord[]): Cell[][] => [
  [...head],
  ...deals.map((deal) => [
    dateTimeText(deal.createdAt),
    deal.orderNo,
    deal.typeName,
    deal.statusName,
    deal.amount,
    ...inAndOut(deal),
    deal.currency,
    deal.balanceAfter ?? '',
    deal.balanceOf,
    placeOf(deal),
    deal.account,
    [deal.remark, deal.reason].filter(Boolean).join(' '),
  ]),
]

/** Moves between centre and venues that were made at once: one way of the money. */
export interface Move {
  deals: readonly DealRecord[]
  /** Venues that gave, and those that got; the centre stands for none of a side. */
  from: readonly string[]
  to: readonly string[]
  /** The centre gave something too. */
  withCentre: boolean
  cents: number
}

/** Of one stroke: 免转 empties several venues and fills another within this time. */
const STROKE_MS = 2_000
/** 一键回收 books its venues at once; between two presses of a hand there is more. */
const PRESS_MS = 100

/** What passed through a venue on its way is counted where it arrived; what came back stands deal by deal. */
const movesOf = (deals: readonly DealRecord[]): Move[] => {
  const gains = new Map<string, number>()
  for (const { channel, amount } of deals) gains.set(channel, (gains.get(channel) ?? 0) - toCents(amount))
  const side = (sign: 1 | -1) => {
    const venues = [...gains].filter(([, cents]) => cents * sign > 0)
    return {
      names: venues.map(([name]) => name),
      cents: venues.reduce((sum, [, cents]) => sum + cents, 0) * sign,
    }
  }
  const [gave, got] = [side(-1), side(1)]
  if (deals.length > 1 && gave.cents + got.cents === 0) return deals.flatMap((deal) => movesOf([deal]))
  return [
    {
      deals,
      from: gave.names,
      to: got.names,
      withCentre: gave.cents > 0 && got.cents > gave.cents,
      cents: got.cents || gave.cents,
    },
  ]
}

const isMove = ({ type, status }: DealRecord) =>
  (type === 'transferIn' || type === 'transferOut') && status === 'success'

const isOfStroke = (deal: DealRecord, last: DealRecord): boolean =>
  isMove(deal) &&
  isMove(last) &&
  deal.followed === last.followed &&
  Math.abs(last.createdAt - deal.createdAt) <= (deal.followed ? STROKE_MS : PRESS_MS)

const strokesOf = (deals: readonly DealRecord[]): DealRecord[][] => {
  const strokes: DealRecord[][] = []
  for (const deal of deals) {
    const stroke = strokes.at(-1)
    const last = stroke?.at(-1)
    if (last && isOfStroke(deal, last)) stroke!.push(deal)
    else strokes.push([deal])
  }
  return strokes
}
const unfolded = (stroke: readonly DealRecord[]): readonly (DealRecord | Move)[] =>
  isMove(stroke[0]!) ? movesOf(stroke) : stroke

/** The record with every stroke of moves as one. */
export const withMoves = (deals: readonly DealRecord[]): (DealRecord | Move)[] =>
  strokesOf(deals).flatMap(unfolded)

/** Rounds of one game that follow each other on a day, with the money that came along for them. */
export interface Run {
  rounds: readonly DealRecord[]
  /** What they won or lost in all. */
  cents: number
}

/** What 免转 moved on a day, stroke by stroke. */
export interface Followed {
  moves: readonly Move[]
}

/** A bet that was refused, under what came back of it. */
export interface Refused {
  refused: readonly DealRecord[]
}

/** A line of the record. */
export type Row = DealRecord | Move | Run | Followed | Refused
export const firstOf = (row: Row): DealRecord => {
  if ('moves' in row) return firstOf(row.moves[0]!)
  if ('refused' in row) return row.refused[0]!
  return 'rounds' in row ? row.rounds[0]! : 'deals' in row ? row.deals[0]! : row
}

/** Empty for what is of no game. */
const runKey = ({ gameName, channelCode, currency, createdAt }: DealRecord): string =>
  gameName && [gameName, channelCode, currency, dateText(createdAt)].join()

const runOf = (rounds: readonly DealRecord[]): Run => ({
  rounds,
  cents: rounds.reduce((sum, deal) => (isFlow(deal) ? sum + toCents(deal.amount) : sum), 0),
})

const runsOf = (deals: readonly DealRecord[]): Row[] => {
  const rows: { key: string; deals: DealRecord[] }[] = []
  for (const stroke of strokesOf(deals)) {
    const key = stroke.length === 1 ? runKey(stroke[0]!) : ''
    const before = rows.at(-1)
    if (key && before?.key === key) before.deals.push(...stroke)
    else rows.push({ key, deals: stroke })
  }
  return rows.flatMap<Row>(({ key, deals: row }) =>
    key && row.length > 1 && !row.every(isMove) ? runOf(row) : unfolded(row),
  )
}

/** What came along for a round stands with it. */
const isFollowed = (deal: DealRecord) => deal.followed && isMove(deal) && !deal.gameName

/** The quiet line stands where its last stroke was. */
const rowsOfDay = (day: readonly DealRecord[]): Row[] => {
  const moves = strokesOf(day.filter(isFollowed)).flatMap(movesOf)
  if (moves.length < 2) return runsOf(day)
  const placeOf = (row: Row) => day.indexOf(firstOf(row))
  return [...runsOf(day.filter((deal) => !isFollowed(deal))), { moves }].toSorted(
    (a, b) => placeOf(a) - placeOf(b),
  )
}

/** What went into venues and what came out of them, in cents. */
export const throughOf = (deals: readonly DealRecord[]): { into: number; outOf: number } => {
  const sumOf = (type: DealRecord['type']) =>
    deals.reduce((sum, deal) => (deal.type === type ? sum + Math.abs(toCents(deal.amount)) : sum), 0)
  return { into: sumOf('transferIn'), outOf: sumOf('transferOut') }
}

const isRefused = (row: Row): row is DealRecord => 'refusedBet' in row && row.refusedBet === true

const withRefused = (rows: readonly Row[]): Row[] => {
  const byOrder = Map.groupBy(rows.filter(isRefused), ({ orderNo }) => orderNo)
  return rows.flatMap((row) => {
    const refused = isRefused(row) ? byOrder.get(row.orderNo)! : []
    if (refused.length < 2) return row
    return row === refused[0] ? { refused } : []
  })
}

/** The record as it is read: what belongs together is one line. */
export const withRuns = (deals: readonly DealRecord[]): Row[] =>
  withRefused([...Map.groupBy(deals, ({ createdAt }) => dateText(createdAt)).values()].flatMap(rowsOfDay))

const dealsOf = (row: Row): readonly DealRecord[] => {
  if ('moves' in row) return row.moves.flatMap(({ deals }) => deals)
  if ('refused' in row) return row.refused
  return 'rounds' in row ? row.rounds : 'deals' in row ? row.deals : [row]
}

/** Where the rest is of a line that the page has cut. */
export type Cut = 'before' | 'after' | 'both'

/** The lines of a page that go on upon the one before or the one after, by their first deal. */
export const cutsOf = (
  rows: readonly Row[],
  before: readonly DealRecord[],
  after: readonly DealRecord[],
): ReadonlyMap<string, Cut> => {
  const page = rows.flatMap(dealsOf).toSorted((a, b) => b.createdAt - a.createdAt)
  const [above, below] = [new Set(before), new Set(after)]
  const whole = withRuns([...before, ...page, ...after]).map(dealsOf)
  return new Map(
    rows.flatMap((row): [string, Cut][] => {
      const own = dealsOf(row)
      const all = (own.length > 1 && whole.find((deals) => deals.includes(own[0]!))) || []
      const [isFrom, isOn] = [above, below].map((side) => all.some((deal) => side.has(deal)))
      if (!isFrom && !isOn) return []
      return [[firstOf(row).id, isFrom && isOn ? 'both' : isFrom ? 'before' : 'after']]
    }),
  )
}
