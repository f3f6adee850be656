import { signal, useSignal } from '../../lib/signal.ts'

/** What Chromium hands over when a page may be installed; not in TypeScript's DOM. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

const offered = signal<InstallPrompt | undefined>(undefined)

globalThis.window?.addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offered.set(event as InstallPrompt)
})
globalThis.window?.addEventListener('appinstalled', () => offered.set(undefined))

/** Asks the browser to install the site as an app; undefined where the browser doesn't offer it. */
export const useInstall = (): (() => void) | undefined => {
  const prompt = useSignal(offered)
  if (!prompt) return undefined
  return () => {
    offered.set(undefined)
    void prompt.prompt()
  }
}

export type Platform = 'ios' | 'android' | 'desktop'

export const platformOf = (agent: string): Platform =>
  /iPhone|iPad|iPod/.test(agent) ? 'ios' : /Android/.test(agent) ? 'android' : 'desktop'
