import { api } from '../../api/api.ts'
import { askAnew } from '../../api/mending/mending.ts'
import type { AppStore } from '../store.ts'

/** Everything that is known is asked for anew, what failed too: its reason is in the language before; so may be what was under way. */
export const askAgain = async (store: AppStore): Promise<void> => {
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  for (const known of Object.values(store.getState().api.queries))
    if (known?.endpointName !== undefined) void askAnew(store, known)
}
