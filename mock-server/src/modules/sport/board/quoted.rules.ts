import type { OddsType } from '@app/contract/sport/codes'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { parsePrice, showOdds } from '@app/contract/sport/market/odds'
import { effectiveOddsType } from '@app/contract/sport/market/markets'

/** A price as the asked odds type quotes it; with Hong Kong it is `k` itself and not said twice. */
export const quotedIn = (wtype: string, k: string, oddsType: OddsType): { odds?: string } => {
  const price = oddsType === 'H' ? undefined : parsePrice(k)
  return price === undefined ? {} : { odds: showOdds(price, effectiveOddsType(wtype, oddsType)) }
}

/** Lines with their prices quoted in the asked odds type. */
export const quotedLines = (lines: MarketLine[], oddsType: OddsType): MarketLine[] =>
  oddsType === 'H'
    ? lines
    : lines.map((line) => ({
        ...line,
        selections: line.selections.map((each) => ({ ...each, ...quotedIn(line.wtype, each.k, oddsType) })),
      }))

export const quotedRow = (row: GameRow, oddsType: OddsType): GameRow =>
  oddsType === 'H' ? row : { ...row, lines: quotedLines(row.lines, oddsType) }
