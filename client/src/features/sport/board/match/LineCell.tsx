import { closeLine, selectionLineText } from '@app/contract/sport/slip/entry'
import { memo } from 'react'
import type { OddsType, PlayedSport } from '@app/contract/sport/codes'
import type { GameInfo, MarketLine } from '@app/contract/sport/feed'
import { isHandicap, selectionsOf } from '@app/contract/sport/market/markets'
import { useSportText } from '../../text.ts'
import css from './LineCell.module.css'
import { heldIn } from '../../slip/select.ts'
import { PriceCell } from './PriceCell.tsx'
import type { Select } from './PriceCell.tsx'
import { usePriceName } from './usePriceName.ts'

interface Props {
  info: GameInfo
  sport: PlayedSport
  league: string
  line: MarketLine | undefined
  isWide: boolean
  /** Beyond the three that a hand has room for. */
  isRest: boolean
  /** The first of another span of the match. */
  isTurn: boolean
  /** Its three prices beside each other. */
  isDouble?: boolean
  oddsType: OddsType
  /** What of this line is selected (selectedOn). */
  selected: string
  isLocked: boolean
  isTabStop?: boolean
  onSelect: Select
}

/** One column of a band: its selections below each other, each with its line. */
export const LineCell = memo(
  ({
    info,
    sport,
    league,
    line,
    isWide,
    isRest,
    isTurn,
    isDouble = false,
    oddsType,
    selected,
    isLocked,
    isTabStop = false,
    onSelect,
  }: Props) => {
    const t = useSportText()
    const nameOf = usePriceName()
    const place = {
      'data-wide': isWide || undefined,
      'data-rest': isRest || undefined,
      'data-turn': isTurn || undefined,
      'data-double': isDouble || undefined,
    }
    if (!line) return <div className={css.cell} {...place} data-empty />
    const { gameId, wtype } = line
    const number = closeLine(line.lineText)
    const sides: Record<string, string> = { MH: t('home'), MN: t('draw'), MC: t('away') }
    const tagOf = (w: string): string | undefined => {
      if (isHandicap(wtype)) return closeLine(selectionLineText(wtype, w, line.line))
      if (w === 'OUO') return `${t('over')} ${number}`
      if (w === 'OUU') return `${t('under')} ${number}`
      return sides[w] ?? line.selections.find((one) => one.w === w)?.label
    }
    const rows = selectionsOf(wtype, sport).map(({ w }) => w)
    // Apart from the prices: these move, the names stay.
    const names = rows.map((w) => nameOf(info, sport, { wtype, line: line.line }, w))
    return (
      <div className={css.cell} {...place}>
        {rows.map((w, at) => (
          <PriceCell
            key={w}
            info={info}
            sport={sport}
            league={league}
            gameId={gameId}
            wtype={wtype}
            line={line.line}
            w={w}
            {...names[at]!}
            {...heldIn(selected, line, w, line.selections.find((one) => one.w === w)?.k ?? '')}
            tag={tagOf(w)}
            oddsType={oddsType}
            isLocked={isLocked}
            isTabStop={isTabStop && at === 0}
            onSelect={onSelect}
          />
        ))}
      </div>
    )
  },
)
