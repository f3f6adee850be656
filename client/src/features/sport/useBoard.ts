import { useSelector } from 'react-redux'
import type { ChannelArg } from '@app/contract/sport/channel'
import { isChampion } from '@app/contract/sport/codes'
import type { MarketType } from '@app/contract/sport/codes'
import { refusalOf } from '../../api/failure.ts'
import { useNow } from '../../ui/useNow.ts'
import { applyChanges } from './board.rules.ts'
import type { Board } from './board.rules.ts'
import { leagueIdsOf } from './filter.rules.ts'
import { sportApi, useGameListQuery } from './sport.api.ts'
import { sportOf } from './sport.slice.ts'
import { usePoll } from './usePoll.ts'
import { useSportDispatch } from './useSportDispatch.ts'

/** U-SPORT-10. */
const IN_PLAY_MS = 5_000
const TODAY_MS = 30_000
const EARLY_MS = 60_000
/** Prices that nobody confirmed for so long can't be bet on (sports.md section 6). */
const STALE_MS = 15_000

export const periodOf = (market: MarketType): number => {
  if (market === 'RB') return IN_PLAY_MS
  return market === 'FU' || market === 'FSFU' ? EARLY_MS : TODAY_MS
}

export interface BoardView {
  board: Board | undefined
  isLoading: boolean
  /** Nothing matches what was asked for. */
  isEmpty: boolean
  error: unknown
  /** Prices are too old to bet on. */
  isStale: boolean
  /** When the last answer came. */
  updatedAt: number | undefined
  refresh: () => void
}

/** The board of the filter, kept current by get_live; the list itself is asked again only when the filter changes or the cursor is lost. */
export const useBoard = (): BoardView => {
  const { filter } = useSelector(sportOf)
  const dispatch = useSportDispatch()
  const { market, sport, date } = filter
  const arg: ChannelArg<'get_game_list'> = {
    market,
    sport,
    date,
    leagueIds: leagueIdsOf(filter),
    oddsType: 'H',
  }
  const isOff = isChampion(market)
  const list = useGameListQuery(arg, { skip: isOff, refetchOnMountOrArgChange: true })
  const board = isOff ? undefined : list.currentData
  const everyMs = periodOf(market)
  usePoll(
    everyMs,
    async () => {
      if (!board) return void (await list.refetch())
      const live = {
        market,
        sport,
        date,
        cursor: board.cursor,
        gameIds: board.leagues.flatMap(({ games }) => games.map(({ gameInfo }) => gameInfo.hgid)),
      }
      const answer = await dispatch(
        sportApi.endpoints.live.initiate(live, { subscribe: false, forceRefetch: true }),
      ).unwrap()
      dispatch(sportApi.util.updateQueryData('gameList', arg, (draft) => applyChanges(draft, answer)))
      if (answer.stale) await list.refetch()
    },
    !isOff,
  )

  // The client's clock follows each answer, so this is the age of the last one.
  const age = useNow(1000) - (board?.serverTime ?? 0)
  const isEmpty = refusalOf(list.error) === 'NO_DATA' || board?.total === 0
  return {
    board: isEmpty ? undefined : board,
    isLoading: list.isFetching && !board,
    isEmpty: isEmpty && !list.isFetching,
    error: isEmpty || board ? undefined : list.error,
    isStale: board !== undefined && age > (everyMs < STALE_MS ? STALE_MS : everyMs + STALE_MS),
    updatedAt: board?.serverTime,
    refresh: () => void list.refetch(),
  }
}
