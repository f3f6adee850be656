import { GameStatus, scoreOf } from '@app/contract/sport/feed'
import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { useMatchText } from './text.ts'
import { shortDateTimeText } from '../../../lib/text/date.ts'
import { Field } from '../../../ui/Field/Field.tsx'
import { hasField } from '../../../ui/Field/fieldOf.ts'
import css from './Scene.module.css'

/** More of them have no room for their names: their numbers say it. */
const MOST_NAMED = 3
const NUMBERED = /^第.+[局盘节]$/

/** The score by halves, quarters, sets, frames or innings, with who serves. */
export const Sections = ({ detail }: { detail: MatchDetail }) => {
  const t = useMatchText()
  const { periods, sections, live, team_h, team_c, serving, points } = detail
  const { home, away } = scoreOf(live)
  const shown = periods.length
    ? periods
    : sections.map((score, at) => ({ name: t('period', { number: at + 1 }), ...score }))
  const isMany = shown.length > MOST_NAMED
  const [pointsHome, pointsAway] = points.split('-')
  const hasBegun = live.gameStatus !== GameStatus.notStarted
  const rows = [
    { side: 'H', team: team_h, total: home, score: (at: number) => shown[at]!.home, points: pointsHome },
    { side: 'C', team: team_c, total: away, score: (at: number) => shown[at]!.away, points: pointsAway },
  ]
  return (
    <div className={css.scroll}>
      <table className={css.table} data-many={isMany || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('team')}</th>
            {shown.map(({ name }, at) => (
              <th key={at} scope="col" aria-label={name}>
                {isMany && NUMBERED.test(name) ? at + 1 : name}
              </th>
            ))}
            {points && <th scope="col">{t('points')}</th>}
            <th scope="col" className={css.total}>
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.side}>
              <th scope="row">
                <span className={css.team}>{row.team}</span>
                {serving === row.side && <span className={css.serve} role="img" aria-label={t('served')} />}
              </th>
              {shown.map((_, at) => (
                <td key={at} data-now={at === shown.length - 1 || undefined}>
                  {row.score(at)}
                </td>
              ))}
              {points && <td className={css.points}>{row.points}</td>}
              <td className={css.total}>{hasBegun ? row.total : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

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
  const isDrawn = hasField(sport)
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
      {!isDrawn && !possession && live.gameStatus !== GameStatus.running && (
        <p className={css.plain}>{words(detail)}</p>
      )}
      <Sections detail={detail} />
    </div>
  )
}
