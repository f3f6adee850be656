import { GameStatus } from '@app/contract/sport/feed'
import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { useMatchText } from '../../../i18n/match.ts'
import { shortDateTimeText } from '../../../lib/date.ts'
import { Basketball } from './Basketball.tsx'
import { Football } from './Football.tsx'
import css from './Scene.module.css'
import { Sections } from './Sections.tsx'

export const FIELDS: Partial<Record<string, typeof Football>> = { FT: Football, VF: Football, BK: Basketball }

/** The match as a picture: a field with the ball where there is one, a sober table of sections elsewhere. */
export const Scene = ({ detail }: { detail: MatchDetail }) => {
  const t = useMatchText()
  const { possession, danger, live, startTime, team_h, team_c, sport } = detail
  const Field = FIELDS[sport]
  const status = live.gameStatus
  const words = () => {
    if (possession)
      return t('pitchSays', { team: possession === 'H' ? team_h : team_c, danger: t(`sound_${danger}`) })
    if (status === GameStatus.notStarted) return t('notStarted', { time: shortDateTimeText(startTime) })
    return t(status === GameStatus.ended ? 'over' : 'break')
  }
  return (
    <div className={css.scene}>
      {Field && (
        <div className={css.stage}>
          <Field detail={detail} />
          <p className={css.caption} data-danger={danger}>
            {words()}
          </p>
        </div>
      )}
      {!Field && !possession && status !== GameStatus.running && <p className={css.plain}>{words()}</p>}
      <Sections detail={detail} />
    </div>
  )
}
