import { closeLine } from '@app/contract/sport/slip/entry'
import type { OddsType, PlayedSport } from '@app/contract/sport/codes'
import { scoreOf } from '@app/contract/sport/feed'
import type { GameInfo, GameRow, MarketLine } from '@app/contract/sport/feed'
import { lineOfSelection, lineText } from '@app/contract/sport/market/line'
import { isHandicap } from '@app/contract/sport/market/markets'
import { Icon } from '../../../../art/Icon.tsx'
import { heldIn } from '../../slip/select.ts'
import { useSportText } from '../../text.ts'
import css from './MatchMarkets.module.css'
import sides from './scores/sides.module.css'
import { PriceCell } from './PriceCell.tsx'
import type { Select } from './PriceCell.tsx'
import { usePriceName } from './usePriceName.ts'
import { besideIn, hasSides, isFromScore } from './markets.rules.ts'

export interface LineProps {
  info: GameInfo
  sport: PlayedSport
  league: string
  line: MarketLine
  oddsType: OddsType
  selected: string
  isLocked: boolean
  onSelect: Select
}

interface TitleProps {
  isShut: boolean
  onFold: (() => void) | undefined
  children: string
}

/** What a market is called; where all of them are below each other it folds what is below it. */
export const Title = ({ isShut, onFold, children }: TitleProps) => (
  <h4 className={css.title}>
    {onFold ? (
      <button type="button" aria-expanded={!isShut} onClick={onFold}>
        {children}
        <Icon name={isShut ? 'chevronDown' : 'chevronUp'} size={14} />
      </button>
    ) : (
      children
    )}
  </h4>
)

type SidesProps = Pick<LineProps, 'line' | 'info' | 'sport'> & Pick<GameRow, 'live'>

/** The names of both teams once over the prices of a market; every price says its own to whoever doesn't see them. */
export const Sides = ({ line, info, sport, live }: SidesProps) => {
  const t = useSportText()
  const nameOf = usePriceName()
  if (!hasSides(line.wtype)) return null
  return (
    <>
      {isFromScore(sport, line.wtype, live) && (
        <p className={css.from}>{t('countsFrom', { ...scoreOf(live) })}</p>
      )}
      <div className={css.selections} data-columns={besideIn(line)} aria-hidden>
        {line.selections.map(({ w }) => (
          <span key={w} className={sides.side}>
            {nameOf(info, sport, line, w).label}
          </span>
        ))}
      </div>
    </>
  )
}

/** The prices of a line side by side, each with what isn't said over it; of several lines the main one is marked. */
export const Selections = ({ line, selected, isOfMany, ...rest }: LineProps & { isOfMany: boolean }) => {
  const nameOf = usePriceName()
  const { gameId, wtype, selections } = line
  const isSaid = hasSides(wtype)
  const tagOf = (w: string, label: string) => {
    if (line.line === null) return isSaid ? undefined : label.replaceAll(' / ', '/')
    if (isHandicap(wtype)) return closeLine(lineText(lineOfSelection(w, line.line), true))
    return `${label} ${closeLine(line.lineText)}`
  }
  return (
    <div
      className={css.selections}
      data-columns={besideIn(line)}
      data-main={(isOfMany && line.rank === 0) || undefined}
    >
      {selections.map(({ w, k, label }) => (
        <PriceCell
          key={w}
          gameId={gameId}
          wtype={wtype}
          line={line.line}
          w={w}
          {...nameOf(rest.info, rest.sport, line, w)}
          {...heldIn(selected, line, w, k)}
          tag={tagOf(w, label)}
          isTabStop
          {...rest}
        />
      ))}
    </div>
  )
}
