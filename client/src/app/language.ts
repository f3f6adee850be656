import { api } from '../api/api.ts'
import { setLocale, storedLocale, texts } from '../i18n/locale.ts'
import { stored, watchStorage } from '../lib/device/storage.ts'
import type { AppStore } from './store.ts'

interface Query {
  initiate: (
    arg: unknown,
    options: { forceRefetch: true; subscribe: false },
  ) => Parameters<AppStore['dispatch']>[0]
}

/** What is known is asked for again; what was under way may still be in the language before. */
const askAgain = async (store: AppStore): Promise<void> => {
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  const queries = api.endpoints as Record<string, Query>
  for (const known of Object.values(store.getState().api.queries)) {
    if (known?.status !== 'fulfilled') continue
    const options = { forceRefetch: true, subscribe: false } as const
    const again = queries[known.endpointName]?.initiate(known.originalArgs, options)
    if (again) store.dispatch(again)
  }
}

/** The backend answers in the chosen language (U-NET-01): another one asks again for everything, settings included. */
export const followLanguage = (store: AppStore, reloadSettings: () => void): (() => void) => {
  let locale = stored.read('locale')
  return watchStorage(() => {
    const next = stored.read('locale')
    if (next === locale) return
    locale = next
    // Chosen in another tab.
    if (texts.get().locale !== storedLocale()) void setLocale(storedLocale())
    reloadSettings()
    void askAgain(store)
  })
}
