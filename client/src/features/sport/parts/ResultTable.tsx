import { useSportText } from '../../../i18n/sport.ts'
import { shortDateTimeText } from '../../../lib/date.ts'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import type { Tone } from '../../../ui/StatusTag/StatusTag.tsx'
import { scoreText, sectionsText, standingOf } from '../results.rules.ts'
import type { ResultLeague, Standing } from '../results.rules.ts'
import css from './Results.module.css'

const TONES: Record<Standing, Tone> = {
  ended: 'good',
  corrected: 'info',
  postponed: 'wait',
  abandoned: 'bad',
  paused: 'off',
}

/** A league's results of a day. */
export const ResultTable = ({ league }: { league: ResultLeague }) => {
  const t = useSportText()
  const hasSections = league.games.some(({ sections }) => sections.length > 2)
  const hasCounts = league.games.some(({ corners }) => corners !== null)
  return (
    <section className={css.league} aria-label={league.name}>
      <h3 className={css.name}>{league.name}</h3>
      <div className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('resultTime')}</th>
              <th scope="col">{t('resultMatch')}</th>
              {hasSections ? (
                <th scope="col">{t('resultSections')}</th>
              ) : (
                <th scope="col">{t('period_half')}</th>
              )}
              <th scope="col">{t('period_full')}</th>
              {hasCounts && <th scope="col">{t('group_corners')}</th>}
              {hasCounts && <th scope="col">{t('group_cards')}</th>}
              <th scope="col">{t('resultState')}</th>
            </tr>
          </thead>
          <tbody>
            {league.games.map((game) => {
              const standing = standingOf(game)
              return (
                <tr key={game.gameInfo.hgid}>
                  <td>{shortDateTimeText(game.startTime)}</td>
                  <th scope="row">
                    <span>{game.gameInfo.team_h}</span>
                    <span>{game.gameInfo.team_c}</span>
                  </th>
                  <td>{hasSections ? sectionsText(game.sections) || '--' : scoreText(game.half)}</td>
                  <td className={css.full}>{scoreText(game.full)}</td>
                  {hasCounts && <td>{scoreText(game.corners)}</td>}
                  {hasCounts && <td>{scoreText(game.cards)}</td>}
                  <td>
                    <StatusTag tone={TONES[standing]}>{t(standing)}</StatusTag>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
