import { test as base, expect } from '@playwright/test'

/** Not the page's doing: the browser says so whenever an answer isn't 2xx. */
const NETWORK = /Failed to load resource/

/**
 * Each test has a world of its own, chosen by the cookie, so that page, websocket and control calls are all in it.
 * A page error or a console error fails the test.
 */
export const test = base.extend<{
  world: string
  control: (method: string, path: string, body?: unknown) => Promise<unknown>
}>({
  world: [
    async ({ context, baseURL }, provide, info) => {
      const name = `e2e-${info.testId.slice(-12)}-${info.retry}`.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-')
      await context.addCookies([{ name: 'mock_world', value: name, url: baseURL ?? '' }])
      await provide(name)
    },
    { auto: true },
  ],
  control: async ({ world, playwright, baseURL }, provide) => {
    const context = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'x-mock-world': world },
    })
    await provide(async (method, path, body) => {
      const answer = await context.fetch(`/__mock/api${path}`, {
        method,
        ...(body === undefined ? {} : { data: body }),
      })
      expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true)
      return answer.json()
    })
    await context.dispose()
  },
  page: async ({ page }, provide) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !NETWORK.test(message.text())) errors.push(message.text())
    })
    await provide(page)
    expect(errors, 'errors of the page').toEqual([])
  },
})

export { expect }
