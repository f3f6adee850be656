import { Stack } from '@mantine/core'
import { useSelector } from 'react-redux'
import type { SlipEntry } from '@app/contract/sport/slip/entry'
import type { ChampionGame, RateRow } from '@app/contract/sport/feed'
import { CHAMPION } from '@app/contract/sport/market/markets'
import { parsePrice, showOdds } from '@app/contract/sport/market/odds'
import { refusalOf } from '../../../api/failure.ts'
import { Icon } from '../../../art/Icon.tsx'
import { useSportText } from '../text.ts'
import { useOnline } from '../../../lib/device/online.ts'
import { brief } from '../../../lib/text/brief.ts'
import { dateTimeText } from '../../../lib/text/date.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { ListFailed } from '../ListFailed.tsx'
import { Locked } from '../Locked.tsx'
import { Odds } from '../../../ui/Odds/Odds.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { type Search, searchedChampions } from './board.rules.ts'
import { useChampionListQuery } from '../sport.api.ts'
import { part } from '../sport.slice.ts'
import { periodOf } from './useBoard.ts'
import { useHeldRate, useSelecting } from '../slip/select.ts'
import css from './ChampionBoard.module.css'
import type { Select } from './match/PriceCell.tsx'

/** A champion's rate has no teams: the market stands for the match, the rate for the side. */
const entryOf = (game: ChampionGame, { rtype, name, k }: RateRow): SlipEntry => ({
  gameInfo: {
    gameId: game.gameId,
    gide: '',
    hgid: game.gameId,
    team_h: game.title,
    team_c: '',
    sport: 'FT',
    league: game.league,
    inPlay: false,
  },
  playInfo: { w: rtype, wtype: CHAMPION, line: null, label: name },
  oddInfo: { r: k, gameId: game.gameId },
  bettingData: { active: '', ticket_id: '' },
  championRate: { rtype },
})

interface RateProps {
  game: ChampionGame
  rate: RateRow
  isLocked: boolean
  onSelect: Select
}

const Rate = ({ game, rate, isLocked, onSelect }: RateProps) => {
  const held = useHeldRate(game.gameId, rate)
  const price = held ?? rate.k
  const k = parsePrice(price)
  return (
    <li className={css.rate}>
      <span className={css.name}>{rate.name}</span>
      <Odds
        name={`${game.title} ${rate.name}`}
        price={k === undefined ? undefined : showOdds(k, 'E')}
        value={k}
        selected={held !== undefined}
        suspended={isLocked}
        onToggle={() => onSelect(entryOf(game, { ...rate, k: price }))}
      />
    </li>
  )
}

/** Winners of leagues and cups. */
const ChampionBoard = ({ search, refused }: { search: Search; refused: string }) => {
  const t = useSportText()
  const filter = useSelector(part('filter'))
  const { select } = useSelecting()
  const isStale = !useOnline()
  const { market, sport } = filter
  const { currentData, error, isFetching, refetch } = useChampionListQuery(
    { market, sport },
    { pollingInterval: periodOf(market), skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  )
  if (isFetching && !currentData) return <SkeletonRows rows={5} height={120} />
  if (error && refusalOf(error) !== 'NO_DATA' && !currentData)
    return <ListFailed error={error} isBusy={isFetching} onRetry={refetch} />
  const games = searchedChampions(currentData?.games ?? [], search)
  if (games.length === 0)
    return (
      <EmptyState
        art={<Icon name="trophy" size={56} />}
        title={search.words ? t('emptySearch', { words: brief(search.words) }) : t('emptyTitle')}
        hint={t(search.words ? 'emptySearchHint' : 'emptyHint')}
      />
    )
  return (
    <Stack gap={10}>
      <Locked refused={refused} isStale={isStale} />
      {games.map((game) => (
        <section key={game.gameId} className={css.game} aria-label={game.title}>
          <header className={css.head}>
            <Icon name="trophy" size={16} className={css.icon} />
            <h3 className={css.title}>{game.title}</h3>
            <span className={css.closes}>{t('closesAt', { time: dateTimeText(game.closesAt) })}</span>
          </header>
          <ul className={css.rates}>
            {game.rates.map((rate) => (
              <Rate
                key={rate.rtype}
                game={game}
                rate={rate}
                isLocked={isStale || refused !== ''}
                onSelect={select}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}

export default ChampionBoard
