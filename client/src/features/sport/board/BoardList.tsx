import { Button, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, type RefObject, useDeferredValue, useId, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { MarketType, playedSports, SportType } from '@app/contract/sport/codes'
import type { GameRow } from '@app/contract/sport/feed'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../text.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { type Board, rowsOf } from './board.rules.ts'
import { IN_HAND, PHONE, ROOMY } from '../../../theme/widths.ts'
import { part, sportSlice, sportOf, useSportDispatch } from '../sport.slice.ts'
import type { BoardView, Found } from './useBoard.ts'
import { ListFailed } from '../ListFailed.tsx'
import { isLockedIn, Locked } from '../Locked.tsx'
import { useMatchLeft, useTellLeft } from './useMatchAddress.ts'
import { useStaying } from './over/useStaying.ts'
import { useBoardKeys } from '../keys/useBoardKeys.ts'
import css from './BoardList.module.css'
import { BoardRows } from './BoardRows.tsx'
import { ColumnHeads, gridOf } from './match/ColumnHeads.tsx'
import { columns } from './match/columns.data.ts'
import { PhoneColumns } from '../phone/PhoneColumns.tsx'
import { brief } from '../../../lib/text/brief.ts'

const {
  dateChosen,
  favouredOnlyToggled,
  leagueChosen,
  leaguesChecked,
  leaguesFolded,
  marketChosen,
  sportChosen,
} = sportSlice.actions

const othersOf = (found: Found | undefined, shown: MarketType) =>
  Object.values(MarketType).flatMap((market) => {
    const count = found?.[market] ?? 0
    return count > 0 && market !== shown ? { market, count } : []
  })

/** The other lists that have what is sought; the words go along. */
const Elsewhere = ({ others }: { others: ReturnType<typeof othersOf> }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  return others.map(({ market, count }) => (
    <Button key={market} variant="light" onClick={() => dispatch(marketChosen(market))}>
      {t('elsewhere', { list: t(`market_${market}`), count })}
    </Button>
  ))
}

/** Why nothing is listed, and the way to something. */
const NoMatches = ({ words, children }: { words: string; children: ReactNode }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { filter, isFavouredOnly } = useSelector(sportOf)
  const isNarrowed = filter.checked.length > 0 || filter.league !== 'all'
  const isOneSport = filter.sport !== SportType.all
  const why = () => {
    if (words) return t('emptySearch', { words: brief(words) })
    if (isFavouredOnly) return t('emptyFavourites')
    if (isNarrowed) return t('emptyFiltered')
    return filter.date ? t('emptyDate', { date: filter.date.slice(5) }) : t('emptyTitle')
  }
  const hint = () => {
    if (words && (isNarrowed || isFavouredOnly)) return t('emptySearchNarrowed')
    if (words && isOneSport) return t('emptySearchSport', { sport: t(`sport_${filter.sport}`) })
    if (words) return t('emptySearchHint')
    return isFavouredOnly ? t('emptyFavouritesHint') : t('emptyHint')
  }
  const widen = () => {
    if (isFavouredOnly) dispatch(favouredOnlyToggled())
    dispatch(leagueChosen('all'))
    dispatch(leaguesChecked([]))
  }
  const action = () => {
    if (isNarrowed || isFavouredOnly)
      return <Button onClick={widen}>{t(words ? 'searchAll' : 'showAll')}</Button>
    if (words && isOneSport)
      return (
        <>
          {children}
          <Button variant="light" onClick={() => dispatch(sportChosen(SportType.all))}>
            {t('searchSports')}
          </Button>
        </>
      )
    if (words) return children
    if (filter.date) return <Button onClick={() => dispatch(dateChosen(''))}>{t('clearDate')}</Button>
    return <Button onClick={() => dispatch(marketChosen('FT'))}>{t('seeToday')}</Button>
  }
  return (
    <EmptyState
      art={<Icon name={isFavouredOnly ? 'star' : 'football'} size={56} />}
      title={why()}
      hint={hint()}
      action={action()}
    />
  )
}

interface Paged {
  page: number
  onPage: (page: number) => void
}

/** The heads stay where they are while the list comes, with what its sport has as a rule. */
const Coming = ({ room, ...paged }: Paged & { room: number }) => {
  const { sport: chosen } = useSelector(part('filter'))
  const sport = playedSports.find((one) => one === chosen) ?? 'FT'
  const shown = columns[sport].filter(({ isWide }) => !isWide)
  return (
    <div className={css.list} data-phone={room > 0 || undefined}>
      <div className={css.heads} style={gridOf(shown)}>
        {room > 0 ? (
          <PhoneColumns {...{ sport, shown, room, ...paged }} />
        ) : (
          <ColumnHeads {...{ sport, shown }} />
        )}
      </div>
      <div className={css.coming}>
        <SkeletonRows rows={8} height={96} />
      </div>
    </div>
  )
}

/** In small steps, between which the page answers: a whole board at once would hold it up. */
const InSteps = ({ coming, children }: { coming: ReactNode; children: ReactNode }) =>
  useDeferredValue(true, false) ? children : coming

interface Props extends Paged {
  view: BoardView
  leagues: Board['leagues']
  words: string
  found: Found | undefined
  onHelp: () => void
  onOpenSlip: () => void
  cameFrom: RefObject<string>
  onOver: (game: GameRow) => void
}

/** The dense list of matches with its states; arrows move between prices, digits put chips on the latest selection. */
export const BoardList = ({
  view,
  leagues,
  words,
  found,
  onHelp,
  onOpenSlip,
  page,
  onPage,
  cameFrom,
  onOver,
}: Props) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const order = useSelector(part('order'))
  const folded = useSelector(part('folded'))
  const { market } = useSelector(part('filter'))
  const onKeyDown = useBoardKeys(onHelp, onOpenSlip)
  const hintId = useId()
  const isInHand = useMediaQuery(IN_HAND, false, { getInitialValueInEffect: false })
  const isRoomy = useMediaQuery(ROOMY, false, { getInitialValueInEffect: false })
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const isAll = useSelector(part('isAllLines')) && !isInHand
  // The view of a match in hand tells it itself; a search may leave nothing else of the list.
  const opened = useSelector(part('opened'))
  useStaying(view.live)
  useMatchLeft(view.live, view.shape, isPhone ? '' : opened, useTellLeft(onOver))
  const rows = useMemo(() => rowsOf(leagues, folded, isAll), [leagues, folded, isAll])
  const room = isInHand ? (isRoomy ? 4 : 2) : 0
  const coming = <Coming {...{ room, page, onPage }} />
  const others = othersOf(found, market)
  if (view.isLoading) return coming
  if (view.error) return <ListFailed error={view.error} isBusy={view.isRefreshing} onRetry={view.refresh} />
  if (leagues.length === 0)
    return <NoMatches words={words}>{others.length > 0 && <Elsewhere others={others} />}</NoMatches>
  const isAllFolded = leagues.every(({ league_id }) => folded.includes(league_id))
  return (
    <InSteps coming={coming}>
      <div
        className={css.list}
        role="group"
        aria-label={t('board')}
        aria-describedby={hintId}
        data-phone={isInHand || undefined}
        onKeyDown={onKeyDown}
      >
        <VisuallyHidden id={hintId}>{t('boardKeys')}</VisuallyHidden>
        <Locked {...view} />
        <BoardRows
          live={view.live}
          rows={rows}
          isLocked={isLockedIn(view)}
          {...{ room, page, onPage, cameFrom }}
        >
          {order === 'league' && leagues.length > 1 && (
            <button
              type="button"
              className={css.fold}
              aria-label={t(isAllFolded ? 'unfoldAll' : 'foldAll')}
              title={t(isAllFolded ? 'unfoldAll' : 'foldAll')}
              onClick={() =>
                dispatch(leaguesFolded(isAllFolded ? [] : leagues.map(({ league_id }) => league_id)))
              }
            >
              <Icon name={isAllFolded ? 'unfold' : 'fold'} size={16} />
            </button>
          )}
        </BoardRows>
        {others.length > 0 && (
          <div role="group" aria-label={t('otherLists')} className={css.elsewhere}>
            {t('otherLists')} <Elsewhere others={others} />
          </div>
        )}
      </div>
    </InSteps>
  )
}
