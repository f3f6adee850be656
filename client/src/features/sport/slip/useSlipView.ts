import { copyWithStructuralSharing } from '@reduxjs/toolkit/query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { isPending } from '@app/contract/sport/slip/entry'
import { api } from '../../../api/api.ts'
import { isTrouble, refusalOf } from '../../../api/failure.ts'
import { knownOf, shutIn } from './known.rules.ts'
import { refOf } from './slip.rules.ts'
import { CHANNEL_CODE, useChannelBalanceQuery, useOrderViewQuery } from '../sport.api.ts'
import { part, sportSlice, useSportDispatch } from '../sport.slice.ts'

const { told } = sportSlice.actions

/** U-SPORT-10: the slip's own prices are asked for as often as the in-play board. */
const ORDER_VIEW_MS = 5_000

/** What the server says of the slip's entries: prices and lines go into the slip, limits and balance are handed out. */
export const useSlipView = (everyMs = ORDER_VIEW_MS) => {
  const slip = useSelector(part('slip'))
  const ends = useSelector(part('ends'))
  const winners = useSelector(part('winners'))
  // A click shows the selection first and asks the server after that.
  const asked = useDeferredValue(slip)
  const dispatch = useSportDispatch()
  const open = asked.entries.filter((entry) => !isPending(entry))
  const {
    data: last,
    currentData: view,
    error,
  } = useOrderViewQuery(
    { entries: open.map(refOf), mode: asked.mode, oddsType: asked.oddsType },
    { skip: open.length === 0, pollingInterval: everyMs, skipPollingIfUnfocused: true },
  )
  const [kept, setKept] = useState<ReturnType<typeof knownOf>>()
  // What is said of an entry once more, with others beside it, is the same: it isn't drawn again.
  const isShut = (gameId: string) =>
    winners[gameId] !== undefined ||
    asked.entries.some(
      ({ oddInfo, gameInfo }) => oddInfo.gameId === gameId && ends[gameInfo.hgid] !== undefined,
    )
  const known = last && copyWithStructuralSharing(kept, knownOf(kept, shutIn(last, isShut)))
  if (known !== kept) setKept(known)
  // What all of it waits on stays known.
  const ofAll = open.length === 0 || view ? known : undefined
  const { data: purse } = useChannelBalanceQuery({ channelCode: CHANNEL_CODE })
  useEffect(() => {
    // Each answer has a time of its own, so it is told although it says the same: a list may have said otherwise meanwhile.
    if (view) dispatch(told({ at: view.serverTime, views: view.entries }))
  }, [view, dispatch])
  const isPurseOld = view !== undefined && purse !== undefined && view.balance !== purse.available
  const balance = view?.balance
  useEffect(() => {
    // The same money was moved elsewhere: the page's head shows it, too.
    if (isPurseOld && balance) dispatch(api.util.invalidateTags(['Balance', 'VenueBalance']))
  }, [isPurseOld, balance, dispatch])
  return {
    /** Of the entries that stay it holds while the server is asked about one more. */
    viewOf: (gameId: string, wtype: string, w: string, rtype: string) =>
      known?.entries.find(
        (one) => one.gameId === gameId && one.wtype === wtype && one.w === w && one.rtype === rtype,
      ),
    series: view && known?.series,
    systems: ofAll?.systems ?? [],
    /** Nobody answers, or nobody is there to: what the slip shows may be old. */
    isCut: open.length > 0 && (isTrouble(error) || refusalOf(error) === 'SYSTEM_UNDER_MAINTENANCE'),
    /** Unknown until somebody has said it. */
    balance: view?.balance ?? purse?.available,
  }
}
