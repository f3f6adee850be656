import { arriving } from '../lib/arriving.ts'
import { writeCookie } from '../lib/device/cookies.ts'
import { signal, useSignal } from '../lib/signal.ts'
import { stored } from '../lib/device/storage.ts'

const LOCALES = ['zh-CN', 'zh-TW'] as const
export type Locale = (typeof LOCALES)[number]
export type Dictionary = Readonly<Record<string, string>>

/** Slice → texts of the chosen locale; empty for zh-CN, whose texts travel with the code that shows them. */
export const texts = signal<{ locale: Locale; slices: Readonly<Record<string, Dictionary>> }>({
  locale: 'zh-CN',
  slices: {},
})

const load: Record<Exclude<Locale, 'zh-CN'>, () => Promise<{ slices: Record<string, Dictionary> }>> = {
  'zh-TW': () => import('./zhTW.ts'),
}

/** Switches when the texts are here, so that no screen is half one and half the other. */
export const setLocale = async (locale: Locale): Promise<void> => {
  const slices = locale === 'zh-CN' ? {} : (await arriving(load[locale])).slices
  document.documentElement.lang = locale
  texts.set({ locale, slices })
  stored.write('locale', locale)
  // For pages in frames, which have neither our storage's event nor our headers.
  writeCookie('locale', locale)
}

/** The stored choice; a browser's own language never decides (APP-03). */
export const storedLocale = (): Locale => (stored.read('locale') === 'zh-TW' ? 'zh-TW' : 'zh-CN')

export const useLocale = (): Locale => useSignal(texts).locale
