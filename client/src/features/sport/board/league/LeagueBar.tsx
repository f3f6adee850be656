import type { ReactNode } from 'react'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import type { Board } from '../board.rules.ts'
import css from '../BoardList.module.css'

interface Props {
  league: Board['leagues'][number]
  /** So many matches are below it; one that is over counts while it stays. */
  count: number
  isFolded: boolean
  isFavoured: boolean
  onFold: (leagueId: string) => void
  onFavour: (leagueId: string) => void
  /** Its columns, where they are others than those of the league before. */
  children: ReactNode
}

/** A league's bar: folds its matches away, and marks it as a favourite. */
export const LeagueBar = ({ league, count, isFolded, isFavoured, onFold, onFavour, children }: Props) => {
  const t = useSportText()
  return (
    <h3 className={css.bar} data-folded={isFolded || undefined}>
      <button
        type="button"
        className={css.star}
        aria-pressed={isFavoured}
        aria-label={t('favourLeague', { league: league.name })}
        onClick={() => onFavour(league.league_id)}
      >
        <Icon name="star" size={16} tint={isFavoured ? 'full' : 'none'} />
      </button>
      <button
        type="button"
        className={css.leagueFold}
        aria-expanded={!isFolded}
        onClick={() => onFold(league.league_id)}
      >
        <span className={css.name}>{league.name}</span>
        <span className={css.count}>{count}</span>
        <Icon name={isFolded ? 'chevronDown' : 'chevronUp'} size={14} />
      </button>
      {children}
    </h3>
  )
}
