import { breath } from './app/start/breath.ts'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { speakWith } from './api/failure.ts'
import { App } from './app/App.tsx'
import { switchTheme } from './app/edition.ts'
import { Providers } from './app/Providers.tsx'
import { noteArrival } from './app/start/arrival.ts'
import { scaleRootFont } from './app/start/rootFont.ts'
import { silenceConsole } from './app/start/silence.ts'
import { createStore } from './app/store.ts'
import { wordsFor } from './i18n/errors.ts'
import { setLocale, storedLocale, texts } from './i18n/locale.ts'
import { missing, watchStyles } from './lib/arriving.ts'
import { fingerprint } from './lib/device/fingerprint/fingerprint.ts'
import { watchNetwork } from './lib/device/online.ts'
import { markTyping } from './lib/mark.ts'

silenceConsole()
scaleRootFont()
watchStyles()
watchNetwork()
markTyping()
noteArrival(location)
speakWith(wordsFor, () => texts.get().locale)
switchTheme()
history.scrollRestoration = 'manual'

const start = async () => {
  if (storedLocale() === 'zh-CN') await breath()
  // Where its texts can't be fetched, the page doesn't wait for them.
  else await Promise.race([setLocale(storedLocale()), new Promise<void>(missing.subscribe)])
  // The first call waits for it. Not while the module is read: who begins a worker there has all of it read once more.
  void fingerprint()
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await breath()
  const store = createStore()
  // As a transition React renders in small steps, between which the page answers.
  startTransition(() =>
    createRoot(root).render(
      <Providers store={store}>
        <App store={store} />
      </Providers>,
    ),
  )
}

void start()
