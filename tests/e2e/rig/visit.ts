import type { BrowserContext, Page } from '@playwright/test'
import popups from '@app/seeds/catalogue/popups.json' with { type: 'json' }
import { fetchInBrowser } from './inBrowser.ts'
import { shake } from './shake.ts'
import { expect, test as mockTest } from '@app/mock-server/playwright'
import type { MockClient } from '@app/mock-server'

/** The browser's own line about an answer that isn't 2xx; the answers themselves are watched below. */
const NETWORK = /Failed to load resource/
/** A call that its page no longer waits for. */
const LEFT = 'net::ERR_ABORTED'

interface Watch {
  errors: string[]
  /** Addresses whose failure the test provokes. */
  provoked: RegExp[]
}

const watch = (context: BrowserContext, { errors, provoked }: Watch): void => {
  const note = (url: string, text: string) => {
    if (!provoked.some((pattern) => pattern.test(url))) errors.push(`${text} ${url}`)
  }
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (message) => {
    if (message.type() === 'error' && !NETWORK.test(message.text())) note(message.text(), 'console:')
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== LEFT) note(request.url(), reason)
  })
  context.on('response', (answer) => {
    if (answer.status() >= 400) note(answer.url(), String(answer.status()))
  })
}

/** Until when the greeting of visitors is put aside. */
const GREETING = 'dismissedAd'

export type Control = MockClient['control']

interface Fixtures {
  /** The site is the static demo: there is no server but the one in the browser. */
  isDemo: boolean
  control: Control
  /** Failed answers of these addresses are part of the test. */
  provoke: (...urls: RegExp[]) => void
  watched: Watch
  /** Opens a page of the site as a member of the cast. */
  enterAs: (name: string, path?: string) => Promise<void>
}

/**
 * The mock's own fixture: each test has a world of its own.
 * A page error, a console error, a failed request or an answer from 400 on fails the test, in whichever tab.
 */
export const test = mockTest.extend<Fixtures>({
  isDemo: [false, { option: true }],
  carry: async ({ isDemo, context, baseURL }, provide) => {
    await provide(isDemo ? await fetchInBrowser(context, baseURL ?? '') : undefined)
  },
  // The worker of the demo is there before the first page, as for anyone who has been there before.
  page: async ({ page, carry: _ }, provide) => {
    await shake(page.context())
    await putNoticeAside(page)
    await page.addInitScript((key) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, '9e15')
    }, GREETING)
    await provide(page)
  },
  control: async ({ mock }, provide) => {
    await provide(mock.control)
  },
  watched: [
    async ({ context }, provide) => {
      const seen: Watch = { errors: [], provoked: [] }
      watch(context, seen)
      await provide(seen)
      expect(seen.errors, 'errors of the pages').toEqual([])
    },
    { auto: true },
  ],
  provoke: async ({ watched }, provide) => {
    await provide((...urls) => void watched.provoked.push(...urls))
  },
  enterAs: async ({ page, as }, provide) => {
    await provide(async (name, path) => {
      await as(name, path)
      // The sport page of a phone has a head of its own.
      const back = page.getByRole('main').getByRole('button', { name: '返回', exact: true })
      await expect(memberMenu(page).or(back).first()).toBeVisible()
    })
  },
})

/** Every day of the site has another of them. */
const NOTICES = new RegExp(popups.map(({ title }) => title).join('|'))

/** The notice that greets members at home; whoever is in a hurry puts it aside. */
export const putNoticeAside = (page: Page) => {
  const notice = page.getByRole('dialog', { name: NOTICES })
  // At once or not at all: the guided demo puts it aside as well, and a click would wait for what is gone.
  return page.addLocatorHandler(notice, () =>
    notice
      .getByRole('button', { name: '我知道了' })
      .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click())),
  )
}

export const memberMenu = (page: Page) => page.getByRole('button', { name: /会员菜单/ })

export { expect }
export type { Page }
