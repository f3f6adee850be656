import type { Arg, Data } from '@app/contract/kit/endpoint'
import type { bet as Contract } from '@app/contract/bet/bet'
import type { BetRecord } from '@app/contract/bet/betRecord'
import { CATEGORIES, type Category } from '@app/contract/venue/categories'
import { onceOf } from '../../world/once.ts'
import { type Span, spanOf } from '../../world/span.ts'
import { bookedBet, countedAs, sumsOf, totalsOf } from './bet.rules.ts'
import { dayText } from '../../world/calendar.ts'
import type { BetRow, BetStore, BetSums } from './bet.store.ts'

/** A bet whose share in the turnover has changed. */
export interface CountedRecord {
  id: number
  memberId: number
  at: number
  category: Category
  ticketId: string
  name: string
  validCents: number
  /** As it was until now. */
  beforeCents: number
}

export interface BetDeps {
  store: BetStore
  /** The records of bets, in their order, as their venues tell them. */
  recordsOf(memberId: number, bets: readonly Pick<BetRow, 'enName' | 'ticketId'>[]): BetRecord[]
  onCounted(bet: CountedRecord): void
}

export type BetService = ReturnType<typeof openBets>

/** As far back as the answer can tell days apart. */
const MOST_DAYS = 400

/** What a part of the days adds up to; the days are frozen, to be spelled once. */
const told = onceOf((sums: readonly BetSums[]) => ({
  byCategory: [...Map.groupBy(sums, ({ category }) => category)].map(([category, own]) => ({
    category,
    ...sumsOf(own.map(countedAs)),
  })),
  byDay: [...Map.groupBy(sums, ({ day }) => day)].map(([day, own]) =>
    Object.freeze({ day: dayText(day), ...totalsOf(own.map(countedAs)) }),
  ),
}))

/** One record of all venues' bets, and what they add up to. */
export const openBets = ({ store, recordsOf, onCounted }: BetDeps) => ({
  /** Told of every bet by its venue: as soon as it is placed, and again whenever something comes of it. */
  keep: (memberId: number, record: BetRecord): void => {
    const row = bookedBet(memberId, record)
    const before = store.find(row.ticketId)
    const id = store.keep(row, before)
    const beforeCents = before?.validCents ?? 0
    if (row.validCents === beforeCents) return
    const { category, ticketId, validCents, placedAt: at } = row
    const name = [record.venueName, record.gameName].filter(Boolean).join(' · ')
    onCounted({ id, memberId, at, category, ticketId, name, validCents, beforeCents })
  },
  total: (
    memberId: number,
    filter: Arg<typeof Contract.betRecordTotal>,
  ): Data<typeof Contract.betRecordTotal> => {
    const parts = store.parts(memberId, spanOf(filter), filter).map(told)
    const sums = parts.flatMap(({ byCategory }) => byCategory)
    return {
      ...totalsOf(sums),
      byCategory: CATEGORIES.flatMap((category) => {
        const own = sums.filter((each) => each.category === category)
        return own.length > 0 ? [{ category, ...totalsOf(own) }] : []
      }),
      byDay: parts.flatMap(({ byDay }) => byDay).slice(0, MOST_DAYS),
    }
  },
  /** Sums of the bets placed in a span, by day and state. */
  sums: (memberId: number, span: Span) => store.sums(memberId, span),
  /** Turnover by the moment of placing, of one category or of all. */
  validCents: (memberId: number, span: Span, category?: Category): number =>
    store.sums(memberId, span, { category }).reduce((cents, each) => cents + each.validCents, 0),
  list: (memberId: number, body: Arg<typeof Contract.betRecordList>): Data<typeof Contract.betRecordList> => {
    const { pageNum, pageSize } = body
    const found = store.page(memberId, spanOf(body), body, {
      limit: pageSize,
      offset: (pageNum - 1) * pageSize,
    })
    return {
      records: recordsOf(memberId, found.rows),
      total: found.total,
      pageNum,
      pageSize,
    }
  },
})
