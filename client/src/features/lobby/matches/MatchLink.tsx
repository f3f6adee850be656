import type { GameRow } from '@app/contract/sport/feed'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { to } from '../../../paths.ts'
import { openMatch } from './openMatch.ts'

interface Props {
  game: GameRow
  className?: string | undefined
  children: ReactNode
}

/** To the match in its channel; a new tab opens the channel. */
export const MatchLink = ({ game, className, children }: Props) => (
  <Link
    to={to('localSport', { enName: 'crty', hgid: game.gameInfo.hgid })}
    className={className}
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      openMatch(game)
    }}
  >
    {children}
  </Link>
)
