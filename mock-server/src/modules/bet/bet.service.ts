import { toCents } from '@app/contract/kit/cents'
import type { Arg, Data } from '@app/contract/kit/endpoint'
import type { bet as Contract } from '@app/contract/bet/bet'
import type { BetRecord } from '@app/contract/bet/betRecord'
import { CATEGORIES } from '@app/contract/venue/categories'
import { dayText, outcomeOfRecord, totalsOf } from './bet.rules.ts'

export interface BetDeps {
  /** Bets of each kind of venue, placed in [from, until), newest first. */
  sources: readonly ((memberId: number, placed: { from: number; until: number }) => BetRecord[])[]
}

/** A settled bet that counts for turnover. */
export interface CountedRecord {
  at: number
  validCents: number
  ticketId: string
  name: string
  category: BetRecord['category']
}

export type BetService = ReturnType<typeof openBets>

const IS_OPEN = new Set(['pending', 'accepted'])

/** One record of all venues' bets. */
export const openBets = ({ sources }: BetDeps) => {
  const find = (memberId: number, filter: Arg<typeof Contract.betRecordTotal>): BetRecord[] => {
    const placed = { from: filter.startTime ?? 0, until: (filter.endTime ?? Number.MAX_SAFE_INTEGER - 1) + 1 }
    return sources
      .flatMap((source) => source(memberId, placed))
      .filter(
        (record) =>
          (!filter.category || record.category === filter.category) &&
          (!filter.enName || record.enName === filter.enName) &&
          (filter.settled === undefined || filter.settled !== IS_OPEN.has(record.status)) &&
          (!filter.status || record.status === filter.status) &&
          (!filter.outcome || outcomeOfRecord(record) === filter.outcome),
      )
      .toSorted((a, b) => b.betTime - a.betTime || b.ticketId.localeCompare(a.ticketId))
  }
  return {
    total: (
      memberId: number,
      filter: Arg<typeof Contract.betRecordTotal>,
    ): Data<typeof Contract.betRecordTotal> => {
      const records = find(memberId, filter)
      const byCategory = CATEGORIES.map((category) => ({
        category,
        ...totalsOf(records.filter((record) => record.category === category)),
      }))
      const byDay = [...Map.groupBy(records, ({ betTime }) => dayText(betTime))].map(([day, ofDay]) => ({
        day,
        ...totalsOf(ofDay),
      }))
      return { ...totalsOf(records), byCategory: byCategory.filter(({ count }) => count > 0), byDay }
    },
    /** Bets of any state placed from then on, newest first. */
    placed: (memberId: number, from: number): BetRecord[] => find(memberId, { startTime: from }),
    /** Settled bets as far as they count, by the moment when they were placed. */
    counted: (memberId: number): CountedRecord[] =>
      find(memberId, { settled: true })
        .map(({ betTime, valid, ticketId, venueName, gameName, category }) => ({
          at: betTime,
          validCents: toCents(valid),
          ticketId,
          name: [venueName, gameName].filter(Boolean).join(' · '),
          category,
        }))
        .filter(({ validCents }) => validCents > 0),
    list: (
      memberId: number,
      body: Arg<typeof Contract.betRecordList>,
    ): Data<typeof Contract.betRecordList> => {
      const records = find(memberId, body).filter(
        ({ ticketId }) => !body.ticketId || ticketId === body.ticketId,
      )
      const start = (body.pageNum - 1) * body.pageSize
      return {
        records: records.slice(start, start + body.pageSize),
        total: records.length,
        pageNum: body.pageNum,
        pageSize: body.pageSize,
      }
    },
  }
}
