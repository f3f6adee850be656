import { ActionIcon, Button, Stack, VisuallyHidden } from '@mantine/core'
import { useId, useState } from 'react'
import { useSelector } from 'react-redux'
import { isEarly, MarketType, playedSports, SportType } from '@app/contract/sport/codes'
import type { PlayedSport } from '@app/contract/sport/codes'
import type { ChampionGame } from '@app/contract/sport/feed'
import { CHAMPION } from '@app/contract/sport/market/markets'
import { refusalOf } from '../../../../api/failure.ts'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import { useOnline } from '../../../../lib/device/online.ts'
import { brief } from '../../../../lib/text/brief.ts'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.tsx'
import { useBoardKeys } from '../../keys/useBoardKeys.ts'
import { ListFailed } from '../../ListFailed.tsx'
import { Locked } from '../../Locked.tsx'
import { SkeletonRows } from '../../../../ui/SkeletonRows/SkeletonRows.tsx'
import { TabRow } from '../../TabRow.tsx'
import { type Search, searchedChampions, searchedDecided } from '../board.rules.ts'
import { useChampionListQuery, useOpenTicketsQuery, useSportMenuQuery } from '../../sport.api.ts'
import { part, sportSlice, useSportDispatch } from '../../sport.slice.ts'
import { OPEN_BETS } from '../../tickets/openBets.ts'
import { periodOf } from '../useBoard.ts'
import { useSelecting } from '../../slip/select.ts'
import list from '../BoardList.module.css'
import { ChampionMarket } from './ChampionMarket.tsx'
import { Decided, JustDecided } from './Decided.tsx'
import { Placed } from './Placed.tsx'
import { useAtClose } from './useAtClose.ts'
import { useInPlace } from './useInPlace.ts'
import css from './ChampionBoard.module.css'

const { leaguesFolded, marketChosen } = sportSlice.actions

/** From so many markets on they can be told apart by sport. */
const MANY = 5

/** What has no bet of its own is given the same. */
const NONE: readonly string[] = []

/** The sides that bets run on, by the market. */
const useBets = () => {
  const { data } = useOpenTicketsQuery(OPEN_BETS)
  const bets: Record<string, string[]> = {}
  for (const { legs, state } of data?.records ?? [])
    for (const { wtype, w, gameInfo } of legs)
      if (wtype === CHAMPION && state !== 'settled') (bets[gameInfo.hgid] ??= []).push(w)
  // A bet that is paid runs no more: where it ran it is looked for among those.
  const [most, setMost] = useState<Record<string, number>>({})
  const more = Object.entries(bets).filter(([gameId, { length }]) => length > (most[gameId] ?? 0))
  if (more.length > 0)
    setMost({ ...most, ...Object.fromEntries(more.map(([gameId, { length }]) => [gameId, length])) })
  return { betsOf: (gameId: string) => bets[gameId] ?? NONE, ranOn: (gameId: string) => most[gameId] ?? 0 }
}

/** How many the other list has, of what is sought: today's of early, early's of today. */
const useOther = (search: Search) => {
  const { market, sport } = useSelector(part('filter'))
  const other = isEarly(market) ? MarketType.championToday : MarketType.championEarly
  const isSought = search.words.trim() !== ''
  const { currentData } = useChampionListQuery({ market: other, sport }, { skip: !isSought })
  const { data: menu } = useSportMenuQuery({})
  const count = isSought
    ? searchedChampions(currentData?.games ?? [], search).length
    : (menu?.markets.find((one) => one.market === other)?.total ?? 0)
  return { other, count }
}

const ToOther = ({ other, count }: ReturnType<typeof useOther>) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  return (
    <Button variant="light" onClick={() => dispatch(marketChosen(other))}>
      {t('championsElsewhere', { list: t(`market_${other}`), count })}
    </Button>
  )
}

/** Folds all of them away, or none. */
const FoldAll = ({ games }: { games: readonly ChampionGame[] }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const folded = useSelector(part('folded'))
  const isAll = games.every(({ gameId }) => folded.includes(gameId))
  const ids = games.map(({ gameId }) => gameId)
  const others = folded.filter((id) => !ids.includes(id))
  const name = t(isAll ? 'unfoldAll' : 'foldAll')
  return (
    <ActionIcon
      className={css.foldAll}
      variant="transparent"
      aria-label={name}
      title={name}
      onClick={() => dispatch(leaguesFolded(isAll ? others : [...others, ...ids]))}
    >
      <Icon name={isAll ? 'unfold' : 'fold'} size={18} />
    </ActionIcon>
  )
}

