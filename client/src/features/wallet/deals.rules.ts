import { toCents } from '@app/contract/kit/cents'
import { type DealStatus, isOwnTransfer } from '@app/contract/rules/money/dealTypes'
import type { DealRecord } from '@app/contract/wallet/dealRecord'
import type { Answer } from '../../api/declared.ts'
import type { Cell } from '../../lib/text/csv.ts'
import { balanceText } from '../../lib/text/amount.ts'
import { dateText, dateTimeText } from '../../lib/text/date.ts'
import type { Bar } from '../../ui/Bars/Bars.tsx'
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
interface Words {
  in: string
  out: string
}

/** One bar for every day of the range, days without movement too. */
export const barsOf = (
  days: readonly Day[],
  { startTime, endTime }: { startTime: number; endTime: number },
  words: Words,
): Bar[] => {
  const byDay = new Map(days.map((day) => [day.day, day]))
  const count = Math.min(MOST_BARS, Math.ceil((endTime - startTime) / DAY_MS))
  return Array.from({ length: count }, (_, index) => {
    const day = dateText(startTime + index * DAY_MS)
    const { in: came, out } = byDay.get(day) ?? { in: '0.00', out: '0.00' }
    return {
      label: day.slice(5),
      up: toCents(came),
      down: Math.abs(toCents(out)),
      text: `${words.in} ${balanceText(came)} ${words.out} ${balanceText(out)}`,
    }
  })
}

/** What the columns of income and spending add up to is what the page says: orders that failed and own transfers are in neither. */
const inAndOut = ({ amount, status, type }: DealRecord): [came: string, went: string] => {
  if (status !== 'success' || isOwnTransfer(type)) return ['', '']
  return toCents(amount) > 0 ? [amount, ''] : ['', amount]
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
    deal.channel,
    deal.account,
    [deal.remark, deal.reason].filter(Boolean).join(' '),
  ]),
]
