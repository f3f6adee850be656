import type { BetRecord } from '@app/contract/bet/betRecord'
import { sidesText } from '@app/contract/sport/market/sides'
import { systemBy } from '@app/contract/sport/slip/system'
import { dateTimeText } from '../../lib/text/date.ts'
import { legText } from '../../lib/text/leg.ts'
import { toldOf } from '../../lib/text/told.ts'

export const COLUMNS = [
  'ticket',
  'betTime',
  'settleTime',
  'venue',
  'combined',
  'bets',
  'content',
  'stake',
  'risk',
  'possibleWin',
  'valid',
  'payout',
  'win',
  'status',
  'result',
] as const

/** What was bet on, in one cell. */
const contentOf = (record: BetRecord, literal: (words: string) => string): string =>
  record.legs.length > 0
    ? record.legs
        .map((leg) =>
          [
            leg.match && sidesText(leg.match),
            legText(leg, record.oddsType, literal),
            leg.resultName && `(${leg.resultName})`,
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join('; ')
    : toldOf(record)
        .map((words) => words.join(' · '))
        .join('; ')

/** A bet as a line of the file; what isn't known yet is empty. */
export const rowOf = (record: BetRecord, literal: (words: string) => string): string[] => {
  const { settleTime, parlay, legs } = record
  const isOpen = settleTime === null
  return [
    record.ticketId,
    dateTimeText(record.betTime),
    isOpen ? '' : dateTimeText(settleTime),
    record.venueName,
    parlay,
    legs.length > 0 ? String(systemBy(parlay, legs.length)?.bets ?? 1) : '',
    contentOf(record, literal),
    record.stake,
    record.risk,
    legs.length > 0 ? record.possibleWin : '',
    ...(isOpen ? ['', '', ''] : [record.valid, record.payout, record.win]),
    record.statusName,
    record.resultName,
  ]
}
