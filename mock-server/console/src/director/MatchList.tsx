import type { MatchShown } from '@app/contract/control/matches'
import { Pick, PickList } from '../ui/PickList.tsx'
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
    <PickList label="比赛" above={290}>
      {matches.map((match) => (
        <Pick
          key={match.gid}
          href={`#/director/${match.gid}`}
          isChosen={match.gid === chosen}
          end={
            <>
              {match.suspended && <Tag tone="warn">停盘</Tag>}
              {match.composed && <Tag tone="info">自编</Tag>}
              <span className={classes.score}>{scoreText(match)}</span>
            </>
          }
        >
          <b>
            {match.home} 对 {match.away}
          </b>
          <small>
            {match.league} · {whenText(match)}
          </small>
        </Pick>
      ))}
    </PickList>
  )
