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
  given: {
    /** Makes a member with chosen facts and a past of its own; sign in by `as(member.name)`. */
    member: MockClient['members']['create']
  }
  captcha: {
    /** Waits for a captcha to be open: the text of a picture, the x of a slider. */
    answer<T = string | number>(): Promise<T>
  }
  /** Another name for the site's messages, by what arrives on a phone. */
  sms: Pick<MockFixtures['outbox'], 'code'>
  time: {
    /** Plays the site for so many seconds, at once. */
    skip(seconds: number): Promise<unknown>
  }
  /** After a failure the report has the world's capsule, journal and ledger; then the world is dropped. */
  evidence: void
  outbox: {
    /** Waits for a code to be sent (to this number or address) and returns the latest. */
    code(to?: string): Promise<string>
    list: MockClient['outbox']['list']
  }
}

/** Of this worker of this run: a second run against the same server meets no world of the first. */
const RUN = globalThis.crypto.randomUUID().slice(0, 8)
const nameOf = (id: string, retry: number, repeat: number) =>
  `e2e-${RUN}-${id.slice(-12)}-${repeat}-${retry}`.toLowerCase().replaceAll(/[^a-z0-9-]/g, '-')
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
        const name = nameOf(info.testId, info.retry, info.repeatEachIndex)
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
    evidence: [
      async ({ mock, context, carry }, provide, info) => {
        await provide()
        // An open page would begin the world anew; where the server is one of these pages, it ends with them.
        if (!carry) for (const page of context.pages()) await page.goto('about:blank').catch(() => undefined)
        if (info.status !== info.expectedStatus)
          for (const [name, told] of [
            ['capsule', mock.capsule.download],
            ['journal', async () => JSON.stringify(await mock.journal.list(), null, 2)],
            ['ledger', async () => JSON.stringify(await mock.books.movements(), null, 2)],
          ] as const)
            await info.attach(`${name}.json`, { body: await told(), contentType: 'application/json' })
        if (!carry) await mock.worlds.drop(mock.world).catch(() => undefined)
      },
      { auto: true },
    ],
    given: async ({ mock }, provide) => {
      await provide({ member: mock.members.create })
    },
    captcha: async ({ mock }, provide) => {
      await provide({
        answer: async <T = string | number>() => {
          await expect.poll(() => mock.captcha.answer(), { message: 'a captcha is open' }).toBeDefined()
          return mock.captcha.answer<T>()
        },
      })
    },
    sms: async ({ outbox }, provide) => {
      await provide({ code: outbox.code })
    },
    time: async ({ mock }, provide) => {
      await provide({ skip: mock.clock.advance })
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
