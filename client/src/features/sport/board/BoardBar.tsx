import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import {
  isChampion,
  MarketType,
  oddsTypeOf,
  oddsTypes,
  preListedLeagues,
  TODAY_MS,
} from '@app/contract/sport/codes'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../text.ts'
import { dayStart, timeText, dateText } from '../../../lib/text/date.ts'
import { useSignal } from '../../../lib/signal.ts'
import { lazyPart } from '../../../lib/lazyPart.ts'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { leagueIdsOf } from './filter.rules.ts'
import type { Shape } from './liveBoard.ts'
import type { BoardView } from './useBoard.ts'
import { useLeagueListQuery } from '../sport.api.ts'
import { holdsFormat, part, sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { WaitingLine } from '../../../ui/WaitingLine/WaitingLine.tsx'
import css from './BoardBar.module.css'
import { TabRow } from '../TabRow.tsx'
import { clock } from '../../../lib/clock.ts'

const LeagueFilter = lazyPart(() => import('./LeagueFilter.tsx'), 'default')

const {
  allLinesToggled,
  dateChosen,
  favouredOnlyToggled,
  leagueChosen,
  leaguesChecked,
  oddsTypeChosen,
  orderChosen,
} = sportSlice.actions

/** Fixtures reach a week ahead (U-SPORT-13). */
const DAYS_AHEAD = 7
const DAY_MS = 86_400_000
/** So many leave room for the words of the tools. */
const FEW_LEAGUES = 3

/** Any date, or one of those that an early match can be on. */
export const DateTabs = () => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  const [first, last] = [clock.now() + TODAY_MS, clock.now() + DAYS_AHEAD * DAY_MS].map(dayStart)
  const count = (last! - first!) / DAY_MS + 1
  const days = Array.from({ length: count }, (_, day) => dateText(first! + day * DAY_MS))
  return (
    <TabRow
      label={t('dates')}
      values={['', ...days]}
      isChosen={(date) => filter.date === date}
      nameOf={(date) => (date ? date.slice(5) : t('anyDate'))}
      onChoose={(date) => dispatch(dateChosen(date))}
    />
  )
}

/** The leagues whose matches are listed, counted while no choice narrows the list; what is chosen stays. */
const useListedLeagues = (shape: Shape | undefined) => {
  const filter = useSelector(part('filter'))
  const { market, sport, date, league } = filter
  const of = `${market} ${sport} ${date}`
  const [listed, setListed] = useState({ of, shape })
  if (shape && shape !== listed.shape && leagueIdsOf(filter).length === 0) setListed({ of, shape })
  const known = listed.of === of ? listed.shape?.leagues : undefined
  const countOf = (id: string) =>
    id === 'all' ? undefined : known?.find(({ league_id }) => league_id === id)?.games.length
  const all = preListedLeagues.map(({ id }) => ({ id, count: countOf(id) }))
  const leagues = all.filter(({ id, count }) => count || id === 'all' || id === league)
  const isKnown = known !== undefined && leagues.length > 1
  // One that comes or goes moves nothing beside them.
  const [room, setRoom] = useState({ of: '', isMany: false })
  if (isKnown && room.of !== of) setRoom({ of, isMany: leagues.length > FEW_LEAGUES })
  return { leagues, isMany: room.isMany }
}

/** The pre-listed leagues, one at a time (ENT-20); changing it clears the ticks of the filter (TRAP-23). */
const LeagueTabs = ({ leagues }: Pick<ReturnType<typeof useListedLeagues>, 'leagues'>) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  return (
    <TabRow
      label={t('leagueTabs')}
      values={leagues.map(({ id }) => id)}
      isChosen={(id) => filter.league === id && filter.checked.length === 0}
      nameOf={(id, at) => (
        <>
          {t(`league_${id}`)} <small className={css.count}>{leagues[at]!.count}</small>
        </>
      )}
      onChoose={(id) => dispatch(leagueChosen(id))}
    />
  )
}

