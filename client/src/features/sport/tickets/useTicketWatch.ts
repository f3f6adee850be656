import { useEffect, useMemo } from 'react'
import { useSelector, useStore } from 'react-redux'
import { isPending } from '@app/contract/sport/slip/entry'
import type { Ticket } from '@app/contract/sport/ticket'
import { api } from '../../../api/api.ts'
import { useTicketStatesQuery } from '../sport.api.ts'
import { keysOf, part, sportOf, sportSlice, useSportDispatch } from '../sport.slice.ts'
import type { SportRoot } from '../sport.slice.ts'

const { ticketAccepted, ticketRefused } = sportSlice.actions

/** How often a ticket in its delay is asked for. */
const WATCH_MS = 1_000

/** Follows the tickets placed from the slip until each is accepted or refused, and tells the slip. */
export const useTicketWatch = (): Ticket[] => {
  const placed = useSelector(part('placed'))
  const isWaiting = useSelector((root: SportRoot) => sportOf(root).slip.entries.some(isPending))
  const store = useStore<SportRoot>()
  const dispatch = useSportDispatch()
  const { data } = useTicketStatesQuery(
    { ticketIds: placed.slice(0, MOST_WATCHED) },
    { skip: placed.length === 0, pollingInterval: isWaiting ? WATCH_MS : 0, skipPollingIfUnfocused: false },
  )
  useEffect(() => {
    let isDecided = false
    for (const { ticket_id, state, reason, refusedBy, risk } of data?.tickets ?? []) {
      const keys = keysOf(sportOf(store.getState()).slip, ticket_id)
      if (keys.length === 0 || state === 'delay') continue
      isDecided = true
      dispatch(
        state === 'refused'
          ? ticketRefused({ keys, ticket_id, reason: reason ?? 'dangerousBall', by: refusedBy, refund: risk })
          : ticketAccepted({ keys, ticket_id }),
      )
    }
    if (isDecided) dispatch(api.util.invalidateTags(['Balance', 'VenueBalance', 'Ticket']))
    // A slip that begins to wait asks what is known already.
  }, [data, isWaiting, store, dispatch])
  return useMemo(
    () => (placed.length ? (data?.tickets.filter(({ ticket_id }) => placed.includes(ticket_id)) ?? []) : []),
    [data, placed],
  )
}

/** get_ticket takes so many ids at once. */
const MOST_WATCHED = 50
