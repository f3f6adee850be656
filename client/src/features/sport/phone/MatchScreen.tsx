import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import { GameStatus, scoreOf } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import { Icon } from '../../../art/Icon.tsx'
import { bus } from '../../../lib/bus.ts'
import { clock } from '../../../lib/clock.ts'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows/SkeletonRows.tsx'
import { placeOf } from '../board/filter.rules.ts'
import { useGame } from '../board/liveBoard.ts'
import { Games, Marks, Standing } from '../board/match/MatchInfo.tsx'
import { MatchMarkets } from '../board/match/MatchMarkets.tsx'
import type { BoardView } from '../board/useBoard.ts'
import { MatchOver } from '../board/over/MatchOver.tsx'
import { Others } from '../board/over/Others.tsx'
import { isOver } from '../board/over.rules.ts'
import { useMatchLeft } from '../board/useMatchAddress.ts'
import { ListFailed } from '../ListFailed.tsx'
import { isLockedIn, Locked } from '../Locked.tsx'
import { selectedIn, useSelecting } from '../slip/select.ts'
import { sportApi, useGameMoreQuery } from '../sport.api.ts'
import { part, sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'
import { useSportText } from '../text.ts'
import { useBoardKeys } from '../keys/useBoardKeys.ts'
import { AllClosed } from './AllClosed.tsx'
import { MatchBets } from './MatchBets.tsx'
import css from './MatchScreen.module.css'
import { Tracker } from './Tracker.tsx'
import { useEndInSight } from './useEndInSight.ts'

const { matchFavoured, matchSought } = sportSlice.actions
const oddsTypeOf = (root: SportRoot) => sportOf(root).slip.oddsType

/** Both teams, the score between them, how far the match is. */
const Score = ({ game }: { game: GameRow }) => {
  const { gameInfo: info, live, reds, serving } = game
  const isLive = live.isLive === 'Y'
  const isScored = isLive || live.gameStatus === GameStatus.ended
  const { home, away } = scoreOf(live)
  return (
    <div className={css.score}>
      <p className={css.team}>
        <span className={css.name} title={info.team_h}>
          {info.team_h}
        </span>
        <Marks isServing={isLive && serving === 'H'} reds={reds.home} />
      </p>
      <div className={css.middle}>
        {isScored && (
          <strong>
            {home} - {away}
          </strong>
        )}
        <p className={css.standing}>
          <Standing game={game} />
          <Games game={game} />
        </p>
        {!isScored && <small className={css.league}>{game.league}</small>}
      </div>
      <p className={css.team}>
        <Marks isServing={isLive && serving === 'C'} reds={reds.away} />
        <span className={css.name} title={info.team_c}>
          {info.team_c}
        </span>
      </p>
    </div>
  )
}

/** The match as it stands in the list; while another list is asked for, as it stood last. */
const useKept = (game: GameRow | undefined) => {
  const [kept, setKept] = useState(game)
  if (game && game !== kept) setKept(game)
  return game ?? kept
}

/** A match that begins while it is looked at stays in sight, in the list that has it now; one that is over as it ended. */
const useFollow = (view: BoardView, hgid: string, onOver: (game: GameRow) => void, onClose: () => void) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const filter = useSelector(part('filter'))
  useMatchLeft(view.live, view.shape, hgid, ({ gameInfo: info }) => {
    const call = sportApi.endpoints.gameMore.initiate(
      { hgid, oddsType: 'H' },
      { subscribe: false, forceRefetch: true },
    )
    void dispatch(call).then(({ data }) => {
      if (data && isOver(data.game.live)) return onOver(data.game)
      const place = data && placeOf(data.game, clock.now())
      if (place && place.market !== filter.market) return dispatch(matchSought(place))
      const match = t('versus', { home: info.team_h, away: info.team_c })
      bus.emit('toast', { kind: 'info', message: t('matchLeft', { match }) })
      return onClose()
    })
  })
}

interface Props {
  view: BoardView
  hgid: string
  /** As it ended, where it is over. */
  over: GameRow | undefined
  onOver: (game: GameRow) => void
  onHelp: () => void
  onOpenSlip: () => void
  onClose: () => void
}

