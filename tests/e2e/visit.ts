import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'

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
export const GREETING = 'dismissedAd'

export type Control = <T = unknown>(method: string, path: string, body?: unknown) => Promise<T>

interface Fixtures {
  world: string
  control: Control
  /** Failed answers of these addresses are part of the test. */
  provoke: (...urls: RegExp[]) => void
  watched: Watch
  /** Opens a page of the site as a member of the cast. */
  enterAs: (name: string, path?: string) => Promise<void>
}

/**
 * Each test has a world of its own, chosen by the cookie, so that page, websocket and control calls are all in it.
 * A page error, a console error, a failed request or an answer from 400 on fails the test, in whichever tab.
 */
export const test = base.extend<Fixtures>({
  world: [
    async ({ context, baseURL }, provide, info) => {
      const name = `e2e-${info.testId.slice(-12)}-${info.retry}`.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-')
      await context.addCookies([{ name: 'mock_world', value: name, url: baseURL ?? '' }])
      await provide(name)
    },
    { auto: true },
  ],
  page: async ({ page }, provide) => {
    await putNoticeAside(page)
    await page.addInitScript((key) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, '9e15')
    }, GREETING)
    await provide(page)
  },
  control: async ({ world, playwright, baseURL }, provide) => {
    const context = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'x-mock-world': world },
    })
    await provide(async <T>(method: string, path: string, body?: unknown) => {
      const answer = await context.fetch(`/__mock/api${path}`, {
        method,
        ...(body === undefined ? {} : { data: body }),
      })
      expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true)
      return (await answer.json()) as T
    })
    await context.dispose()
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
  enterAs: async ({ page }, provide) => {
    await provide(async (name, path = '/') => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}__as=${name}`)
      await expect(memberMenu(page)).toBeVisible()
    })
  },
})

/** The notice that greets members at home; whoever is in a hurry puts it aside. */
export const putNoticeAside = (page: Page) => {
  const notice = page.getByRole('dialog', { name: '资金安全提醒' })
  return page.addLocatorHandler(notice, () => notice.getByRole('button', { name: '我知道了' }).click())
}

export const memberMenu = (page: Page) => page.getByRole('button', { name: /会员菜单/ })

export { expect, type Page }
