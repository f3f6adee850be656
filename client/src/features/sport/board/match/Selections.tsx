import type { OddsType, PlayedSport } from '@app/contract/sport/codes'
import type { GameInfo, MarketLine } from '@app/contract/sport/feed'
import { lineOfPick, lineText } from '@app/contract/sport/line'
import { isHandicap, marketOf } from '@app/contract/sport/markets'
import { families } from '@app/contract/sport/markets.data'
import { isPickOf } from '../../slip/select.ts'
import css from './MatchMarkets.module.css'
import { PriceCell } from './PriceCell.tsx'
import type { Pick } from './PriceCell.tsx'

export interface LineProps {
  info: GameInfo
  sport: PlayedSport
  league: string
  line: MarketLine
  oddsType: OddsType
  picks: string
  isLocked: boolean
  onPick: Pick
}

/** The prices of a line side by side, each under its name. */
export const Selections = ({ line, picks, ...rest }: LineProps) => {
  const { gameId, wtype, selections } = line
  const tagOf = (w: string, label: string) => {
    if (line.line === null) return label.replaceAll(' / ', '/')
    return isHandicap(wtype)
      ? `${label} ${lineText(lineOfPick(w, line.line), true)}`
      : `${label} ${line.lineText}`
  }
  const market = marketOf(wtype)
  const columns = market && families[market.family].kind === 'outright' ? Math.min(3, selections.length) : 2
  return (
    <div className={css.selections} data-columns={columns}>
      {selections.map(({ w, k, label }) => (
        <PriceCell
          key={w}
          gameId={gameId}
          wtype={wtype}
          line={line.line}
          w={w}
          price={k}
          tag={tagOf(w, label)}
          isPicked={isPickOf(picks, gameId, wtype, w)}
          isTabStop
          {...rest}
        />
      ))}
    </div>
  )
}
