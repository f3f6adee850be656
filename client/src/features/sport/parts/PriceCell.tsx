import { memo } from 'react'
import { useSelector } from 'react-redux'
import { pickLineText } from '@app/contract/sport/entry'
import type { SlipEntry } from '@app/contract/sport/entry'
import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { marketName, selectionName } from '@app/contract/sport/markets'
import { effectiveOddsType, parsePrice, showOdds } from '@app/contract/sport/odds'
import { useSportText } from '../../../i18n/sport.ts'
import { Odds } from '../../../ui/Odds/Odds.tsx'
import { sportOf } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { entryOf, useIsPicked } from '../usePicking.ts'

export type Pick = (entry: SlipEntry) => void

interface Props {
  game: GameRow
  line: MarketLine
  w: string
  /** What stands before the price: the line, the side. */
  tag?: string | undefined
  isLocked: boolean
  isTabStop?: boolean
  onPick: Pick
}

/** One selection of a line as a price to click, in the chosen odds format. */
export const PriceCell = memo(({ game, line, w, tag, isLocked, isTabStop = false, onPick }: Props) => {
  const t = useSportText()
  const oddsType = useSelector((root: SportRoot) => sportOf(root).slip.oddsType)
  const isPicked = useIsPicked(line.gameId, line.wtype, w)
  const selection = line.selections.find((one) => one.w === w)
  const k = parsePrice(selection?.k ?? '')
  const { team_h: home, team_c: away } = game.gameInfo
  const label = selectionName(line.wtype, w, { home, away })
  const match = t('versus', { home, away })
  const name = t('priceName', {
    match,
    market: marketName(line.wtype, game.sport),
    pick: label,
    line: pickLineText(line.wtype, w, line.line),
  })
  return (
    <Odds
      // Another format is no movement of the price.
      key={oddsType}
      name={name.trim()}
      price={k === undefined ? undefined : showOdds(k, effectiveOddsType(line.wtype, oddsType))}
      value={k}
      line={tag}
      spread
      selected={isPicked}
      suspended={isLocked}
      tabIndex={isTabStop ? 0 : -1}
      onToggle={() => onPick(entryOf(game, line, w, label, selection?.k ?? ''))}
    />
  )
})
