import type { MatchShown } from '@app/mock-server/testing/shapes'
import { Tag } from '../ui/Tag.tsx'
import { scoreText, whenText } from './matchText.ts'
import classes from './Director.module.css'

/** Score, clock and teams of each; the chosen one is directed beside it. */
export const MatchList = ({
  matches,
  chosen,
}: {
  matches: readonly MatchShown[]
  chosen: string | undefined
}) =>
  matches.length === 0 ? (
    <p className={classes.none}>没有符合的比赛</p>
  ) : (
    <nav className={classes.list} aria-label="比赛">
      {matches.map((match) => (
        <a
          key={match.gid}
          href={`#/director/${match.gid}`}
          className={classes.item}
          aria-current={match.gid === chosen ? 'true' : undefined}
        >
          <span className={classes.teams}>
            <b>
              {match.home} 对 {match.away}
            </b>
            <small>
              {match.league} · {whenText(match)}
            </small>
          </span>
          {match.suspended && <Tag tone="warn">停盘</Tag>}
          {match.composed && <Tag tone="info">自编</Tag>}
          <span className={classes.score}>{scoreText(match)}</span>
        </a>
      ))}
    </nav>
  )
