import { ActionIcon, Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { isChampion, MarketType, preListedLeagues } from '@app/contract/sport/codes'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import { timeText } from '../../../../lib/text/date.ts'
import { useSignal } from '../../../../lib/signal.ts'
import { lazyPart } from '../../../../lib/lazyPart.ts'
import { SearchField } from '../../../../ui/SearchField/SearchField.tsx'
import type { LiveBoard } from '../liveBoard.ts'
import { part, sportSlice, useSportDispatch } from '../../sport.slice.ts'
import css from './BoardBar.module.css'
import { TabRow } from '../../TabRow.tsx'
import { DateTabs } from './DateTabs.tsx'
import { OddsTypeSelect, OrderSelect } from './ListSelects.tsx'

const LeagueFilter = lazyPart(() => import('./LeagueFilter.tsx'), 'default')

const { favouredOnlyToggled, leagueChosen } = sportSlice.actions

/** The eight pre-listed leagues, one at a time (ENT-20); changing it clears the ticks of the filter (TRAP-23). */
const LeagueTabs = () => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  return (
    <TabRow
      label={t('leagueTabs')}
      values={preListedLeagues.map(({ id }) => id)}
      isChosen={(id) => filter.league === id && filter.checked.length === 0}
      nameOf={(id) => t(`league_${id}`)}
      onChoose={(id) => dispatch(leagueChosen(id))}
    />
  )
}

interface Props {
  live: LiveBoard
  words: string
  onSearch: (words: string) => void
  isRefreshing: boolean
  onRefresh: () => void
  onHelp: () => void
}

const Updated = ({ live, isRefreshing, onRefresh }: Pick<Props, 'live' | 'isRefreshing' | 'onRefresh'>) => {
  const t = useSportText()
  const pulse = useSignal(live.pulse)
  return (
    <p className={css.updated}>
      <span className={css.time}>{pulse && t('updatedAt', { time: timeText(pulse.serverTime) })}</span>
      <ActionIcon
        className={css.refresh}
        size={24}
        aria-label={t('refresh')}
        data-busy={isRefreshing || undefined}
        onClick={onRefresh}
      >
        <Icon name="refresh" size={16} />
      </ActionIcon>
    </p>
  )
}

/** The head of the board: what is shown, and everything that narrows or orders it. */
export const BoardBar = ({ live, words, onSearch, isRefreshing, onRefresh, onHelp }: Props) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  const favourites = useSelector(part('favourites'))
  const isFavouredOnly = useSelector(part('isFavouredOnly'))
  const [isFiltering, setFiltering] = useState(false)
  const isOfChampions = isChampion(filter.market)
  const marked = favourites.leagues.length + favourites.matches.length
  return (
    <header className={css.bar}>
      <div className={css.line}>
        <h2 className={css.title}>
          {t(`market_${filter.market}`)}
          {!isOfChampions && ` · ${t(`sport_${filter.sport}`)}`}
        </h2>
        {!isOfChampions && <Updated live={live} isRefreshing={isRefreshing} onRefresh={onRefresh} />}
        <SearchField
          className={css.search}
          size="xs"
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<Icon name="search" size={14} />}
          value={words}
          onChange={onSearch}
        />
        {!isOfChampions && (
          <>
            <OrderSelect className={css.order} size="xs" />
            <OddsTypeSelect className={css.order} size="xs" />
            <Button
              className={css.tool}
              size="xs"
              variant={filter.checked.length ? 'light' : 'default'}
              leftSection={<Icon name="filter" size={14} />}
              onClick={() => setFiltering(true)}
            >
              <span className={css.word}>{t('leagueFilter')}</span>
              {filter.checked.length > 0 && ` ${filter.checked.length}`}
            </Button>
            <Button
              className={css.tool}
              size="xs"
              variant={isFavouredOnly ? 'light' : 'default'}
              aria-pressed={isFavouredOnly}
              leftSection={<Icon name="star" size={14} tint={isFavouredOnly ? 'full' : 'none'} />}
              onClick={() => dispatch(favouredOnlyToggled())}
            >
              <span className={css.word}>{t('favourites')}</span>
              {marked > 0 && ` ${marked}`}
            </Button>
          </>
        )}
        <ActionIcon size={30} variant="default" aria-label={t('help')} onClick={onHelp}>
          <Icon name="help" size={16} />
        </ActionIcon>
      </div>
      {filter.sport === 'FT' && !isOfChampions && <LeagueTabs />}
      {filter.market === MarketType.early && <DateTabs />}
      {isFiltering && (
        <Suspense>
          <LeagueFilter onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </header>
  )
}
