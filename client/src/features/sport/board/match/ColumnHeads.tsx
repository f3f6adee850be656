import type { CSSProperties } from 'react'
import type { PlayedSport } from '@app/contract/sport/codes'
import { effectiveOddsType, familyName, wtypeOf } from '@app/contract/sport/market/markets'
import { useSelector } from 'react-redux'
import { useLiteral } from '../../../../i18n/literal.ts'
import { part } from '../../sport.slice.ts'
import { useSportText } from '../../text.ts'
import { families } from '@app/contract/sport/market/markets.data'
import { HAND_COLUMNS, isTurn, keyOf, type Column } from './columns.data.ts'
import css from './ColumnHeads.module.css'

const NAMED = ['full', 'half', 'f5', 'running'] as const
const isNamed = (period: string): period is (typeof NAMED)[number] => NAMED.some((named) => named === period)

/** The span that a column is of, or which of the further lines. */
export const SpanName = ({ column: { period, rank } }: { column: Column }) => {
  const t = useSportText()
  if (rank) return <small>{t('besideNo', { rank })}</small>
  return isNamed(period) ? <small>{t(`period_${period}`)}</small> : null
}

/** Room for "+0.5/1 0.95", "大 218.5 0.95", "和 12.50" and "单 1.95". */
const ROOM = {
  handicap: 'minmax(88px, 1.1fr)',
  total: 'minmax(92px, 1.1fr)',
  outright: 'minmax(70px, 0.95fr)',
  EO: 'minmax(58px, 0.85fr)',
}
const roomOf = ({ family }: Column) => ROOM[family === 'EO' ? family : families[family].kind]
/** The same where only the first three have room, as shares of it. */
const SHARE = { handicap: '1.15fr', total: '1.15fr', outright: '0.85fr', EO: '0.85fr' }
const shareOf = ({ family }: Column) => SHARE[family === 'EO' ? family : families[family].kind]
const handWith = (shown: readonly Column[]) =>
  shown
    .slice(0, HAND_COLUMNS)
    .map((column) => `minmax(0, ${shareOf(column)})`)
    .join(' ')

const gridWith = (shown: readonly Column[]) => `minmax(130px, 1.7fr) ${shown.map(roomOf).join(' ')} 36px`

/** The grid of a sport's columns, for its heads and its matches alike; narrow boards leave the wide ones out. */
export const gridOf = (shown: readonly Column[]) => {
  const narrow = shown.filter(({ isWide }) => !isWide)
  return {
    '--board-wide': gridWith(shown),
    '--board-hand': handWith(shown),
    '--board-narrow': gridWith(narrow),
  } as CSSProperties
}

interface Props {
  sport: PlayedSport
  shown: readonly Column[]
  /** On a league's bar: only what differs from the heads above, beyond the whole match's own. */
  isBar?: boolean
}

/** What the columns are, in the grid of their rows; hidden from assistive technology, where every price says its own market. */
export const ColumnHeads = ({ sport, shown, isBar = false }: Props) => {
  const t = useSportText()
  const literal = useLiteral()
  const { oddsType } = useSelector(part('slip'))
  return (
    <div className={css.heads} data-bar={isBar || undefined} aria-hidden>
      <span>{!isBar && t(`sport_${sport}`)}</span>
      {shown.map((column, at) => (
        <span key={keyOf(column)} className={css.head} data-wide={column.isWide || undefined}>
          {/* Once for the columns of one span. */}
          {(at === 0 || isTurn(shown, at)) && (!isBar || at > 0) && (
            <>
              {/* Its place is under another span's, which this isn't of. */}
              {isBar && column.rank && <small>{t('period_full')}</small>}
              <SpanName column={column} />
            </>
          )}
          {(!isBar || column.period !== 'full' || column.rank) && familyName(column.family, sport, literal)}
          {!isBar && (
            <small className={css.format}>
              {t(`oddsBrief_${effectiveOddsType(wtypeOf(column.family), oddsType)}`)}
            </small>
          )}
        </span>
      ))}
      <span />
    </div>
  )
}
