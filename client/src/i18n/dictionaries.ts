import { signal } from '../lib/signal.ts'
import { stored } from '../lib/storage.ts'
import { type Dictionary, eager, isLazy, lazy, type SliceName } from './slices.ts'

export const LOCALES = ['zh-CN', 'zh-TW'] as const
export type Locale = (typeof LOCALES)[number]

export const locale = signal<Locale>('zh-CN')

const zhTW = import.meta.glob<Dictionary>('./zh-TW/*.json', { import: 'default' })
const ready = new Map<string, Dictionary>(Object.entries(eager).map(([slice, texts]) => [`zh-CN/${slice}`, texts]))
const coming = new Map<string, Promise<Dictionary>>()

const fetchZhCN = async (slice: SliceName): Promise<Dictionary> =>
  isLazy(slice) ? (await lazy[slice]()).default : eager[slice]

/** A slice without its own file in a locale shows the zh-CN text. */
const fetchSlice = async (wanted: Locale, slice: SliceName): Promise<Dictionary> => {
  const own = wanted === 'zh-TW' ? zhTW[`./zh-TW/${slice}.json`] : undefined
  return own ? { ...(await fetchZhCN(slice)), ...(await own()) } : fetchZhCN(slice)
}

export const dictionary = (wanted: Locale, slice: SliceName): Dictionary | undefined => ready.get(`${wanted}/${slice}`)

/** Loads a slice once; the same promise for everyone who waits. */
export const loadSlice = (slice: SliceName, wanted: Locale = locale.get()): Promise<Dictionary> => {
  const name = `${wanted}/${slice}`
  const known = coming.get(name)
  if (known) return known
  const loading: Promise<Dictionary> = fetchSlice(wanted, slice).then(
    (texts) => {
      ready.set(name, texts)
      // React reads these marks: what is here is shown at once, without a fallback in between.
      Object.assign(loading, { status: 'fulfilled', value: texts })
      return texts
    },
    (error: unknown) => {
      coming.delete(name)
      throw error
    },
  )
  coming.set(name, loading)
  return loading
}

/** Switches when every text on the screen is here, so that no screen is half one and half the other. */
export const setLocale = async (wanted: Locale): Promise<void> => {
  const shown = new Set([...ready.keys()].map((name) => name.slice(name.indexOf('/') + 1) as SliceName))
  await Promise.all([...shown].map((slice) => loadSlice(slice, wanted)))
  stored.write('locale', wanted)
  document.documentElement.lang = wanted
  locale.set(wanted)
}

/** The stored choice; the browser's own language never decides (APP-03). */
export const storedLocale = (): Locale => (stored.read('locale') === 'zh-TW' ? 'zh-TW' : 'zh-CN')
