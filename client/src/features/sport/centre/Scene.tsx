import { GameStatus } from '@app/contract/sport/feed'
import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { useMatchText } from './text.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { Field } from '../../../ui/Field/Field.tsx'
import { hasField } from '../../../ui/Field/fieldOf.ts'
import { isOver } from '../board/over.rules.ts'
import css from './Scene.module.css'
import { Sections } from './Sections.tsx'

/** What happens on the field. */
export const useSceneWords = () => {
  const t = useMatchText()
  return ({ possession, danger, live, startTime, team_h, team_c }: MatchDetail) => {
    if (possession)
      return t('pitchSays', { team: possession === 'H' ? team_h : team_c, danger: t(`sound_${danger}`) })
    if (live.gameStatus === GameStatus.notStarted)
      return t('notStarted', { time: shortDateTimeText(startTime) })
    return t(live.gameStatus === GameStatus.ended ? 'over' : 'break')
  }
}

/** The match as a picture: a field with the ball where there is one, a sober table of sections elsewhere. */
export const Scene = ({ detail }: { detail: MatchDetail }) => {
  const words = useSceneWords()
  const { possession, danger, live, sport } = detail
  const isDrawn = hasField(sport) && !isOver(live)
  return (
    <div className={css.scene}>
      {isDrawn && (
        <div className={css.stage}>
          <Field detail={detail} />
          <p className={css.caption} data-danger={danger}>
            {words(detail)}
          </p>
        </div>
      )}
      {!isDrawn && !possession && !isOver(live) && live.gameStatus !== GameStatus.running && (
        <p className={css.plain}>{words(detail)}</p>
      )}
      <Sections detail={detail} />
    </div>
  )
}