/** What narrows the list behind a button, a day too where that is, to be taken back one by one or at once. */
export const Narrowed = ({ isDated = false }: { isDated?: boolean }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { market, sport, date, checked } = useSelector(part('filter'))
  const isFavouredOnly = useSelector(part('isFavouredOnly'))
  const { currentData } = useLeagueListQuery({ market, sport, date }, { skip: checked.length === 0 })
  const favoured = { key: 'favourites', name: t('favourites'), drop: () => dispatch(favouredOnlyToggled()) }
  const leagues = currentData?.leagues.filter(({ league_id }) => checked.includes(league_id)) ?? []
  const chips: { key: string; name: string; drop: () => void }[] = leagues.map(
    ({ league_id: key, name }) => ({
      key,
      name,
      drop: () => dispatch(leaguesChecked(checked.filter((id) => id !== key))),
    }),
  )
  if (isDated && date) chips.unshift({ key: date, name: date.slice(5), drop: () => dispatch(dateChosen('')) })
  if (isFavouredOnly) chips.push(favoured)
  if (chips.length === 0 && checked.length === 0) return null
  return (
    <div role="group" aria-label={t('narrowed')} className={css.narrowed}>
      {chips.map(({ key, name, drop }) => (
        <Button
          key={key}
          size="xs"
          variant="light"
          aria-label={t('dropFilter', { name })}
          rightSection={<Icon name="close" size={12} />}
          onClick={drop}
        >
          {name}
        </Button>
      ))}
      <Button
        size="xs"
        variant="subtle"
        onClick={() => {
          dispatch(leaguesChecked([]))
          if (isDated) dispatch(dateChosen(''))
          if (isFavouredOnly) favoured.drop()
        }}
      >
        {t('dropFilters')}
      </Button>
    </div>
  )
}

const oddsTypeChosenIn = (root: SportRoot) => sportOf(root).slip.oddsType

interface Props {
  view: Pick<BoardView, 'live' | 'shape' | 'isRefreshing' | 'refresh'>
  words: string
  onSearch: (words: string) => void
  onHelp: () => void
}

const Updated = ({ view: { live, isRefreshing, refresh } }: Pick<Props, 'view'>) => {
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
        onClick={refresh}
      >
        <Icon name="refresh" size={16} />
      </ActionIcon>
    </p>
  )
}

/** The head of the board: what is shown, and everything that narrows or orders it. */
export const BoardBar = ({ view, words, onSearch, onHelp }: Props) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  const order = useSelector(part('order'))
  const favourites = useSelector(part('favourites'))
  const isFavouredOnly = useSelector(part('isFavouredOnly'))
  const isAllLines = useSelector(part('isAllLines'))
  const oddsType = useSelector(oddsTypeChosenIn)
  const isSeries = useSelector(holdsFormat)
  const [isFiltering, setFiltering] = useState(false)
  const isOfChampions = isChampion(filter.market)
  const { leagues, isMany } = useListedLeagues(view.shape)
  const hasLeagues = filter.sport === 'FT' && !isOfChampions && leagues.length > 1
  const marked = favourites.leagues.length + favourites.matches.length
  return (
    <header className={css.bar}>
      <div className={css.line} data-leagues={hasLeagues ? (isMany ? 'many' : 'few') : undefined}>
        <h2 className={css.title}>
          {t(`market_${filter.market}`)}
          {!isOfChampions && ` · ${t(`sport_${filter.sport}`)}`}
        </h2>
        {!isOfChampions && <Updated view={view} />}
        {hasLeagues && (
          <div className={css.leagues}>
            <LeagueTabs leagues={leagues} />
          </div>
        )}
        <SearchField
          className={css.search}
          size="xs"
          aria-label={t('search')}
          placeholder={t('searchWhat')}
          leftSection={<Icon name="search" size={14} />}
          value={words}
          onChange={onSearch}
        />
        {!isOfChampions && (
          <>
            <NativeSelect
              className={css.order}
              size="xs"
              aria-label={t('orderBy')}
              value={order}
              data={[
                { value: 'league', label: t('byLeague') },
                { value: 'time', label: t('byTime') },
              ]}
              onChange={({ currentTarget }) =>
                dispatch(orderChosen(currentTarget.value === 'time' ? 'time' : 'league'))
              }
            />
            <NativeSelect
              className={css.order}
              size="xs"
              aria-label={isSeries ? t('oddsTypeSeries') : t('oddsType')}
              title={isSeries ? t('oddsTypeSeries') : undefined}
              disabled={isSeries}
              value={oddsType}
              data={oddsTypes.map((value) => ({
                value,
                label: t(isSeries ? 'oddsHeld' : `odds_${value}`),
              }))}
              onChange={({ currentTarget }) => dispatch(oddsTypeChosen(oddsTypeOf(currentTarget.value)))}
            />
            <Button
              className={css.tool}
              title={t('allLines')}
              size="xs"
              variant={isAllLines ? 'light' : 'default'}
              aria-pressed={isAllLines}
              leftSection={<Icon name="list" size={14} />}
              onClick={() => dispatch(allLinesToggled())}
            >
              <span className={css.word}>{t('allLines')}</span>
            </Button>
            <Button
              className={css.tool}
              title={t('leagueFilter')}
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
              title={t('favourites')}
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
      {filter.market === MarketType.early && <DateTabs />}
      {isFiltering && (
        <Suspense fallback={<WaitingLine />}>
          <LeagueFilter onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </header>
  )
}
