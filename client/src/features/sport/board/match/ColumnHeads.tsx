import type { CSSProperties } from 'react'
import type { PlayedSport } from '@app/contract/sport/codes'
import { familyName } from '@app/contract/sport/market/markets'
import { useSportText } from '../../text.ts'
import { families } from '@app/contract/sport/market/markets.data'
import { columns, HAND_COLUMNS, isTurn, type Column } from './columns.data.ts'
import css from './ColumnHeads.module.css'

const NAMED = ['full', 'half', 'f5', 'running'] as const
export const isNamed = (period: string): period is (typeof NAMED)[number] =>
  NAMED.some((named) => named === period)

/** Room for "0.5/1 0.95", "大 218.5 0.95", "主 12.50" and "单 1.95". */
const ROOM = {
  handicap: 'minmax(76px, 1fr)',
  total: 'minmax(92px, 1.1fr)',
  outright: 'minmax(70px, 0.95fr)',
  EO: 'minmax(58px, 0.85fr)',
}
const roomOf = ({ family }: Column) => ROOM[family === 'EO' ? family : families[family].kind]
/** The same where only the first three have room, as shares of it. */
const SHARE = { handicap: '1fr', total: '1.15fr', outright: '0.85fr', EO: '0.85fr' }
const shareOf = ({ family }: Column) => SHARE[family === 'EO' ? family : families[family].kind]
const handWith = (shown: readonly Column[]) =>
  shown
    .slice(0, HAND_COLUMNS)
    .map((column) => `minmax(0, ${shareOf(column)})`)
    .join(' ')

const gridWith = (shown: readonly Column[]) => `minmax(130px, 1.7fr) ${shown.map(roomOf).join(' ')} 36px`

/** The grid of a sport's columns, for its heads and its matches alike; narrow boards leave the wide ones out. */
export const gridOf = (sport: PlayedSport) =>
  ({
    '--board-wide': gridWith(columns[sport]),
    '--board-hand': handWith(columns[sport]),
    '--board-narrow': gridWith(columns[sport].filter(({ isWide }) => !isWide)),
  }) as CSSProperties

/** What the columns are; hidden from assistive technology, where every price says its own market. */
export const ColumnHeads = ({ sport }: { sport: PlayedSport }) => {
  const t = useSportText()
  return (
    <div className={css.heads} style={gridOf(sport)} aria-hidden>
      <span>{t(`sport_${sport}`)}</span>
      {columns[sport].map(({ family, period, isWide }, at) => (
        <span
          key={`${family}${period}`}
          className={css.head}
          data-period={period}
          data-wide={isWide || undefined}
          data-turn={isTurn(columns[sport], at) || undefined}
        >
          {isNamed(period) && <small>{t(`period_${period}`)}</small>}
          {familyName(family, sport)}
        </span>
      ))}
      <span />
    </div>
  )
}
