import { api } from '../api/api.ts'
import { stored, watchStorage } from '../lib/storage.ts'
import type { AppStore } from './store.ts'

interface Query {
  initiate: (
    arg: unknown,
    options: { forceRefetch: true; subscribe: false },
  ) => Parameters<AppStore['dispatch']>[0]
}

/** The backend answers in the chosen language (U-NET-01): another one asks again for what is known, settings included. */
export const followLanguage = (store: AppStore, reloadSettings: () => void): (() => void) => {
  let locale = stored.read('locale')
  return watchStorage(() => {
    const next = stored.read('locale')
    if (next === locale) return
    locale = next
    reloadSettings()
    const queries = api.endpoints as Record<string, Query>
    for (const known of Object.values(store.getState().api.queries)) {
      if (known?.status !== 'fulfilled') continue
      const again = queries[known.endpointName]?.initiate(known.originalArgs, {
        forceRefetch: true,
        subscribe: false,
      })
      if (again) store.dispatch(again)
    }
  })
}
