import { memo } from 'react'
import type { OddsType, PlayedSport } from '@app/contract/sport/codes'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import type { GameInfo } from '@app/contract/sport/feed'
import { parsePrice, showOdds } from '@app/contract/sport/market/odds'
import { effectiveOddsType } from '@app/contract/sport/market/markets'
import { Odds } from '../../../../ui/Odds/Odds.tsx'
import { entryOf } from '../../slip/select.ts'
import type { PriceName } from './usePriceName.ts'

export type Select = (entry: SlipEntry) => void

interface Props extends PriceName {
  info: GameInfo
  sport: PlayedSport
  league: string
  gameId: string
  wtype: string
  /** From the home side. */
  line: number | null
  w: string
  /** As on the wire; empty = suspended. */
  price: string
  /** What stands before the price: the line, the side. */
  tag?: string | undefined
  oddsType: OddsType
  isSelected: boolean
  isLocked: boolean
  isTabStop?: boolean
  onSelect: Select
}

/**
 * One selection of a line as a price to click, in the chosen odds format. Its props are plain: it asks the store for
 * nothing and renders when its own price moves.
 */
export const PriceCell = memo(
  ({
    info,
    sport,
    league,
    gameId,
    wtype,
    line,
    w,
    label,
    name,
    price,
    tag,
    oddsType,
    isSelected,
    isLocked,
    isTabStop = false,
    onSelect,
  }: Props) => {
    const k = parsePrice(price)
    return (
      <Odds
        // Another format is no movement of the price.
        key={oddsType}
        name={name}
        price={k === undefined ? undefined : showOdds(k, effectiveOddsType(wtype, oddsType))}
        value={k}
        line={tag}
        spread
        selected={isSelected}
        suspended={isLocked}
        tabIndex={isTabStop ? 0 : -1}
        onToggle={() => onSelect(entryOf({ info, sport, league }, { gameId, wtype, line }, w, label, price))}
      />
    )
  },
)
