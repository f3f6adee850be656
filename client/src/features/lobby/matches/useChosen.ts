import { useDeferredValue } from 'react'
import { useIsPriceHeldBack } from '../../../lib/device/resting.ts'
import { useHotMatchesQuery } from '../lobby.api.ts'
import { ASKED, chosenFrom } from './chosen.ts'

/** As the in-play board (U-SPORT-10): five seconds, at rest on a hidden tab. */
const REFRESH_MS = 5000

/** The matches of the lobby, football first. */
export const useChosen = () => {
  const query = useHotMatchesQuery(
    { count: ASKED },
    { pollingInterval: REFRESH_MS, skipPollingIfUnfocused: true },
  )
  // Drawn in small steps, between which the page answers.
  const data = useDeferredValue(query.data)
  const isHeldBack = useIsPriceHeldBack()
  return { query, games: isHeldBack ? undefined : data && chosenFrom(data.games) }
}
