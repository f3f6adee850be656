import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { playedSports, SportType } from '@app/contract/sport/codes'
import type { PlayedSport } from '@app/contract/sport/codes'
import type { DecidedChampion } from '@app/contract/sport/feed'
import { refusalOf } from '../../../../api/failure.ts'
import { Icon } from '../../../../art/Icon.tsx'
import { useSportText } from '../../text.ts'
import { useOnline } from '../../../../lib/device/online.ts'
import { shortDateTimeText } from '../../../../lib/text/date.ts'
import { brief } from '../../../../lib/text/brief.ts'
import { EmptyState } from '../../../../ui/EmptyState/EmptyState.tsx'
import { ListFailed } from '../../ListFailed.tsx'
import { Locked } from '../../Locked.tsx'
import { SkeletonRows } from '../../../../ui/SkeletonRows/SkeletonRows.tsx'
import { TabRow } from '../../TabRow.tsx'
import { type Search, searchedChampions, searchedDecided } from '../board.rules.ts'
import { useChampionListQuery } from '../../sport.api.ts'
import { part } from '../../sport.slice.ts'
import { periodOf } from '../useBoard.ts'
import { useSelecting } from '../../slip/select.ts'
import { ChampionMarket } from './ChampionMarket.tsx'
import { useAtClose } from './useAtClose.ts'
import css from './ChampionBoard.module.css'

/** From so many markets on they can be told apart by sport. */
const MANY = 5
const Decided = ({ titles }: { titles: readonly DecidedChampion[] }) => {
  const t = useSportText()
  return (
    <section className={css.game} aria-label={t('decided')}>
      <header className={css.head}>
        <h3 className={css.title}>{t('decided')}</h3>
      </header>
      <ul className={css.decided}>
        {titles.map(({ gameId, title, winner, closedAt }) => (
          <li key={gameId}>
            <Icon name="trophy" size={16} className={css.icon} />
            <span className={css.of}>{title}</span>
            <b className={css.winner}>{winner}</b>
            <span className={css.closes}>{shortDateTimeText(closedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Winners of leagues and cups. */
const ChampionBoard = ({ search, refused }: { search: Search; refused: string }) => {
  const t = useSportText()
  const filter = useSelector(part('filter'))
  const { select } = useSelecting()
  const isStale = !useOnline()
  const { market, sport } = filter
  const [chosen, choose] = useState<PlayedSport | 'ALL'>(SportType.all)
  const { currentData, error, isFetching, refetch } = useChampionListQuery(
    { market, sport },
    { pollingInterval: periodOf(market), skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  const closed = useAtClose(currentData?.games ?? [], refetch)
  if (isFetching && !currentData) return <SkeletonRows rows={5} height={120} />
  if (error && refusalOf(error) !== 'NO_DATA' && !currentData)
    return <ListFailed error={error} isBusy={isFetching} onRetry={refetch} />
  const listed = currentData?.games ?? []
  const sports = playedSports.filter((one) => listed.some((game) => game.sport === one))
  const isMany = listed.length >= MANY && sports.length > 1
  const shown = isMany && sports.some((one) => one === chosen) ? chosen : SportType.all
  const isShown = (of: { sport: PlayedSport }) => shown === SportType.all || of.sport === shown
  const games = searchedChampions(listed, search).filter(isShown)
  const decided = searchedDecided(currentData?.decided ?? [], search).filter(isShown)
  const isSought = search.words.trim() !== ''
  return (
    <Stack gap={10}>
      <Locked refused={refused} isStale={isStale} />
      {isMany && (
        <TabRow
          label={t('sports')}
          values={[SportType.all, ...sports]}
          isChosen={(value) => value === shown}
          nameOf={(value) => t(`sport_${value}`)}
          onChoose={choose}
        />
      )}
      {games.length + decided.length === 0 && (
        <EmptyState
          art={<Icon name="trophy" size={56} />}
          title={isSought ? t('emptySearch', { words: brief(search.words) }) : t('emptyTitle')}
          hint={t(isSought ? 'emptySearchHint' : 'emptyHint')}
        />
      )}
      {games.map((game) => (
        <ChampionMarket
          key={game.gameId}
          game={game}
          isSought={isSought}
          isLocked={isStale || refused !== '' || game.closesAt <= closed}
          onSelect={select}
        />
      ))}
      {decided.length > 0 && <Decided titles={decided} />}
    </Stack>
  )
}

export default ChampionBoard
