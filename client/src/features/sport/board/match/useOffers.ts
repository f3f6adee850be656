import { useEffect, useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import type { OddsType } from '@app/contract/sport/codes'
import { useSignal } from '../../../../lib/signal.ts'
import { useGameMoreQuery } from '../../sport.api.ts'
import { part } from '../../sport.slice.ts'
import { useTellSlip } from '../../slip/useListedPrices.ts'
import type { LiveBoard } from '../liveBoard.ts'

/** All that is offered on an opened match. Others may hear of its end before the board does: `hasEnded`, and nothing is open then. */
export const useOffers = (live: LiveBoard, hgid: string, oddsType: OddsType) => {
  const query = useGameMoreQuery({ hgid, oddsType })
  const { data, refetch } = query
  // As often as the board, and right after it: the main lines stand on both.
  const pulse = useSignal(live.pulse)
  useEffect(() => live.pulse.subscribe(() => void refetch()), [live, refetch])
  const hasEnded = useSelector(part('ends'))[hgid] !== undefined
  // Before it is painted: its row, and on a phone its head, say the same.
  useLayoutEffect(() => {
    if (data) live.see(data.game, data.serverTime)
  }, [data, live])
  const tell = useTellSlip()
  useEffect(() => {
    if (data) tell(data.serverTime, (of) => (of === hgid ? data.game.lines : undefined))
  }, [data, hgid, tell])
  return { query, data, pulse, hasEnded }
}
