import { announce } from '../../api/baseQuery.ts'
import { type Failure, reasonOf, refusalOf } from '../../api/failure.ts'
import { restApi } from '../../api/rest/ownRest.ts'
import { bus } from '../../lib/bus.ts'
import { to } from '../../paths.ts'
import { tellRest } from '../../ui/RestNote/tellRest.ts'

type Ask = ReturnType<typeof restApi.endpoints.ownRest.initiate>
export type Dispatch = (ask: Ask) => ReturnType<Ask>

/** Why a venue stays shut, and what can be done about it. */
export const refuseLaunch = async (
  { dispatch }: { dispatch: Dispatch },
  error: Failure,
  game: { enName: string; name?: string },
  enter: () => void,
): Promise<void> => {
  const refusal = refusalOf(error)
  if (refusal === 'WARNING') {
    // A break of the member's own (UN-32).
    const ask = restApi.endpoints.ownRest.initiate({}, { subscribe: false, forceRefetch: true })
    const { data } = await dispatch(ask)
    return data?.rest ? tellRest(data.rest, to('restraint')) : announce(error)
  }
  if (refusal === 'VENUE_ACTIVITY') {
    const data = (error.kind === 'refused' ? error.data : null) as {
      channelCode?: string
      name?: string
    } | null
    bus.emit('showVenueDialog', {
      channelCode: data?.channelCode ?? game.enName,
      venueName: data?.name ?? game.name ?? game.enName,
      message: reasonOf(error),
      enter,
    })
  } else announce(error)
}
