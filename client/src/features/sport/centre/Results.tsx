import { Button, NativeSelect } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { playedSports } from '@app/contract/sport/codes'
import type { PlayedSport, SportType } from '@app/contract/sport/codes'
import { reasonOf, refusalOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../../../i18n/sport.ts'
import { brief } from '../../../lib/brief.ts'
import { clock } from '../../../lib/clock.ts'
import { dateText } from '../../../lib/date.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { resultsFound } from './results.rules.ts'
import { useSportResultsQuery } from '../sport.api.ts'
import { ResultTable } from './ResultTable.tsx'
import tabs from '../board/LeagueTabs.module.css'
import css from './Results.module.css'

/** Results are kept so far back. */
const DAYS_BACK = 7
const DAY_MS = 86_400_000

/** What matches came to, by day of the site and sport. */
const Results = () => {
  const t = useSportText()
  const days = Array.from({ length: DAYS_BACK + 1 }, (_, day) => dateText(clock.now() - day * DAY_MS))
  const [date, setDate] = useState(days[0]!)
  const [sport, setSport] = useState<SportType>('FT')
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
      <ul className={tabs.tabs} aria-label={t('dates')}>
        {days.map((day, at) => (
          <li key={day}>
            <button
              type="button"
              className={tabs.tab}
              aria-pressed={date === day}
              onClick={() => setDate(day)}
            >
              {at === 0 ? t('today') : day.slice(5)}
            </button>
          </li>
        ))}
      </ul>
      {isFetching && !currentData && <SkeletonRows rows={6} height={56} />}
      {hasFailed && (
        <EmptyState
          title={t('failedTitle')}
          hint={reasonOf(error)}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      )}
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
