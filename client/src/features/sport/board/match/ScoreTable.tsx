import { useSportText } from '../../../../i18n/sport.ts'
import { scoreColumn } from './markets.rules.ts'
import { isPickOf } from '../../slip/select.ts'
import css from './MatchMarkets.module.css'
import { PriceCell } from './PriceCell.tsx'
import type { LineProps } from './Selections.tsx'

const COLUMNS = ['home', 'draw', 'away'] as const

/** Correct scores as one reads them: home wins, draws, away wins; the rest below. */
export const ScoreTable = ({ line, picks, ...rest }: LineProps) => {
  const t = useSportText()
  const cell = ({ w, k, label }: (typeof line.selections)[number]) => (
    <PriceCell
      key={w}
      gameId={line.gameId}
      wtype={line.wtype}
      line={line.line}
      w={w}
      price={k}
      tag={label}
      isPicked={isPickOf(picks, line.gameId, line.wtype, w)}
      isTabStop
      {...rest}
    />
  )
  const of = (column: string) => line.selections.filter(({ w }) => scoreColumn(w) === column)
  return (
    <>
      <div className={css.scores}>
        {COLUMNS.map((column) => (
          <div key={column} role="group" aria-label={t(column)} className={css.score}>
            <span className={css.side} aria-hidden>
              {t(column)}
            </span>
            {of(column).map(cell)}
          </div>
        ))}
      </div>
      <div className={css.rest}>{of('rest').map(cell)}</div>
    </>
  )
}
