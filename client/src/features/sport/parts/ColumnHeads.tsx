import type { CSSProperties } from 'react'
import type { PlayedSport } from '@app/contract/sport/codes'
import { familyName } from '@app/contract/sport/markets'
import { useSportText } from '../../../i18n/sport.ts'
import { columns } from '../columns.data.ts'
import css from './ColumnHeads.module.css'

const NAMED = ['full', 'half', 'f5', 'running'] as const
const isNamed = (period: string): period is (typeof NAMED)[number] => NAMED.some((named) => named === period)

const gridWith = (count: number) => `minmax(130px, 1.7fr) repeat(${count}, minmax(68px, 1fr)) 36px`

/** The grid of a sport's columns, for its heads and its matches alike; narrow boards leave the wide ones out. */
export const gridOf = (sport: PlayedSport) =>
  ({
    '--board-wide': gridWith(columns[sport].length),
    '--board-narrow': gridWith(columns[sport].filter(({ isWide }) => !isWide).length),
  }) as CSSProperties

/** What the columns are; hidden from assistive technology, where every price says its own market. */
export const ColumnHeads = ({ sport }: { sport: PlayedSport }) => {
  const t = useSportText()
  return (
    <div className={css.heads} style={gridOf(sport)} aria-hidden>
      <span>{t(`sport_${sport}`)}</span>
      {columns[sport].map(({ family, period, isWide }) => (
        <span
          key={`${family}${period}`}
          className={css.head}
          data-period={period}
          data-wide={isWide || undefined}
        >
          {isNamed(period) && <small>{t(`period_${period}`)}</small>}
          {familyName(family, sport)}
        </span>
      ))}
      <span />
    </div>
  )
}
