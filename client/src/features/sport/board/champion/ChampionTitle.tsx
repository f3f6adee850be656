import type { PlayedSport } from '@app/contract/sport/codes'
import { SportIcon } from '../../SportNav.tsx'
import css from './ChampionBoard.module.css'

interface Props {
  title: string
  season: string
  sport: PlayedSport
}

/** What can be won, in which season, of which sport. */
export const ChampionTitle = ({ title, season, sport }: Props) => (
  <>
    <span className={css.sport}>
      <SportIcon sport={sport} />
    </span>
    <span className={css.title}>
      {title} <small className={css.season}>{season}</small>
    </span>
  </>
)
