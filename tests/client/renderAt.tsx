import { notifications } from '@mantine/notifications'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, vi } from 'vitest'
import { TESTER_HEADER } from '@app/contract/kit/headers'
import { session } from '../../client/src/api/session.ts'
import { site as settings } from '../../client/src/api/siteConfig.ts'
import { transport } from '../../client/src/api/send/transport.ts'
import { App } from '../../client/src/app/App.tsx'
import * as globals from '../../client/src/app/globals/state.ts'
import { Providers } from '../../client/src/app/Providers.tsx'
import { createStore } from '../../client/src/app/store.ts'
import { clock } from '../../client/src/lib/clock.ts'
import { stored } from '../../client/src/lib/device/storage.ts'
import { multipart } from './multipart.ts'
import { late } from './page/shake.ts'
import { app, EVENING, testSite, type TestSite } from '../server/harness.ts'

// Lazy screens compile on the way, slowly where other work runs beside; the dialogs are compiled beforehand.
await Promise.all([
  import('../../client/src/app/globals/AuthHost.tsx'),
  import('../../client/src/app/globals/CodeHost.tsx'),
  import('../../client/src/features/auth/parts/Captcha.tsx'),
  import('../../client/src/app/globals/dialogs/LoginTipsDialog.tsx'),
  import('../../client/src/app/globals/dialogs/MessageDialog.tsx'),
  import('../../client/src/app/globals/dialogs/VenueDialog.tsx'),
])

// The device of the tests lives in the site's evening: calls are dated with its own time.
const deviceNow = Date.now.bind(Date)
let begunMs = deviceNow()
vi.spyOn(Date, 'now').mockImplementation(() => EVENING + deviceNow() - begunMs)

/** A connection that never opens: screens are tested without the chat. */
class ClosedSocket {
  onopen = null
  onmessage = null
  onclose = null
  onerror = null
  send() {}
  close() {}
}
vi.stubGlobal('WebSocket', ClosedSocket)

interface Answered {
  status_code: number
  message: string
  data: never
}

export interface Visit {
  site: TestSite
  user: ReturnType<typeof userEvent.setup>
  /** Paths of the calls so far, in order. */
  calls: string[]
  /** What the server last answered on a path. */
  answered: (path: string) => Answered
  /** All it answered there: of two calls of one path either may come last. */
  everyAnswer: (path: string) => Answered[]
}

const fresh = settings.get()
const complaints: unknown[][] = []
vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))

afterEach(() => {
  act(() => {
    notifications.cleanQueue()
    notifications.clean()
  })
  globals.auth.set(null)
  globals.isPasswordChanged.set(false)
  globals.dialogs.set([])
  globals.loading.set(null)
  globals.venueEntry.set(null)
  globals.isAskedToLogin.set(false)
  globals.bottomNotice.set(null)
  settings.set(fresh)
  // What the console hears is a failure of the test that made it.
  const heard = complaints.splice(0)
  if (heard.length > 0) throw new Error(heard.map((words) => words.join(' ')).join('\n'))
})

/** Whoever gives up hears nothing more. */
const givenUp = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))

/** The whole client at an address, against the mock application in process and in a world of its own; the greeting of visitors is put aside. */
export const renderAt = async (
  /** What is only known in the new world is asked for when that is there. */
  path: string | (() => string),
  {
    as: member,
    before,
    greeted = false,
  }: { as?: string; before?: (site: TestSite) => Promise<unknown>; greeted?: boolean } = {},
): Promise<Visit> => {
  // Anew in each test: the machine's clock stands still, and after five minutes its calls would be refused as too old.
  begunMs = deviceNow()
  const site = testSite()
  await before?.(site)
  if (member) session.begin({ token: await site.as(member), userId: member })
  clock.follow(EVENING)
  const calls: string[] = []
  const answers = new Map<string, string[]>()
  transport.fetch = async (url, { signal, ...init }) => {
    const answer = late(
      app.hono.request(`http://127.0.0.1${url}`, {
        ...init,
        headers: { ...init.headers, host: '127.0.0.1', [TESTER_HEADER.world]: site.name },
      }),
    )
    const { pathname } = new URL(url, 'http://127.0.0.1')
    const response = await Promise.race([answer, givenUp(signal)]).finally(() => calls.push(pathname))
    const text = await response.text()
    answers.set(pathname, [...(answers.get(pathname) ?? []), text])
    // As every HTTP server does; in process nobody adds it.
    const headers = { date: new Date(Date.now()).toUTCString() }
    return new Response(text, { status: response.status, headers })
  }
  transport.upload = async (url, init, onProgress) => {
    const { body, headers } = await multipart(init.body as FormData)
    onProgress(1)
    return transport.fetch(url, { ...init, body: body ?? null, headers: { ...init.headers, ...headers } })
  }
  if (!greeted) stored.write('dismissedAd', '9e15')
  window.history.replaceState(null, '', typeof path === 'string' ? path : path())
  const store = createStore()
  render(
    <Providers store={store} env="test">
      <App store={store} />
    </Providers>,
  )
  await screen.findByRole('main', undefined, { timeout: 40_000 })
  return {
    site,
    user: userEvent.setup(),
    calls,
    answered: (wanted) => JSON.parse(answers.get(wanted)?.at(-1) ?? '{}') as Answered,
    everyAnswer: (wanted) => (answers.get(wanted) ?? []).map((text) => JSON.parse(text) as Answered),
  }
}
