import type {
  Expect,
  TestType,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from '@playwright/test'
import { type MockClient, createMockClient } from './client.ts'

export interface MockFixtures {
  /** Carries the control calls where no server listens; undefined: the platform's fetch. */
  carry: typeof globalThis.fetch | undefined
  /** The name of this test's own world; the browser is in it by its cookie. */
  world: string
  /** Every call of the control API, about this world. */
  mock: MockClient
  /** Opens a page of the site, signed in as a member of the cast. */
  as(member: string, path?: string): Promise<void>
  /** Opens the site at the beginning of a scene, in this world. */
  scene(name: string): Promise<void>
  /** Answers a call ('login', 'auth.login' or a path) with a status code, each time unless `times` says how often. */
  force: MockClient['force']
  outbox: {
    /** Waits for a code to be sent (to this number or address) and returns the latest. */
    code(to?: string): Promise<string>
    list: MockClient['outbox']['list']
  }
}

const nameOf = (id: string, retry: number) =>
  `e2e-${id.slice(-12)}-${retry}`.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-')
const withQuery = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`

type Own = PlaywrightTestArgs & PlaywrightTestOptions
type Ours = PlaywrightWorkerArgs & PlaywrightWorkerOptions

/**
 * Playwright's test with a world for each test: page, websocket and control calls are all in it. Both come from the project
 * that runs the tests: a second Playwright in one process is refused.
 */
export const withMock = (base: TestType<Own, Ours>, expect: Expect) =>
  base.extend<MockFixtures>({
    world: [
      async ({ context, baseURL }, provide, info) => {
        const name = nameOf(info.testId, info.retry)
        await context.addCookies([{ name: 'mock_world', value: name, url: baseURL ?? '' }])
        await provide(name)
      },
      { auto: true },
    ],
    // oxlint-disable-next-line no-empty-pattern
    carry: async ({}, provide) => {
      await provide(undefined)
    },
    mock: async ({ world, baseURL, carry }, provide) => {
      const token = process.env['MOCK_TOKEN']
      await provide(
        createMockClient(baseURL ?? '', {
          world,
          ...(token ? { token } : {}),
          ...(carry ? { fetch: carry } : {}),
        }),
      )
    },
    as: async ({ page }, provide) => {
      await provide(async (member, path = '/') => {
        await page.goto(withQuery(path, `__as=${member}`))
      })
    },
    scene: async ({ page, world }, provide) => {
      await provide(async (name) => {
        await page.goto(`/?__scene=${name}&__world=${world}`)
      })
    },
    force: async ({ mock }, provide) => {
      await provide(mock.force)
    },
    outbox: async ({ mock }, provide) => {
      await provide({
        list: (to) => mock.outbox.list(to),
        code: async (to) => {
          await expect.poll(() => mock.outbox.code(to), { message: 'a code was sent' }).toBeDefined()
          return (await mock.outbox.code(to)) ?? ''
        },
      })
    },
  })
