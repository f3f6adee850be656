import type { CSSProperties } from 'react'
import type { PlayedSport } from '@app/contract/sport/codes'
import { familyName } from '@app/contract/sport/market/markets'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import { families } from '@app/contract/sport/market/markets.data'
import { HAND_COLUMNS, isTurn, type Column } from './columns.data.ts'
import css from './ColumnHeads.module.css'

const NAMED = ['full', 'half', 'f5', 'running'] as const
const isNamed = (period: string): period is (typeof NAMED)[number] => NAMED.some((named) => named === period)

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
export const gridOf = (shown: readonly Column[]) =>
  ({
    '--board-wide': gridWith(shown),
    '--board-hand': handWith(shown),
    '--board-narrow': gridWith(shown.filter(({ isWide }) => !isWide)),
    '--board-page': `repeat(${shown.length}, minmax(0, 1fr))`,
  }) as CSSProperties

interface Props {
  sport: PlayedSport
  shown: readonly Column[]
  isPhone: boolean
}

/** What the columns are; hidden from assistive technology, where every price says its own market. */
export const ColumnHeads = ({ sport, shown, isPhone }: Props) => {
  const t = useSportText()
  return (
    <div className={css.heads} style={gridOf(shown)} data-phone={isPhone || undefined} aria-hidden>
      <span>{t(`sport_${sport}`)}</span>
      {shown.map(({ family, period, isWide }, at) => (
        <span
          key={`${family}${period}`}
          className={css.head}
          data-period={period}
          data-wide={isWide || undefined}
          data-turn={isTurn(shown, at) || undefined}
        >
          {isNamed(period) && <small>{t(`period_${period}`)}</small>}
          {familyName(family, sport)}
        </span>
      ))}
      <span />
    </div>
  )
}

/** On a phone at the end of the heads: what comes when the columns are turned, and turns them. */
export const TurnButton = ({
  sport,
  next,
  onTurn,
}: {
  sport: PlayedSport
  next: readonly Column[]
  onTurn: () => void
}) => {
  const t = useSportText()
  const names = next.map(
    ({ family, period }) =>
      `${isNamed(period) && period !== 'full' ? t(`period_${period}`) : ''}${familyName(family, sport)}`,
  )
  return (
    <button
      type="button"
      className={css.turn}
      aria-label={t('turnColumns', { columns: names.join(' ') })}
      onClick={onTurn}
    >
      {t('turnColumns', { columns: names[0] ?? '' })}
      <Icon name="chevronRight" size={12} />
    </button>
  )
}
