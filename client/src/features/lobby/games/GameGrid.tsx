import type { BonusPool, Game } from '@app/contract/game/game'
import { useSite } from '../../../api/siteConfig.ts'
import { opensWindow } from '../../../lib/ownWindow.ts'
import { balanceText } from '../../../lib/text/amount.ts'
import { GameCard } from '../../../ui/GameCard/GameCard.tsx'
import { useNow } from '../../../ui/useNow.ts'
import { enterVenue } from '../enterVenue.ts'
import { poolAt } from './poolAt.ts'
import { useFavourite } from './useFavourite.ts'
import css from './GameGrid.module.css'
import { Skeleton } from '@mantine/core'
import { useLobbyText } from '../text.ts'
import { GAMES_A_PAGE } from './gameFilter.ts'
import { useGamesText } from './text.ts'

const CLIMB_MS = 1000
/** 94 → "94.0", 98.94 as it is: each has its point, as in the game. */
const rateText = (rate: number) => rate.toLocaleString('en', { minimumFractionDigits: 1 })
const badgeOf = ({ status, hot, isNew }: Game, isHotList: boolean) =>
  status === 'maintenance' ? 'maintenance' : isNew ? 'new' : hot && !isHotList ? 'hot' : undefined

/** On its own, so that only the figure renders while it climbs. */
const GamePool = ({ pool }: { pool: BonusPool }) => `¥${balanceText(poolAt(pool, useNow(CLIMB_MS)))}`

interface Props {
  games: readonly Game[]
  pools?: readonly BonusPool[] | undefined
  /** Names the list. */
  label: string
  isBusy?: boolean
  /** Its heading says already that they are popular. */
  isHotList?: boolean
}

/** Game cards in rows; a game that pays from a pool shows the pool climbing. */
export const GameGrid = ({ games, pools = [], label, isBusy = false, isHotList = false }: Props) => {
  const t = useGamesText()
  const { isFavourite, turn } = useFavourite()
  const { gameOpenFlag } = useSite()
  const byCode = new Map(pools.map((pool) => [pool.gameCode, pool]))
  return (
    <ul className={css.grid} tabIndex={-1} aria-label={label} aria-busy={isBusy}>
      {games.map((game) => {
        const pool = byCode.get(game.gameCode)
        return (
          <li key={game.gameCode}>
            <GameCard
              name={game.name}
              venue={opensWindow(game, gameOpenFlag) ? `${game.venueName} ↗` : game.venueName}
              note={game.rtp === null ? undefined : t('givesBack', { rate: rateText(game.rtp) })}
              cover={game.image}
              badge={badgeOf(game, isHotList)}
              pool={pool && <GamePool pool={pool} />}
              opensLobby={game.opens === 'lobby'}
              isFavourite={isFavourite(game)}
              onPlay={() => enterVenue(game)}
              onFavourite={() => turn(game)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Where the games will be, while they are on the way. */
export const GamePlaces = ({ count = GAMES_A_PAGE }: { count?: number }) => {
  const t = useLobbyText()
  return (
    <div className={css.grid} role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} radius="md">
          <div className={css.place} />
        </Skeleton>
      ))}
    </div>
  )
}
