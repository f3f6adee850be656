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
        <table className={css.table} data-sections={hasSections || undefined}>
          <thead>
            <tr>
              <th scope="col" data-part="time">
                {t('resultTime')}
              </th>
              <th scope="col" data-part="match">
                {t('resultMatch')}
              </th>
              <th scope="col" data-part="half">
                {t(hasSections ? 'resultSections' : 'period_half')}
              </th>
              <th scope="col" data-part="full">
                {t('period_full')}
              </th>
              {hasCounts && (
                <th scope="col" data-part="corners">
                  {t('group_corners')}
                </th>
              )}
              {hasCounts && (
                <th scope="col" data-part="cards">
                  {t('group_cards')}
                </th>
              )}
              <th scope="col" data-part="state">
                {t('resultState')}
              </th>
            </tr>
          </thead>
          <tbody>
            {league.games.map((game) => {
              const standing = standingOf(game)
              return (
                <tr key={game.gameInfo.hgid}>
                  <td data-part="time">{shortDateTimeText(game.startTime)}</td>
                  <th scope="row" data-part="match">
                    <span>{game.gameInfo.team_h}</span>
                    <span>{game.gameInfo.team_c}</span>
                  </th>
                  <td data-part="half">
                    {hasSections ? sectionsText(game.sections) || '--' : scoreText(game.half)}
                  </td>
                  <td className={css.full} data-part="full">
                    {scoreText(game.full)}
                  </td>
                  {hasCounts && <td data-part="corners">{scoreText(game.corners)}</td>}
                  {hasCounts && <td data-part="cards">{scoreText(game.cards)}</td>}
                  <td data-part="state">
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
