import { useEffect, useState, useSyncExternalStore } from 'react'
import { GameStatus } from '@app/contract/sport/feed'
import type { GameRow } from '@app/contract/sport/feed'
import type { Ticket } from '@app/contract/sport/ticket'
import { refusalOf } from '../../../api/failure.ts'
import { clock } from '../../../lib/clock.ts'
import { isOver } from '../board/over.rules.ts'
import { openLiveBoard } from '../board/liveBoard.ts'
import type { LiveBoard } from '../board/liveBoard.ts'
import type { Standings } from '../slip/item/Where.tsx'
import { sportApi, useGameListQuery } from '../sport.api.ts'
import { useSportDispatch } from '../sport.slice.ts'

/** Goals are told as often as tickets are. */
const EVERY_MS = 10_000
/** Whatever is in play: not as the board asks for it, which would be loaded anew with it. */
const IN_PLAY = { market: 'RB', sport: 'ALL', oddsType: 'H' } as const

/** It tells how it stands, or how it ended. */
const isPlayed = (board: LiveBoard, hgid: string) => {
  const live = board.game(hgid)?.live
  return live !== undefined && (live.isLive === 'Y' || isOver(live))
}

/** Matches that have gone from the lists of play and are over as they say themselves; each is asked for once when it has gone. */
const useEnded = (gone: string) => {
  const dispatch = useSportDispatch()
  const [ended, setEnded] = useState<Record<string, GameRow>>({})
  useEffect(() => {
    for (const hgid of gone.split(' ').filter(Boolean))
      void dispatch(
        sportApi.endpoints.gameMore.initiate(
          { hgid, oddsType: 'H' },
          { subscribe: false, forceRefetch: true },
        ),
      ).then(({ data }) => {
        if (data?.game.live.gameStatus === GameStatus.ended)
          setEnded((known) => ({ ...known, [hgid]: data.game }))
      })
  }, [gone, dispatch])
  return ended
}

/** How the matches of tickets stand, whatever the board lists: what it doesn't have is asked for, all of it together. */
export const useStandings = (board: LiveBoard, tickets: readonly Ticket[]): Standings => {
  const [others] = useState(openLiveBoard)
  const missing = (boards: readonly LiveBoard[]) => {
    const open = tickets.filter(({ state }) => state !== 'settled').flatMap(({ legs }) => legs)
    const begun = open.filter(({ result, startTime }) => !result && startTime <= clock.now())
    const ids = new Set(begun.map(({ gameInfo }) => gameInfo.hgid))
    return [...ids].filter((hgid) => !boards.some((one) => isPlayed(one, hgid))).join(' ')
  }
  const { currentData, error } = useGameListQuery(IN_PLAY, {
    skip: useSyncExternalStore(board.pulse.subscribe, () => missing([board])) === '',
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  })
  useEffect(() => others.load(currentData), [others, currentData])
  const isNone = refusalOf(error) === 'NO_DATA'
  const gone = useSyncExternalStore(others.pulse.subscribe, () =>
    isNone || others.pulse.get() ? missing([board, others]) : '',
  )
  const ended = useEnded(gone)
  return {
    pulse: {
      subscribe: (listener) => {
        const ends = [board, others].map(({ pulse }) => pulse.subscribe(listener))
        return () => ends.forEach((end) => end())
      },
    },
    game: (hgid) => (isPlayed(board, hgid) ? board : others).game(hgid) ?? ended[hgid],
  }
}
