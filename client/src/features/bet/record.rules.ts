import type { BetRecord } from '@app/contract/bet/betRecord'
import { sidesText } from '@app/contract/sport/market/sides'

/** A ticket of the sport channel can be explained and replayed there. */
export const hasStory = ({ legs, status }: Pick<BetRecord, 'legs' | 'status'>): boolean =>
  legs.length > 0 && status !== 'refused'

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
