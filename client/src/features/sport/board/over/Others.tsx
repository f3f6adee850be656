import { Skeleton, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { MarketType } from '@app/contract/sport/codes'
import { scoreOf } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { Icon } from '../../../../art/Icon.tsx'
import { clock } from '../../../../lib/clock.ts'
import { sportApi, useGameListQuery } from '../../sport.api.ts'
import { part, sportOf, sportSlice, useSportDispatch } from '../../sport.slice.ts'
import type { SportRoot } from '../../sport.slice.ts'
import { useSportText } from '../../text.ts'
import { listArg, placeOf, startFilter } from '../filter.rules.ts'
import { Standing } from '../match/MatchInfo.tsx'
import css from './MatchOver.module.css'

const { matchSought } = sportSlice.actions
const { selectCachedArgsForQuery } = sportApi.util

const MOST = 4
/** They are played on. */
const EVERY = { pollingInterval: 10_000, skipPollingIfUnfocused: true } as const

/** The matches that can still be bet on: of its league, in play first, or of its sport in play where the league has none. */
const useOthers = ({ gameInfo, leagueId, league, sport }: GameRow) => {
  const t = useSportText()
  const ends = useSelector(part('ends'))
  const argOf = (market: MarketType, leagueIds: string[]) => ({
    ...listArg({ ...startFilter, market, sport }),
    leagueIds,
  })
  const own = [
    useGameListQuery(argOf(MarketType.inPlay, [leagueId]), EVERY),
    useGameListQuery(argOf(MarketType.today, [leagueId]), EVERY),
  ]
  const gamesIn = (lists: readonly Pick<(typeof own)[number], 'currentData'>[]) =>
    lists
      .flatMap(({ currentData }) => currentData?.leagues ?? [])
      .flatMap(({ games }) => games)
      .filter((one) => one.gameInfo.hgid !== gameInfo.hgid && !ends[one.gameInfo.hgid])
      .slice(0, MOST)
  const isNone = own.every(({ isLoading }) => !isLoading) && gamesIn(own).length === 0
  // Not as the board asks for it, which would be loaded anew with it, and has heard of more than it was answered.
  const ofSport = useGameListQuery(
    { market: MarketType.inPlay, sport, oddsType: 'H' },
    { ...EVERY, skip: !isNone },
  )
  const isLoading = [...own, ofSport].some((one) => one.isLoading)
  return isNone
    ? { of: t(`sport_${sport}`), matches: gamesIn([ofSport]), isLoading }
    : { of: league, matches: gamesIn(own), isLoading }
}

/** How many there will be, by the lists that are known of those in play. */
const useExpected = ({ gameInfo, leagueId, league, sport }: GameRow) => {
  const t = useSportText()
  const store = useStore<Parameters<typeof selectCachedArgsForQuery>[0] & SportRoot>()
  const [expected] = useState(() => {
    const state = store.getState()
    const lists = selectCachedArgsForQuery(state, 'gameList').map(
      (arg) => sportApi.endpoints.gameList.select(arg)(state).data?.leagues ?? [],
    )
    const others = lists
      .flatMap((leagues) => leagues.flatMap(({ games }) => games))
      .filter(({ gameInfo: { hgid }, live }) => live.isLive === 'Y' && hgid !== gameInfo.hgid)
      .filter((one) => one.sport === sport && !sportOf(state).ends[one.gameInfo.hgid])
    const countOf = (games: GameRow[]) => new Set(games.map((one) => one.gameInfo.hgid)).size
    const own = countOf(others.filter((one) => one.leagueId === leagueId))
    return { isOwn: own > 0, count: Math.min(MOST, own || countOf(others)) }
  })
  return { of: expected.isOwn ? league : t(`sport_${sport}`), count: expected.count || MOST }
}

/** Its room is there before it, as high as it will be: the result stands where it will. */
const Coming = ({ game }: { game: GameRow }) => {
  const t = useSportText()
  const { of, count } = useExpected(game)
  return (
    <div className={css.part} aria-busy>
      <h3>{t('others', { of })}</h3>
      <ul>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <div className={css.match}>
              <Skeleton height={14} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where to go on from a match that is over. */
export const Others = ({ game }: { game: GameRow }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { of, matches, isLoading } = useOthers(game)
  if (matches.length === 0) return isLoading ? <Coming game={game} /> : null
  return (
    <section className={css.part} aria-label={t('others', { of })}>
      <h3>{t('others', { of })}</h3>
      <ul>
        {matches.map((one) => {
          const { home, away } = scoreOf(one.live)
          const { team_h, team_c, hgid } = one.gameInfo
          return (
            <li key={hgid}>
              <UnstyledButton
                className={css.match}
                onClick={() => dispatch(matchSought(placeOf(one, clock.now())))}
              >
                <span className={css.when}>
                  <Standing game={one} />
                </span>
                <span className={css.names}>
                  {team_h} <b>{one.live.isLive === 'Y' ? `${home}–${away}` : 'vs'}</b> {team_c}
                </span>
                <Icon name="chevronRight" size={14} />
              </UnstyledButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
