import { askAnew } from '../../api/mending/mending.ts'
import type { AppStore } from '../store.ts'

/** Everything that is known is asked for anew, what failed too: its reason is in the language before. What is under way asks again itself. */
export const askAgain = (store: AppStore): void => {
  for (const known of Object.values(store.getState().api.queries))
    if (known?.endpointName !== undefined && known.status !== 'pending') void askAnew(store, known)
}
