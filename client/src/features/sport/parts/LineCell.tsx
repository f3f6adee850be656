import type { GameRow, MarketLine } from '@app/contract/sport/feed'
import { isHandicap, marketOf, selectionsOf } from '@app/contract/sport/markets'
import { families } from '@app/contract/sport/markets.data'
import { useSportText } from '../../../i18n/sport.ts'
import css from './LineCell.module.css'
import { PriceCell } from './PriceCell.tsx'
import type { Pick } from './PriceCell.tsx'

interface Props {
  game: GameRow
  line: MarketLine | undefined
  isLocked: boolean
  isTabStop?: boolean
  onPick: Pick
}

/** Home, away, then the draw: the order of the rows whatever the market lists first. */
const ORDER: Record<string, number> = { MH: 0, MC: 1, MN: 2 }

/** One column of a band: its selections below each other, the line on the side that gives it. */
export const LineCell = ({ game, line, isLocked, isTabStop = false, onPick }: Props) => {
  const t = useSportText()
  if (!line) return <div className={css.cell} data-empty />
  const sides: Record<string, string> = { MH: t('home'), MN: t('draw'), MC: t('away') }
  const tagOf = (w: string): string | undefined => {
    if (isHandicap(line.wtype)) return givesLine(w, line.line ?? 0) ? line.lineText : undefined
    if (w === 'OUO') return `${t('over')} ${line.lineText}`
    if (w === 'OUU') return `${t('under')} ${line.lineText}`
    return sides[w] ?? line.selections.find((one) => one.w === w)?.label
  }
  const market = marketOf(line.wtype)
  const listed = selectionsOf(line.wtype, game.sport).map(({ w }) => w)
  const rows =
    market && families[market.family].kind === 'outright'
      ? [...listed].sort((a, b) => (ORDER[a] ?? 0) - (ORDER[b] ?? 0))
      : listed
  return (
    <div className={css.cell}>
      {rows.map((w, at) => (
        <PriceCell
          key={w}
          game={game}
          line={line}
          w={w}
          tag={tagOf(w)}
          isLocked={isLocked}
          isTabStop={isTabStop && at === 0}
          onPick={onPick}
        />
      ))}
    </div>
  )
}

/** The favourite gives the line; level, it stands at home. */
const givesLine = (w: string, line: number) => (line > 0 ? w === 'RC' : w === 'RH')
