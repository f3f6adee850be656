import { UnstyledButton } from '@mantine/core'
import { MarketType } from '@app/contract/sport/codes'
import { scoreOf } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { Icon } from '../../../../art/Icon.tsx'
import { clock } from '../../../../lib/clock.ts'
import { useGameListQuery } from '../../sport.api.ts'
import { sportSlice, useSportDispatch } from '../../sport.slice.ts'
import { useSportText } from '../../text.ts'
import { listArg, placeOf, startFilter } from '../filter.rules.ts'
import { Standing } from '../match/MatchInfo.tsx'
import css from './MatchOver.module.css'

const { matchSought } = sportSlice.actions

const MOST = 4

/** The matches of its league that can still be bet on: those in play, then those of today. */
export const SameLeague = ({ game: { gameInfo, leagueId, league, sport } }: { game: GameRow }) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const argOf = (market: MarketType) => ({
    ...listArg({ ...startFilter, market, sport }),
    leagueIds: [leagueId],
  })
  const lists = [useGameListQuery(argOf(MarketType.inPlay)), useGameListQuery(argOf(MarketType.today))]
  const matches = lists
    .flatMap(({ currentData }) => currentData?.leagues ?? [])
    .flatMap(({ games }) => games)
    .filter((one) => one.gameInfo.hgid !== gameInfo.hgid)
    .slice(0, MOST)
  if (matches.length === 0) return null
  return (
    <section className={css.part} aria-label={t('sameLeague', { league })}>
      <h4>{t('sameLeague', { league })}</h4>
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