interface Props {
  search: Search
  refused: string
  onHelp: () => void
  onOpenSlip: () => void
}

/** Winners of leagues and cups. */
const ChampionBoard = ({ search, refused, onHelp, onOpenSlip }: Props) => {
  const t = useSportText()
  const filter = useSelector(part('filter'))
  const { select } = useSelecting()
  const isStale = !useOnline()
  const { market, sport } = filter
  const hintId = useId()
  const onKeyDown = useBoardKeys(onHelp, onOpenSlip)
  const { betsOf, ranOn } = useBets()
  const elsewhere = useOther(search)
  const [chosen, choose] = useState<PlayedSport | 'ALL'>(SportType.all)
  const { currentData, error, isFetching, refetch } = useChampionListQuery(
    { market, sport },
    { pollingInterval: periodOf(market), skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  const listed = currentData?.games ?? []
  const closed = useAtClose(listed, isFetching, refetch)
  const placed = useInPlace(listed.map(({ gameId }) => gameId))
  if (isFetching && !currentData) return <SkeletonRows rows={5} height={120} />
  if (error && refusalOf(error) !== 'NO_DATA' && !currentData)
    return <ListFailed error={error} isBusy={isFetching} onRetry={refetch} />
  const sports = playedSports.filter((one) => listed.some((game) => game.sport === one))
  const isMany = listed.length >= MANY && sports.length > 1
  const shown = isMany && sports.some((one) => one === chosen) ? chosen : SportType.all
  const isShown = (of: { sport: PlayedSport }) => shown === SportType.all || of.sport === shown
  const games = searchedChampions(listed, search).filter(isShown)
  const decided = searchedDecided(currentData?.decided ?? [], search).filter(isShown)
  const isSought = search.words.trim() !== ''
  const isEmpty = games.length + decided.length === 0
  const hint = () => {
    if (isSought) return 'emptySearchHint'
    return isEarly(market) ? 'emptyChampionsEarlyHint' : 'emptyChampionsHint'
  }
  return (
    <Stack
      gap={10}
      role="group"
      aria-label={t(`market_${market}`)}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden id={hintId}>{t('boardKeys')}</VisuallyHidden>
      <Locked refused={refused} isStale={isStale} />
      {games.length > 0 && (
        <div className={css.tools}>
          <span className={css.format}>{t('odds_E')}</span>
          <div className={css.tabs}>
            {isMany ? (
              <TabRow
                label={t('sports')}
                values={[SportType.all, ...sports]}
                isChosen={(value) => value === shown}
                nameOf={(value) => t(`sport_${value}`)}
                onChoose={choose}
              />
            ) : (
              t('championsListed', { count: games.length })
            )}
          </div>
          {games.length > 1 && !isSought && <FoldAll games={games} />}
        </div>
      )}
      {isEmpty && (
        <EmptyState
          art={<Icon name="trophy" size={56} />}
          title={isSought ? t('emptySearch', { words: brief(search.words) }) : t('emptyChampions')}
          hint={t(hint())}
          action={elsewhere.count > 0 && <ToOther {...elsewhere} />}
        />
      )}
      {placed.map((gameId) => {
        const game = games.find((one) => one.gameId === gameId)
        const over = decided.find((one) => one.gameId === gameId)
        if (!game && !over) return null
        return (
          <Placed key={gameId} isDecided={over !== undefined}>
            {over && <JustDecided {...over} ran={ranOn(gameId)} />}
            {game && !over && (
              <ChampionMarket
                game={game}
                isSought={isSought}
                isLocked={isStale || refused !== '' || game.closesAt <= closed}
                bets={betsOf(gameId)}
                onSelect={select}
              />
            )}
          </Placed>
        )
      })}
      {decided.some(({ gameId }) => !placed.includes(gameId)) && (
        <Decided titles={decided.filter(({ gameId }) => !placed.includes(gameId))} />
      )}
      {isSought && !isEmpty && elsewhere.count > 0 && (
        <div role="group" aria-label={t('otherLists')} className={list.elsewhere}>
          {t('otherLists')} <ToOther {...elsewhere} />
        </div>
      )}
    </Stack>
  )
}

export default ChampionBoard
