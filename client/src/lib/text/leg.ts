import type { BetLeg, BetRecord } from '@app/contract/bet/betRecord'
import { oddsTypeLabels } from '@app/contract/sport/codes'
import { isTwoWayLine } from '@app/contract/sport/market/markets'
import { pickLine } from '@app/contract/sport/slip/entry'

/** The format a leg's price is written in, where the market has more than one. */
export const formatOf = (wtype: string, oddsType: BetRecord['oddsType']): string =>
  oddsType !== null && isTwoWayLine(wtype) ? oddsTypeLabels[oddsType] : ''

/** What was picked at which price: "大小 [香港盘] 大 4.5/5 @ 2.69". */
export const legText = (
  { playName, wtype, pickName, line, odds }: Omit<BetLeg, 'match'>,
  oddsType: BetRecord['oddsType'],
  literal: (words: string) => string,
): string => {
  const format = formatOf(wtype, oddsType)
  return [playName, format && `[${literal(format)}]`, pickName, pickLine(wtype, line), `@ ${odds}`]
    .filter(Boolean)
    .join(' ')
}