/** On a phone a match that is opened has the screen: its head stays, its picture and its markets are below. */
const MatchScreen = ({ view, hgid, over: told, onOver, onHelp, onOpenSlip, onClose }: Props) => {
  const t = useSportText()
  const dispatch = useSportDispatch()
  const { live } = view
  const kept = useKept(useGame(live, hgid))
  useFollow(view, hgid, onOver, onClose)
  const isFavoured = useSelector(part('favourites')).matches.includes(hgid)
  const isAsked = useSelector(part('opened')) === hgid
  // Opened before, and over while another page had the screen.
  const { currentData: more } = useGameMoreQuery(
    { hgid, oddsType: 'H' },
    { skip: !isAsked || view.isLoading || kept !== undefined || told !== undefined },
  )
  const over = told ?? [more?.game, kept].find((one) => one && isOver(one.live))
  const game = over ?? kept
  const oddsType = useSelector(oddsTypeOf)
  const selected = useSelector((root: SportRoot) => selectedIn(sportOf(root).slip.entries, hgid))
  const { select } = useSelecting()
  // With nothing left to bet on, what is known of the match has the room, until the player says otherwise.
  const [isClosed, setClosed] = useState(false)
  const [isAll, setAll] = useState<boolean>()
  const [lensAt, setLensAt] = useState<HTMLElement | null>(null)
  const [onSelect] = useState(() => select)
  const onKeyDown = useBoardKeys(onHelp, onOpenSlip)
  // The keys go on in it; who came by its address has pressed nothing that a ring would answer.
  const screen = useRef<HTMLElement>(null)
  useEffect(() => {
    screen.current?.focus({ preventScroll: true })
  }, [])
  useEndInSight(screen, over !== undefined)
  const match = game && t('versus', { home: game.gameInfo.team_h, away: game.gameInfo.team_c })
  const missing = () => {
    if (view.error) return <ListFailed error={view.error} isBusy={view.isRefreshing} onRetry={view.refresh} />
    return isAsked && !view.isLoading ? (
      <EmptyState title={t('matchGone')} action={<Button onClick={onClose}>{t('otherMatches')}</Button>} />
    ) : (
      <SkeletonRows rows={6} height={96} />
    )
  }
  return (
    <article ref={screen} className={css.screen} tabIndex={-1} aria-label={match} onKeyDown={onKeyDown}>
      <VisuallyHidden component="h3">{match}</VisuallyHidden>
      <header className={css.head}>
        <ActionIcon size={40} variant="transparent" aria-label={t('backToList')} onClick={onClose}>
          <Icon name="chevronLeft" size={20} />
        </ActionIcon>
        {game && <Score game={game} />}
        {game && (
          <ActionIcon size={36} variant="transparent" aria-label={t('mySlip')} onClick={onOpenSlip}>
            <Icon name="ticket" size={18} />
          </ActionIcon>
        )}
        {game && (
          <ActionIcon
            className={css.star}
            size={40}
            variant="transparent"
            aria-pressed={isFavoured}
            aria-label={t('favourMatch', { match: match ?? '' })}
            onClick={() => dispatch(matchFavoured(hgid))}
          >
            <Icon name="star" size={18} tint={isFavoured ? 'full' : 'none'} />
          </ActionIcon>
        )}
      </header>
      <Locked {...view} />
      {game ? (
        <>
          {over && <MatchOver game={over} isBare onClose={onClose} />}
          <Tracker game={game} lensRef={setLensAt} isAll={isAll ?? (isClosed && !over)} onAll={setAll} />
          {!over && (
            <MatchMarkets
              lensAt={lensAt}
              closed={<AllClosed hgid={hgid} onBack={onClose} onBets={onOpenSlip} onClosed={setClosed} />}
              live={live}
              game={game}
              oddsType={oddsType}
              selected={selected}
              isLocked={isLockedIn(view)}
              onSelect={onSelect}
            />
          )}
        </>
      ) : (
        missing()
      )}
      {over && <Others game={over} />}
      <MatchBets hgid={hgid} onOpen={onOpenSlip} />
    </article>
  )
}

export default MatchScreen
