import { Icon } from '../../../art/Icon.tsx'
import type { Board, Column } from '../board.rules.ts'
import css from './LeagueGroup.module.css'
import { MatchRow } from './MatchRow.tsx'
import type { Pick } from './PriceCell.tsx'

interface Props {
  league: Board['leagues'][number]
  columns: readonly Column[]
  isFolded: boolean
  isLocked: boolean
  onFold: (leagueId: string) => void
  onPick: Pick
  onOpen: (hgid: string) => void
}

/** A league with its matches, to fold away. */
export const LeagueGroup = ({ league, columns, isFolded, isLocked, onFold, onPick, onOpen }: Props) => (
  <section className={css.league} aria-label={league.name}>
    <h3 className={css.head}>
      <button
        type="button"
        className={css.fold}
        aria-expanded={!isFolded}
        onClick={() => onFold(league.league_id)}
      >
        <Icon name="trophy" size={16} className={css.icon} />
        <span className={css.name}>{league.name}</span>
        <span className={css.count}>{league.games.length}</span>
        <Icon name={isFolded ? 'chevronDown' : 'chevronUp'} size={14} />
      </button>
    </h3>
    {!isFolded &&
      league.games.map((game) => (
        <MatchRow
          key={game.gameInfo.hgid}
          game={game}
          columns={columns}
          isLocked={isLocked}
          onPick={onPick}
          onOpen={onOpen}
        />
      ))}
  </section>
)
