import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { Day, Id, list, text, TimeRange } from '../kit/fields.ts'
import { pageOf, PageRequest } from '../kit/page.ts'
import { Category } from '../venue/venueInfo.ts'
import { BetOutcome, BetRecord, BetStatus, BetTotals } from './betRecord.ts'

/** As far back as bet records are kept. */
const MOST_DAYS = 400

/** settled or not: the two tabs of the record page. */
const filter = {
  ...TimeRange.shape,
  category: Category.optional(),
  enName: text(20).optional(),
  settled: z.boolean().optional(),
  status: BetStatus.optional(),
  outcome: BetOutcome.optional(),
}

export const bet = {
  betRecordTotal: endpoint('POST', '/game/api/v1/record/betRecordTotal', {
    summary: '投注汇总',
    auth: 'member',
    request: z.object(filter),
    response: BetTotals.extend({
      byCategory: list(BetTotals.extend({ category: Category }), 7),
      byDay: list(BetTotals.extend({ day: Day }), MOST_DAYS).meta({
        description: '按北京时间的日期，由新到旧',
      }),
    }),
    refusals: [],
  }),
  betRecordList: endpoint('POST', '/game/api/v1/record/betRecordList', {
    summary: '投注记录',
    auth: 'member',
    request: PageRequest.extend({ ...filter, ticketId: Id.optional() }),
    response: pageOf(BetRecord),
    refusals: [],
    aliases: ['/game/api/v1/betRecordList'],
  }),
}
