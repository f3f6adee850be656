import { useEffect, useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { useHotMatchesQuery } from '../../features/lobby/lobby.api.ts'
import { ASKED } from '../../features/lobby/matches/chosen.ts'
import { SlipBar } from '../../features/sport/phone/SlipBar.tsx'
import { selectionsOf } from '../../features/sport/slip/select.ts'
import { useKeptSlip } from '../../features/sport/slip/useKeptSlip.ts'
import { useTellSlip } from '../../features/sport/slip/useListedPrices.ts'
import { part, sportSlice } from '../../features/sport/sport.slice.ts'
import { useTicketWatch } from '../../features/sport/tickets/useTicketWatch.ts'
import { inSlip } from '../../lib/inSlip.ts'
import { SLIP } from '../../lib/links/visit.ts'
import { to } from '../../paths.ts'
import { rootReducer, useAppDispatch } from '../store.ts'
import css from './SlipHost.module.css'

rootReducer.inject(sportSlice)

/** The slip's bar outside of the channel: it follows the prices of the lobby and leads to the slip. */
export const SlipHost = () => {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  // The store takes an injected slice in with the next action.
  useLayoutEffect(() => void dispatch(sportSlice.actions.repriced([])), [dispatch])
  const { entries } = useSelector(part('slip'))
  useKeptSlip()
  useTicketWatch()
  const tell = useTellSlip()
  const { data } = useHotMatchesQuery({ count: ASKED })
  useEffect(() => {
    if (data)
      tell(data.serverTime, (hgid) => data.games.find(({ gameInfo }) => gameInfo.hgid === hgid)?.lines)
  }, [data, tell])
  useEffect(() => inSlip.set(selectionsOf(entries)), [entries])
  useEffect(() => () => inSlip.set([]), [])
  return (
    entries.length > 0 && (
      <>
        <div className={css.room} />
        <SlipBar onOpen={() => void navigate(to('localSport', { enName: 'crty' }), { state: SLIP })} />
      </>
    )
  )
}
