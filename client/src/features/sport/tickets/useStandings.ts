import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Ticket } from '@app/contract/sport/ticket'
import { clock } from '../../../lib/clock.ts'
import { openLiveBoard } from '../board/liveBoard.ts'
import type { LiveBoard } from '../board/liveBoard.ts'
import type { Standings } from '../slip/item/Where.tsx'
import { useGameListQuery } from '../sport.api.ts'

/** Goals are told as often as tickets are. */
const EVERY_MS = 10_000
/** Whatever is in play: not as the board asks for it, which would be loaded anew with it. */
const IN_PLAY = { market: 'RB', sport: 'ALL', oddsType: 'H' } as const

const isPlayed = (board: LiveBoard, hgid: string) => board.game(hgid)?.live.isLive === 'Y'

/** How the matches of tickets stand, whatever the board lists: what it doesn't have is asked for, all of it together. */
export const useStandings = (board: LiveBoard, tickets: readonly Ticket[]): Standings => {
  const [others] = useState(openLiveBoard)
  const isMissing = () =>
    tickets.some(
      ({ state, legs }) =>
        state !== 'settled' &&
        legs.some(
          ({ result, startTime, gameInfo }) =>
            !result && startTime <= clock.now() && !isPlayed(board, gameInfo.hgid),
        ),
    )
  const { currentData } = useGameListQuery(IN_PLAY, {
    skip: !useSyncExternalStore(board.pulse.subscribe, isMissing),
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  })
  useEffect(() => others.load(currentData), [others, currentData])
  return {
    pulse: {
      subscribe: (listener) => {
        const ends = [board, others].map(({ pulse }) => pulse.subscribe(listener))
        return () => ends.forEach((end) => end())
      },
    },
    game: (hgid) => (isPlayed(board, hgid) ? board : others).game(hgid),
  }
}
