import { site } from '../api/siteConfig.ts'
import { signal, useSignal } from '../lib/signal.ts'
import { stored } from '../lib/device/storage.ts'

const EDITIONS = ['classic', 'professional'] as const
export type Edition = (typeof EDITIONS)[number]

const shown = signal<Edition>('classic')

/** The stored edition; anything unknown, and everything while editions are disabled, is classic (ED-01, ED-03). */
const chosenEdition = (): Edition =>
  site.get().settings.editionDisabled !== '1' && stored.read('edition') === 'professional'
    ? 'professional'
    : 'classic'

/** Guard 6 and start-up: shows what is chosen. */
export const switchTheme = (): void => shown.set(chosenEdition())

export const chooseEdition = (edition: Edition): void => {
  stored.write('edition', edition)
  switchTheme()
}

export const useEdition = (): Edition => useSignal(shown)
