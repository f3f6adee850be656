import { changeLanguage } from '../../api/baseQuery.ts'
import { setLocale, storedLocale, texts } from '../../i18n/locale.ts'
import { arriving } from '../../lib/arriving.ts'
import { stored, watchStorage } from '../../lib/device/storage.ts'
import type { AppStore } from '../store.ts'

/** The backend answers in the chosen language (U-NET-01): another one asks again for everything, settings included. */
export const followLanguage = (store: AppStore, reloadSettings: () => void): (() => void) => {
  let locale: string | undefined = stored.read('locale')
  const stop = watchStorage(() => {
    const next = stored.read('locale')
    if (next === locale) return
    locale = next
    changeLanguage()
    // Chosen in another tab.
    if (texts.get().locale !== storedLocale()) void setLocale(storedLocale())
    reloadSettings()
    void arriving(() => import('./askAgain.ts')).then(({ askAgain }) => askAgain(store))
  })
  return () => {
    stop()
    locale = undefined
  }
}
