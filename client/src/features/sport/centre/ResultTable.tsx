import type { ReactNode } from 'react'
import { useSportText } from '../../../i18n/sport.ts'
import { shortDateTimeText } from '../../../lib/date.ts'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import type { Tone } from '../../../ui/StatusTag/StatusTag.tsx'
import { scoreText, sectionsText, standingOf } from './results.rules.ts'
import type { ResultLeague, Standing } from './results.rules.ts'
import css from './Results.module.css'

const TONES: Record<Standing, Tone> = {
  ended: 'good',
  corrected: 'info',
  postponed: 'wait',
  abandoned: 'bad',
  paused: 'off',
}

type Game = ResultLeague['games'][number]

interface Column {
  part: 'time' | 'match' | 'half' | 'full' | 'corners' | 'cards' | 'state'
  name: string
  of: (game: Game) => ReactNode
}

/** A league's results of a day. */
export const ResultTable = ({ league }: { league: ResultLeague }) => {
  const t = useSportText()
  const hasSections = league.games.some(({ sections }) => sections.length > 2)
  const hasCounts = league.games.some(({ corners }) => corners !== null)
  const counts: Column[] = [
    { part: 'corners', name: t('group_corners'), of: ({ corners }) => scoreText(corners) },
    { part: 'cards', name: t('group_cards'), of: ({ cards }) => scoreText(cards) },
  ]
  const columns: Column[] = [
    { part: 'time', name: t('resultTime'), of: ({ startTime }) => shortDateTimeText(startTime) },
    {
      part: 'match',
      name: t('resultMatch'),
      of: ({ gameInfo }) => (
        <>
          <span>{gameInfo.team_h}</span>
          <span>{gameInfo.team_c}</span>
        </>
      ),
    },
    {
      part: 'half',
      name: t(hasSections ? 'resultSections' : 'period_half'),
      of: ({ sections, half }) => (hasSections ? sectionsText(sections) || '--' : scoreText(half)),
    },
    { part: 'full', name: t('period_full'), of: ({ full }) => scoreText(full) },
    ...(hasCounts ? counts : []),
    {
      part: 'state',
      name: t('resultState'),
      of: (game) => <StatusTag tone={TONES[standingOf(game)]}>{t(standingOf(game))}</StatusTag>,
    },
  ]
  return (
    <section className={css.league} aria-label={league.name}>
      <h3 className={css.name}>{league.name}</h3>
      <div className={css.scroll}>
        <table className={css.table} data-sections={hasSections || undefined}>
          <thead>
            <tr>
              {columns.map(({ part, name }) => (
                <th key={part} scope="col" data-part={part}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {league.games.map((game) => (
              <tr key={game.gameInfo.hgid}>
                {columns.map(({ part, of }) =>
                  part === 'match' ? (
                    <th key={part} scope="row" data-part={part}>
                      {of(game)}
                    </th>
                  ) : (
                    <td key={part} className={part === 'full' ? css.full : undefined} data-part={part}>
                      {of(game)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
