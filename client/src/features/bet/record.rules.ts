import type { BetRecord } from '@app/contract/bet/betRecord'
import { oddsTypeLabels } from '@app/contract/sport/codes'
import { isTwoWayLine } from '@app/contract/sport/market/markets'
import type { DayChip } from '../../lib/text/date.ts'
import { dayRange } from '../../lib/text/date.ts'
import { sidesText } from '@app/contract/sport/market/sides'

/** A ticket of the sport channel can be explained and replayed there. */
export const hasStory = ({ legs, status }: Pick<BetRecord, 'legs' | 'status'>): boolean =>
  legs.length > 0 && status !== 'refused'

/** The format a leg's price is written in, where the market has more than one. */
export const formatOf = (wtype: string, oddsType: BetRecord['oddsType']): string =>
  oddsType !== null && isTwoWayLine(wtype) ? oddsTypeLabels[oddsType] : ''

/** Once it is settled a ticket may count for less than it cost. */
export const countsLess = ({
  settleTime,
  valid,
  risk,
}: Pick<BetRecord, 'settleTime' | 'valid' | 'risk'>): boolean => settleTime !== null && valid !== risk

/** What was bet on, in one cell. */
export const contentOf = ({ legs, gameName, content }: BetRecord): string =>
  legs.length > 0
    ? legs
        .map(({ match, playName, pickName, line, odds, resultName }) =>
          [match && sidesText(match), playName, pickName, line, `@ ${odds}`, resultName && `(${resultName})`]
            .filter(Boolean)
            .join(' '),
        )
        .join('; ')
    : [gameName, ...content].filter(Boolean).join(' · ')

const CHIPS = ['today', 'yesterday', 'last7', 'last30'] as const

/** The shortest span that holds a bet of this time: of an older one the longest, today for who hasn't bet. */
export const chipOf = (betTime: number | undefined): DayChip => {
  if (betTime === undefined) return 'today'
  const holds = (chip: DayChip) => {
    const { startTime, endTime } = dayRange(chip)
    return betTime >= startTime && betTime <= endTime
  }
  return CHIPS.find(holds) ?? 'last30'
}

export interface DayBar {
  day: string
  bet: number
  win: number
}

/** The days of a span, oldest first, also those without a bet. */
export const barsOf = (
  days: readonly string[],
  byDay: readonly { day: string; bet: string; win: string }[],
): DayBar[] =>
  days.map((day) => {
    const found = byDay.find((one) => one.day === day)
    return { day, bet: Number(found?.bet ?? 0), win: Number(found?.win ?? 0) }
  })
