import { Button, NativeSelect } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { playedSports } from '@app/contract/sport/codes'
import type { PlayedSport, SportType } from '@app/contract/sport/codes'
import { refusalOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../text.ts'
import { brief } from '../../../lib/text/brief.ts'
import { clock } from '../../../lib/clock.ts'
import { dateText, shortDateTimeText } from '../../../lib/text/date.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { ListFailed } from '../ListFailed.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { resultsFound, scoreText, sectionsText, standingOf } from './results.rules.ts'
import type { ResultLeague, Standing } from './results.rules.ts'
import { useSportResultsQuery } from '../sport.api.ts'
import { StatusTag } from '../../../ui/StatusTag/StatusTag.tsx'
import type { Tone } from '../../../ui/StatusTag/StatusTag.tsx'
import css from './Results.module.css'
import { TabRow } from '../TabRow.tsx'

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
const ResultTable = ({ league }: { league: ResultLeague }) => {
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

/** Results are kept so far back. */
const DAYS_BACK = 7
const DAY_MS = 86_400_000

/** What matches came to, by day of the site and sport. */
const Results = () => {
  const t = useSportText()
  const days = Array.from({ length: DAYS_BACK + 1 }, (_, day) => dateText(clock.now() - day * DAY_MS))
  // A match that ended leads to its own sport and day.
  const asked = useSearchParams()[0]
  const [date, setDate] = useState(days.find((day) => day === asked.get('date')) ?? days[0]!)
  const [sport, setSport] = useState<SportType>(
    playedSports.find((one) => one === asked.get('sport')) ?? 'FT',
  )
  const [words, setWords] = useState('')
  const sought = useDeferredValue(words)
  const { currentData, error, isFetching, refetch } = useSportResultsQuery(
    { sport, date, leagueId: '' },
    { refetchOnMountOrArgChange: true },
  )
  const leagues = resultsFound(currentData?.leagues ?? [], sought)
  const hasFailed = error !== undefined && refusalOf(error) !== 'NO_DATA'
  return (
    <section className={css.results} aria-labelledby="results-title">
      <header className={css.head}>
        <h2 id="results-title" className={css.title}>
          {t('results')}
        </h2>
        <SearchField
          size="xs"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<Icon name="search" size={14} />}
          value={words}
          onChange={setWords}
        />
        <NativeSelect
          size="xs"
          aria-label={t('sports')}
          value={sport}
          data={playedSports.map((value) => ({ value, label: t(`sport_${value}`) }))}
          onChange={({ currentTarget }) => setSport(currentTarget.value as PlayedSport)}
        />
      </header>
      <TabRow
        label={t('dates')}
        values={days}
        isChosen={(day) => date === day}
        nameOf={(day, at) => (at === 0 ? t('today') : day.slice(5))}
        onChoose={setDate}
      />
      {isFetching && !currentData && <SkeletonRows rows={6} height={56} />}
      {hasFailed && <ListFailed error={error} isBusy={isFetching} onRetry={refetch} />}
      {!isFetching && !hasFailed && leagues.length === 0 && (
        <EmptyState
          art={<Icon name="calendar" size={56} />}
          title={words ? t('emptySearch', { words: brief(words) }) : t('noResults')}
          hint={t('noResultsHint')}
          action={
            !words &&
            date === days[0] && <Button onClick={() => setDate(days[1]!)}>{t('seeYesterday')}</Button>
          }
        />
      )}
      {!hasFailed && leagues.map((league) => <ResultTable key={league.league_id} league={league} />)}
    </section>
  )
}

export default Results
