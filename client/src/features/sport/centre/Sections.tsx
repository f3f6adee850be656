import { GameStatus, scoreOf } from '@app/contract/sport/feed'
import type { MatchDetail } from '@app/contract/sport/matchDetail'
import { useMatchText } from './text.ts'
import css from './Scene.module.css'

/** More of them have no room for their names: their numbers say it. */
const MOST_NAMED = 3
const NUMBERED = /^第.+[局盘盤节節]$/

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
                <td key={at} data-now={(live.isLive === 'Y' && at === shown.length - 1) || undefined}>
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
