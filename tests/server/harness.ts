import { expect } from 'vitest'
import { control as controlCalls } from '@app/contract/control/control'
import type { ControlCall } from '@app/contract/kit/controlCall'
import type { Envelope } from '@app/contract/kit/envelope'
import { HEADER, TESTER_HEADER } from '@app/contract/kit/headers'
import { STATUS } from '@app/contract/kit/status'
import { type AppOptions, createApp } from '../../mock-server/src/app.ts'
import { steered } from '../verify/adapters/mock.ts'
import type { Answered, CallOptions, Site } from '../verify/backend.ts'
import { type Called, openCaller } from '../verify/caller.ts'
import { goldens } from './rig/goldens.ts'
import { noteExample } from './rig/examples.ts'
import { nodeTransport } from '../../mock-server/src/host/transport.ts'
import { openStorage } from '../../mock-server/src/host/storage.ts'
import type { World } from '../../mock-server/src/world/world.ts'

/** 20:00 of a Saturday evening on the site: matches in play, every venue open. */
export const EVENING = Date.UTC(2026, 10, 21, 12)

let machine = EVENING
let worlds = 0

const complaints: string[] = []

const declared: ControlCall[] = Object.values(controlCalls).flatMap((group) => Object.values(group))
/** What a control call answers is what its declaration says, no fact more. */
const asDeclared = (method: string, path: string, body: unknown): void => {
  const { pathname } = new URL(path, 'http://own.invalid')
  const call = declared.find(
    (each) =>
      each.method === method && new RegExp(`^${each.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(pathname),
  )
  if (!call) throw new Error(`${method} ${path} is not declared`)
  call.answer?.parse(body)
}

/** The one page of another address that may call. */
export const FRIEND = 'https://play.example'

/** An app of its own, for whoever adds to its routes. The machine's clock stands still. */
export const openApp = (own: Partial<AppOptions> = {}) =>
  createApp({
    version: 'test',
    seed: 1,
    time: () => machine,
    storage: { ...openStorage({ dataDir: undefined, build: undefined }), ...goldens },
    migrationsFolder: `${import.meta.dirname}/../../mock-server/src/db/migrations`,
    schema: 'test',
    guard: { host: '127.0.0.1', token: undefined },
    transport: {
      ip: () => '203.0.113.7',
      header: (c, name) => c.req.header(name),
      packing: nodeTransport.packing,
      cut: () => new Response(null, { status: 499, headers: { 'x-mock-dropped': '1' } }),
    },
    corsOrigins: [FRIEND],
    strict: true,
    log: (text) => complaints.push(text),
    ...own,
  })
/** One app for a test file's process. */
export const app = openApp()

/** Codes whose words keep the reason to themselves. */
const isHiding = ({ status_code }: Envelope): boolean =>
  status_code === STATUS.ACCESS_DENIED.code || status_code === STATUS.ILLEGAL_PARAMETER.code

export type { Answered, CallOptions }

export interface TestSite extends Omit<Site, 'as'> {
  name: string
  world: World
  control<T = unknown>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T }>
  /** A token of a seeded member, without a captcha; another one each time. */
  as(member: string): Promise<string>
}

/** A fresh world and the ways to talk to it. */
export const testSite = (noted?: (called: Called) => void): TestSite => {
  const name = `t${++worlds}`
  const control: TestSite['control'] = async (method, path, body) => {
    const response = await app.hono.request(`http://127.0.0.1/__mock/api${path}`, {
      method,
      headers: {
        host: '127.0.0.1',
        [TESTER_HEADER.world]: name,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    if (response.ok) asDeclared(method, path, answer)
    return { status: response.status, body: answer as never }
  }
  return {
    ...steered(control),
    name,
    world: app.worlds.get(name),
    call: openCaller({
      fetch: async (path, init) => app.hono.request(`http://127.0.0.1${path}`, init),
      now: () => machine,
      ip: () => '203.0.113.7',
      headers: {
        host: '127.0.0.1',
        [HEADER.uuid]: 'test-device',
        [HEADER.finger]: 'test-finger',
        [TESTER_HEADER.world]: name,
      },
      sealed: false,
      noted: (called) => {
        const { endpoint, body, answer } = called
        if (answer.status_code === STATUS.SUCCESS.code) noteExample(endpoint, body, answer.data)
        if (isHiding(answer))
          expect(answer.reason, `why ${endpoint.path} was refused`).toMatch(/^[a-zA-Z][ -~]{5,}$/)
        // No such call, or nothing of that id.
        else if (answer.status_code !== STATUS.NOT_FOUND.code) expect(answer.reason).toBeUndefined()
        noted?.(called)
      },
    }),
    control,
    as: async (member) =>
      (await control<{ token: string }>('POST', `/members/${member}/session`, {})).body.token,
    advance: async (seconds) => {
      machine += seconds * 1_000
      await control('GET', '/clock')
    },
  }
}

/** The state in which a test file finds the app: no world, and the machine's clock at its evening. */
export const beginAfresh = (): void => {
  app.worlds.closeAll()
  machine = EVENING
  complaints.length = 0
}

/** What went wrong inside the app since the last look; a test that expects none asserts it is empty. */
export const takeComplaints = (): string[] => complaints.splice(0)

export const expectStatus = (answer: Envelope, name: keyof typeof STATUS): void =>
  expect({ code: answer.status_code, message: answer.message }).toMatchObject({ code: STATUS[name].code })
